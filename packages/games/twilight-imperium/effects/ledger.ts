import type { Event } from '../events.ts';
import { lawsInForce } from '../laws.ts';
import { galaxyOf } from '../neighbors/control.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import { isTurnStart } from '../progress.ts';
import type { State } from '../state.ts';
import type { Effect, Spent } from './effect.ts';
import { isSilenced } from './notes-in-play.ts';
import { hasEffect, isFaction } from './owning.ts';

/** By which the laws are blank for a turn. */
export const LAWS_ORDER = 'keleres-laws-order';

/** What lets commodities be spent, what makes players give, and what follows from replenishing. */
export const ledger: readonly Effect[] = [
  {
    id: 'explore-commodities',
    spends: { serves: () => true, allows: (_state, _seat, spent) => isOne(spent) },
  },
  {
    id: 'keleres-xander',
    spends: {
      serves: ({ seats }) => Object.keys(seats).some((id) => isFaction({ seats }, 'keleres', id)),
      allows: () => true,
    },
  },
  {
    id: LAWS_ORDER,
    spends: {
      serves: (table, seat) => isFaction(table, 'keleres', seat),
      allows: (state, seat, spent) =>
        !isSilenced(state, seat) &&
        isOne(spent) &&
        isTurnStart(state) &&
        state.isOrdered === undefined,
    },
  },
  { id: 'salvage', gift: { kind: 'commodities', isWhole: true, isFought: true, isCard: true } },
  { id: 'diplomatic-pressure', gift: { kind: 'promissoryNote', isCard: true } },
  { id: 'seize-artifact', gift: { kind: 'relicFragments', isNear: true, isCard: true } },
  {
    id: 'mentak-commander',
    gift: {
      kind: 'promissoryNote',
      serves: (state, taker) => hasEffect(state, 'mentak-commander', taker),
    },
  },
  {
    id: 'empyrean-voidwatch',
    gift: {
      kind: 'promissoryNote',
      serves: (state, taker) => hasEffect(state, 'empyrean-voidwatch', taker),
    },
  },
  {
    id: 'deepwrought-visionaria',
    // Mindsieve gives, the Oracle takes: one of the two has the ability, whichever way the note goes.
    gift: {
      kind: 'promissoryNote',
      serves: (state, taker, giver) => [taker, giver].some((seat) => isVisionary(state, seat)),
    },
  },
  { id: 'minister-of-commerce', afterReplenishing: payMinister },
  { id: 'keleres-patronage', onPhase: givePatronage },
];

/** Visionaria Select is of the Deepwrought, Mindsieve and the Oracle are of the Naalu. */
function isVisionary(state: State, seat: string): boolean {
  return ['deepwrought', 'naalu'].some((faction) => isFaction(state, faction, seat));
}

function isOne({ commodities, tradeGoods }: Spent): boolean {
  return commodities + tradeGoods === 1;
}

function payMinister(state: State, seat: string): readonly Event[] {
  const isMinister = lawsInForce(state).some(
    ({ law, elected }) => law === 'minister-of-commerce' && elected === seat,
  );
  const galaxy = galaxyOf(state);
  const tradeGoods = state.ids.filter((id) => areNeighbors(galaxy, seat, id)).length;
  if (!isMinister || tradeGoods === 0) return [];
  return [{ type: 'gained', seat, commodities: 0, tradeGoods, effect: 'minister-of-commerce' }];
}

/** Council Patronage happens of itself when a strategy phase begins. */
function givePatronage(state: State, phase: State['phase']) {
  if (phase !== 'strategy') return [];
  return state.ids
    .filter((seat) => isFaction(state, 'keleres', seat))
    .map((seat) => ({ seat, tradeGoods: 1 }));
}
