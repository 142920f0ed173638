import type { AnyGame, Viewer } from './game.ts';
import { isSame } from './same.ts';
import type { Step } from './table.ts';

/** What one viewer has been given so far: how often the view changed, and the view now. */
export type Chair = { readonly seq: number; readonly view: unknown };

export type Chairs = ReadonlyMap<Viewer, Chair>;

/** An event as the log of a chair has it. */
export type LoggedEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** One line of the log as one chair may know it; `seq` counts this chair's lines and nothing else. */
export type ChairEntry = {
  readonly seq: number;
  readonly at: number;
  readonly event: { readonly type: string };
};

/** What a step changed for one chair. */
export type ChairChange = {
  readonly viewer: Viewer;
  readonly before: Chair | undefined;
  readonly after: Chair;
  readonly entries: readonly ChairEntry[];
};

/** Chairs of people who have no seat. */
const SEATLESS = ['host', 'spectator'] as const;

/** Everybody who has a chair at the table: its seats, the host and the spectators. */
export function viewersOf(game: AnyGame, state: unknown): readonly Viewer[] {
  return [...game.seatsOf(state), ...SEATLESS];
}

/** Whether the chair with this name is a seat's. */
export function isSeat(chair: Viewer): boolean {
  return SEATLESS.every((name) => name !== chair);
}

/**
 * Follows a step from every chair. A chair's seq goes up by one with each event that changes its view;
 * an event that does not change it leaves no trace there, not even a gap in the numbers.
 * `before` is the state that the step's first event met (null for the opening).
 */
export function follow(
  chairs: Chairs,
  step: Step,
  before: unknown,
): { readonly chairs: Chairs; readonly changes: readonly ChairChange[] } {
  const { game, state } = step.table;
  const moved = new Map(chairs);
  const changes: ChairChange[] = [];
  for (const viewer of viewersOf(game, state)) {
    const change = followOne({ viewer, chair: chairs.get(viewer) }, step, before);
    if (!change) continue;
    moved.set(viewer, change.after);
    changes.push(change);
  }
  return { chairs: moved, changes };
}

/** Follows a step from one chair; null when nothing of it shows there. */
export function followOne(
  { viewer, chair }: { readonly viewer: Viewer; readonly chair: Chair | undefined },
  step: Step,
  before: unknown,
): ChairChange | null {
  const { game } = step.table;
  let after = chair;
  let met = before;
  const entries: ChairEntry[] = [];
  for (let index = 0; index < step.entries.length; index++) {
    const entry = step.entries[index];
    if (entry === undefined) continue;
    const { at, event } = entry;
    const state = step.states[index];
    const last = after && met !== null ? { state: met, view: after.view } : undefined;
    const view: unknown = game.view(state, viewer, last);
    if (!after || !isSame(after.view, view)) {
      after = { seq: (after?.seq ?? 0) + 1, view };
      entries.push({ seq: after.seq, at, event: game.redact(event, viewer, met) });
    }
    met = state;
  }
  return after && after !== chair ? { viewer, before: chair, after, entries } : null;
}
