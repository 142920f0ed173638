import { openTable, type Refusal, submit, type Table } from '@haggle/engine';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
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
};

/** Opens a table of Twilight Imperium. */
export function sit(setup: unknown): Sitting {
  const opened = openTable(game, setup, { now: 0, seed: 'seed' });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.refusal)}`);
  let { table }: { table: Table } = opened.value;
  const state = () => table.state as State;
  return {
    state,
    view: (viewer) => game.view(state(), viewer),
    run: (by, command) => {
      const step = submit(table, command, { by, now: 0 });
      if (!step.ok) throw new Error(`refused: ${JSON.stringify(step.refusal)}`);
      table = step.value.table;
      return step.value.entries.map(({ event }) => event as Event);
    },
    refused: (by, command) => {
      const step = submit(table, command, { by, now: 0 });
      if (step.ok) throw new Error(`carried out: ${JSON.stringify(command)}`);
      return step.refusal;
    },
  };
}

/** The refusal of a set-up that must be refused. */
export function refusalOf(setup: unknown): Refusal {
  const opened = openTable(game, setup, { now: 0, seed: 'seed' });
  if (opened.ok) throw new Error(`opened: ${JSON.stringify(setup)}`);
  return opened.refusal;
}
