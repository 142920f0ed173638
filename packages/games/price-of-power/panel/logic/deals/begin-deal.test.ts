import { expect, test } from 'vitest';
import { words } from '../../../words.ts';
import { beginDeal } from './begin-deal.ts';

const seats = { france: {}, castile: {}, england: {}, austria: {} };
const begin = (me: string, part: Partial<Parameters<typeof beginDeal>[0]> = {}, wanted?: string) =>
  beginDeal(
    { seats, active: 'castile', phase: 'idle', tied: [], ...part } as never,
    me,
    words,
    wanted,
  );

test('an offer begins to the realm at turn; that realm begins with the first of the others', () => {
  expect(begin('england')).toEqual({ to: 'castile', gives: 0, asks: 0, words: '' });
  expect(begin('castile').to).toBe('france');
  expect(begin('england', {}, 'austria').to).toBe('austria');
});

test('while equals are ranked an equal asks for the first place, and who ranks begins with one of them', () => {
  const tie = { phase: 'ranking', tied: ['england', 'castile', 'austria'] } as const;
  expect(begin('england', tie)).toMatchObject({
    to: 'castile',
    words: 'Rank England above Castile and Austria',
  });
  expect(begin('england', tie, 'austria')).toMatchObject({ to: 'austria', words: '' });
  expect(begin('france', tie)).toMatchObject({ to: 'castile', words: '' });
  expect(begin('castile', tie)).toMatchObject({ to: 'england', words: '' });
});
