import { expect, test } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { findInvited, findUnanswered } from './unanswered.ts';

const offer = (from: string, to: string): Step => [
  from,
  { type: 'propose', to, gives: { commodities: 1 }, asks: {} },
];

test('offers wait for an answer in a turn where the two may still transact in it', () => {
  expect(findUnanswered(viewOf(SETUP, 'ana'), 'ana')).toEqual([]);
  const made = viewOf(SETUP, 'ana', [
    offer('ana', 'leo'),
    offer('leo', 'ana'),
    offer('ana', 'sol'),
  ]);
  expect(findUnanswered(made, 'ana')).toEqual(['leo']);
  const done = viewOf(SETUP, 'ana', [
    offer('ana', 'leo'),
    offer('leo', 'ana'),
    ['leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 }],
  ]);
  expect(findUnanswered(done, 'ana')).toEqual([]);
});

test('an offer for which somebody lacks the goods keeps nobody', () => {
  const asked: Step = ['leo', { type: 'propose', to: 'ana', gives: {}, asks: { tradeGoods: 1 } }];
  const spent: Step = ['ana', { type: 'spend', tradeGoods: 1 }];
  expect(findUnanswered(viewOf(SETUP, 'ana', [asked]), 'ana')).toEqual(['leo']);
  expect(findUnanswered(viewOf(SETUP, 'ana', [asked, spent]), 'ana')).toEqual([]);
});

test('who was chosen for Trade is waited for until he has followed', () => {
  const chosen: Step = ['ana', { type: 'resolve-trade', free: ['leo', 'sol'] }];
  expect(findInvited(viewOf(SETUP, 'ana'))).toEqual([]);
  expect(findInvited(viewOf(SETUP, 'ana', [chosen]))).toEqual(['leo', 'sol']);
  const followed = viewOf(SETUP, 'ana', [chosen, ['leo', { type: 'follow-trade' }]]);
  expect(findInvited(followed)).toEqual(['sol']);
  const gone = viewOf(SETUP, 'ana', [chosen, ['host', { type: 'eliminate', seat: 'sol' }]]);
  expect(findInvited(gone)).toEqual(['leo']);
});
