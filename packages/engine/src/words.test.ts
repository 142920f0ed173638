import { describe, expect, it } from 'vitest';
import { bagOf, holds, kindsIn, sizeOf } from './bag.ts';
import { bagSchema } from './bag-schema.ts';
import { isFields } from './json.ts';
import { remember } from './memo.ts';
import { done, malformed, refuse } from './refusal.ts';
import { schemasOf } from './schema.ts';
import { marbles } from './testing/fixtures/marbles.ts';
import { callSeat, fillIn, seatName, speak } from './words.ts';

describe('words', () => {
  it('fill in what is known and leave the rest', () => {
    expect(fillIn('{who} gives {count} {what} {toString}', { who: '{count}', count: 3 })).toBe(
      '{count} gives 3 {what} {toString}',
    );
    expect(fillIn('nothing')).toBe('nothing');
    expect(fillIn('{a}', { a: '$&' })).toBe('$&');
    const told = ['{n} {n|card|cards}', '{n|a card|{n} cards}'].map((words) =>
      [0, 1, 2, '1', '11'].map((n) => fillIn(words, { n })),
    );
    expect(told[0]).toEqual(['0 cards', '1 card', '2 cards', '1 card', '11 cards']);
    expect(told[1]?.[1]).toBe('{n|a card|1 cards}');
    expect(fillIn('{n|card|cards}')).toBe('{n|card|cards}');
  });

  it('say why something was refused', () => {
    const words = { refusals: { x: 'No {kind}.' }, events: {}, names: {} };
    expect(speak({ code: 'x', clause: 'A-1', data: { kind: 'salt' } }, words)).toEqual({
      code: 'x',
      clause: 'A-1',
      message: 'No salt.',
    });
    const named = { ...words, refusals: { x: 'No {kind} for {name}.' }, names: { salt: 'Salt' } };
    const told = (kind: string, name = 'salt') =>
      speak({ code: 'x', data: { kind, name } }, named).message;
    expect(told('salt')).toBe('No Salt for salt.');
    expect(told('leo/salt')).toBe('No leo’s Salt for salt.');
    for (const id of ['iron', 'leo/iron', 'leo/salt/salt', 'salt/', 'leo/constructor']) {
      expect(told(id)).toBe(`No ${id} for salt.`);
    }
    const twofold = { ...words, refusals: { x: 'No {what}.', 'x.salt': 'Salt is out.' } };
    const about = (what: string) => speak({ code: 'x', data: { what } }, twofold);
    expect(about('salt')).toEqual({ code: 'x', message: 'Salt is out.' });
    expect(about('iron').message).toBe('No iron.');
    expect(Object.keys(speak({ code: 'x' }, words))).toEqual(['code', 'message']);
    expect(speak({ code: 'y' }, words).message).toBe('y');
  });

  it('call seats as people do', () => {
    expect(seatName('new-carthage')).toBe('New Carthage');
    const names = { sol: 'The Federation of Sol', france: 'France', salt: 'Salt' };
    const words = { refusals: { x: '{one} and {other}', y: '{name}' }, events: {}, names };
    const tell = (data: Record<string, string>, seats?: readonly string[]) =>
      speak({ code: 'name' in data ? 'y' : 'x', data }, words, seats).message;
    const data = { one: 'sol', other: 'france' };
    expect(tell(data)).toBe('The Federation of Sol and France');
    expect(tell(data, ['sol', 'france', 'ana'])).toBe('Sol and France');
    const seats = ['sol', 'new-carthage'];
    expect(tell({ one: 'sol, salt, new-carthage', other: 'new-carthage/salt' }, seats)).toBe(
      'Sol, Salt, New Carthage and New Carthage’s Salt',
    );
    expect(tell({ one: 'ana', other: 'leo/salt' }, seats)).toBe('ana and leo’s Salt');
    expect([tell({ name: 'sol' }, seats), tell({ name: 'salt' }, seats)]).toEqual(['Sol', 'salt']);
  });

  it('call seats as the game does where it knows them, with a capital at the start', () => {
    const own = { papal: 'the Pope' };
    expect([callSeat('papal', { seats: own }), callSeat('papal', {})]).toEqual([
      own.papal,
      'Papal',
    ]);
    expect(callSeat('constructor', { seats: own })).toBe('Constructor');
    const refusals = { x: '{one} and {other}', y: '{name} left', z: 'papal' };
    const words = { refusals, events: {}, names: { crown: 'Crown' }, seats: own };
    const tell = (code: string, data: Record<string, string>) =>
      speak({ code, data }, words, ['papal', 'ana']).message;
    expect(tell('x', { one: 'papal', other: 'papal' })).toBe('The Pope and the Pope');
    expect(tell('x', { one: 'ana', other: 'papal/crown' })).toBe('Ana and the Pope’s Crown');
    expect(tell('y', { name: 'papal' })).toBe('The Pope left');
    expect(tell('z', {})).toBe('papal');
  });
});

