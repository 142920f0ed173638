import { speak } from '@haggle/engine';
import { expect, test } from 'vitest';
import { game } from '../advanced-civilization/game.ts';
import { game as mega } from '../mega-civilization/game.ts';
import { refusalOf, sit } from './testing/table.ts';

test('one card is told as one', () => {
  const hands = { crete: { salt: 1, famine: 1, flood: 1 }, egypt: { oil: 5 } };
  const table = sit(game, { seats: ['crete', 'egypt'], hands, options: { handLimit: 4 } });
  const said = (by: string, command: object) =>
    speak(table.refused(by, command), game.words).message;
  const side = { count: 3, named: ['salt', 'salt'] };
  expect(said('crete', { type: 'propose', gives: side, asks: side })).toBe(
    'You hold 1 tradable card; three are needed to trade.',
  );
  table.run('host', { type: 'end-trading' });
  expect(said('egypt', { type: 'surrender', cards: { oil: 2 } })).toBe(
    'You surrender 1 card at most; these are 2.',
  );
});

test('what would change nothing is told with why', () => {
  const hands = { crete: { salt: 4 }, egypt: { oil: 4 } };
  const table = sit(game, { seats: ['crete', 'egypt'], hands });
  const said = (by: string, command: object) => {
    const refusal = table.refused(by, command);
    expect(refusal.code).toBe('no-change');
    return speak(refusal, game.words, ['crete', 'egypt']).message;
  };
  const offer = 'crete-egypt-1';
  const gives = { count: 3, named: ['salt', 'salt'] };
  const asks = { count: 3, named: ['oil', 'oil'] };
  expect(said('crete', { type: 'unfinish' })).toBe('You have not said that you are done.');
  table.run('crete', { type: 'propose', to: 'egypt', gives, asks });
  expect(said('crete', { type: 'revise', offer })).toBe('These are the terms that stand already.');
  expect(said('crete', { type: 'resume', offer })).toBe('That offer is open already.');
  table.run('crete', { type: 'suspend', offer });
  expect(said('crete', { type: 'suspend', offer })).toBe('That offer is on hold already.');
  table.run('crete', { type: 'resume', offer });
  table.run('egypt', { type: 'accept', offer, revision: 1 });
  expect(said('egypt', { type: 'accept', offer, revision: 1 })).toBe(
    'You have accepted that offer already.',
  );
  expect(said('egypt', { type: 'recall', offer })).toBe(
    'Nothing of yours is sealed into that deal.',
  );
  table.run('host', { type: 'bar', seat: 'egypt' });
  expect(said('host', { type: 'bar', seat: 'egypt' })).toBe('Egypt is kept from trading already.');
  expect(said('host', { type: 'unbar', seat: 'crete' })).toBe('Crete may trade already.');
  table.run('crete', { type: 'finish' });
  expect(said('crete', { type: 'finish' })).toBe('You have said already that you are done.');
  expect(said('host', { type: 'start-clock' })).toBe('The clock runs already.');
  table.run('host', { type: 'stop-clock' });
  expect(said('host', { type: 'stop-clock' })).toBe('The clock stands already.');
  table.run('host', { type: 'end-trading' });
  expect(said('host', { type: 'reveal-calamities' })).toBe('No calamities are left to turn up.');
  expect(said('crete', { type: 'surrender', cards: { salt: 1 } })).toBe(
    'You hold no more cards than may be kept.',
  );
  expect(said('crete', { type: 'spend', cards: {} })).toBe('No card was named.');
  expect(said('host', { type: 'set-hand-limit', seat: 'crete', limit: null })).toBe(
    'Crete may keep so many commodities already.',
  );
  expect(said('host', { type: 'ask-cards', from: 'crete', to: 'egypt', count: 0 })).toBe(
    'So many are due already.',
  );
});

test('who has too few cards stays done, and is told why', () => {
  const hands = { crete: { salt: 2 }, egypt: { oil: 4 } };
  const options = { timeLimit: null };
  const table = sit(game, { seats: ['crete', 'egypt', 'asia'], hands, options });
  const said = (by: string, type: string) => speak(table.refused(by, { type }), game.words).message;
  for (const type of ['finish', 'unfinish']) {
    expect(said('crete', type)).toBe('With fewer than three cards you are done.');
  }
  for (const type of ['stop-clock', 'start-clock']) {
    expect(said('host', type)).toBe('This table plays without a clock.');
  }
});

test('what is wrong with the names, and how many are missing, is told', () => {
  const hands = { crete: { salt: 2, oil: 2, famine: 1 }, egypt: { iron: 3 } };
  const options = { namedCalamities: true };
  const table = sit(game, { seats: ['crete', 'egypt'], hands, options });
  const said = (command: object) => speak(table.refused('crete', command), game.words).message;
  const offering = (...named: string[]) => ({
    ...{ type: 'propose', to: 'egypt', gives: { count: 3, named } },
    asks: { count: 3, named: ['iron', 'iron'] },
  });
  expect(said(offering('salt'))).toBe('At least two cards must be named truthfully; 1 is named.');
  expect(said(offering('salt', 'salt', 'oil', 'oil'))).toBe(
    'More cards are named than are given: 4 names for 3 cards.',
  );
  expect(said(offering('salt', 'famine'))).toBe(
    'Famine can never be traded, so it is not named either.',
  );
  table.run('crete', offering('salt', 'salt'));
  table.run('egypt', { type: 'accept', offer: 'crete-egypt-1', revision: 1 });
  const giving = (cards: object) => ({ ...offer, cards });
  const offer = { type: 'deliver', offer: 'crete-egypt-1', revision: 1 };
  expect(said(giving({ salt: 1, oil: 2 }))).toBe(
    'You promised 2 Salt, and 1 is among the cards that you give.',
  );
});

test('whose calamity is not in the hand is told', () => {
  const hands = { rome: { oil: 3, treachery: 1 }, persia: { iron: 3 } };
  const table = sit(mega, { seats: ['rome', 'persia'], players: 13, hands });
  const terms = { count: 3, named: ['iron', 'iron'] };
  table.run('persia', {
    ...{ type: 'propose', to: 'rome', gives: terms },
    asks: { count: 3, named: ['oil', 'oil'] },
  });
  const said = (from: Readonly<Record<string, string | null>>) => {
    const cards = { oil: 2, treachery: 1 };
    const command = { type: 'accept', offer: 'persia-rome-1', revision: 1, cards, from };
    return speak(table.refused('rome', command), mega.words, ['rome', 'persia']).message;
  };
  expect(said({ treachery: 'persia' })).toBe(
    'Among these cards is no Treachery that Persia gave you.',
  );
  expect(said({ oil: null })).toBe('Among these cards is no Oil that nobody gave you.');
});

test('what cannot be is told with what is', () => {
  const many = game.value?.({ salt: 10 }, {});
  if (many?.ok !== false) throw new Error('there are ten Salt');
  expect(speak(many.refusal, game.words).message).toBe('There are only 9 Salt.');
  const refusal = refusalOf(mega, { seats: 12, block: 'west' });
  expect(refusal && speak(refusal, mega.words).message).toBe(
    'The field block is wrong: with 12 players both blocks are in play, and “blocks” says who draws from which.',
  );
});
