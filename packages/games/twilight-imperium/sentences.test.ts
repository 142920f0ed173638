import { type Refusal, speak } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { sit } from './testing/table.ts';
import words from './words/en.json' with { type: 'json' };

const SETUP = {
  seats: {
    ana: { faction: 'arborec', promissoryNotes: ['leo/ceasefire'] },
    leo: { faction: 'letnev' },
    max: { faction: 'mentak' },
    vic: { faction: 'vuilraith', captured: { leo: { cruiser: 1 } } },
  },
  neighbors: [['ana', 'leo']],
  active: 'ana',
};

describe('a refusal is told in words that people read', () => {
  const table = sit(SETUP);
  const tell = (refusal: Refusal) => speak(refusal, words, Object.keys(SETUP.seats)).message;
  it.each([
    ['host', { type: 'end-event' }, 'No event is in force.'],
    ['max', { type: 'waive-pillage' }, 'No Pillage waits for a decision.'],
    [
      'max',
      { type: 'pillage', target: 'ana', take: 'commodity' },
      'No Pillage of Ana waits for a decision.',
    ],
    ['ana', { type: 'discard', actionCards: [] }, 'Ana has nothing to discard now.'],
    ['ana', { type: 'use', effect: 'bribery' }, 'There is no effect “bribery” here.'],
    [
      'ana',
      { type: 'use', effect: 'mallice' },
      'The command “use” is not for this: Mallice legendary ability. What it brings is told by replenish, gain, convert, spend or hand-over.',
    ],
    [
      'ana',
      { type: 'hand-over', to: 'leo', items: {}, effect: 'mallice' },
      'Nobody hands anything over by this: Mallice legendary ability.',
    ],
    [
      'ana',
      { type: 'play-note', note: 'leo/ceasefire' },
      'Leo’s Ceasefire cannot be played at this moment.',
    ],
    [
      'leo',
      { type: 'play-note', note: 'leo/ceasefire' },
      'Leo does not have what that takes: Leo’s Ceasefire.',
    ],
    [
      'vic',
      { type: 'propose', to: 'leo', gives: { captured: { leo: { cruiser: 2 } } }, asks: {} },
      'Vic does not have what that takes: captured units.',
    ],
    [
      'ana',
      { type: 'propose', to: 'leo', gives: { commandTokens: 1 }, asks: {} },
      'This cannot be given here: command tokens.',
    ],
    [
      'host',
      { type: 'correct', why: 'a slip', tradeGoods: 1 },
      'The field seat is wrong: it does not say whose.',
    ],
    [
      'ana',
      { type: 'propose', to: 'leo', gives: { actionCards: ['spy'] }, asks: {} },
      'Action cards are given only where Hacan is a party, or by Black Market Dealings: spy.',
    ],
    ['host', { type: 'end-agenda' }, 'No agenda is being resolved.'],
    ['ana', { type: 'end-combat' }, 'No combat is on.'],
    [
      'leo',
      { type: 'follow-trade' },
      'The strategy card Trade has not been resolved in this turn.',
    ],
    [
      'vic',
      { type: 'use', effect: 'vuilraith-agent', target: 'leo' },
      'Leo has not just replenished.',
    ],
    [
      'ana',
      { type: 'spend', commodities: 1 },
      'Commodities cannot be spent, unless a card says so.',
    ],
    [
      'ana',
      { type: 'spend', commodities: 2, permittedBy: 'explore-commodities' },
      'Commodities cannot be spent like that by this: Exploration cards.',
    ],
  ])('by %s %j', (by, command, message) => {
    expect(tell(table.refused(by, command))).toBe(message);
  });
});

it('a table that reads fragments to the letter says so', () => {
  const seats = { ...SETUP.seats, ana: { faction: 'arborec', relicFragments: { cultural: 1 } } };
  const table = sit({ ...SETUP, seats, options: { A1: 'to-the-letter' } });
  const gives = { relicFragments: { cultural: 1 } };
  table.run('ana', { type: 'propose', to: 'leo', gives, asks: {} });
  const refused = table.refused('leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 });
  expect(speak(refused, words).message).toBe(
    'As this table reads the rule, to the letter, the active player gives no relic fragments.',
  );
});

describe('a decision that comes first is told with what it is about', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, at) => `card-${at}`);
  const seats = {
    ana: { faction: 'arborec', actionCards: cards(6), tradeGoods: 3 },
    hal: { faction: 'hacan', actionCards: ['x', 'y', 'z'] },
    max: { faction: 'mentak' },
  };
  const told = (after: readonly [string, object][], by: string) => {
    const table = sit({ seats, neighbors: [['ana', 'max']], active: 'ana' });
    for (const [actor, command] of after) table.run(actor, command);
    const refused = table.refused(by, { type: 'accept', offer: 'hal-ana-2', revision: 1 });
    return speak(refused, words, Object.keys(seats));
  };
  const offering = (...actionCards: string[]): [string, object] => [
    'hal',
    { type: 'propose', to: 'ana', gives: { actionCards }, asks: {} },
  ];
  const taking: [string, object] = ['ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 }];

  it('of a hand that is too large', () => {
    const over = (...more: string[]) =>
      told([offering('x', ...more), offering('z'), taking], 'ana');
    expect(over('y')).toEqual({
      code: 'pending-decision',
      clause: 'TI-T3a',
      message: 'You must first come down to the hand limit: discard 1 action card.',
    });
    expect(over('y', 'z').message).toBe(
      'You must first come down to the hand limit: discard 2 action cards.',
    );
  });

  it('of Pillage', () => {
    const raid = told([offering('x'), offering('z'), taking], 'ana');
    expect(raid.message).toBe('Max must first decide whether to pillage Ana.');
  });
});
