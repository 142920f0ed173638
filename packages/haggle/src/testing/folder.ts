import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files of a test file; it goes when its tests have run. */
export type Folder = {
  readonly path: string;
  /** Writes a file, with the folders above it; gives its path. */
  readonly write: (name: string, content: string | Uint8Array) => string;
};

/** Makes such a folder. */
export function makeFolder(): Folder {
  const path = mkdtempSync(join(tmpdir(), 'haggle-'));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return {
    path,
    write: (name, content) => {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
  };
}
