import { describe, expect, it } from 'vitest';
import { type Amounts, correctedAmounts } from './corrected-amounts.ts';

const OWN: Amounts = {
  commodities: 2,
  tradeGoods: 3,
  spaceStations: 0,
  relicFragments: { cultural: 1 },
};
const FRAGMENTS = { cultural: 1, hazardous: 0, industrial: 0, unknown: 0 };

describe('what a referee sets', () => {
  it('is what was written anew, and nothing else', () => {
    const written = { ...OWN, relicFragments: FRAGMENTS, tradeGoods: 7 };
    expect(correctedAmounts(OWN, written)).toEqual({ tradeGoods: 7 });
  });

  it('is all of the fragments where one of them is another', () => {
    const relicFragments = { ...FRAGMENTS, hazardous: 1 };
    expect(correctedAmounts(OWN, { ...OWN, relicFragments })).toEqual({ relicFragments });
  });
});
