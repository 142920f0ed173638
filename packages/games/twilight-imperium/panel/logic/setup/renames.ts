import { callSeat } from '@haggle/engine';
import game from '../../../words/en.json' with { type: 'json' };
import type { LobbySeat } from './setup-draft.ts';

type Factions = Readonly<Record<string, string>>;

/**
 * The seats of the lobby that are called otherwise when factions change hands, by their keys: those that were called
 * after the faction that they had. A name that somebody has written stays, and a name that another seat keeps is
 * taken by nobody.
 */
export function renamesOf(
  seats: readonly LobbySeat[],
  before: Factions,
  now: Factions,
): readonly { readonly key: string; readonly name: string }[] {
  const called = seats.flatMap(({ key, id }) => {
    const [was, is] = [before[key], now[key]];
    if (was === undefined || is === undefined || was === is) return [];
    return callSeat(id, game) === callSeat(was, game) ? [{ key, name: callSeat(is, game) }] : [];
  });
  const isCalled = (seat: LobbySeat) => called.some(({ key }) => key === seat.key);
  const kept = seats.filter((seat) => !isCalled(seat)).map(({ id }) => callSeat(id, game));
  return called.filter(({ name }) => !kept.includes(name));
}
