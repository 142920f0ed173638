import { bagOf, openTable, type Random, shuffle, type Viewer } from '@haggle/engine';
import type { BarterGame } from '../game.ts';
import type { Setup } from '../setup.ts';
import type { State } from '../state.ts';

/**
 * Another set-up that the viewer cannot tell from this one: the given hands of the others dealt anew, as many
 * cards for each. Cards that are dealt by cities come by chance, which the set-up does not tell. Where nobody
 * has enough cards to trade, calamities are turned up at once: such a set-up is given back as it is.
 */
export function conceal(game: BarterGame, setup: unknown, viewer: Viewer, random: Random): unknown {
  const given = game.setup.parse(setup) as Setup;
  if (!given.hands) return setup;
  const others = Object.entries(given.hands).filter(([id]) => id !== viewer);
  const cards = others.map(([, hand]) =>
    Object.entries(hand).flatMap(([kind, count]) => Array<string>(count).fill(kind)),
  );
  const pile = shuffle(cards.flat(), random);
  const dealt = others.map(([id], at) => [id, bagOf(pile.splice(0, cards[at]?.length))] as const);
  const other = { ...given, hands: { ...given.hands, ...Object.fromEntries(dealt) } };
  return [setup, other].every((one) => isTraded(game, one)) ? other : setup;
}

function isTraded(game: BarterGame, setup: unknown): boolean {
  const opened = openTable(game, setup, { now: 0, seed: '' });
  return (
    opened.ok && game.view(opened.value.table.state as State, 'spectator').phase !== 'purchase'
  );
}
