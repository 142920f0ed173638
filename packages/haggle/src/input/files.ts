import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Read } from './read.ts';

const SCENARIO_FILE = /[.](ya?ml|json)$/;

/** As large as a scenario, or a position, may be: as much as `readDocument` of the engine takes. */
const DOCUMENT = 1_048_576;

/** A file's text (UTF-8), or why it cannot be read. Files over `limit` bytes are not read. */
export async function readText(file: string, limit = DOCUMENT): Promise<Read<string>> {
  const read = await readBytes(file, limit);
  if (!read.ok) return read;
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(read.value) };
  } catch (error) {
    return { ok: false, message: whyUnreadable(error) };
  }
}

/**
 * What is in a file, or why it cannot be read. Of a pipe or a device nobody can tell beforehand how much it is,
 * so it is read no further than `limit` bytes.
 */
export async function readBytes(file: string, limit: number): Promise<Read<Buffer>> {
  const tooLarge = { ok: false, message: `the file is larger than ${tellSize(limit)}` } as const;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if ((await stat(file)).size > limit) return tooLarge;
    for await (const chunk of createReadStream(file)) {
      size += chunk.length;
      if (size > limit) return tooLarge;
      chunks.push(chunk);
    }
    return { ok: true, value: Buffer.concat(chunks) };
  } catch (error) {
    return { ok: false, message: whyUnreadable(error) };
  }
}

const MIB = 1024 * 1024;

/** So many bytes as a person says it. */
function tellSize(bytes: number): string {
  return bytes % MIB === 0 ? `${bytes / MIB} MiB` : `${bytes} bytes`;
}

/**
 * The scenario files that the paths name: files as they are, be they there or not, folders with all that is
 * below them.
 */
export async function listScenarios(paths: readonly string[]): Promise<Read<readonly string[]>> {
  const files: string[] = [];
  for (const path of paths) {
    try {
      if (!(await stat(path)).isDirectory()) {
        files.push(path);
        continue;
      }
      const names = await readdir(path, { recursive: true });
      const found = names.filter((name) => SCENARIO_FILE.test(name)).sort();
      if (found.length === 0) return { ok: false, message: `${path}: no scenario files in there` };
      files.push(...found.map((name) => join(path, name)));
    } catch (error) {
      // Who reads it is told why it cannot be; the others are read all the same.
      whyUnreadable(error);
      files.push(path);
    }
  }
  return { ok: true, value: files };
}

/** What a person is told of a file that the machine does not give; other faults are thrown on. */
export function whyUnreadable(error: unknown): string {
  if (error instanceof TypeError) return 'the file is no UTF-8 text';
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return 'no such file';
  if (code === 'EISDIR') return 'this is a folder';
  if (code === 'EACCES' || code === 'EPERM') return 'the file may not be read';
  if (code === 'ENAMETOOLONG') return 'its name is too long';
  if (code === 'ELOOP') return 'its links lead in a circle';
  throw error;
}
