import { expect, test } from 'vitest';
import { tellEvent } from './sentences.ts';

const reader = {
  seats: ['new-carthage', 'egypt', 'egypt-2'],
  viewer: 'egypt',
  words: {
    refusals: {},
    names: { salt: 'Salt', grain: 'Grain' },
    events: {
      proposed: '{from} offers {to}: {gives} for {asks}.',
      withdrawn: '{from} withdraws {offer}.',
      accepted: '{by} accepts {offer}.',
      lapsed: '{offer} lapses.',
      traded: '{between} have traded.',
      said: '{from} says: {text}',
      corrected: 'The host corrects: {why}',
      surrendered: '{seat} surrenders {cards}.',
    },
  },
};

test('an offer is told by its names and how many cards there are besides', () => {
  const event = {
    type: 'proposed',
    from: 'new-carthage',
    to: null,
    gives: { count: 3, named: ['salt', 'salt'] },
    asks: { count: 3, named: [] },
  };
  expect(tellEvent(event, reader)).toBe(
    'New Carthage offers everybody: Salt, Salt and 1 more for 3 more.',
  );
});

test('an offer is known by its maker and its addressee, however seats are named', () => {
  const watching = { ...reader, viewer: 'spectator' };
  const accepted = { type: 'accepted', by: 'egypt-2', offer: 'new-carthage-egypt-2-1' };
  expect(tellEvent(accepted, watching)).toBe('Egypt 2 accepts New Carthage’s offer.');
  const taken = { type: 'accepted', by: 'egypt', offer: 'new-carthage-3' };
  expect(tellEvent(taken, watching)).toBe('Egypt accepts New Carthage’s offer to all.');
  const withdrawn = { type: 'withdrawn', from: 'new-carthage', offer: 'new-carthage-3' };
  expect(tellEvent(withdrawn, watching)).toBe('New Carthage withdraws the offer to all.');
  const lapsed = { type: 'lapsed', from: 'new-carthage', offer: 'new-carthage-egypt-1' };
  expect(tellEvent(lapsed, watching)).toBe('New Carthage’s offer to Egypt lapses.');
});

test('an offer of the reader is his own, and one to him is to him', () => {
  const told = (type: string, offer: string, actor: object = {}) =>
    tellEvent({ type, offer, ...actor }, reader);
  expect(told('accepted', 'egypt-egypt-2-1', { by: 'egypt-2' })).toBe(
    'Egypt 2 accepts your offer.',
  );
  expect(told('lapsed', 'egypt-egypt-2-1')).toBe('Your offer to Egypt 2 lapses.');
  expect(told('lapsed', 'egypt-2')).toBe('Your offer to all lapses.');
  expect(told('lapsed', 'egypt-2-egypt-1')).toBe('Egypt 2’s offer to you lapses.');
  expect(told('withdrawn', 'egypt-2-egypt-1', { from: 'egypt-2' })).toBe(
    'Egypt 2 withdraws the offer to you.',
  );
});

test('a seat is called as the game calls it, with a capital at the start', () => {
  const words = { ...reader.words, seats: { papal: 'the Papal States' } };
  const roman = { ...reader, words, seats: ['papal', 'egypt'], viewer: 'spectator' };
  const withdrawn = { type: 'withdrawn', from: 'papal', offer: 'papal-egypt-1' };
  expect(tellEvent(withdrawn, roman)).toBe('The Papal States withdraws the offer to Egypt.');
  const accepted = { type: 'accepted', by: 'egypt', offer: 'papal-egypt-1' };
  expect(tellEvent(accepted, roman)).toBe('Egypt accepts the Papal States’ offer.');
});

test('bags and lists are told by what is in them', () => {
  expect(
    tellEvent({ type: 'surrendered', seat: 'egypt', cards: { salt: 2, grain: 1 } }, reader),
  ).toBe('Egypt surrenders 2 Salt and Grain.');
  expect(tellEvent({ type: 'traded', between: ['egypt', 'new-carthage'] }, reader)).toBe(
    'Egypt and New Carthage have traded.',
  );
});

test('what people wrote from right to left does not turn the sentence around', () => {
  const said = { type: 'said', from: 'egypt', text: 'مرحبا!' };
  expect(tellEvent(said, reader)).toBe('Egypt says: \u2068مرحبا!\u2069');
});

test('what people wrote is told as they wrote it', () => {
  for (const text of ['salt', 'egypt', 'constructor', 'to']) {
    expect(tellEvent({ type: 'said', from: 'egypt', text }, reader)).toBe(`Egypt says: ${text}`);
    expect(tellEvent({ type: 'corrected', why: text }, reader)).toBe(`The host corrects: ${text}`);
  }
  const cards = ['salt', 'constructor'];
  expect(tellEvent({ type: 'surrendered', seat: 'egypt', cards }, reader)).toBe(
    'Egypt surrenders Salt and constructor.',
  );
});
