import { advance, type Random, type Step, submit, type Table, type Viewer } from '@haggle/engine';
import { drawAsk, type Kit } from '@haggle/engine/testing';

/** The two tables as the rules alone have them: they tell what the viewer may learn of each step. */
export type Tables = readonly [Table, Table];

/** Who asks for what. */
export type Ask = { readonly by: string; readonly command: unknown };

/** What a step means for the viewer: nothing that he could see, the same, or something of what was hidden. */
export type Shown = 'nothing' | 'alike' | 'revealed';

/** A command as it goes over the wire, mostly of somebody else. */
export function drawNext(kit: Kit, [one, other]: Tables, viewer: Viewer, random: Random): Ask {
  const state = random(2) === 0 ? one.state : other.state;
  if (random(3) > 0) {
    const { by, command } = drawAsk(kit, state, random);
    if (by !== 'nobody') return { by, command: overTheWire(command) };
  }
  const seats = kit.game.seatsOf(state);
  const by = viewer === 'spectator' ? (seats[random(seats.length)] ?? '') : viewer;
  return { by: viewer, command: overTheWire(kit.ask(state, by, random)) };
}

/** Moments mostly; now and then up to just before, at, or past the deadline. */
export function drawInstant([{ game, state }]: Tables, now: number, random: Random): number {
  const deadline = game.deadline(state);
  if (deadline === null || random(12) > 0) return now + random(3) * 100;
  return Math.max(now, deadline - 1 + random(3));
}

/** What the clock says by `now` in each table; both say something, or none. */
export function tick([one, other]: Tables, now: number): readonly [Step, Step] | null {
  const [deadline, another] = [one.game.deadline(one.state), other.game.deadline(other.state)];
  if (deadline !== another) throw new Error(`the clock tells: ${deadline} or ${another}`);
  const [first, second] = [advance(one, now), advance(other, now)];
  return first && second ? [first, second] : null;
}

/** What a command would do in each table. */
export function decide([one, other]: Tables, { by, command }: Ask, now: number) {
  return [submit(one, command, { by, now }), submit(other, command, { by, now })] as const;
}

/** What of two steps the viewer sees; `learns` may let him know more of an event than his view keeps. */
export function compareShown(
  kit: Kit,
  [one, other]: Tables,
  steps: readonly [Step, Step],
  viewer: Viewer,
): Shown {
  const events = steps.flatMap(({ entries }) => entries.map(({ event }) => event));
  if (events.some((event) => kit.learns?.(event, viewer))) return 'revealed';
  const [first, second] = [viewsOf(one, steps[0], viewer), viewsOf(other, steps[1], viewer)];
  if (first.join('\n') !== second.join('\n')) return 'revealed';
  return first.length === 1 ? 'nothing' : 'alike';
}

/** Whether the viewer sees nothing at all of a step. */
export function isAside(kit: Kit, table: Table, step: Step, viewer: Viewer): boolean {
  const isTold = step.entries.some(({ event }) => kit.learns?.(event, viewer));
  return !isTold && viewsOf(table, step, viewer).length === 1;
}

function viewsOf({ game, state }: Table, step: Step, viewer: Viewer): string[] {
  const views = [JSON.stringify(game.view(state, viewer))];
  for (const next of step.states) {
    const view = JSON.stringify(game.view(next, viewer));
    if (view !== views.at(-1)) views.push(view);
  }
  return views;
}

function overTheWire(command: unknown): unknown {
  return JSON.parse(JSON.stringify(command) ?? 'null');
}
