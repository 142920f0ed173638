import { describe, expect, it } from 'vitest';
import { handOf, seatOf } from './desk.ts';
import { hideItems } from './hiding.ts';
import { notesOf, partsOf, ruleOf } from './notes.ts';
import { sit } from './testing/table.ts';
import {
  addBags,
  capturedOf,
  includesAll,
  isNothing,
  pairOf,
  tidyItems,
  unzeroed,
  withMore,
  without,
} from './tidy.ts';

describe('bags', () => {
  it('are in order and without what is not in them', () => {
    const bag = unzeroed({ b: 1, a: 2, c: 0, d: undefined });
    expect(Object.entries(bag)).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('add up kind by kind, or take away', () => {
    expect(addBags({ a: 1, b: 2 }, { b: 1, c: 3 })).toEqual({ a: 1, b: 3, c: 3 });
    expect(addBags({ a: 1, b: 2 }, { a: 1, b: 1 }, -1)).toEqual({ b: 1 });
  });

  it('of captives have owners in order, and no owner of nothing', () => {
    const captured = capturedOf({ leo: { mech: 1 }, ana: { mech: 2, cruiser: 0 }, max: {} });
    expect(Object.entries(captured)).toEqual([
      ['ana', { mech: 2 }],
      ['leo', { mech: 1 }],
    ]);
  });
});

describe('lists', () => {
  it('lose one copy for each that is taken, and gain in order', () => {
    expect(without(['a', 'b', 'a'], ['a'])).toEqual(['b', 'a']);
    expect(without(['a', 'b'], ['b', 'b', 'c'])).toEqual(['a']);
    expect(withMore(['c', 'a'], ['b'])).toEqual(['a', 'b', 'c']);
  });

  it('have at least a copy for each of a part, or not', () => {
    expect(includesAll(['a', 'b', 'a'], ['a', 'a'])).toBe(true);
    expect(includesAll(['a', 'b'], ['a', 'a'])).toBe(false);
    expect(includesAll(['a'], [])).toBe(true);
    expect(includesAll([], ['a'])).toBe(false);
  });
});

describe('a side', () => {
  it('is tidied: nothing that is not given, the first of the notes, lists in order', () => {
    const full = {
      commodities: 1,
      tradeGoods: 2,
      relicFragments: { unknown: 1 },
      promissoryNote: ['ana/ceasefire', 'ana/alliance'],
      actionCards: ['b', 'a'],
      relics: ['d', 'c'],
      planets: ['f', 'e'],
      secrets: ['h', 'g'],
      captured: { leo: { mech: 1 } },
    };
    expect(tidyItems(full)).toEqual({
      ...full,
      promissoryNote: 'ana/ceasefire',
      actionCards: ['a', 'b'],
      relics: ['c', 'd'],
      planets: ['e', 'f'],
      secrets: ['g', 'h'],
    });
    const nothing = {
      commodities: 0,
      tradeGoods: 0,
      relicFragments: { unknown: 0 },
      promissoryNote: [],
      actionCards: [],
      relics: [],
      planets: [],
      secrets: [],
      captured: { leo: { mech: 0 } },
    };
    for (const side of [nothing, {}]) {
      expect(Object.keys(tidyItems(side))).toEqual([]);
      expect(isNothing(tidyItems(side))).toBe(true);
    }
    expect(isNothing({ tradeGoods: 1 })).toBe(false);
  });

  it('shows others all but which note it was and which cards', () => {
    const open = { tradeGoods: 1, relics: ['a'] };
    expect(hideItems(open, [])).toEqual(open);
    const side = {
      ...open,
      promissoryNote: 'ana/alliance',
      actionCards: ['a'],
      secrets: ['b', 'c'],
    };
    const told = { ...open, actionCards: 1, secrets: 2 };
    expect(hideItems(side, ['leo/alliance'])).toEqual({ ...told, promissoryNote: 'hidden' });
    expect(hideItems(side, ['ana/alliance'])).toEqual({ ...told, promissoryNote: 'ana/alliance' });
    expect(Object.keys(hideItems(open, []))).toEqual(['tradeGoods', 'relics']);
  });
});

describe('a pair', () => {
  it('is the same in either order', () => {
    expect(pairOf('leo', 'ana')).toEqual(['ana', 'leo']);
    expect(pairOf('ana', 'leo')).toEqual(['ana', 'leo']);
  });
});

describe('a note', () => {
  it('has an owner and a kind', () => {
    expect(partsOf('ana/ceasefire')).toEqual({ owner: 'ana', kind: 'ceasefire' });
    expect(partsOf('ana/b/c')).toEqual({ owner: 'ana', kind: 'b/c' });
    expect(partsOf('ceasefire')).toEqual({ owner: '', kind: 'ceasefire' });
    expect(ruleOf('ana/dark-pact')?.trigger).toBe('own-turn');
    expect(ruleOf('ana/x')).toBeUndefined();
  });

  it('is one of five of every seat, or of its faction', () => {
    expect(notesOf('emp', 'empyrean', ['base', 'prophecy-of-kings'])).toEqual([
      'emp/ceasefire',
      'emp/trade-agreement',
      'emp/political-secret',
      'emp/support-for-the-throne',
      'emp/alliance',
      'emp/blood-pact',
      'emp/dark-pact',
    ]);
    expect(notesOf('x', 'nobody', ['base'])).toEqual([
      'x/ceasefire',
      'x/trade-agreement',
      'x/political-secret',
      'x/support-for-the-throne',
    ]);
  });
});

describe('whoever is not at the table', () => {
  const state = sit({
    seats: { ana: { faction: 'sol' }, leo: { faction: 'letnev' }, max: { faction: 'mentak' } },
  }).state();

  it('has neither seat nor hand', () => {
    for (const name of ['zoe', 'constructor']) {
      const problem = `nobody at the table is called ${name}`;
      expect(() => seatOf(state, name)).toThrow(problem);
      expect(() => handOf(state, name)).toThrow(problem);
    }
    expect(seatOf(state, 'ana').faction).toBe('sol');
    expect(handOf(state, 'ana').actionCards).toEqual([]);
  });
});
