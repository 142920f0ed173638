import { expect, test } from 'vitest';
import { findBroken, findSaid, findUntrue } from './broken-word.ts';

const offer = 'ben-ana-1';
const proposed = {
  type: 'proposed',
  offer,
  from: 'ben',
  to: 'ana',
  gives: { count: 3, named: ['salt', 'salt', 'gold'] },
  asks: { count: 3, named: ['iron'] },
  note: null,
};
const accepted = { type: 'accepted', offer, by: 'ana', named: ['iron', 'oil', 'dye'] };
const traded = {
  type: 'traded',
  trade: 'trade-1',
  offer,
  between: ['ben', 'ana'],
  gave: {},
  got: {},
};

test('what both said of a trade is what they said last before it', () => {
  const revised = { ...proposed, type: 'revised', gives: { count: 3, named: ['salt', 'salt'] } };
  const said = findSaid([proposed, revised, accepted, traded]);
  expect(said.get('trade-1')).toEqual({
    ben: revised.gives,
    ana: { count: 3, named: ['iron', 'oil', 'dye'] },
  });
});

test('the promise of no calamity is among what was said, whoever gave it', () => {
  const free = { ...proposed, gives: { ...proposed.gives, calamityFree: true } };
  const both = findSaid([free, { ...accepted, calamityFree: true }, traded]).get('trade-1');
  expect(both).toMatchObject({ ben: { calamityFree: true }, ana: { calamityFree: true } });
});

test('of trades between others, and of those whose beginning is not known, nothing is said', () => {
  expect(findSaid([{ type: 'traded', trade: 'trade-1', between: ['ben', 'cleo'] }]).size).toBe(0);
  expect(findSaid([accepted, traded]).size).toBe(0);
  expect(findSaid([proposed, traded]).size).toBe(0);
});

test('what was said and was not so is told with what it was, where every card was named', () => {
  const side = { count: 3, named: ['salt', 'salt', 'gold'] };
  expect(findUntrue(side, { salt: 2, ochre: 1 })).toEqual({ said: ['gold'], was: ['ochre'] });
  expect(findUntrue({ ...side, count: 4 }, { salt: 2, ochre: 1, oil: 1 })).toEqual({
    said: ['gold'],
    was: null,
  });
  expect(findUntrue(side, { salt: 2, gold: 1 })).toBeNull();
});

test('a calamity that was promised away is told, and no other card', () => {
  const side = { count: 3, named: ['salt', 'salt'] };
  const cards = { salt: 2, epidemic: 1 };
  const isCalamity = (kind: string) => kind === 'epidemic';
  expect(findBroken({ ...side, calamityFree: true }, cards, isCalamity)).toEqual(['epidemic']);
  expect(findBroken({ ...side, calamityFree: true }, { salt: 3 }, isCalamity)).toEqual([]);
  expect(findBroken(side, cards, isCalamity)).toEqual([]);
});
