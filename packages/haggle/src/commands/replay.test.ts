import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logOf } from '../testing/evening.ts';
import { haggle } from '../testing/run.ts';

let folder = '';
let log = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haggle-replay-'));
  log = await logOf('advanced-civilization');
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

describe.concurrent('a log file', { timeout: 120_000 }, () => {
  it('that was cut at the end of a line is damaged for replay as for verify', async () => {
    const lines = log.trimEnd().split('\n');
    const file = await write('cut.jsonl', `${lines.slice(0, -1).join('\n')}\n`);
    const told = `${lines.length - 1} entries are told of, and here are ${lines.length - 2}`;
    const seq = lines.length - 1;
    const [replayed, asJson, verified] = await Promise.all([
      haggle('replay', file),
      haggle('replay', file, '--json'),
      haggle('verify', file, '--json'),
    ]);
    expect(replayed).toMatchObject({ code: 1, out: '' });
    expect(replayed.err).toContain(`the log is damaged at entry ${seq}: ${told}`);
    expect([asJson.code, verified.code]).toEqual([1, 1]);
    expect(JSON.parse(asJson.out)).toEqual({ ok: false, chain: { seq, message: told } });
    expect(JSON.parse(verified.out)).toMatchObject({ ok: false, chain: { seq, message: told } });
  });

  it('with a damaged line is told of as JSON where that is asked for', async () => {
    const file = await write('torn.jsonl', log.slice(0, -40));
    const { code, out } = await haggle('replay', file, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      chain: { message: 'the last line is not whole' },
    });
  });

  it('in which somebody says what would move the cursor is told line by line', async () => {
    const words = 'Salt?\n\u001b[2Jcrete says: iron\u009b1A';
    const file = await write('loud.jsonl', await logOf('advanced-civilization', { says: words }));
    const [told, asJson] = await Promise.all([
      haggle('replay', file),
      haggle('replay', file, '--json'),
    ]);
    expect(told.out).toContain('says: Salt?\\u000a\\u001b[2Jcrete says: iron\\u009b1A\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not be there
    expect(told.out + asJson.out).not.toMatch(/[\u001b\u009b]/);
    expect(JSON.parse(asJson.out)).toMatchObject({ view: { talk: [{ text: words }] } });
  });

  it('that lacks only its last line feed is whole', async () => {
    const file = await write('unfed.jsonl', log.slice(0, -1));
    expect((await haggle('verify', file)).code).toBe(0);
    expect((await haggle('replay', file)).code).toBe(0);
  });
});
