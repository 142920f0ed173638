import { describe, expect, it } from 'vitest';
import { commodities } from '../../advanced-civilization/data/commodities.ts';
import { game as advanced } from '../../advanced-civilization/game.ts';
import { game as mega } from '../../mega-civilization/game.ts';

const worth = (game: typeof advanced, bag: unknown, mining = false) => {
  const valued = game.value?.(bag, { mining });
  if (!valued?.ok) throw new Error(JSON.stringify(valued));
  return valued.value;
};
const refusal = (game: typeof advanced, bag: unknown, mining = false) => {
  const valued = game.value?.(bag, { mining });
  return valued?.ok ? undefined : valued?.refusal;
};

describe('the value of a bag', () => {
  it.each([
    [{ grain: 3 }, 36],
    [{ gold: 5 }, 225],
    [{ salt: 9 }, 243],
    [{ ochre: 1 }, 1],
    [{ salt: 2, timber: 1 }, 15],
    [{ iron: 1, papyrus: 2 }, 10],
    [{ grain: 2, oil: 2 }, 32],
    [{}, 0],
    [{ grain: 0 }, 0],
  ])('of Advanced Civilization: %j is worth %i', (bag, total) => {
    expect(worth(advanced, bag).total).toBe(total);
  });

  it.each([
    [{ oil: 8 }, 256],
    [{ papyrus: 1, stone: 1, iron: 1 }, 6],
    [{ marble: 4 }, 128],
    [{ clay: 5 }, 25],
    [{ tin: 5 }, 150],
    [{ water: 12, oil: 1 }, 4],
  ])('of Mega Civilization: %j is worth %i', (bag, total) => {
    expect(worth(mega, bag).total).toBe(total);
  });

  it.each([
    [{ bronze: 3 }, 96, { kind: 'bronze', gain: 42 }],
    [{ bronze: 3, gems: 2 }, 128, { kind: 'bronze', gain: 42 }],
    [{ iron: 8 }, 128, undefined],
    [{ gold: 4 }, 225, { kind: 'gold', gain: 81 }],
    [{ gold: 5 }, 225, undefined],
    [{ papyrus: 5 }, 50, undefined],
    [{ silver: 1 }, 24, { kind: 'silver', gain: 18 }],
    [{ gems: 0 }, 0, undefined],
  ])('with Mining: %j is worth %i', (bag, total, mining) => {
    const valued = worth(advanced, bag, true);
    expect(valued.total).toBe(total);
    expect(valued.bonuses?.mining).toEqual(mining);
  });

  it('tells each set', () => {
    expect(worth(advanced, { salt: 9, oil: 1 }).sets).toEqual({
      salt: { cards: 9, value: 243, limit: 9, complete: true },
      oil: { cards: 1, value: 4, limit: 7, complete: false },
    });
    expect(worth(mega, { water: 2 }).sets).toEqual({
      water: { cards: 2, value: 0, limit: 0, complete: false },
    });
  });

  it('knows commodities of every bracket', () => {
    expect(worth(mega, { ochre: 1, flax: 1, bone: 8 }).total).toBe(66);
  });

  it('has the value of every full set that the cards print', () => {
    const full = Object.fromEntries(commodities.map(({ id, limit }) => [id, limit]));
    expect(worth(advanced, full).total).toBe(
      commodities.reduce((sum, { value, limit }) => sum + limit * limit * value, 0),
    );
  });

  it('is refused for what has none', () => {
    expect(refusal(advanced, { pottery: 1 })).toMatchObject({
      code: 'not-trade-cards',
      clause: 'AC-28.2',
    });
    expect(refusal(advanced, { piracy: 1 })).toMatchObject({
      code: 'not-commodities',
      clause: 'AC-28.51',
    });
    expect(refusal(advanced, { constructor: 1 })?.code).toBe('not-trade-cards');
    expect(refusal(advanced, { salt: 10 })?.code).toBe('malformed');
    expect(refusal(advanced, { salt: -1 })?.code).toBe('malformed');
    expect(refusal(advanced, 'salt')?.code).toBe('malformed');
    const wrong = advanced.value?.({ salt: 1 }, { smelting: true });
    expect(wrong).toMatchObject({ refusal: { code: 'malformed', data: { field: 'smelting' } } });
    expect(refusal(mega, { oil: 1 }, true)).toMatchObject({
      code: 'mining-not-applicable',
      clause: 'MC-7.1',
    });
  });
});
