import { createReadStream, type Dirent } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareTexts } from '@haggle/engine';
import { HEAD } from './kind.ts';
import { done, fail, type Read } from './read.ts';

const SCENARIO_FILE = /[.](ya?ml|json)$/;

/** As large as a scenario, or a position, may be: as much as `readDocument` of the engine takes. */
const DOCUMENT = 1_048_576;

/** A file's text (UTF-8), or why it cannot be read. Files over `limit` bytes are not read, and those with nothing in them are none. */
export async function readText(file: string, limit = DOCUMENT): Promise<Read<string>> {
  const read = await readBytes(file, limit);
  if (!read.ok) return read;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(read.value);
    return text.trim() === '' ? fail('the file is empty') : done(text);
  } catch (error) {
    return fail(whyUnreadable(error));
  }
}

/** Instead of a file's name: what is piped in, or out. */
export const PIPED = '-';

/**
 * What is in a file, or on standard input (`-`), or why it cannot be read. Of a pipe or a device nobody can tell beforehand how much it is,
 * so it is read no further than `limit` bytes.
 */
export async function readBytes(file: string, limit: number): Promise<Read<Buffer>> {
  const tooLarge = fail(`the file is larger than ${tellSize(limit)}`);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (file !== PIPED && (await stat(file)).size > limit) return tooLarge;
    for await (const chunk of file === PIPED ? process.stdin : createReadStream(file)) {
      size += chunk.length;
      if (size > limit) return tooLarge;
      chunks.push(chunk);
    }
    return done(Buffer.concat(chunks));
  } catch (error) {
    return fail(whyUnreadable(error));
  }
}

/** The first bytes of a file, which tell its kind, or why it cannot be read. */
export async function readHead(file: string): Promise<Read<Buffer>> {
  try {
    const opened = await open(file);
    try {
      const { bytesRead, buffer } = await opened.read(Buffer.alloc(HEAD), 0, HEAD, 0);
      return done(buffer.subarray(0, bytesRead));
    } finally {
      await opened.close();
    }
  } catch (error) {
    return fail(whyUnreadable(error));
  }
}

const MIB = 1024 * 1024;

/** So many bytes as a person says it. */
function tellSize(bytes: number): string {
  return bytes % MIB === 0 ? `${bytes / MIB} MiB` : `${bytes} bytes`;
}

/** More files than anybody has scenarios: whoever names such a folder meant another. */
const MOST_FILES = 100_000;

/** What is below a folder and nobody's own scenarios. */
const ASIDE: ReadonlySet<string> = new Set(['node_modules', '.git']);

/**
 * The scenario files below a folder, by name. Links are followed to files alone: those to folders may lead in a circle.
 * Gives no more than one above `MOST_FILES`.
 */
async function findBelow(folder: string, found: string[] = []): Promise<readonly string[]> {
  const inside = await readdir(folder, { withFileTypes: true });
  for (const one of inside.sort((a, b) => compareTexts(a.name, b.name))) {
    if (found.length > MOST_FILES) break;
    const path = join(folder, one.name);
    if (one.isDirectory()) {
      if (!ASIDE.has(one.name)) await findBelow(path, found);
    } else if (SCENARIO_FILE.test(one.name) && (one.isFile() || (await isLinkedFile(one, path)))) {
      found.push(path);
    }
  }
  return found;
}

/** Whether a link leads to a file, or nowhere: whoever reads it is told why it cannot be. */
async function isLinkedFile(one: Dirent, path: string): Promise<boolean> {
  if (!one.isSymbolicLink()) return false;
  return stat(path).then(
    (there) => there.isFile(),
    () => true,
  );
}

/**
 * The scenario files that the paths name: files as they are, be they there or not, folders with all that is
 * below them.
 */
export async function listScenarios(paths: readonly string[]): Promise<Read<readonly string[]>> {
  const files: string[] = [];
  for (const path of paths) {
    try {
      if (path === PIPED || !(await stat(path)).isDirectory()) {
        files.push(path);
        continue;
      }
      const found = await findBelow(path);
      if (found.length === 0) return fail(`${path}: no scenario files in there`);
      if (found.length > MOST_FILES) {
        return fail(`${path}: more than ${MOST_FILES} files are in there`);
      }
      for (const file of found) files.push(file);
    } catch (error) {
      if (findReason(error) === undefined) throw error;
      // Who reads it is told why it cannot be; the others are read all the same.
      files.push(path);
    }
  }
  return done(files);
}

/** What a person is told of a file that the machine does not give; other faults are thrown on. */
export function whyUnreadable(error: unknown): string {
  const reason = findReason(error);
  if (reason === undefined) throw error;
  return reason;
}

function findReason(error: unknown): string | undefined {
  if (error instanceof TypeError) return 'the file is no UTF-8 text';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'no such file';
  if (code === 'EISDIR') return 'this is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'the file may not be read';
  if (code === 'ENAMETOOLONG') return 'its name is too long';
  if (code === 'EMSGSIZE') return 'a message is too long';
  if (code === 'ELOOP') return 'its links lead in a circle';
  return typeof code === 'string' ? `it cannot be read (${code})` : undefined;
}
