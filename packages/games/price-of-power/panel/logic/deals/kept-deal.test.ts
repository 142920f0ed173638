import { describe, expect, test } from 'vitest';
import { makeDrawer } from '../../../../testing/drawer.ts';
import { draftName, isSameDeal, readDeal, writeDeal } from './kept-deal.ts';

const NAME = draftName('/t/abc', 'france', 'deals');
const DRAFT = { to: 'england', gives: 2, asks: 0, words: 'Rank me first' };

describe('an offer that is being written', () => {
  test('is there again until it has been sent', () => {
    const drawer = makeDrawer();
    writeDeal(drawer, NAME, DRAFT);
    expect(readDeal(drawer, NAME, ['england', 'castile'])).toEqual(DRAFT);
    expect(readDeal(drawer, '/t/abc castile deals', ['england'])).toBe(undefined);
    writeDeal(drawer, NAME, null);
    expect(readDeal(drawer, NAME, ['england'])).toBe(undefined);
  });

  test('to somebody who is not here, or anything else, is none', () => {
    const drawer = makeDrawer({
      [NAME]: JSON.stringify(DRAFT),
      other: '{"gives":"2"}',
      list: '[]',
    });
    expect(readDeal(drawer, NAME, ['castile'])).toBe(undefined);
    expect(readDeal(drawer, 'other', ['england'])).toBe(undefined);
    expect(readDeal(drawer, 'list', ['england'])).toBe(undefined);
  });

  test('is the same as another when nothing differs', () => {
    expect(isSameDeal(DRAFT, { ...DRAFT })).toBe(true);
    for (const part of [{ to: 'castile' }, { gives: 3 }, { asks: 1 }, { words: '' }]) {
      expect(isSameDeal(DRAFT, { ...DRAFT, ...part })).toBe(false);
    }
  });
});
