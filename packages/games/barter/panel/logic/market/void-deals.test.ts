import { describe, expect, test } from 'vitest';
import type { OfferView, View } from '../../../view.ts';
import { findVoidDeals, findVoidOffers } from './void-deals.ts';

const from = (seat: string) => ({ from: seat }) as OfferView;
const offers: View['offers'] = { 'ana-ben-1': from('ana'), 'cleo-1': from('cleo') };

const accepted = (offer: string, by: string) => ({ type: 'accepted', offer, by, named: [] });
const delivered = (offer: string, by: string) => ({ type: 'delivered', offer, by });
const ended = { type: 'trading-ended', reason: 'time' };
const dealt = { type: 'turn-dealt' };

const find = (...events: Parameters<typeof findVoidDeals>[0]) =>
  findVoidDeals(events, 'ana', offers);

describe('when trading ends', () => {
  test('what was agreed and not sealed by both is void, and whoever had sealed has his cards back', () => {
    const toBen = accepted('ana-ben-1', 'ben');
    expect(find(toBen, delivered('ana-ben-1', 'ben'), ended)).toEqual([
      { offer: 'ana-ben-1', partner: 'ben', isSealed: false },
    ]);
    expect(find(toBen, delivered('ana-ben-1', 'ana'), ended)).toEqual([
      { offer: 'ana-ben-1', partner: 'ben', isSealed: true },
    ]);
    expect(find(accepted('cleo-1', 'ana'), delivered('cleo-1', 'ana'), ended)).toEqual([
      { offer: 'cleo-1', partner: 'cleo', isSealed: true },
    ]);
  });

  test('cards that were taken back before are not given back', () => {
    const sealed = [accepted('cleo-1', 'ana'), delivered('cleo-1', 'ana')];
    expect(find(...sealed, { type: 'recalled', offer: 'cleo-1', by: 'ana' }, ended)).toEqual([
      { offer: 'cleo-1', partner: 'cleo', isSealed: false },
    ]);
  });

  test.each([
    'revised',
    'suspended',
    'withdrawn',
    'declined',
    'released',
    'lapsed',
    'traded',
    'misdealt',
  ])('a deal that was %s before is no void one', (type) => {
    expect(find(accepted('cleo-1', 'ana'), { type, offer: 'cleo-1' }, ended)).toEqual([]);
  });

  test('deals of others, of turns before, and of trading that goes on are none of it', () => {
    const mine = accepted('cleo-1', 'ana');
    expect(find({ type: 'taken', offer: 'ben-2' }, { type: 'traded', trade: 't' }, ended)).toEqual(
      [],
    );
    expect(find(mine)).toEqual([]);
    expect(find(mine, ended, dealt)).toEqual([]);
    expect(find(mine, ended, dealt, ended)).toEqual([]);
  });

  test('where the log no longer begins with the acceptance, what is left of it tells', () => {
    expect(find(delivered('ana-ben-1', 'ben'), ended)).toEqual([
      { offer: 'ana-ben-1', partner: 'ben', isSealed: false },
    ]);
    expect(find(delivered('lost-1', 'ana'), ended)).toEqual([
      { offer: 'lost-1', partner: null, isSealed: true },
    ]);
  });
});

describe('what became void when trading ended is known by the log of', () => {
  const found = (...events: Parameters<typeof findVoidOffers>[0]) => [...findVoidOffers(events)];
  const taken = { type: 'taken', offer: 'cleo-1' };

  test('a party, and of an offer to all everybody', () => {
    expect(found(accepted('ana-ben-1', 'ben'), taken, ended)).toEqual(['ana-ben-1', 'cleo-1']);
    expect(found(delivered('ana-ben-1', 'ben'), ended)).toEqual(['ana-ben-1']);
  });

  test.each(['freed', 'revised', 'suspended', 'withdrawn', 'lapsed'])(
    'nobody where it was %s before',
    (type) => expect(found(taken, { type, offer: 'cleo-1' }, ended)).toEqual([]),
  );

  test('nobody while trading goes on, and in the next turn', () => {
    expect(found(taken)).toEqual([]);
    expect(found(taken, ended, dealt)).toEqual([]);
    expect(found(taken, dealt, ended)).toEqual([]);
  });

  test('no onlooker of a misdeal, who is not told which offer is open again', () => {
    const misdealt = { type: 'misdealt', seats: ['cleo'] };
    expect(found(taken, misdealt, ended)).toEqual([]);
    expect(found(accepted('ana-ben-1', 'ben'), misdealt, ended)).toEqual(['ana-ben-1']);
    expect(found(taken, misdealt, taken, ended)).toEqual(['cleo-1']);
  });
});
