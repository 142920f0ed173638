import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import type { Env } from './caller.ts';
import { allowStyles } from './headers.ts';
import { refuseMethod, serverProblem } from './problem.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.map': 'application/json',
};

/** The page itself, which knows its places. */
const SHELL = '/index.html';

/** Files whose names carry a hash of their content never change. */
const LASTING = 'public, max-age=31536000, immutable';

/** The page's files; every other path that looks like a place in the page gets the page itself. */
export function addPage(app: Hono<Env>, folder: string): void {
  app.all('*', async (c) => {
    const path = readPath(c.req.path);
    const file = path === undefined ? undefined : await locate(folder, path);
    if (!file) return serverProblem(c, 'not-found');
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return serveFile(c, file);
    return refuseMethod(c, ['GET']);
  });
}

/** A file of the page: how it is called there, where it lies, and how large it is. */
type Found = { readonly name: string; readonly path: string; readonly size: number };

/** The file of that name; where none is, the page itself if the name looks like a place in it. */
async function locate(folder: string, name: string): Promise<Found | undefined> {
  const file = await find(join(folder, name));
  if (file) return { name, ...file };
  const isPlace = extname(name) === '' && !name.startsWith('/assets/');
  return isPlace ? locate(folder, SHELL) : undefined;
}

/** The path within the folder, or undefined for one that leads out of it. */
function readPath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const clean = normalize(decoded);
    const escapes = clean.includes('\0') || clean.split(sep).includes('..');
    return escapes || clean.split(sep).some((part) => part.startsWith('.')) ? undefined : clean;
  } catch {
    return undefined;
  }
}

async function serveFile(c: Context<Env>, plain: Found): Promise<Response> {
  const { name } = plain;
  const packed = await findPacked(plain.path, c.req.header('accept-encoding') ?? '');
  const file = packed ?? plain;
  c.header('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
  c.header('content-length', String(file.size));
  c.header('cache-control', name.startsWith('/assets/') ? LASTING : 'no-cache');
  c.header('vary', 'accept-encoding');
  if (packed) c.header('content-encoding', packed.encoding);
  if (name === SHELL) allowStyles(c, await readFile(plain.path, 'utf8'));
  if (c.req.method === 'HEAD') return c.body(null);
  return c.body(Readable.toWeb(createReadStream(file.path)) as ReadableStream);
}

/** Browsers take brotli over TLS and on their own machine only; over plain HTTP they take gzip. */
const PACKINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** The packed file that the build laid beside this one, in a packing that the browser takes. */
async function findPacked(
  path: string,
  accepted: string,
): Promise<{ path: string; size: number; encoding: string } | undefined> {
  // A weight of 0 says that this one is not taken (RFC 9110, 12.5.3).
  const taken = parseAccept(accepted).flatMap(({ type, q }) => (q > 0 ? type.toLowerCase() : []));
  for (const { encoding, ending } of PACKINGS) {
    if (!taken.includes(encoding)) continue;
    const found = await find(path + ending);
    if (found) return { ...found, encoding };
  }
  return undefined;
}

async function find(path: string): Promise<{ path: string; size: number } | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? { path, size: found.size } : undefined;
  } catch {
    return undefined;
  }
}
