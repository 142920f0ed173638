import type { Effect } from './effect.ts';
import { pactValueOf } from './value.ts';

/** What a gift brings giver and taker. */
export const bonuses: readonly Effect[] = [
  {
    id: 'empyrean-dark-pact',
    bonus: (state, giver, taker, { commodities = 0 }) => {
      const isPact = state.seats[giver]?.playArea.includes(`${taker}/dark-pact`) ?? false;
      const seat = state.seats[giver];
      if (!isPact || seat === undefined || commodities === 0) return 0;
      const value = pactValueOf(state, seat);
      const isMet = state.options.A15 === 'exact' ? commodities === value : commodities >= value;
      return isMet ? 1 : 0;
    },
  },
];
