import {
  chain,
  commitTo,
  EMPTY_LOG,
  type Entry,
  isFields,
  makeLogFile,
  openTable,
} from '@haggle/engine';
import { loadGame, registry } from '@haggle/games';
import { describe, expect, it } from 'vitest';
import * as evening from '../testing/evening.ts';
import { makeFolder } from '../testing/folder.ts';
import { runInside as haggle } from '../testing/inside.ts';

const GAME = 'advanced-civilization';
const folder = makeFolder();
const log = await evening.logOf(GAME);

const logOf = (change?: (entry: Entry) => Entry, seed?: string) =>
  evening.logOf(GAME, { change, seed });

describe('haggle replay', () => {
  it('tells the log and the view of one viewer', async () => {
    const file = folder.write('play.jsonl', await logOf());
    const egypt = JSON.parse((await haggle('replay', file, '--as', 'egypt', '--json')).out);
    expect(egypt).toMatchObject({ viewer: 'egypt', view: { viewer: 'egypt' } });
    expect(JSON.stringify(egypt.log)).toContain('Only between us');
    const thrace = await haggle('replay', file, '--as', 'thrace', '--json');
    expect(thrace.out).not.toContain('Only between us');
    expect(JSON.parse(thrace.out)).toMatchObject({ view: { talk: [{ text: 'Salt, anyone?' }] } });
    const early = await haggle('replay', file, '--at', '1');
    expect(early.out).toContain('What the spectator sees after entry 1:');
    expect(early.out).toContain('1970-01-01T00:16:40.000Z');
    expect(early.out).not.toContain('Salt, anyone?');
    expect(early.code).toBe(0);
  });

  it('refuses what it cannot play', async () => {
    const file = folder.write('play-too.jsonl', await logOf());
    const stranger = await haggle('replay', file, '--as', 'Crete');
    expect(stranger).toMatchObject({ code: 2, out: '' });
    expect(stranger.err).toContain('there are: crete, egypt, thrace, host, spectator');
    expect(await haggle('replay', file, '--at', '999')).toMatchObject({ code: 2, out: '' });
    expect(await haggle('replay', file, '--at', '0')).toMatchObject({ code: 2, out: '' });
    const changed = await logOf((entry) => (entry.seq === 3 ? { ...entry, at: 1 } : entry));
    expect(await haggle('replay', folder.write('bad.jsonl', changed))).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('damaged at entry 3'),
    });
  });
});

describe('a log file', () => {
  it('that was cut at the end of a line is damaged for replay as for verify', async () => {
    const lines = log.trimEnd().split('\n');
    const file = folder.write('cut.jsonl', `${lines.slice(0, -1).join('\n')}\n`);
    const told = `${lines.length - 1} entries are told of, and here are ${lines.length - 2}`;
    const seq = lines.length - 1;
    const [replayed, asJson, verified] = [
      await haggle('replay', file),
      await haggle('replay', file, '--json'),
      await haggle('verify', file, '--json'),
    ];
    expect(replayed).toMatchObject({ code: 1, out: '' });
    expect(replayed.err).toContain(`the log is damaged at entry ${seq}: ${told}`);
    expect([asJson.code, verified.code]).toEqual([1, 1]);
    expect(JSON.parse(asJson.out)).toEqual({ ok: false, chain: { seq, message: told } });
    expect(JSON.parse(verified.out)).toMatchObject({ ok: false, chain: { seq, message: told } });
  });

  it('with a damaged line is told of as JSON where that is asked for', async () => {
    const file = folder.write('torn.jsonl', log.slice(0, -40));
    const { code, out } = await haggle('replay', file, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      chain: { message: 'the last line is not whole' },
    });
  });

  it('in which somebody says what would move the cursor is told line by line', async () => {
    const words = 'Salt?\n\u001b[2Jcrete says: iron\u009b1A';
    const file = folder.write('loud.jsonl', await evening.logOf(GAME, { says: words }));
    const [told, asJson] = [await haggle('replay', file), await haggle('replay', file, '--json')];
    expect(told.out).toContain('says: Salt?\\u000a\\u001b[2Jcrete says: iron\\u009b1A\n');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what may not be there
    expect(told.out + asJson.out).not.toMatch(/[\u001b\u009b]/);
    expect(JSON.parse(asJson.out)).toMatchObject({ view: { talk: [{ text: words }] } });
  });

  it('that lacks only its last line feed is whole', async () => {
    const file = folder.write('unfed.jsonl', log.slice(0, -1));
    expect((await haggle('verify', file)).code).toBe(0);
    expect((await haggle('replay', file)).code).toBe(0);
  });
});

/** The text of a log that has nothing but an opening that somebody made up of the demo table's. */
async function madeUp(id: string, change: (event: object) => object): Promise<string> {
  const game = await loadGame(id);
  const opened = game && openTable(game, game.demo.setup, { now: 0, seed: 'x' });
  const opening = opened?.ok ? opened.value.entries[0] : undefined;
  if (!opening) throw new Error(`no opening of ${id}`);
  const event = { type: '', ...change(opening.event) };
  const header = { haggle: 1, game: id, commitment: commitTo('x', 'y') } as const;
  return makeLogFile({ header, entries: [chain(EMPTY_LOG, { ...opening, event })] });
}

it.each(['advanced-civilization', 'mega-civilization'])(
  'a made-up log of %s with more copies of a card than there are is refused before they are dealt',
  async (id) => {
    const hands = { crete: { salt: 1e9 } };
    const file = folder.write('rich.jsonl', await madeUp(id, (event) => ({ ...event, hands })));
    const { code, err } = await haggle('replay', file);
    expect(code).toBe(1);
    expect(err).toContain('The field hands.crete.salt is wrong: it must be at most');
  },
);

describe.each(registry.map(({ id }) => id))('a made-up log of %s', (id) => {
  it('with more seats than a table has is refused before anybody looks at it', async () => {
    const file = folder.write(`${id}.jsonl`, await madeUp(id, (event) => crowded(event, 3000)));
    const { code, err } = await haggle('replay', file);
    expect(code).toBe(1);
    expect(err).toMatch(/damaged at entry 1: .*seats.* at most \d+/);
  });
});

/** An opening at which so many sit, wherever it names its seats. */
function crowded(event: object, count: number): object {
  const fields = Object.entries(event).map(([name, value]) => {
    if (name !== 'seats') return [name, isFields(value) ? crowded(value, count) : value];
    const names = Array.from({ length: count }, (_, at) => `seat-${at}`);
    return [name, Array.isArray(value) ? names : everybody(names, Object.values(value)[0])];
  });
  return Object.fromEntries(fields);
}

function everybody(names: readonly string[], thing: unknown): object {
  return Object.fromEntries(names.map((name) => [name, thing]));
}
