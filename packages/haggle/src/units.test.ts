import { loadGame } from '@haggle/games';
import { describe, expect, it } from 'vitest';
import { distance } from './games.ts';
import { reasonOf } from './reasons.ts';
import { tellEvent } from './sentence.ts';
import { readSwitch } from './switch.ts';
import { parseBag } from './value.ts';

const words = {
  refusals: {},
  events: {
    proposed: '{from} offers {to}: {gives} for {asks}.',
    traded: '{between} traded {cards}.',
    said: '{from}: {text}',
  },
  names: { salt: 'Salt', iron: 'Iron' },
};

describe('an event as a sentence', () => {
  const tell = (event: { type: string; [field: string]: unknown }) => tellEvent(event, { words });

  it('names kinds, sides, lists and bags', () => {
    const side = (count: number, ...named: string[]) => ({ count, named });
    const offer = {
      type: 'proposed',
      from: 'ana',
      to: 'ben',
      gives: side(3, 'salt', 'salt'),
      asks: side(2, 'iron', 'wax'),
    };
    expect(tell(offer)).toBe('ana offers ben: Salt, Salt, +1 for Iron, wax.');
    expect(tell({ ...offer, to: null })).toContain('ana offers everybody:');
    const trade = { type: 'traded', between: ['ana', 'ben'], cards: { salt: 2, iron: 1 } };
    expect(tell(trade)).toBe('ana, ben traded 2 Salt, 1 Iron.');
    expect(tell({ type: 'flown' })).toBe('flown');
    expect(tell({ type: 'said', from: 'ana', text: '{from}' })).toBe('ana: {from}');
    expect(tell({ type: 'said', from: 'ana', text: 'salt' })).toBe('ana: salt');
  });
});

describe('an event that the game tells itself', () => {
  it('is told so, and all others by its words', async () => {
    const game = await loadGame('price-of-power');
    if (!game) throw new Error('no such game');
    const pirates = { what: 'pirate', at: 'genoa', realm: null, size: null, slot: null, in: null };
    const placed = { type: 'placed', ...pirates, count: 2 };
    expect(tellEvent(placed, game)).toBe('The host places 2 Pirates at Genoa.');
    expect(tellEvent({ type: 'round-ended' }, game)).toBe(game.words.events['round-ended']);
  });
});

describe('a switch in the environment', () => {
  it.each([
    ...['on', 'true', 'YES', '1'].map((text) => [text, true] as const),
    ...['off', 'False', 'no', '0', '', undefined].map((text) => [text, false] as const),
    ...['perhaps', ' on', '10', 'offon'].map((text) => [text, undefined] as const),
  ])('that says %j is %j', (text, expected) => {
    expect(readSwitch(text)).toBe(expected);
  });
});

describe('a bag as text', () => {
  const bag = (text: string) => {
    const parsed = parseBag(text);
    return parsed.ok ? parsed.value : parsed.message;
  };

  it('is a list of cards or JSON', () => {
    expect(bag('bronze*3,grain*2')).toEqual({ bronze: 3, grain: 2 });
    expect(bag(' bronze × 3 , grain ')).toEqual({ bronze: 3, grain: 1 });
    expect(bag('salt,salt*2')).toEqual({ salt: 3 });
    expect(bag(' {"salt":1}')).toEqual({ salt: 1 });
    expect(bag('salt*0')).toEqual({ salt: 0 });
  });

  it('is nothing else', () => {
    for (const text of [
      '',
      'salt*',
      '*3',
      'salt*-1',
      'salt*1.5',
      'salt*3*3',
      'salt grain',
      'salt,,iron',
    ]) {
      expect(bag(text)).toContain('is no card');
    }
    expect(bag('{')).toContain('no JSON');
    expect(bag('["salt"]')).toContain('a list');
    expect(bag('{"salt":2,"salt":3}')).toContain('unique');
  });
});

it('the distance of two words is the number of slips between them', () => {
  expect(distance('mega', 'mega')).toBe(0);
  expect(distance('mgea', 'mega')).toBe(2);
  expect(distance('meg', 'mega')).toBe(1);
  expect(distance('', 'mega')).toBe(4);
  expect(distance('civilisation', 'civilization')).toBe(1);
  expect(distance('x', 'a-very-long-name')).toBe(8);
});

describe('why something cannot be opened', () => {
  const fault = (fields: object) => Object.assign(new Error('own words'), fields);

  it.each([
    [fault({ code: 'SQLITE_READONLY' }), 'it is read-only'],
    [fault({ code: 'SQLITE_READONLY_DIRECTORY' }), 'it is read-only'],
    [fault({ code: 'ERR_SQLITE_ERROR', errcode: 8 }), 'it is read-only'],
    [fault({ code: 'ERR_SQLITE_ERROR', errcode: 1544 }), 'it is read-only'],
    [fault({ code: 'SQLITE_CANTOPEN_ISDIR' }), 'its file of tables cannot be opened'],
    [fault({ code: 'ELOOP' }), 'its links lead in a circle'],
    [fault({ code: 'constructor' }), 'own words'],
    [fault({}), 'own words'],
    ['a text', 'a text'],
  ])('is told of %#', (error, expected) => {
    expect(reasonOf(error)).toBe(expected);
  });
});
