import { expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { isOffered } from './offered.ts';

const one = { commodities: 1 };
const terms = { to: 'leo', gives: one, asks: one };
const wash: Step = ['ana', { type: 'propose', ...terms }];
const after = (...steps: readonly Step[]) => isOffered(viewOf(SETUP, 'ana', steps), 'ana', terms);

it('is offered while it waits, to this seat, on just these terms', () => {
  expect(after()).toBe(false);
  expect(after(wash)).toBe(true);
  expect(after(wash, ['ana', { type: 'withdraw', offer: 'ana-leo-1' }])).toBe(false);
  expect(after(['ana', { type: 'propose', ...terms, asks: { tradeGoods: 1 } }])).toBe(false);
  expect(after(['leo', { type: 'propose', to: 'ana', gives: one, asks: one }])).toBe(false);
  const promise = { by: 'ana', text: 'Peace', when: 'later' };
  expect(after(['ana', { type: 'propose', ...terms, deal: [promise] }])).toBe(false);
});
