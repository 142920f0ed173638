import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { logOf } from '../testing/evening.ts';
import { runInside } from '../testing/inside.ts';

const GAME = 'advanced-civilization';
const folder = mkdtempSync(join(tmpdir(), 'haggle-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('exits 1 for a damaged header, and says of a log without its seed that the deal was not checked', async () => {
  const log = await logOf(GAME);
  for (const part of ['salt', 'seed']) {
    const taken = log.replace(new RegExp(`,"${part}":"[^"]*"`), '');
    const half = await runInside('verify', write(`no-${part}.jsonl`, taken));
    expect(half).toMatchObject({ code: 1, err: '' });
    expect(half.out).toContain('line 1: its header is damaged: ');
  }
  const headless = log.slice(log.indexOf('\n') + 1);
  const json = await runInside('verify', write('headless.jsonl', headless), '--json');
  expect([json.code, JSON.parse(json.out)]).toMatchObject([1, { ok: false, chain: { seq: 0 } }]);
  const open = write('open.jsonl', log.replace(/,"salt":"[^"]*","seed":"[^"]*"/, ''));
  const told = await runInside('verify', open);
  expect([told.code, told.err]).toEqual([0, '']);
  expect(told.out).toContain('deal        not checked: ');
  const proved = JSON.parse((await runInside('verify', open, '--json')).out);
  expect(proved).toMatchObject({ ok: true, deal: 'not checked' });
});
