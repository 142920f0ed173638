import { advance, type Game, openTable, type Refusal, type Step, submit } from '@haggle/engine';

/** A table under test that moves on with each command; commands that must work throw when refused. */
export type Sitting<S, E, V> = {
  readonly state: () => S;
  readonly view: (viewer: string) => V;
  /** The events of a command that must be carried out. */
  readonly run: (by: string, command: unknown) => readonly E[];
  /** The refusal of a command that must be refused. */
  readonly refused: (by: string, command: unknown) => Refusal;
  /** Lets seconds pass, deadlines included. */
  readonly wait: (seconds: number) => readonly E[];
};

type Typed = { readonly type: string };

/** Opens a table of a game; the clock stands at 0. */
export function sitAt<S, C extends Typed, E extends Typed, V, U>(
  game: Game<S, C, E, V, U>,
  setup: unknown,
  seed = 'seed',
): Sitting<S, E, V> {
  const opened = openTable(game, setup, { now: 0, seed });
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.refusal)}`);
  let { table } = opened.value;
  let now = 0;
  const take = (step: Step): readonly E[] => {
    table = step.table;
    return step.entries.map(({ event }) => event as E);
  };
  return {
    state: () => table.state as S,
    view: (viewer) => game.view(table.state as S, viewer),
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
