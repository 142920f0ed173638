import { commitTo } from './chance.ts';
import type { AnyGame } from './game.ts';
import { type Entry, entryText, findBreak } from './log.ts';
import type { LogFile } from './logfile.ts';
import { done, type Refusal, type Result } from './refusal.ts';
import { openTable, type Step, submit, type Table, tick } from './table.ts';
import { speak } from './words.ts';

/** A fault in a log: the entry where it shows, and what it is. */
export type Fault = { readonly seq: number; readonly message: string };

/** What a log proves. `null` where it holds; commitment and decisions need the seed to be known. */
export type Verdict = {
  readonly ok: boolean;
  readonly entries: number;
  /** The first entry that does not fit the hash before it. */
  readonly chain: Fault | null;
  readonly commitment: 'kept' | 'broken' | 'not revealed';
  /** The first entry that the rules, asked again with the same seed, do not give. */
  readonly decisions: Fault | null | 'not checked';
  /** Whether the rules were asked again; where they were not, nothing is said of how fair the deal was. */
  readonly deal: 'checked' | 'not checked';
};

/**
 * Checks a log: that no line was changed, lost or moved; that the seed is the one committed to when
 * the table opened; and that every command, decided again, gives the events that stand in the log, so
 * that the deal is what the seed gives.
 */
export function verifyLog({ header, entries }: LogFile, game: AnyGame): Verdict {
  const chain = findFault({ header, entries });
  const { seed, salt } = header;
  const about = { entries: entries.length, chain };
  if (seed === undefined || salt === undefined) {
    // One without the other proves nothing, and no table shows it so.
    const isNeither = seed === undefined && salt === undefined;
    const commitment = isNeither ? 'not revealed' : 'broken';
    return { ok: !chain && isNeither, ...about, commitment, ...UNCHECKED };
  }
  const commitment = commitTo(seed, salt) === header.commitment ? 'kept' : 'broken';
  if (chain) return { ok: false, ...about, commitment, ...UNCHECKED };
  const decisions = decideAgain(game, seed, entries);
  const ok = commitment === 'kept' && decisions === null;
  return { ok, ...about, commitment, decisions, deal: 'checked' };
}

const UNCHECKED = { decisions: 'not checked', deal: 'not checked' } as const;

/** Where the chain breaks, or where lines were lost from its end or came after it, as its header tells. */
export function findFault({ header, entries }: LogFile): Fault | null {
  const broken = findBreak(entries);
  if (broken !== null) return { seq: broken, message: 'the chain of hashes breaks here' };
  const { entries: told = entries.length } = header;
  if (told === entries.length) return null;
  const seq = Math.min(told, entries.length) + 1;
  return { seq, message: `${told} entries are told of, and here are ${entries.length}` };
}

function decideAgain(game: AnyGame, seed: string, entries: readonly Entry[]): Fault | null {
  let table: Table | null = null;
  for (let index = 0; index < entries.length; ) {
    const entry = entries[index];
    if (!entry) break;
    const again = askAgain(game, { seed, table, entry });
    if (again === null) return { seq: entry.seq, message: SILENT_CLOCK };
    if (!again.ok) return { seq: entry.seq, message: tellRefusal(again.refusal, game, table) };
    // Else the same entry would be asked about for ever.
    if (again.value.entries.length === 0) return { seq: entry.seq, message: OTHER };
    for (const [offset, made] of again.value.entries.entries()) {
      const stored = entries[index + offset];
      if (!stored) return { seq: made.seq, message: 'the log ends in the midst of a command' };
      if (entryText(stored) !== entryText(made)) {
        return { seq: made.seq, message: OTHER };
      }
    }
    index += again.value.entries.length;
    table = again.value.table;
  }
  return null;
}

const OTHER = 'the rules give something else here';
const SILENT_CLOCK = 'the clock has nothing to say here';

function tellRefusal(refusal: Refusal, game: AnyGame, table: Table | null): string {
  const { code, message } = speak(refusal, game.words, table ? game.seatsOf(table.state) : []);
  return `it is refused: ${code}: ${message}`;
}

/** The step that an entry began, decided anew; null where the clock would not have spoken. */
function askAgain(
  game: AnyGame,
  {
    seed,
    table,
    entry,
  }: { readonly seed: string; readonly table: Table | null; readonly entry: Entry },
): Result<Step> | null {
  const { at, by, id, command } = entry;
  if (!table) return openTable(game, command, { now: at, seed });
  const ticked = tick(table, at);
  if (by === 'clock' || ticked) return ticked && done(ticked);
  return submit(table, command, { by, now: at, ...(id !== undefined && { id }) });
}
