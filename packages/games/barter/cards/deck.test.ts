import { describe, expect, it } from 'vitest';
import { rulebook as advanced } from '../../advanced-civilization/rulebook.ts';
import { rulebook as mega } from '../../mega-civilization/rulebook.ts';
import type { Deck } from './deck.ts';

function commoditiesOf(deck: Deck): number {
  return deck.cards
    .filter(({ kind }) => kind.type === 'commodity' && kind.stack > 0)
    .reduce((sum, { copies }) => sum + copies, 0);
}

const calamitiesOf = (deck: Deck) =>
  deck.cards.filter(({ kind }) => kind.type === 'calamity').length;

describe('the decks', () => {
  it('of Advanced Civilization has 114 commodities of 18 kinds and 12 calamities', () => {
    const deck = advanced.deckFor(5, undefined);
    if (!deck) throw new Error('no deck');
    expect(commoditiesOf(deck)).toBe(114);
    expect(deck.kinds.filter(({ type }) => type === 'commodity')).toHaveLength(18);
    expect(calamitiesOf(deck)).toBe(12);
    expect(deck.kinds.filter(({ mined }) => mined).map(({ id }) => id)).toEqual([
      'iron',
      'bronze',
      'silver',
      'gems',
      'gold',
    ]);
    expect(deck.kinds.filter(({ tradable }) => !tradable).map(({ id }) => id)).toEqual([
      'volcano-earthquake',
      'famine',
      'civil-war',
      'flood',
    ]);
    expect(deck.water).toBeNull();
  });

  it.each([
    ['5-8-west', 119, 16, 8],
    ['5-8-east', 119, 16, 8],
    ['9-10-west', 177, 24, 8],
    ['9-11-east', 177, 24, 8],
    ['12-14', 238, 32, 9],
    ['15-18', 296, 48, 9],
  ])('of Mega Civilization: %s', (key, commodities, calamities, handLimit) => {
    const deck = mega.decks.get(key);
    if (!deck) throw new Error('no deck');
    expect(commoditiesOf(deck)).toBe(commodities);
    expect(calamitiesOf(deck)).toBe(calamities);
    expect(deck.handLimit).toBe(handLimit);
    expect(deck.water).toBe(deck.cards.length - 1);
  });

  it('hold exactly one full set of each commodity, over both blocks', () => {
    for (const deck of [...advanced.decks.values(), ...mega.decks.values()]) {
      for (const kind of deck.kinds) {
        if (kind.type === 'calamity' || kind.id === 'water') continue;
        const copies = kind.cards.reduce((sum, card) => sum + (deck.cards[card]?.copies ?? 0), 0);
        expect([kind.id, copies]).toEqual([kind.id, kind.limit]);
      }
    }
  });

  it('keep the two blocks of a kind apart by name', () => {
    const deck = mega.decks.get('15-18');
    expect(deck?.kindOf.get('clay')?.cards.map((card) => deck.cards[card]?.name)).toEqual([
      'clay@west',
      'clay@east',
    ]);
    expect(deck?.cardOf.get('ochre')).toBeDefined();
    expect(deck?.cards[deck.cardOf.get('clay@east') ?? -1]).toMatchObject({
      block: 'east',
      copies: 4,
    });
  });

  it('are chosen by the number of players and the block', () => {
    const keyOf = (...choice: Parameters<typeof mega.deckFor>) => mega.deckFor(...choice)?.key;
    expect(keyOf(5, undefined)).toBe('5-8-west');
    expect(keyOf(8, 'east')).toBe('5-8-east');
    expect(keyOf(9, undefined)).toBe('9-10-west');
    expect(keyOf(9, 'east')).toBe('9-11-east');
    expect(keyOf(10, undefined)).toBe('9-10-west');
    expect(keyOf(10, 'east')).toBeUndefined();
    expect(keyOf(11, undefined)).toBe('9-11-east');
    expect(keyOf(11, 'west')).toBeUndefined();
    expect(keyOf(12, undefined)).toBe('12-14');
    expect(keyOf(14, 'west')).toBeUndefined();
    expect(keyOf(15, undefined)).toBe('15-18');
    expect(keyOf(19, undefined)).toBeUndefined();
  });

  it('use minor calamities from nine players to eleven and from fifteen on', () => {
    const minors = [...mega.decks.values()].map(({ key, kinds }) => [
      key,
      kinds.filter(({ severity }) => severity === 'minor').length,
    ]);
    expect(Object.fromEntries(minors)).toEqual({
      '5-8-west': 0,
      '5-8-east': 0,
      '9-10-west': 8,
      '9-11-east': 8,
      '12-14': 0,
      '15-18': 8,
    });
  });
});
