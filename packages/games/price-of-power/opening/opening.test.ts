import { chanceAt } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { evolve } from '../evolve.ts';
import { redact } from '../redaction.ts';
import { type Setup, setupSchema } from '../setup.ts';
import type { State } from '../state.ts';
import { open } from './opening.ts';
import { findScenario } from './scenario.ts';

function opened(setup: unknown, seed = 's') {
  return open(setupSchema.parse(setup), { now: 0, random: chanceAt(seed, 0) });
}

function stateOf(setup: unknown, seed?: string): State {
  const result = opened(setup, seed);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value.reduce<State | null>(evolve, null) as State;
}

function problem(setup: unknown): unknown {
  const result = opened(setup);
  return result.ok ? 'open' : [result.refusal.code, result.refusal.data];
}

const wrong = (field: string, what: string) => ['malformed', { field, problem: what }];
const seats = ['france', 'england'];
const AFRICAN = ['T04-1', 'T07-1', 'T11-1', 'T12-3', 'T14-1', 'T20-1'];
const france = (realm: object, more: object = {}) => ({
  seats,
  board: { realms: { france: realm }, ...more },
});

describe('cards that are given without an order', () => {
  const cards = ['T02-1', 'T25-1', 'T04-1', 'T14-1'];

  it('are shuffled, and nothing else is in the deck', () => {
    const { deck } = stateOf({ seats, cards });
    expect(deck.cards.toSorted()).toEqual(cards.toSorted());
    expect(deck.aside).toHaveLength(40);
    const orders = ['s', 't', 'u', 'v'].map((seed) => stateOf({ seats, cards }, seed).deck.cards);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
  });

  it('stand for those of the scenario too', () => {
    const scenario = { scenario: '1-01', seats: ['france', 'castile', 'england'] };
    expect(stateOf({ ...scenario, cards }).deck.cards).toHaveLength(4);
  });

  it('are joined by those of a continent that the changes discover', () => {
    const changes = [{ type: 'place', what: 'dnpr', at: 'mali' }];
    expect(stateOf({ seats, cards: ['T02-1'], changes }).deck.cards.toSorted()).toEqual([
      'T02-1',
      ...AFRICAN,
    ]);
  });

  it('are each there once, and stand in no order of their own', () => {
    expect(problem({ seats, cards: ['T02-1', 'T02-1'] })).toEqual(
      wrong('cards', 'a card that is there twice'),
    );
    expect(problem({ seats, cards, deck: cards })).toEqual(
      wrong('cards', 'either a deck or the cards that it is shuffled from'),
    );
  });
});

