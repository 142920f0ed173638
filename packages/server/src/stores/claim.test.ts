import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { claimFolder } from './claim.ts';

const folder = mkdtempSync(join(tmpdir(), 'haggle-claim-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder is claimed by one at a time, and free again once let go', async () => {
  const letGo = await claimFolder(folder);
  expect(letGo).toBeTypeOf('function');
  expect(await claimFolder(folder)).toBeUndefined();
  letGo?.();
  const again = await claimFolder(folder);
  expect(again).toBeTypeOf('function');
  again?.();
});

test('a folder that cannot be made is a fault, not a claim of somebody else', async () => {
  await expect(claimFolder('/dev/null/tables')).rejects.toThrow();
});
