import { gzipSync } from 'node:zlib';
import type { Entry } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import * as evening from '../testing/evening.ts';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';
import { HOLDS } from '../testing/scenarios.ts';

const GAME = 'advanced-civilization';
const folder = makeFolder();

const logOf = (change?: (entry: Entry) => Entry, seed?: string) =>
  evening.logOf(GAME, { change, seed });

describe('haggle verify', () => {
  it('proves a log', async () => {
    const file = folder.write('good.jsonl', await logOf());
    const { code, out } = await haggle('verify', file);
    expect(out).toMatch(/chain +holds\ncommitment +kept\ndecisions +the same/);
    expect(code).toBe(0);
    const json = await haggle('verify', file, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, chain: null, decisions: null });
  });

  it('says where whoever opened the table gave the seed, and so could know the deal', async () => {
    const given = await evening.logOf(GAME, { setup: { seed: 'an evening' } });
    const file = folder.write('given.jsonl', given);
    const told = await haggle('verify', file);
    expect([told.code, told.out]).toEqual([0, expect.stringMatching(/\nseed +given by whoever/)]);
    const json = await haggle('verify', file, '--json');
    expect(JSON.parse(json.out)).toMatchObject({ ok: true, seed: 'given' });
    const drawn = folder.write('drawn.jsonl', await logOf());
    expect((await haggle('verify', drawn)).out).not.toContain('seed  ');
    expect((await haggle('verify', drawn, '--json')).out).not.toContain('"seed"');
  });

  it('exits 1 and names the entry where a log breaks', async () => {
    const changed = await logOf((entry) => (entry.seq === 2 ? { ...entry, by: 'egypt' } : entry));
    const told = await haggle('verify', folder.write('changed.jsonl', changed));
    expect(told).toMatchObject({ code: 1, out: expect.stringContaining('entry 2: the chain') });
    const log = await logOf();
    const torn = await haggle('verify', folder.write('torn.jsonl', log.slice(0, -40)));
    expect(torn).toMatchObject({
      code: 1,
      out: expect.stringContaining('the last line is not whole'),
    });
    const bytes = new TextEncoder().encode(log);
    bytes[log.indexOf('anyone')] = 0xff;
    const flipped = await haggle('verify', folder.write('flipped.jsonl', bytes), '--json');
    expect(flipped.code).toBe(1);
    expect(JSON.parse(flipped.out)).toMatchObject({ ok: false, chain: { seq: 2 } });
  });

  it('exits 1 for another seed, 2 for what is no log', async () => {
    const other = await haggle(
      'verify',
      folder.write('seed.jsonl', await logOf(undefined, 'mine')),
    );
    expect(other).toMatchObject({
      code: 1,
      out: expect.stringContaining('broken: this is another'),
    });
    const none = await haggle('verify', folder.write('none.jsonl', HOLDS));
    expect(none).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('no log of a table'),
    });
    expect(await haggle('verify', folder.path)).toMatchObject({ code: 2, out: '' });
  });

  it('exits 1 for a damaged header, and says of a log without its seed that the deal was not checked', async () => {
    const log = await logOf();
    for (const part of ['salt', 'seed']) {
      const taken = log.replace(new RegExp(`,"${part}":"[^"]*"`), '');
      const half = await haggle('verify', folder.write(`no-${part}.jsonl`, taken));
      expect(half).toMatchObject({ code: 1, err: '' });
      expect(half.out).toContain('line 1: its header is damaged: ');
    }
    const headless = log.slice(log.indexOf('\n') + 1);
    const json = await haggle('verify', folder.write('headless.jsonl', headless), '--json');
    expect([json.code, JSON.parse(json.out)]).toMatchObject([1, { ok: false, chain: { seq: 0 } }]);
    const open = folder.write('open.jsonl', log.replace(/,"salt":"[^"]*","seed":"[^"]*"/, ''));
    const told = await haggle('verify', open);
    expect([told.code, told.err]).toEqual([0, '']);
    expect(told.out).toContain('deal        not checked: ');
    const proved = JSON.parse((await haggle('verify', open, '--json')).out);
    expect(proved).toMatchObject({ ok: true, deal: 'not checked' });
  });

  it('says of what has no lines what it is, and names none', async () => {
    const kinds: [string, string | Uint8Array, string][] = [
      ['empty.jsonl', '', 'it is empty'],
      ['blank.jsonl', '\ufeff\n\n', 'it is empty'],
      ['friday.jsonl.gz', gzipSync(await logOf()), 'it is packed; unpack it first'],
      ['friday.db', 'SQLite format 3\0', 'it is a database of SQLite, as haggle backup makes them'],
    ];
    for (const [name, content, kind] of kinds) {
      const file = folder.write(name, content);
      for (const command of ['verify', 'replay']) {
        expect(await haggle(command, file, '--json')).toEqual({
          code: 2,
          out: '',
          err: `haggle: ${file} is no log of a table: ${kind}\n`,
        });
      }
    }
  });

  it('says of which format a log is, also where a byte far below is damaged', async () => {
    const lines = `{"haggle":2}\n${'{}\n'.repeat(2000)}`;
    const file = folder.write('later.jsonl', Buffer.concat([Buffer.from(lines), Buffer.of(0xff)]));
    const told = `haggle: ${file}:1: this log is of format 2; this version reads 1\n`;
    expect(await haggle('verify', file)).toEqual({ code: 2, out: '', err: told });
  });
});
