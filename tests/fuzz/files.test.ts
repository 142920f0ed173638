import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  chain,
  commitTo,
  EMPTY_LOG,
  type Entry,
  type Head,
  makeLogFile,
  openTable,
  parseLogFile,
  verifyLog,
} from '@haggle/engine';
import { parseScenario, runScenario } from '@haggle/engine/scenario';
import { play } from '@haggle/engine/testing';
import { loadKits } from '@haggle/games/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { near, odd, valuesOf } from './shapes.ts';

const kits = await loadKits();
const games = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'packages/games');
const RUNS = process.env.HAGGLE_RUNS === 'long' ? 20_000 : 30;
const timeout = 60_000 + RUNS * 100;

/** The scenarios of a game, as texts. */
function scenariosOf(id: string): string[] {
  const folder = join(games, id, 'scenarios');
  const files = readdirSync(folder).filter((file) => /\.ya?ml$/.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

describe.each(kits)('$game.id', (kit) => {
  const { game } = kit;
  const seats = ['a', 'b', 'c'];

  test('a scenario file is read, refused with its line, or plays to a report', { timeout }, () => {
    const texts = fc.constantFrom(...scenariosOf(game.id)).chain(near);
    const made = fc
      .record({
        setup: valuesOf(game.setup, seats),
        command: valuesOf(game.command, seats),
        sees: odd,
      })
      .map(({ setup, command, sees }) =>
        JSON.stringify({
          title: 't',
          game: game.id,
          setup,
          steps: [{ a: command }, { 'b sees': sees }, { restart: true }],
        }),
      );
    fc.assert(
      fc.property(fc.oneof(texts, made), (text) => {
        const parsed = parseScenario(text);
        if (!parsed.ok) expect(parsed.problem.line).toBeGreaterThan(0);
        else if (parsed.value.game === game.id) runScenario(parsed.value, game);
      }),
      { numRuns: RUNS },
    );
  });

  test('a log that was tampered with is told from a whole one', { timeout }, () => {
    const text = logText(kit);
    expect(verdictOf(text, kit)).toBe(true);
    const whole = partsOf(text);
    fc.assert(
      fc.property(near(text), (other) => {
        if (!verdictOf(other, kit)) return;
        const { proven, entries } = partsOf(other);
        expect(proven).toEqual(whole.proven);
        // A log that ends earlier, at the end of a line, is the whole log of an earlier moment.
        expect(entries).toEqual(whole.entries.slice(0, entries.length));
      }),
      { numRuns: RUNS },
    );
  });

  test('a log that was forged, hashes and all, is told from what the rules give', {
    timeout,
  }, () => {
    const { header, entries } = read(logText(kit));
    const forged = fc.record({
      at: fc.nat(entries.length - 1),
      part: fc.constantFrom('event', 'command', 'by', 'at', 'id'),
      junk: fc.oneof(odd, valuesOf(game.event, seats), valuesOf(game.command, seats)),
    });
    fc.assert(
      fc.property(forged, ({ at, part, junk }) => {
        const other = rechain(
          entries.map((one, index) => (index === at ? { ...one, [part]: junk } : one)),
        );
        const isSame = JSON.stringify(other) === JSON.stringify(entries);
        const text = makeLogFile({ header, entries: other });
        const isWhole = verdictOf(text, kit);
        // Who rewrites a whole history by the rules makes another true one; what happened he cannot forge.
        if (isSame || part === 'event') expect(isWhole).toBe(isSame);
      }),
      { numRuns: RUNS },
    );
  });

  test('a file to import is read, or refused', { timeout }, () => {
    for (const importer of Object.values(game.imports ?? {})) {
      fc.assert(
        fc.property(fc.oneof(odd, fc.anything()), (input) => {
          const imported = importer.read(input);
          if (imported.ok) openTable(game, imported.value.setup, { now: 0, seed: 's' });
        }),
        { numRuns: RUNS },
      );
    }
  });
});

test.each([
  ['deep lists', '['.repeat(20_000)],
  ['deep mappings', '{a: '.repeat(20_000)],
  [
    'aliases of aliases',
    `a: &a [x,x,x,x,x,x,x,x]\n${Array.from({ length: 40 }, (_, n) => `${'bcdefghij'[n % 9]}${n}: &n${n} [${`*${n ? `n${n - 1}` : 'a'},`.repeat(9)}]`).join('\n')}`,
  ],
  ['a line of ten million', 'x'.repeat(10_000_000)],
  ['numbers without end', `title: ${'9'.repeat(100_000)}`],
])('a scenario file of %s is refused', (_, text) => {
  expect(parseScenario(text)).toMatchObject({ ok: false });
});

const SALT = '5a'.repeat(32);

/** The log file of a closed table that was played by chance. */
function logText(kit: (typeof kits)[number]): string {
  for (let seed = 1; ; seed += 1) {
    const history = play(kit, { seed, length: 25 });
    if (!history || history.entries.length < 8) continue;
    const { seed: drawn } = history.table;
    const header = {
      haggle: 1,
      game: kit.game.id,
      commitment: commitTo(drawn, SALT),
      salt: SALT,
      seed: drawn,
    } as const;
    return makeLogFile({ header, entries: history.entries });
  }
}

function read(text: string) {
  const parsed = parseLogFile(text);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  return parsed.value;
}

/** Whether a text is a log that holds in all. */
function verdictOf(text: string, { game }: (typeof kits)[number]): boolean {
  const parsed = parseLogFile(text);
  return parsed.ok && parsed.value.header.game === game.id && verifyLog(parsed.value, game).ok;
}

/** What a log proves of its header, and its entries. */
function partsOf(text: string) {
  const { header, entries } = read(text);
  const { name, table, ...proven } = header;
  return { proven, entries };
}

/** The entries with hashes that fit what was made of them. */
function rechain(entries: readonly Entry[]): Entry[] {
  let head: Head = EMPTY_LOG;
  return entries.map((entry) => {
    const next = chain(head, entry);
    head = next;
    return next;
  });
}
