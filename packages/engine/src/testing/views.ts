import { type Chairs, follow, viewersOf } from '../chair.ts';
import type { Random } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { isFields } from '../json.ts';
import { type Step, submit, type Table } from '../table.ts';
import { fillIn, hasPlace } from '../words.ts';
import { must, mustBeJson, mustBeSame, mustReadSame, show } from './expect.ts';
import type { Kit } from './kit.ts';
import { play, type Walk } from './walk.ts';

/** How often something was offered to a viewer, and how often a bot did something that was carried out, and not. */
export type Seen = { offered: number; played: number; refused: number };

/**
 * Plays one table by chance and looks at it from every chair: views are plain JSON and depend on
 * nothing but the state, what they offer can be had, bots answer them, and the log as a chair may know
 * it goes with its changes and can be told. Adds to what was seen.
 */
export function checkViews(
  kit: Kit,
  walk: Walk,
  { random, seen }: { readonly random: Random; readonly seen: Seen },
): void {
  const { game } = kit;
  let chairs: Chairs = new Map();
  const look = (step: Step, before: unknown) => {
    const followed = follow(chairs, step, before);
    chairs = followed.chairs;
    checkFollowed(game, step.table.state, chairs, random);
    for (const { viewer, before: chair, after, entries } of followed.changes) {
      must(after.seq === (chair?.seq ?? 0) + entries.length, () => `${viewer}: a gap in the log`);
      for (const { event } of entries) {
        mustBeJson(event, `an event as ${viewer} may know it`);
        checkTold(game, event);
      }
    }
  };
  const history = play(kit, walk, {
    opened: (step) => look(step, null),
    asked: ({ before, result }) => {
      if (result.ok) look(result.value, before.state);
      if (random(4) === 0) {
        checkOneChair(game, result.ok ? result.value.table : before, { random, seen });
      }
    },
    ticked: (before, step) => look(step, before.state),
  });
  if (!history) return;
  for (const viewer of viewersOf(game, history.table.state)) {
    checkView(game, history.table.state, viewer);
  }
}

/** A view that was carried along from state to state is the one that the state alone gives. */
function checkFollowed(game: AnyGame, state: unknown, chairs: Chairs, random: Random): void {
  const viewers = [...chairs.keys()];
  const viewer = viewers[random(viewers.length)] ?? 'host';
  const copy: unknown = JSON.parse(JSON.stringify(state));
  mustBeSame(chairs.get(viewer)?.view, game.view(copy, viewer), `${viewer} was shown another view`);
}

/** An event, also one that is told in part, has a sentence of which every place is filled. */
function checkTold(game: AnyGame, event: { readonly type: string }): void {
  const { events } = game.words;
  must(Object.hasOwn(events, event.type), () => `no words for ${event.type}`);
  const fields = Object.fromEntries(Object.keys(event).map((field) => [field, '']));
  const told = game.tellEvent?.(event) ?? fillIn(events[event.type] ?? '', fields);
  must(!hasPlace(told), () => `an unfilled place: ${told} for ${show(event)}`);
}

type Looking = { readonly random: Random; readonly seen: Seen };

function checkOneChair(game: AnyGame, table: Table, { random, seen }: Looking): void {
  const viewers = viewersOf(game, table.state);
  const viewer = viewers[random(viewers.length)] ?? 'host';
  checkView(game, table.state, viewer);
  seen.offered += checkAffordances(game, table, viewer);
  if (!game.seatsOf(table.state).includes(viewer)) return;
  const isPlayed = checkBot(game, table, { viewer, random });
  if (isPlayed !== null) seen[isPlayed ? 'played' : 'refused'] += 1;
}

function checkView(game: AnyGame, state: unknown, viewer: string): void {
  const view: unknown = game.view(state, viewer);
  mustBeJson(view, `the view of ${viewer}`);
  mustReadSame(game.view(state, viewer), view, `${viewer} looks twice`);
  mustHaveSeats(game, state, view);
  const copy: unknown = JSON.parse(JSON.stringify(state));
  mustReadSame(game.view(copy, viewer), view, `${viewer} looks at the same state read from text`);
}

/** Pages and clients of any game find in `seats` what stands open of each seat. */
function mustHaveSeats(game: AnyGame, state: unknown, view: unknown): void {
  const seats = isFields(view) ? view.seats : undefined;
  must(
    isFields(seats),
    () => `the view's seats are no object with a field for each: ${show(seats)}`,
  );
  for (const seat of game.seatsOf(state)) {
    must(Object.hasOwn(seats, seat), () => `the view's seats lack ${seat}: ${show(seats)}`);
  }
}

/** What a viewer is offered to do is carried out as it stands. Says how much that is. */
function checkAffordances(game: AnyGame, table: Table, viewer: string): number {
  const view: unknown = game.view(table.state, viewer);
  const offered = game.affordances(view);
  for (const { command } of offered) {
    const result = submit(table, command, { by: viewer, now: table.at });
    must(
      result.ok,
      () => `offered to ${viewer}, but refused ${show(result)}: ${show(command)} in ${show(view)}`,
    );
  }
  return offered.length;
}

/** A bot waits, or gives a command: then whether it was carried out, else null. */
function checkBot(
  game: AnyGame,
  table: Table,
  { viewer, random }: { readonly viewer: string; readonly random: Random },
): boolean | null {
  const move = game.bot(game.view(table.state, viewer), { seat: viewer, now: table.at, random });
  if ('wait' in move) {
    must(move.wait >= 0, () => `the bot waits ${move.wait} seconds`);
    return null;
  }
  const parsed = game.command.safeParse(move.command);
  must(parsed.success, () => `the bot gives a malformed command: ${show(move.command)}`);
  return submit(table, move.command, { by: viewer, now: table.at }).ok;
}
