import { openTable, type Random, submit, type Table } from '@haggle/engine';
import { bot } from '../bot.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';

/** A table that was set up so; a set-up that is refused is a fault of the test. */
export function open(setup: unknown): Table {
  const opened = openTable(game, setup, { now: 0, seed: 's' });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  return opened.value.table;
}

/** The table after a command that must not be refused. */
export function after(table: Table, by: string, command: unknown): Table {
  const result = submit(table, command, { by, now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value.table;
}

/** By this chance a bot does what it does at some looks alone, but thinks of goods only. */
export const plain: Random = (bound) => (bound === 10 ? 1 : 0);

/** What the bot of a seat does. */
export function moveOf(table: Table, seat: string, random = plain, now = 10_000) {
  return bot(game.view(table.state as State, seat), { seat, now, random });
}
