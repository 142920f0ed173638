import { chanceAt } from '@haggle/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rulebook as advanced } from '../../advanced-civilization/rulebook.ts';
import { rulebook as mega } from '../../mega-civilization/rulebook.ts';
import type { Block, Deck } from './deck.ts';
import { cardAt } from './hand.ts';
import {
  buildStacks,
  deal,
  orderDiscards,
  placeOf,
  readStacks,
  STACKS,
  tellStacks,
} from './stacks.ts';

const decks: readonly Deck[] = [...advanced.decks.values(), ...mega.decks.values()];
const aDeck = fc.constantFrom(...decks);
const aSeed = fc.string();

function build(deck: Deck, players: number, seed: string) {
  const counts = Object.fromEntries(deck.blocks.map((block) => [block, players]));
  return buildStacks(deck, [], counts, chanceAt(seed, 1));
}

const kindsOf = (deck: Deck, stack: readonly number[]) =>
  stack.map((card) => cardAt(deck, card).kind);

describe('building stacks', () => {
  it('lays out every card of the deck once, each in the stack of its kind and block', () => {
    fc.assert(
      fc.property(aDeck, fc.integer({ min: 2, max: 9 }), aSeed, (deck, players, seed) => {
        const stacks = build(deck, players, seed);
        expect(stacks).toHaveLength(STACKS * deck.blocks.length);
        const counts = deck.cards.map(() => 0);
        stacks.forEach((stack, place) => {
          for (const card of stack) {
            counts[card] = (counts[card] ?? 0) + 1;
            const { kind, block } = cardAt(deck, card);
            expect(placeOf(deck, block ?? 'west', kind.stack)).toBe(place);
          }
        });
        const copies = deck.cards.map((card, at) => (at === deck.water ? 0 : card.copies));
        expect(counts).toEqual(copies);
      }),
    );
  });

  it('leaves out the cards that somebody holds', () => {
    const [deck] = decks;
    if (!deck) throw new Error('no deck');
    const salt = deck.cardOf.get('salt') ?? -1;
    const held = deck.cards.map((_, card) => (card === salt ? 4 : 0));
    const stacks = buildStacks(deck, held, { west: 4 }, chanceAt('x', 1));
    expect(stacks.flat().filter((card) => card === salt)).toHaveLength(5);
  });

  it('has no calamity among the first draws of each player, and the non-tradable one at the bottom', () => {
    fc.assert(
      fc.property(aDeck, fc.integer({ min: 2, max: 8 }), aSeed, (deck, players, seed) => {
        if (deck.recipe !== 'set-aside') return;
        for (const stack of build(deck, players, seed)) {
          const kinds = kindsOf(deck, stack);
          expect(kinds.slice(0, players).every(({ type }) => type === 'commodity')).toBe(true);
          const lowest = kinds.findIndex(({ tradable }) => !tradable);
          expect([-1, kinds.length - 1]).toContain(lowest);
        }
      }),
    );
  });

  it('layers the stacks of nine to eleven players', () => {
    const layered = decks.filter(({ recipe }) => recipe === 'layers');
    expect(layered.map(({ key }) => key)).toEqual(['9-10-west', '9-11-east']);
    const added = [
      'bone',
      'wax',
      'ceramics',
      'grain',
      'glass',
      'lead',
      'herbs',
      'obsidian',
      'amber',
    ];
    for (const deck of layered) {
      for (let seed = 0; seed < 20; seed++) {
        build(deck, 9, `${seed}`).forEach((stack, at) => {
          const ids = kindsOf(deck, stack).map(({ id }) => id);
          const first = ids.indexOf(added[at] ?? '');
          const minor = kindsOf(deck, stack).findIndex(({ severity }) => severity === 'minor');
          const major = kindsOf(deck, stack).findIndex(
            ({ severity, tradable }) => severity === 'major' && tradable,
          );
          const upper = kindsOf(deck, stack).slice(0, ids.indexOf(ids[first] ?? ''));
          expect(upper.every(({ id }) => id !== added[at])).toBe(true);
          if (at === 0) return;
          expect(minor).toBeLessThan(Math.min(first, major));
          expect(kindsOf(deck, stack).at(-1)?.tradable).toBe(false);
        });
      }
    }
  });

  it('puts the tradable calamity anywhere below the first draws', () => {
    const [deck] = decks;
    if (!deck) throw new Error('no deck');
    const places = new Set<number>();
    for (let seed = 0; seed < 300; seed++) {
      const ninth = build(deck, 4, `${seed}`)[8] ?? [];
      places.add(kindsOf(deck, ninth).findIndex(({ id }) => id === 'piracy'));
    }
    expect([...places].sort((a, b) => a - b)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  it('tells and reads stacks as the same cards', () => {
    fc.assert(
      fc.property(aDeck, aSeed, (deck, seed) => {
        const stacks = build(deck, 5, seed);
        expect(readStacks(deck, tellStacks(deck, stacks))).toEqual(stacks);
      }),
    );
  });
});

describe('dealing', () => {
  const [deck] = decks;
  if (!deck) throw new Error('no deck');
  const seats = { ids: ['a', 'b', 'c'], blocks: ['west', 'west', 'west'] as readonly Block[] };
  /** Each stack by hand, so that who drew first shows. */
  const stacks = Array.from({ length: STACKS }, (_, at) => [at * 10 + 1, at * 10 + 2, at * 10 + 3]);

  it('begins with the fewest cities, and with the first seat among equals', () => {
    const { drawn, stacks: left } = deal(deck, stacks, seats, { a: 2, b: 1, c: 2 });
    expect(drawn).toEqual([[2, 11], [1], [3, 12]]);
    expect(left.slice(0, 3)).toEqual([[], [13], [21, 22, 23]]);
  });

  it('gives nothing to a seat without cities', () => {
    expect(deal(deck, stacks, seats, { b: 1 }).drawn).toEqual([[], [1], []]);
  });

  it('gives nothing from an empty stack, or Water where the game has it', () => {
    const empty = stacks.map(() => []);
    expect(deal(deck, empty, seats, { a: 3 }).drawn).toEqual([[], [], []]);
    const east = mega.decks.get('5-8-east');
    if (!east) throw new Error('no deck');
    const { drawn } = deal(east, empty, { ...seats, blocks: ['east', 'east', 'east'] }, { a: 2 });
    expect(drawn[0]?.map((card) => cardAt(east, card).kind.id)).toEqual(['water', 'water']);
  });

  it('deals each seat from its own block', () => {
    const large = mega.decks.get('12-14');
    if (!large) throw new Error('no deck');
    const built = buildStacks(large, [], { west: 6, east: 6 }, chanceAt('blocks', 1));
    const { drawn } = deal(
      large,
      built,
      { ids: ['w', 'e'], blocks: ['west', 'east'] },
      { w: 9, e: 9 },
    );
    const blocksOf = (at: number) => new Set(drawn[at]?.map((card) => cardAt(large, card).block));
    expect([...blocksOf(0)]).toEqual(['west']);
    expect([...blocksOf(1)]).toEqual(['east']);
  });
});

describe('putting discards back', () => {
  it('sends each card under its own stack, non-tradable calamities lowest', () => {
    fc.assert(
      fc.property(aDeck, aSeed, (deck, seed) => {
        const discards = deck.cards.map((card, at) =>
          at === deck.water ? 0 : Math.min(2, card.copies),
        );
        const under = orderDiscards(deck, discards, chanceAt(seed, 1));
        under.forEach((cards, place) => {
          const kinds = kindsOf(deck, cards);
          for (const card of cards) {
            const { kind, block } = cardAt(deck, card);
            expect(placeOf(deck, block ?? 'west', kind.stack)).toBe(place);
          }
          const firstLow = kinds.findIndex(({ tradable }) => !tradable);
          expect(kinds.slice(firstLow).every(({ tradable }) => !tradable) || firstLow < 0).toBe(
            true,
          );
        });
        const sum = under.reduce((total, cards) => total + cards.length, 0);
        expect(sum).toBe(discards.reduce((total, count) => total + count, 0));
      }),
    );
  });

  it('shuffles commodities and tradable calamities together', () => {
    const [deck] = decks;
    if (!deck) throw new Error('no deck');
    const piracy = deck.cardOf.get('piracy') ?? -1;
    const gold = deck.cardOf.get('gold') ?? -1;
    const discards = deck.cards.map((_, card) => (card === piracy ? 1 : card === gold ? 3 : 0));
    const places = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const ninth = orderDiscards(deck, discards, chanceAt(`${seed}`, 1))[8] ?? [];
      places.add(ninth.indexOf(piracy));
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3]);
  });
});