describe('a board', () => {
  it('is empty where it says nothing', () => {
    const { position, deck, discovered, phase, acted } = stateOf({ seats });
    expect(position).toMatchObject({ edition: 'standard', age: 1, active: 'france', pirates: {} });
    expect(position.seats.england).toEqual({
      capital: null,
      ducats: 0,
      administrativePower: 5,
      diplomaticPower: 5,
      interest: 0,
      prestige: 0,
      towns: { small: [], large: [] },
      vassals: [],
      influence: [],
      merchants: [],
      lightShips: [],
      claims: [],
    });
    expect(deck.cards).toHaveLength(31);
    expect(deck.aside).toHaveLength(13);
    expect({ discovered, phase, acted }).toEqual({ discovered: [], phase: 'idle', acted: false });
    expect(position.options).toMatchObject({ portAdjacency: true, halfTax: 'exact' });
  });

  it('keeps pieces in their order, with what was not said', () => {
    const lightShips = [
      { zone: 'doggerbank' },
      { zone: 'aegean-sea', slot: false },
      { zone: 'sea-of-okhotsk' },
      { zone: 'black-sea', in: 'port' },
    ];
    const merchants = [{ node: 'supply' }, { node: 'genoa', laid: true }];
    const { position } = stateOf(
      france(
        { lightShips, merchants },
        {
          pirates: { genoa: 0, sevilla: 1 },
          dnpr: ['tirol', 'tirol'],
          hostile: { france: ['doggerbank', 'doggerbank'] },
        },
      ),
    );
    expect(position.seats.france?.lightShips).toEqual([
      { zone: 'doggerbank', slot: true },
      { zone: 'aegean-sea', slot: false },
      { zone: 'sea-of-okhotsk', slot: false },
      { zone: 'black-sea', slot: false, in: 'port' },
    ]);
    expect(position.seats.france?.merchants).toEqual([
      { node: 'supply', laid: false },
      { node: 'genoa', laid: true },
    ]);
    expect(position).toMatchObject({
      pirates: { sevilla: 1 },
      dnpr: ['tirol'],
      hostile: { france: ['doggerbank'] },
    });
  });

  it('is refused where it cannot be', () => {
    const table = 'no realm of this table';
    expect(problem({ seats: ['france', 'france'] })).toEqual(
      wrong('seats', 'a realm that sits twice'),
    );
    expect(problem({ seats, active: 'venice' })).toEqual(wrong('active', 'no such seat'));
    expect(problem({ seats, deck: ['T02-1', 'T02-1'] })).toEqual(
      wrong('deck', 'a card that is there twice'),
    );
    expect(problem({ seats, board: { realms: { venice: {} } } })).toEqual(
      wrong('board.realms.venice', table),
    );
    expect(problem(france({}, { hostile: { venice: [] } }))).toEqual(
      wrong('board.hostile.venice', table),
    );
    const own = wrong('board.occupied.paris', 'nobody occupies a Province of his own');
    for (const realm of [
      { towns: { small: ['paris'] } },
      { towns: { large: ['paris'] } },
      { vassals: ['paris'] },
    ]) {
      expect(problem(france(realm, { occupied: { paris: 'france' } }))).toEqual(own);
      expect(problem(france(realm, { occupied: { paris: 'venice' } }))).toBe('open');
    }
    const twice = wrong('board.realms.france.towns', 'paris twice');
    expect(problem(france({ towns: { small: ['paris'], large: ['paris'] } }))).toEqual(twice);
    const both = {
      realms: { france: { towns: { small: ['paris'] } }, england: { towns: { large: ['paris'] } } },
    };
    expect(problem({ seats, board: both })).toEqual(
      wrong('board.realms.england.towns', 'paris twice'),
    );
  });

  it('has no more pieces than there is room for', () => {
    const nodes = (...at: string[]) => france({ merchants: at.map((node) => ({ node })) });
    const field = 'board.realms.france.merchants';
    expect(problem(nodes('genoa', 'wien', 'supply'))).toBe('open');
    expect(problem(nodes('supply', 'supply'))).toBe('open');
    expect(problem(nodes('genoa', 'wien', 'supply', 'supply'))).toEqual(wrong(field, 'too many'));
    expect(problem(nodes('genoa', 'genoa'))).toEqual(wrong(field, 'two in one Trade Node'));
    expect(problem(france({ influence: ['mexico'] }))).toEqual(
      wrong('board.realms.france.influence', 'no Area of the main map'),
    );
    const ships = (count: number, more = {}) =>
      france({
        lightShips: Array.from({ length: count }, () => ({ zone: 'doggerbank', ...more })),
      });
    const full = wrong('board.realms.france.lightShips', 'more ships than slots in doggerbank');
    expect(problem(ships(2))).toBe('open');
    expect(problem(ships(3))).toEqual(full);
    expect(problem(ships(3, { slot: false }))).toBe('open');
    expect(problem(ships(1, { slot: true, in: 'port' }))).toEqual(
      wrong('board.realms.france.lightShips', 'only ships at sea have slots'),
    );
    expect(problem(ships(1, { slot: false, in: 'port' }))).toBe('open');
    expect(problem(france({}, { pirates: { wien: 1 } }))).toEqual(
      wrong('board.pirates.wien', 'no maritime Trade Node'),
    );
    const nowhere = 'no two places that can be adjacent';
    const links = [['paris', 'wien']];
    expect(problem(france({}, { links }))).toEqual(wrong('board.links.0', nowhere));
    expect(problem(france({}, { cuts: [['austria', 'tirol'], ...links] }))).toEqual(
      wrong('board.cuts.1', nowhere),
    );
  });
});

