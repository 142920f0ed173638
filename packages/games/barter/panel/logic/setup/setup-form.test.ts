import { expect, test } from 'vitest';
import { rulebook as advanced } from '../../../../advanced-civilization/rulebook.ts';
import { rulebook as mega } from '../../../../mega-civilization/rulebook.ts';
import { BLOCKS } from '../../../cards/deck.ts';
import { type Form, readForm, START, setupOf } from './setup-form.ts';

const FORM: Form = {
  own: { 0: { ...START, cities: 4 }, 2: { ...START, block: BLOCKS[1] } },
  options: { timeLimit: null },
  block: '',
};

test('a form that was kept is the form again', () => {
  expect(readForm(JSON.parse(JSON.stringify(FORM)))).toEqual(FORM);
});

test.each([
  ['nothing', undefined],
  ['a seat without cities', { ...FORM, own: { 0: { treasury: 0, mining: false } } }],
  ['an unknown block of a seat', { ...FORM, own: { 0: { ...START, block: 'north' } } }],
  ['an unknown block of all', { ...FORM, block: 'north' }],
  ['options that are none', { ...FORM, options: [] }],
])('%s is no form', (_, kept) => {
  expect(readForm(kept)).toBe(undefined);
});

const SEATS = [
  { key: '0', id: 'ana' },
  { key: '1', id: 'ben' },
  { key: '2', id: 'cleo' },
];

test('the set-up leaves out what nobody has and what nobody may choose', () => {
  const setup = setupOf({ own: {}, options: {}, block: 'west' }, SEATS, advanced);
  expect(setup).toEqual({ cities: { ana: 7, ben: 7, cleo: 7 }, options: {} });
});

test('the set-up has what was written for the seats, by their ids', () => {
  const own = { 0: { cities: 4, treasury: 3, mining: false }, 2: { ...START, mining: true } };
  expect(setupOf({ own, options: { timeLimit: null }, block: '' }, SEATS, advanced)).toEqual({
    cities: { ana: 4, ben: 7, cleo: 7 },
    treasury: { ana: 3, ben: 0, cleo: 0 },
    mining: ['cleo'],
    options: { timeLimit: null },
  });
});

test('the set-up has the block of all where they choose one, and of each where all have their own', () => {
  const seatsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ key: String(at), id: `seat-${at}` }));
  const form: Form = { own: { 0: { ...START, block: 'east' } }, options: {}, block: 'east' };
  expect(setupOf(form, seatsOf(6), mega)).toMatchObject({ block: 'east' });
  const { block, blocks } = setupOf(form, seatsOf(12), mega);
  expect(block).toBe(undefined);
  expect(blocks).toMatchObject({ 'seat-0': 'east', 'seat-1': 'west', 'seat-11': 'east' });
});
