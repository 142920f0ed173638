import { openTable, type Refusal } from '@haggle/engine';
import { type Sitting as SittingOf, sitAt } from '../../testing/sitting.ts';
import type { Event } from '../events.ts';
import type { BarterGame } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

export type Sitting = SittingOf<State, Event, View>;

/** Opens a table; the clock stands at 0. */
export function sit(game: BarterGame, setup: unknown, seed?: string): Sitting {
  return sitAt(game, setup, seed);
}

/** The refusal of a set-up, or undefined when the table opens. */
export function refusalOf(game: BarterGame, setup: unknown): Refusal | undefined {
  const opened = openTable(game, setup, { now: 0, seed: 'seed' });
  return opened.ok ? undefined : opened.refusal;
}