describe('a scenario', () => {
  const four = ['france', 'castile', 'england', 'austria'];

  it('is the variant of its realms, those of bots aside', () => {
    expect(findScenario('1-01', four)?.variant).toBe('4 Players');
    expect(findScenario('1-01', four.slice(0, 3))?.variant).toBe('3 Players');
    expect(findScenario('1-01', four.toReversed())?.variant).toBe('4 Players');
    expect(findScenario('1-02', ['papal', 'netherlands', 'brandenburg', 'austria'])?.variant).toBe(
      '3 Players + 1 Bot',
    );
    expect(findScenario('1-02', ['papal', 'netherlands', 'brandenburg'])?.variant).toBe(
      '3 Players + 1 Bot',
    );
    expect(findScenario('1-01', ['france', 'castile'])).toBeUndefined();
    expect(findScenario('9-99', four)).toBeUndefined();
  });

  it('brings its realms and its deck, and begins in the first Age unless another is given', () => {
    const late = stateOf({
      scenario: '1-05',
      seats: ['austria', 'castile', 'netherlands', 'france'],
    });
    expect(late.position.age).toBe(1);
    expect(late.deck.cards).toHaveLength(44);
    expect(late.discovered).toEqual([1, 2, 4]);
    expect(late.position.seats.netherlands?.merchants.map(({ node }) => node)).toEqual([
      'english-channel',
      'north-america',
      'east-indies',
    ]);
    const own = stateOf({
      scenario: '1-05',
      seats: ['austria', 'castile', 'netherlands', 'france'],
      age: 4,
    });
    expect(own.position.age).toBe(4);
    const six = ['prussia', 'russia', 'france', 'spain', 'great-britain', 'austria'];
    const empires = stateOf({ scenario: '2-04', seats: six });
    expect(empires.position.seats.spain?.capital).toBe('madrid');
    expect(empires.position.seats.prussia?.lightShips).toHaveLength(2);
    const sugarless = stateOf({ scenario: '2-02', seats: ['ottomans', 'austria', 'muscovy'] });
    expect(sugarless.deck.cards).toHaveLength(34);
    expect(sugarless.deck.aside).toContain('T22-1');
  });

  it('leaves ships without a slot where none is left', () => {
    const crowded = stateOf({
      scenario: '1-04',
      seats: ['austria', 'france', 'castile', 'england'],
    });
    const ships = Object.values(crowded.position.seats).flatMap(({ lightShips }) => lightShips);
    const there = ships.filter(({ zone }) => zone === 'eastern-atlantic');
    expect(there.map(({ slot }) => slot).sort()).toEqual([false, true, true]);
  });

  it('is known, and stands alone', () => {
    expect(problem({ scenario: '9-99', seats: four })).toEqual(
      wrong('scenario', 'no such scenario'),
    );
    expect(problem({ scenario: '1-01', seats: four, board: {} })).toEqual(
      wrong('board', 'either a scenario or a board'),
    );
  });

  it('says whom it is for where these realms do not fit', () => {
    expect(problem({ scenario: '1-03', seats: four })).toEqual(
      wrong(
        'scenario',
        'no variant of 1-03 has these realms; it is for portugal, castile, england; or for portugal, castile, england, france',
      ),
    );
    const withBots =
      'no variant of 1-02 has these realms; it is for papal, netherlands, brandenburg (and austria for a bot); or for papal, netherlands, brandenburg (and austria, france for bots)';
    expect(problem({ scenario: '1-02', seats })).toEqual(wrong('scenario', withBots));
  });
});

describe('the deck', () => {
  it('is shuffled by chance, or lies as it was given', () => {
    const one = stateOf({ seats }).deck.cards;
    expect(stateOf({ seats }).deck.cards).toEqual(one);
    expect(stateOf({ seats }, 'other').deck.cards).not.toEqual(one);
    expect(stateOf({ seats, deck: ['T25-1', 'T02-1'] }).deck.cards).toEqual(['T25-1', 'T02-1']);
  });

  it('is hidden from everybody', () => {
    const result = opened({ seats });
    const event = result.ok ? result.value[0] : undefined;
    if (event === undefined) throw new Error('refused');
    for (const viewer of ['france', 'host', 'spectator']) {
      expect(redact(event, viewer)).toMatchObject({ type: 'opened', deck: 31 });
    }
  });
});

describe('what is discovered from the start', () => {
  it('are continents with a token, and those settled whose cards are all in the deck', () => {
    expect(stateOf(france({ claims: ['kongo'] })).discovered).toEqual([2]);
    expect(stateOf(france({}, { dnpr: ['goa', 'mexico'] })).discovered).toEqual([1, 3]);
    expect(stateOf(france({ towns: { small: ['mexico'] } })).discovered).toEqual([]);
    const deck = AFRICAN;
    for (const realm of [
      { towns: { small: ['kongo'] } },
      { towns: { large: ['kongo'] } },
      { vassals: ['kongo'] },
    ]) {
      expect(stateOf({ ...france(realm), deck }).discovered).toEqual([2]);
      expect(stateOf({ ...france(realm), deck: AFRICAN.slice(1) }).discovered).toEqual([]);
    }
    expect(stateOf({ seats, deck }).discovered).toEqual([]);
  });
});

describe('changes', () => {
  it('follow the opening one by one, as if they were commands', () => {
    const changes: Setup['changes'] = [
      { type: 'place', what: 'claim', at: 'kongo', realm: 'france' },
      { type: 'place', what: 'light-ship', at: 'doggerbank', realm: 'france' },
      { type: 'move', what: 'light-ship', realm: 'france', from: 'doggerbank', to: 'north-sea' },
      { type: 'remove', what: 'claim', at: 'kongo', realm: 'france' },
    ];
    const changed = stateOf({ seats, changes });
    expect(changed.position.seats.france).toMatchObject({
      claims: [],
      lightShips: [{ zone: 'north-sea', slot: true }],
    });
    expect(changed.deck.cards).toHaveLength(33);
    expect(problem({ seats, changes: [...changes, changes[3]] })).toEqual(
      wrong('changes.4.at', 'no such piece there'),
    );
  });
});
