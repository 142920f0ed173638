import { callSeat } from '@haggle/engine';
import game from '../../../words/en.json' with { type: 'json' };
import type { LobbySeat } from './setup-draft.ts';

type Factions = Readonly<Record<string, string>>;
type Rename = { readonly key: string; readonly name: string };

/**
 * The seats of the lobby that are called otherwise when factions change hands, by their keys: those that were called
 * after the faction that they had. A name that somebody has written stays, and a name that another seat keeps is
 * taken by nobody.
 */
export function renamesOf(
  seats: readonly LobbySeat[],
  before: Factions,
  now: Factions,
): readonly Rename[] {
  const called = seats.flatMap(({ key, id }) => {
    const [was, is] = [before[key], now[key]];
    if (was === undefined || is === undefined || was === is) return [];
    return callSeat(id, game) === callSeat(was, game) ? [{ key, name: callSeat(is, game) }] : [];
  });
  return freeOf(seats, called);
}

/** Those of which nobody keeps the name; who does not get his keeps the one that he has. */
function freeOf(seats: readonly LobbySeat[], called: readonly Rename[]): readonly Rename[] {
  const keeping = seats.filter((seat) => !called.some(({ key }) => key === seat.key));
  const kept = keeping.map(({ id }) => callSeat(id, game));
  const free = called.filter(({ name }) => !kept.includes(name));
  return free.length === called.length ? free : freeOf(seats, free);
}
