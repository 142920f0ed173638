import type { Actor, Random } from '@haggle/engine';
import { oneOf } from '../../testing/drawing.ts';
import type { Command } from '../commands.ts';
import type { BarterGame } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** How often each command is given for what it does to a table: trades are worth the most looks. */
const WEIGHTS: Readonly<Record<string, number>> = {
  deliver: 24,
  accept: 12,
  propose: 8,
  revise: 1,
  finish: 0.5,
  say: 1,
  withdraw: 1,
  suspend: 1,
  decline: 1,
  spend: 1,
  discard: 0.5,
  'next-turn': 8,
  'take-cards': 0.5,
  'ask-cards': 1,
  'hand-over': 40,
  'set-hand-limit': 0.2,
  bar: 0.1,
  'end-trading': 0.3,
  'stop-clock': 2,
  'start-clock': 20,
};

/** A command that somebody might give: mostly one that the table offers him, at times any other. */
export function drawCommand(game: BarterGame, state: State, by: Actor, random: Random): unknown {
  const view = game.view(state, by);
  // The host waits: else he would end every trade before it is made. A clock that he has stopped he starts again.
  const isRunning = view.phase === 'trade' && view.stopped === undefined;
  if (by === 'host' && isRunning && random(12) > 0) return { type: 'open-trading' };
  const offered = game.affordances(view).map(({ command }) => command);
  const command = random(6) === 0 ? undefined : drawOffered(offered, random);
  switch (command?.type) {
    case undefined:
      return drawAny(state, view, random);
    case 'propose':
    case 'say':
      return { ...command, to: drawSeat(state, random) };
    case 'accept':
      return random(2) === 0 ? drawDelivery(command, view, random) : command;
    case 'deliver':
      return random(4) === 0 ? drawDelivery(command, view, random) : command;
    case 'take-cards':
      return { ...command, to: drawSeat(state, random), count: 1 + random(3), why: WHY };
    case 'ask-cards':
      return { ...command, to: drawSeat(state, random), count: random(4) };
    case 'next-turn':
      return { ...command, cities: drawCities(state, random) };
    default:
      return command;
  }
}

function drawOffered(offered: readonly Command[], random: Random): Command | undefined {
  const weights = offered.map(({ type }) => Math.round(10 * (WEIGHTS[type] ?? 2)));
  let drawn = random(
    Math.max(
      1,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  );
  return offered.find((_, at) => {
    drawn -= weights[at] ?? 0;
    return drawn < 0;
  });
}

/** Why cards are taken: one reason only, for what the host says is told to all and kept in no view. */
export const WHY = 'a city fell';

const PLAIN = ['suspend', 'resume', 'withdraw', 'decline', 'recall'] as const;
const BARE = ['unfinish', 'finish', 'buy-card', 'open-trading', 'reveal-calamities'] as const;

function drawAny(state: State, view: View, random: Random): unknown {
  const offer = drawOffer(state, random);
  const side = { count: 2 + random(4), named: drawNames(view, random) };
  switch (random(11)) {
    case 0:
      return { type: 'propose', to: drawSeat(state, random), gives: side, asks: { count: 3 } };
    case 1:
      return { type: 'revise', offer, gives: side };
    case 2:
      return { type: PLAIN[random(PLAIN.length)], offer };
    case 3:
      return { type: 'accept', offer, revision: 1 + random(2), named: drawNames(view, random) };
    case 4:
      return { type: 'deliver', offer, revision: 1 + random(2), cards: drawBag(view, random) };
    case 5:
      return { type: 'say', to: drawSeat(state, random), text: `word ${random(5)}` };
    case 6:
      return { type: 'spend', cards: drawBag(view, random) };
    case 7:
      return { type: 'surrender', cards: drawBag(view, random) };
    case 8:
      return { type: 'discard', cards: drawBag(view, random) };
    case 9:
      return { type: 'hand-over', to: drawSeat(state, random), cards: drawBag(view, random) };
    default:
      return { type: BARE[random(BARE.length)] };
  }
}

/** Any offer of the table, also one that the asker may not see. */
function drawOffer(state: State, random: Random): string {
  const ids = [
    ...state.hidden.flatMap(({ live, over }) => [...live, ...over]),
    ...state.open,
    ...state.over,
  ];
  return ids[random(Math.max(1, ids.length))]?.id ?? 'crete-1';
}

function drawSeat(state: State, random: Random): string | null {
  return state.ids[random(state.ids.length + 1)] ?? null;
}

function drawNames(view: View, random: Random): string[] {
  const kinds = Object.keys(view.hand ?? {});
  return Array.from({ length: random(4) }, () => kinds[random(kinds.length + 1)] ?? 'salt');
}

function drawBag(view: View, random: Random): Record<string, number> {
  const bag: Record<string, number> = {};
  for (const [kind, count] of Object.entries(view.hand ?? {})) {
    if (random(2) === 0) bag[kind] = random(count + 1);
  }
  return bag;
}

/** Any cards, and at times whose copy of a calamity of them. */
function drawDelivery(command: Command, view: View, random: Random): unknown {
  const cards = drawBag(view, random);
  const calamity = oneOf(view.calamities ?? [], random);
  if (calamity === undefined || random(2) === 0) return { ...command, cards };
  const { kind, from } = calamity;
  return { ...command, cards: { ...cards, [kind]: 1 }, from: { [kind]: from } };
}

function drawCities(state: State, random: Random): Record<string, number> {
  return Object.fromEntries(state.ids.map((id) => [id, random(10)]));
}