describe('a refusal', () => {
  it('has only what it was given', () => {
    expect(refuse('x')).toEqual({ ok: false, refusal: { code: 'x' } });
    expect(Object.keys(refuse('x').refusal)).toEqual(['code']);
    expect(refuse('x', 'A-1', { n: 1 }).refusal).toEqual({
      code: 'x',
      clause: 'A-1',
      data: { n: 1 },
    });
    expect(malformed('to', 'no seat').refusal).toEqual({
      code: 'malformed',
      data: { field: 'to', problem: 'no seat' },
    });
    expect(done(3)).toEqual({ ok: true, value: 3 });
  });
});

describe('a bag', () => {
  it('counts by kind', () => {
    expect(sizeOf({ salt: 2, iron: 1, ochre: 0 })).toBe(3);
    expect(sizeOf({})).toBe(0);
    expect(kindsIn({ salt: 2, ochre: 0, iron: 1 })).toEqual(['salt', 'iron']);
    expect(bagOf(['salt', 'iron', 'salt'])).toEqual({ salt: 2, iron: 1 });
    expect(holds({ salt: 2 }, { salt: 2 })).toBe(true);
    expect(holds({ salt: 2 }, { salt: 2, iron: 0 })).toBe(true);
    expect(holds({ salt: 2 }, { salt: 3 })).toBe(false);
    expect(holds({ salt: 2 }, { iron: 1 })).toBe(false);
  });

  it('comes from outside in whole counts', () => {
    const fits = (bag: unknown) => bagSchema.safeParse(bag).success;
    expect(fits({ salt: 0, iron: 1_000_000 })).toBe(true);
    for (const bag of [
      { salt: -1 },
      { salt: 0.5 },
      { salt: 1_000_001 },
      { '': 1 },
      { salt: '1' },
      [],
      null,
    ]) {
      expect(fits(bag)).toBe(false);
    }
    expect(fits({ ['x'.repeat(64)]: 1 })).toBe(true);
    expect(fits({ ['x'.repeat(65)]: 1 })).toBe(false);
  });
});

it('remembers what was made of an object, for that object alone', () => {
  let made = 0;
  const size = remember((bag: object) => {
    made += 1;
    return { size: Object.keys(bag).length };
  });
  const bag = { a: 1 };
  expect(size(bag)).toBe(size(bag));
  expect(size({ a: 1 })).not.toBe(size(bag));
  expect(made).toBe(2);
});

it('tells objects from lists and the rest', () => {
  expect([{}, { a: 1 }].every(isFields)).toBe(true);
  expect([[], null, undefined, 3, 'x'].some(isFields)).toBe(false);
});

it('publishes the shapes of a game', () => {
  const schemas = schemasOf(marbles);
  expect(Object.keys(schemas)).toEqual(['setup', 'command', 'event']);
  expect(schemas.setup).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    required: ['seats'],
    additionalProperties: false,
  });
});
