import { describe, expect, test } from 'vitest';
import { draftName, readDeal, writeDeal } from './kept-deal.ts';

const NAME = draftName('/t/abc', 'france', 'deals');
const DRAFT = { to: 'england', gives: 2, asks: 0, words: 'Rank me first' };

function shelfOf(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

describe('an offer that is being written', () => {
  test('is there again until it has been sent', () => {
    const shelf = shelfOf();
    writeDeal(shelf, NAME, DRAFT);
    expect(readDeal(shelf, NAME, ['england', 'castile'])).toEqual(DRAFT);
    expect(readDeal(shelf, '/t/abc castile deals', ['england'])).toBe(undefined);
    writeDeal(shelf, NAME, null);
    expect(readDeal(shelf, NAME, ['england'])).toBe(undefined);
  });

  test('to somebody who is not here, or anything else, is none', () => {
    const shelf = shelfOf({ [NAME]: JSON.stringify(DRAFT), other: '{"gives":"2"}', list: '[]' });
    expect(readDeal(shelf, NAME, ['castile'])).toBe(undefined);
    expect(readDeal(shelf, 'other', ['england'])).toBe(undefined);
    expect(readDeal(shelf, 'list', ['england'])).toBe(undefined);
  });
});
