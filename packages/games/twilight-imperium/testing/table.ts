import { openTable, type Refusal } from '@haggle/engine';
import { type Sitting as SittingOf, sitAt } from '../../testing/sitting.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

export type Sitting = SittingOf<State, Event, View>;

/** Opens a table of Twilight Imperium. */
export function sit(setup: unknown): Sitting {
  return sitAt(game, setup);
}

/** The refusal of a set-up that must be refused. */
export function refusalOf(setup: unknown): Refusal {
  const opened = openTable(game, setup, { now: 0, seed: 'seed' });
  if (opened.ok) throw new Error(`opened: ${JSON.stringify(setup)}`);
  return opened.refusal;
}
