import { describe, expect, it } from 'vitest';
import { chooseCards, weigh } from './deals.ts';
import { worthOfHand, worthOfLast, worthOfOneMore, worthOfUnknown } from './scales.ts';
import { scalesOf } from './testing/table.ts';

const scales = scalesOf('anybody');
const { fear } = scales.temper;

describe('what a bot thinks a hand is worth', () => {
  it('counts its sets, and nothing for Water, for words that are no cards and for more than there are', () => {
    expect(worthOfHand(scales, { grain: 3, gold: 5 })).toBe(36 + 225);
    expect(worthOfHand(scales, { gold: 6, water: 4, 'unheard-of': 4 })).toBe(225);
  });

  it('takes off what the calamities cost, those that will not be kept but a little', () => {
    const one = worthOfHand(scales, { grain: 3, piracy: 1 });
    expect(one).toBeCloseTo(36 - 28 * fear);
    const two = worthOfHand(scales, { grain: 3, piracy: 1, treachery: 1 });
    const three = worthOfHand(scales, { grain: 3, piracy: 1, treachery: 1, famine: 1 });
    expect(one - two).toBeGreaterThan(3 * (two - three));
  });

  it('counts those that will be kept by what the table allows', () => {
    const worst = { piracy: 1, treachery: 1, famine: 1 };
    const worthAt = (calamityLimit: number | null) =>
      worthOfHand({ ...scales, calamityLimit }, worst);
    expect(worthAt(null)).toBeCloseTo(-(28 + 28 + 24) * fear);
    expect(worthAt(3)).toBe(worthAt(null));
    expect(worthAt(1)).toBeCloseTo(-(28 + 0.15 * (28 + 24)) * fear);
  });

  it('sees what one more and what the last card make', () => {
    expect(worthOfOneMore(scales, { grain: 2 }, 'grain')).toBe(20);
    expect(worthOfOneMore(scales, { gold: 5 }, 'gold')).toBe(0);
    expect(worthOfLast(scales, { grain: 3 }, 'grain')).toBe(20);
    expect(worthOfLast(scales, { piracy: 1 }, 'piracy')).toBeLessThan(0);
  });

  it('expects less of an unknown card the more it fears', () => {
    const brave = { ...scales, temper: { ...scales.temper, fear: 0.5, suspicion: 0.1 } };
    const timid = { ...scales, temper: { ...scales.temper, fear: 1.5, suspicion: 0.3 } };
    expect(worthOfUnknown(brave)).toBeGreaterThan(worthOfUnknown(timid));
  });
});

describe('the cards a bot hands over', () => {
  const hand = { salt: 2, grain: 3, iron: 1, piracy: 1, famine: 1 };

  it('are the binding names, then a tradable calamity, then what it misses least', () => {
    const part = { count: 4, named: ['salt', 'salt', 'gold'] };
    expect(chooseCards(scales, { hand, free: hand }, part)).toEqual({
      salt: 2,
      piracy: 1,
      iron: 1,
    });
  });

  it('never are a calamity that may not be traded, or sealed elsewhere', () => {
    const free = { ...hand, piracy: 0, iron: 0, grain: 1 };
    const part = { count: 3, named: ['salt', 'salt'] };
    expect(chooseCards(scales, { hand, free }, part)).toEqual({ salt: 2, grain: 1 });
    expect(chooseCards(scales, { hand, free: { salt: 2, famine: 1 } }, part)).toBeNull();
    expect(chooseCards(scales, { hand, free: { salt: 1, grain: 3 } }, part)).toBeNull();
  });

  it('are weighed against what comes in', () => {
    const stock = { hand, free: hand };
    const gives = { count: 3, named: ['salt', 'salt'] };
    const good = weigh(scales, stock, gives, { count: 3, named: ['grain', 'grain'] });
    const bad = weigh(scales, stock, gives, { count: 3, named: ['ochre', 'hides'] });
    expect(good?.gain).toBeGreaterThan(50);
    expect(good?.gain).toBeGreaterThan(bad?.gain ?? 0);
  });

  it('count a name that binds nobody for a little, and no more than that', () => {
    const stock = { hand, free: hand };
    const gives = { count: 3, named: ['salt', 'salt'] };
    const gain = (named: string[]) => weigh(scales, stock, gives, { count: 3, named })?.gain ?? 0;
    const said = gain(['grain', 'iron', 'grain']);
    expect(said).toBeGreaterThan(gain(['grain', 'iron']));
    expect(said).toBeLessThan(gain(['grain', 'grain']));
  });
});
