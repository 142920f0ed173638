import {
  type AnyGame,
  advance,
  openTable,
  type Refusal,
  type Step,
  submit,
  type Table,
} from '@haggle/engine';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** A table under test that moves on with each command; commands that must work throw when refused. */
export type Sitting = {
  readonly state: () => State;
  readonly view: (viewer: string) => View;
  /** The events of a command that must be carried out. */
  readonly run: (by: string, command: unknown) => readonly Event[];
  /** The refusal of a command that must be refused. */
  readonly refused: (by: string, command: unknown) => Refusal;
  /** Lets seconds pass, deadlines included. */
  readonly wait: (seconds: number) => readonly Event[];
};

/** Opens a table; the clock stands at 0. */
export function sit(game: AnyGame, setup: unknown, seed = 'seed'): Sitting {
  const opened = openTable(game, setup, { now: 0, seed });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.refusal)}`);
  let { table }: { table: Table } = opened.value;
  let now = 0;
  const take = (step: Step): readonly Event[] => {
    table = step.table;
    return step.entries.map(({ event }) => event as Event);
  };
  return {
    state: () => table.state as State,
    view: (viewer) => game.view(table.state, viewer),
    run: (by, command) => {
      const step = submit(table, command, { by, now });
      if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.refusal)}`);
      return take(step.value);
    },
    refused: (by, command) => {
      const step = submit(table, command, { by, now });
      if (step.ok) throw new Error(`carried out: ${JSON.stringify(command)}`);
      return step.refusal;
    },
    wait: (seconds) => {
      now += seconds * 1000;
      const step = advance(table, now);
      return step ? take(step) : [];
    },
  };
}

/** The refusal of a set-up, or undefined when the table opens. */
export function refusalOf(game: AnyGame, setup: unknown): Refusal | undefined {
  const opened = openTable(game, setup, { now: 0, seed: 'seed' });
  return opened.ok ? undefined : opened.refusal;
}
