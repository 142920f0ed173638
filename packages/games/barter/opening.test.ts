import { sizeOf } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game as advanced } from '../advanced-civilization/game.ts';
import { game as mega } from '../mega-civilization/game.ts';
import { refusalOf, sit } from './testing/table.ts';

const two = ['crete', 'egypt'];
const five = ['a', 'b', 'c', 'd', 'e'];
const named = (count: number) => Array.from({ length: count }, (_, at) => `s${at}`);

describe('a set-up', () => {
  it.each([
    ['seats', { seats: 1 }],
    ['seats', { seats: 9 }],
    ['seats', { seats: ['crete', 'crete'], hands: {} }],
    ['seats', { seats: ['a', 'b', 'a-b'], hands: {} }],
    ['seats.0', { seats: ['Crete', 'egypt'] }],
    ['seats.1', { seats: ['crete', 'host'] }],
    ['seats.1', { seats: ['crete', 'spectator'] }],
    ['seats.1', { seats: ['crete', 'clock'] }],
    ['seats.1', { seats: ['crete', 'constructor'] }],
    ['seats.1', { seats: ['crete', '__proto__'] }],
    ['cities', { seats: two, hands: {}, cities: {} }],
    ['players', { seats: two, players: 3 }],
    ['players', { seats: two, hands: {}, players: 9 }],
    ['hands.rome', { seats: two, hands: { rome: { salt: 1 } } }],
    ['cities.rome', { seats: two, cities: { rome: 1 } }],
    ['treasury.rome', { seats: two, hands: {}, treasury: { rome: 1 } }],
    ['mining', { seats: two, hands: {}, mining: ['rome'] }],
    ['hands.crete.pottery', { seats: two, hands: { crete: { pottery: 1 } } }],
    ['hands.egypt.salt', { seats: two, hands: { crete: { salt: 5 }, egypt: { salt: 5 } } }],
    ['hands.egypt.piracy', { seats: two, hands: { crete: { piracy: 1 }, egypt: { piracy: 1 } } }],
    ['cities.crete', { seats: two, cities: { crete: 10 } }],
    ['blocks', { seats: two, hands: {}, blocks: {} }],
    ['options.misdeals', { seats: two, hands: {}, options: { misdeals: 'honour' } }],
    ['options.excess', { seats: two, hands: {}, options: { excess: 'majors-first' } }],
    ['options.namedCalamities', { seats: two, hands: {}, options: { namedCalamities: 1 } }],
    ['options.timeLimit', { seats: two, hands: {}, options: { timeLimit: 0 } }],
    ['options.timeLimit', { seats: two, hands: {}, options: { timeLimit: 1.5 } }],
  ])('of Advanced Civilization is malformed in %s: %j', (field, setup) => {
    expect(refusalOf(advanced, setup)).toMatchObject({ code: 'malformed', data: { field } });
  });

  it.each([
    ['seats', { seats: 4 }],
    ['seats', { seats: 19 }],
    ['block', { seats: 10, block: 'east' }],
    ['block', { seats: 11, block: 'west' }],
    ['block', { seats: 12, block: 'west' }],
    ['blocks', { seats: five, blocks: { a: 'west' } }],
    ['blocks.z', { seats: named(12), blocks: { z: 'west' } }],
    ['hands.a.sugar', { seats: five, hands: { a: { sugar: 1 } } }],
    ['hands.a.tempest', { seats: five, hands: { a: { tempest: 1 } } }],
    ['mining', { seats: five, mining: ['a'] }],
    ['options.namedCalamities', { seats: five, options: { namedCalamities: true } }],
    ['options.calamityLimit', { seats: five, options: { calamityLimit: 2 } }],
    ['players', { seats: two, hands: {}, players: 4 }],
    ['hands.b.water', { seats: five, hands: { a: { water: 1000 }, b: { water: 1 } } }],
  ])('of Mega Civilization is malformed in %s: %j', (field, setup) => {
    expect(refusalOf(mega, setup)).toMatchObject({ code: 'malformed', data: { field } });
  });

  it('names the seats when it only counts them', () => {
    expect(sit(advanced, { seats: 3 }).state().ids).toEqual(['seat-1', 'seat-2', 'seat-3']);
  });

  it('with given hands may have up to eighteen seats, of the bracket that it says', () => {
    expect(sit(advanced, { seats: named(18), hands: {} }).state().deck).toBe('standard');
    expect(sit(mega, { seats: two, hands: {} }).state().deck).toBe('5-8-west');
    expect(sit(mega, { seats: two, hands: {}, players: 16 }).state().deck).toBe('15-18');
    expect(sit(mega, { seats: named(18), hands: {}, players: 9 }).state().deck).toBe('9-10-west');
    expect(refusalOf(advanced, { seats: named(19), hands: {} })?.code).toBe('malformed');
  });

  it('seats the first half in the West, or where it is told', () => {
    const half = sit(mega, { seats: named(13) }).state();
    expect(half.blocks.filter((block) => block === 'west')).toHaveLength(7);
    expect(half.blocks.slice(0, 7).every((block) => block === 'west')).toBe(true);
    expect(half.seats.s12).toMatchObject({ block: 'east' });
    const told = sit(mega, { seats: named(12), blocks: { s0: 'east', s11: 'west' } }).state();
    expect(told.blocks[0]).toBe('east');
    expect(told.blocks[11]).toBe('west');
    expect(told.blocks[1]).toBe('west');
    expect(sit(mega, { seats: 5, block: 'east' }).state().blocks[4]).toBe('east');
    expect(sit(mega, { seats: 5 }).view('seat-1').seats['seat-1']).not.toHaveProperty('block');
  });

  it('gives cards of the own block first, then of the other', () => {
    const hands = { s0: { clay: 6 }, s11: { clay: 3 } };
    const [event] = [sit(mega, { seats: named(12), hands })];
    const state = event.state();
    const view = (seat: string) => event.view(seat).hand;
    expect(view('s0')).toEqual({ clay: 6 });
    expect(view('s11')).toEqual({ clay: 3 });
    const west = state.hidden[0]?.hand.counts.filter((count) => count > 0);
    expect(west).toEqual([5, 1]);
    const east = state.hidden[11]?.hand.counts.filter((count) => count > 0);
    expect(east).toEqual([3]);
  });

  it('deals by cities, and leaves the rest in the stacks', () => {
    const table = sit(advanced, { seats: two, cities: { crete: 9, egypt: 3 } });
    expect(sizeOf(table.view('crete').hand ?? {})).toBe(9);
    expect(table.view('host').seats).toMatchObject({ crete: { cards: 9 }, egypt: { cards: 3 } });
    expect(table.state().stacks.flat()).toHaveLength(126 - 12);
  });

  it('lays Water out as long as there is some, as cards of any kind', () => {
    const hands = { a: { water: 1000 } };
    expect(sit(mega, { seats: five, hands }).view('a')).toMatchObject({ hand: { water: 1000 } });
  });

  it('sets cards aside for those who sit in a block, told how many they are or not', () => {
    const seats = named(13);
    const blocks = Object.fromEntries(seats.slice(0, 11).map((seat) => [seat, 'west']));
    const stacks = (extra: object) => sit(mega, { seats, blocks, ...extra }).state().stacks;
    expect(stacks({ players: 13 })).toEqual(stacks({}));
    expect(stacks({ players: 13, hands: {} })).toEqual(stacks({ hands: {} }));
  });

  it('deals otherwise with another seed, alike with the same', () => {
    const setup = { seats: two, cities: { crete: 9, egypt: 9 } };
    const handOf = (seed: string) => sit(advanced, setup, seed).view('crete').hand;
    expect(handOf('one')).toEqual(handOf('one'));
    expect(
      new Set([1, 2, 3, 4, 5].map((seed) => JSON.stringify(handOf(`${seed}`)))).size,
    ).toBeGreaterThan(1);
  });

  it('begins with drawing only where somebody has treasury to come with', () => {
    expect(sit(advanced, { seats: two, cities: { crete: 3 } }).state().phase).toBe('trade');
    expect(sit(advanced, { seats: two, treasury: { crete: 0 } }).state().phase).toBe('purchase');
    const short = { seats: two, cities: { crete: 3 }, treasury: { crete: 0, egypt: 1 } };
    expect(sit(advanced, short).state().phase).toBe('draw');
    const draw = sit(advanced, { seats: two, treasury: { crete: 18 } });
    expect(draw.view('egypt')).toMatchObject({
      phase: 'draw',
      deadline: null,
      seats: { crete: { treasury: 18 }, egypt: { treasury: 0 } },
    });
  });

  it('has its defaults', () => {
    expect(sit(advanced, { seats: two, cities: { crete: 3 } }).view('crete')).toMatchObject({
      deadline: 300_000,
      options: {
        timeLimit: 300,
        misdeals: 'strict',
        namedCalamities: false,
        calamityLimit: 2,
        handLimit: 8,
      },
    });
    expect(sit(mega, { seats: 12, cities: { 'seat-1': 3 } }).view('host')).toMatchObject({
      deadline: 600_000,
      options: { timeLimit: 600, excess: 'uniform', handLimit: 9 },
    });
    const options = { timeLimit: null, handLimit: null, calamityLimit: null };
    const free = sit(advanced, { seats: two, cities: { crete: 3 }, options }).view('host');
    expect(free).toMatchObject({ deadline: null, options });
  });
});
