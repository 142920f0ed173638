import { isInForce } from '../laws.ts';
import { partsOf } from '../notes.ts';
import type { Effect } from './effect.ts';
import { isFaction } from './owning.ts';

/** What can be given besides the ordinary, and what cannot. */
export const goods: readonly Effect[] = [
  {
    id: 'hacan-arbiters',
    admits: ({ state, giver, taker }, kind) =>
      kind === 'actionCards' &&
      (isFaction(state, 'hacan', giver) || isFaction(state, 'hacan', taker)),
  },
  {
    id: 'hacan-mech',
    admits: ({ state, giver }, kind, planet) => {
      const { seats, galaxy } = state;
      const isBarred = galaxy.combat !== null || isInForce(state, 'articles-of-war');
      const hasMech = seats[giver]?.mechs.includes(planet) ?? false;
      return kind === 'planets' && isFaction(state, 'hacan', giver) && hasMech && !isBarred;
    },
  },
  {
    id: 'dmz',
    admits: ({ state: { seats, phase }, giver }, kind, planet) =>
      kind === 'planets' &&
      phase === 'agenda' &&
      (seats[giver]?.demilitarized.includes(planet) ?? false),
  },
  {
    id: 'silver-flame',
    admits: (_scene, kind, relic) => kind === 'relics' && relic === 'the-silver-flame',
  },
  {
    id: 'black-market-dealings',
    admits: ({ market }, kind) => market && kind !== 'planets',
  },
  {
    id: 'mahact-hubris',
    bansNote: (state, note, taker) =>
      partsOf(note).kind === 'alliance' && isFaction(state, 'mahact', taker),
  },
];
