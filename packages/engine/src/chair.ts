import type { AnyGame, Viewer } from './game.ts';
import { isSame } from './patch.ts';
import type { Step } from './table.ts';

/** What one viewer has been given so far: how often the view changed, and the view now. */
export type Chair = { readonly seq: number; readonly view: unknown };

export type Chairs = ReadonlyMap<Viewer, Chair>;

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

/** Everybody who has a chair at the table: its seats, the host and the spectators. */
export function viewersOf(game: AnyGame, state: unknown): readonly Viewer[] {
  return [...game.seatsOf(state), 'host', 'spectator'];
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
  const { game } = step.table;
  const moved = new Map(chairs);
  const changes: ChairChange[] = [];
  for (const viewer of viewersOf(game, step.table.state)) {
    const first = chairs.get(viewer);
    let chair = first;
    let met = before;
    const entries: ChairEntry[] = [];
    step.entries.forEach((entry, index) => {
      const state = step.states[index];
      const view = game.view(state, viewer);
      if (!chair || !isSame(chair.view, view)) {
        chair = { seq: (chair?.seq ?? 0) + 1, view };
        entries.push({
          seq: chair.seq,
          at: entry.at,
          event: game.redact(entry.event, viewer, met),
        });
      }
      met = state;
    });
    if (chair && chair !== first) {
      moved.set(viewer, chair);
      changes.push({ viewer, before: first, after: chair, entries });
    }
  }
  return { chairs: moved, changes };
}
