import { nameOf, type Refusal, speak } from '@haggle/engine';
import { expect, test } from 'vitest';
import { nodes } from './data/nodes.ts';
import { zones } from './data/zones.ts';
import { words } from './words.ts';

const say = (code: string, data: Refusal['data']) =>
  speak({ code, ...(data && { data }) }, words).message;

test('nodes and Sea Zones have names, and land that is called so keeps its own', () => {
  const unnamed = [...nodes, ...zones].map(({ id }) => id).filter((id) => nameOf(id, words) === id);
  expect(unnamed).toEqual([]);
  expect(nameOf('english-channel', words)).toBe('English Channel');
  expect(nameOf('krakow', words)).toBe('Kraków');
  expect(nameOf('node-krakow', words)).toBe('Krakow');
});

test('refusals say the names of places', () => {
  const move = { from: 'english-channel', to: 'central-mediterranean' };
  const told = [
    say('not-in-play', { node: 'aleppo' }),
    say('not-on-card', { card: 'T02-1', node: 'east-indies' }),
    say('slot-free', { zone: 'bay-of-biscay' }),
    say('slot-taken', { zone: 'gulf-of-lion' }),
    say('ship-not-linked', { zone: 'doggerbank', node: 'adriatic-sea' }),
    say('ship-move', move),
    say('no-merchant', { what: 'absent', from: 'english-channel' }),
    say('no-merchant', { what: 'supply' }),
  ];
  expect(told).toEqual([
    'The node Aleppo is on a board that is not used.',
    'The card T02-1 does not offer the node East Indies in that way.',
    'A slot is free in the Bay of Biscay: nobody is displaced.',
    'No slot is free in the Gulf of Lion.',
    'The ship in the Doggerbank is neither next to Adriatic Sea nor part of a connection to it.',
    'No ship of yours can move from the English Channel to the Central Mediterranean like that.',
    'You have no Merchant at English Channel that is available.',
    'You have no Merchant in the supply that is available.',
  ]);
});

test('a command that comes at the wrong step is told which one is waited for', () => {
  const told = ['idle', 'revealed', 'ranking', 'inflation'].map((what) =>
    say('wrong-phase', { what }),
  );
  expect(told).toEqual([
    'No Trade Action is under way: it begins when the cards are revealed.',
    'Cards are face up: the active realm trades with one of them or gives them up first.',
    'Equal realms are to be ranked first, by the active realm.',
    'The inflation that gold has brought is to be settled first, by the active realm.',
  ]);
});

test('refusals and the log call a realm as the panel does, at the table too', () => {
  const seats = ['papal', 'france', 'great-britain'];
  const told = (realm: string) =>
    speak({ code: 'not-owned', data: { realm, ducats: 5 } }, words, seats).message;
  expect(seats.map(told)).toEqual([
    'The Papal States do not have 5 ducats.',
    'France does not have 5 ducats.',
    'Great Britain does not have 5 ducats.',
  ]);
  expect(speak({ code: 'slot-taken', data: { zone: 'north-sea' } }, words, seats).message).toBe(
    'No slot is free in the North Sea.',
  );
});
