import { expect, test } from 'vitest';
import { EMPTY_FORM, readForm } from './setup-form.ts';

const POSITION = { name: 'evening.json', setup: { age: 2 }, seats: ['france'] };

test('a form that was kept is the form again', () => {
  const form = { ...EMPTY_FORM, file: POSITION, edition: 'deluxe', bots: ['france'] };
  expect(readForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
});

test.each([
  ['nothing', undefined],
  ['another shape', []],
  ['no scenario', { ...EMPTY_FORM, scenario: null }],
  ['an unknown edition', { ...EMPTY_FORM, edition: 'first' }],
  ['bots that are none', { ...EMPTY_FORM, bots: [1] }],
  ['a file without seats', { ...EMPTY_FORM, file: { ...POSITION, seats: null } }],
])('%s is no form', (_, kept) => {
  expect(readForm(kept)).toBe(undefined);
});
