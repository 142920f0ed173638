import { expect, test } from 'vitest';
import { BLOCKS } from '../../cards/deck.ts';
import { type Form, readForm, START } from './setup-form.ts';

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
