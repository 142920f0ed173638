import { viewersOf } from '../chair.ts';
import { chanceAt, type Random } from '../chance.ts';
import type { Actor } from '../game.ts';
import type { Entry } from '../log.ts';
import type { Result } from '../refusal.ts';
import { advance, openTable, type Step, submit, type Table } from '../table.ts';
import { freeze } from './freeze.ts';
import type { Kit } from './kit.ts';
import { mangle } from './mangle.ts';

/** A table that came about by chance; the same seed and length give the same one. */
export type Walk = { readonly seed: number; readonly length: number };

/** Something that was asked of a table, and the answer. */
export type Asked = {
  readonly before: Table;
  readonly by: Actor;
  readonly command: unknown;
  readonly now: number;
  readonly result: Result<Step>;
};

/** Who may be told what at each turn of a walk. All are optional. */
export type Witness = {
  readonly opened?: (step: Step) => void;
  readonly asked?: (asked: Asked) => void;
  readonly ticked?: (before: Table, step: Step) => void;
};

export type History = { readonly table: Table; readonly entries: readonly Entry[] };

/** The instant at which tables open here. */
export const START = 1_800_000_000_000;

/** A set-up by chance; one in eight is mangled. */
export function drawSetup(kit: Kit, random: Random): unknown {
  const setup = kit.setup(random);
  return random(8) === 0 ? mangle(setup, random) : setup;
}

/** Who asks, and for what: mostly sensible, sometimes wild, sometimes somebody who has no chair. */
export function drawAsk(kit: Kit, state: unknown, random: Random): { by: Actor; command: unknown } {
  const actors = viewersOf(kit.game, state).filter((viewer) => viewer !== 'spectator');
  const by = actors[random(actors.length)] ?? 'host';
  const command = kit.ask(state, by, random);
  switch (random(24)) {
    case 0:
      return { by: 'nobody', command };
    case 1:
      return { by: actors[random(actors.length)] ?? 'host', command };
    case 2:
    case 3:
      return { by, command: mangle(command, random) };
    default:
      return { by, command };
  }
}

/**
 * Plays by chance: commands, time that passes, deadlines. Null when the set-up was refused. All states
 * are frozen, so that rules which change one throw.
 */
export function play(kit: Kit, { seed, length }: Walk, witness: Witness = {}): History | null {
  const random = chanceAt(`walk ${seed}`, 0);
  const opened = openTable(kit.game, drawSetup(kit, random), { now: START, seed: `seed ${seed}` });
  if (!opened.ok) return null;
  freeze(opened.value.table.state);
  witness.opened?.(opened.value);
  let { table } = opened.value;
  const entries = [...opened.value.entries];
  let now = START;
  for (let turn = 0; turn < length; turn++) {
    now += drawPause(table, now, random);
    const tick = advance(table, now);
    if (tick) {
      freeze(tick.table.state);
      witness.ticked?.(table, tick);
      entries.push(...tick.entries);
      table = tick.table;
    }
    const { by, command } = drawAsk(kit, table.state, random);
    const result = submit(table, command, { by, now });
    if (result.ok) freeze(result.value.table.state);
    witness.asked?.({ before: table, by, command, now, result });
    if (!result.ok) continue;
    entries.push(...result.value.entries);
    table = result.value.table;
  }
  return { table, entries };
}

/** Mostly moments; now and then up to just before, at, or past the next deadline. */
function drawPause(table: Table, now: number, random: Random): number {
  const deadline = table.game.deadline(table.state);
  if (deadline === null || random(40) > 0) return random(3) * 100;
  return Math.max(0, deadline - now - 1 + random(3));
}
