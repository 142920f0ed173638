import type { Actor, Random } from '@haggle/engine';
import type { BarterGame } from '../game.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';

/** A command that somebody might give: mostly one that the table offers him, at times any other. */
export function drawCommand(game: BarterGame, state: State, by: Actor, random: Random): unknown {
  const view = game.view(state, by);
  const offered = game.affordances(view).map(({ command }) => command);
  const command = offered[random(Math.max(1, offered.length))];
  if (command === undefined || random(3) === 0) return drawAny(state, view, random);
  if (command.type === 'end-trading' && random(8) > 0) return drawAny(state, view, random);
  if (command.type === 'propose') return { ...command, to: drawSeat(state, random) };
  if (command.type === 'accept' && random(2) === 0)
    return { ...command, cards: drawBag(view, random) };
  if (command.type === 'deliver' && random(3) === 0)
    return { ...command, cards: drawBag(view, random) };
  if (command.type === 'say') return { ...command, to: drawSeat(state, random) };
  if (command.type === 'next-turn') return { ...command, cities: drawCities(state, random) };
  return command;
}

const PLAIN = ['suspend', 'resume', 'withdraw', 'decline', 'recall'] as const;
const BARE = ['finish', 'unfinish', 'buy-card', 'open-trading', 'reveal-calamities'] as const;

function drawAny(state: State, view: View, random: Random): unknown {
  const offer = drawOffer(state, random);
  const side = { count: 2 + random(4), named: drawNames(view, random) };
  switch (random(9)) {
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

function drawCities(state: State, random: Random): Record<string, number> {
  return Object.fromEntries(state.ids.map((id) => [id, random(10)]));
}
