import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What is kept shows every hand: it is for the one who keeps it alone. */
const PRIVATE = { folder: 0o700, file: 0o600 } as const;

/**
 * Makes a folder and those above it that are not there. Step by step: the runtime's own way never ends where
 * the system makes none, as below /proc. They are private; one that is there stays as it is. Throws where
 * one cannot be made.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  for (let at = resolve(folder); !isThere(at); at = dirname(at)) missing.unshift(at);
  for (const one of missing) makeOne(one);
}

/** Makes an empty private file, unless something is there: that stays as it is. Throws where none can be made. */
export function makeFile(path: string): void {
  try {
    closeSync(openSync(path, 'wx', PRIVATE.file));
  } catch (fault) {
    if (codeOf(fault) !== 'EEXIST') throw fault;
    // A link may lead to where the file is yet to be made.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw makeFault('EISDIR');
  }
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder, PRIVATE.folder);
  } catch (fault) {
    // Another process may have made it meanwhile.
    if (codeOf(fault) !== 'EEXIST' || !isThere(folder)) throw fault;
  }
}

/** Whether a folder is there. Throws where something else is in its place, or nobody can tell. */
function isThere(folder: string): boolean {
  try {
    if (statSync(folder).isDirectory()) return true;
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return false;
    throw fault;
  }
  throw makeFault('ENOTDIR');
}

/** A fault that the system would tell by this code, had it been asked. */
function makeFault(code: 'ENOTDIR' | 'EISDIR'): Error {
  return Object.assign(new Error(code), { code });
}

function codeOf(fault: unknown): unknown {
  return (fault as { readonly code?: unknown }).code;
}
