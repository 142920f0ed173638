import { remember } from '@haggle/engine';
import { MOST_TOLD } from '../../../neighbors/neighbors.ts';
import { findTouches, type Touch } from '../../../neighbors/touches.ts';
import type { Galaxy } from '../../../state.ts';
import type { View } from '../../../view.ts';
import { say, seatName } from '../../say.ts';
import { titleOf } from './mention.ts';
import { infoOf, mapOf } from './systems.ts';

/** The galaxy of a view with a map, as the rules read it; null with a plain list of neighbors. */
const galaxyOf = remember((view: View): Galaxy | null => {
  const { board, combat, laws, seats } = view;
  if (board === null) return null;
  const { map, presence, tokens, tethers, modernized, folded } = board;
  return {
    board: { kind: 'map', map, presence, tokens },
    combat: combat && { ...combat, system: combat.system === null ? null : String(combat.system) },
    factions: Object.fromEntries(Object.entries(seats).map(([id, { faction }]) => [id, faction])),
    reconstructed: laws.some(({ law }) => law === 'wormhole-reconstruction'),
    modernized,
    folded,
    tethers,
  };
});

/** Where two seats touch on the map, the first one's system first. */
export function touchesBetween(view: View, one: string, other: string): readonly Touch[] {
  const galaxy = galaxyOf(view);
  return galaxy === null ? [] : findTouches(galaxy, one, other);
}

const GREEK: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  'alpha/beta': 'α/β',
};

/** The letter of a kind of wormhole. */
export function letterOf(wormhole: string): string {
  return GREEK[wormhole] ?? wormhole;
}

/**
 * Why two seats are neighbors, in sentences: where they touch on the map, and what else the table says.
 * `me` is told as “you”.
 */
export function explain(view: View, one: string, other: string, me: string | null): string[] {
  const reasons = view.neighbors[one]?.[other] ?? [];
  const touches = touchesBetween(view, one, other);
  if (view.board === null || touches.length === 0) return reasons.map(beginSentence);
  const map = mapOf(view.board);
  const told = touches.slice(0, MOST_TOLD).map(({ from, to, reason, wormhole = '' }) => {
    const data = {
      one: one === me ? say('You') : seatName(one),
      other: other === me ? say('you') : seatName(other),
      from: titleOf(infoOf(map, from)),
      to: titleOf(infoOf(map, to)),
      wormhole: letterOf(wormhole),
    };
    return say(`touch.${reason}`, data);
  });
  return [...new Set([...told, ...reasons.slice(told.length).map(beginSentence)])];
}

/** A reason in words of the game’s own, which begin with no name, as a line by itself. */
function beginSentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
