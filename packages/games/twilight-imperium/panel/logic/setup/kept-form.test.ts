import { expect, test } from 'vitest';
import { readKeptForm } from './kept-form.ts';
import { EMPTY_FORM, type Form } from './setup-form.ts';

const FORM: Form = {
  ...EMPTY_FORM,
  owns: { 0: { faction: 'sol', tradeGoods: 3 }, 2: { presence: ['18'] } },
  pairs: [['0', '2']],
  start: { phase: 'agenda' },
};

test('a form that was kept is the form again', () => {
  expect(readKeptForm(JSON.parse(JSON.stringify(FORM)))).toEqual(FORM);
  expect(readKeptForm(EMPTY_FORM)).toEqual(EMPTY_FORM);
});

test.each([
  ['nothing', undefined],
  ['a seat of another shape', { ...FORM, owns: { 0: { tradeGoods: '3' } } }],
  ['an unknown expansion', { ...FORM, expansions: ['none'] }],
  ['half a pair', { ...FORM, pairs: [['0']] }],
  ['an unknown beginning', { ...FORM, start: { phase: 'status' } }],
  ['readings that are none', { ...FORM, options: { A1: 2 } }],
])('%s is no form', (_, kept) => {
  expect(readKeptForm(kept)).toBe(undefined);
});
