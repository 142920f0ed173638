import { describe, expect, test } from 'vitest';
import { makeDrawer } from '../../../../testing/drawer.ts';
import { SETUP, viewOf } from '../../testing/views.ts';
import { commandOf, type Draft, EMPTY_DRAFT } from './draft.ts';
import { keepDraft } from './kept-draft.ts';
import { revisionsOf } from './sent.ts';

const NAME = '/t/abc ana mat';
const view = viewOf(SETUP, 'ana');
const DRAFT: Draft = {
  offer: null,
  to: 'leo',
  gives: { commodities: 2 },
  asks: { relicFragments: { cultural: 1 } },
  deal: [{ text: 'You leave 20 alone', by: 'leo', when: 'later' }],
};

describe('the offer on the mat', () => {
  test('is there again after a reload, for its own chair', () => {
    const drawer = makeDrawer();
    keepDraft(drawer, NAME).write(DRAFT, null);
    expect(keepDraft(drawer, NAME).read(view)).toEqual(DRAFT);
    expect(keepDraft(drawer, '/t/abc leo mat').read(view)).toBe(EMPTY_DRAFT);
  });

  test('that was sent is there again only where it did not come to the table', () => {
    const drawer = makeDrawer();
    const blank = { ...EMPTY_DRAFT, to: 'leo' };
    keepDraft(drawer, NAME).write(blank, { draft: DRAFT, known: revisionsOf(view) });
    expect(keepDraft(drawer, NAME).read(view)).toEqual(DRAFT);
    const offered = viewOf(SETUP, 'ana', [['ana', commandOf(DRAFT)]]);
    expect(keepDraft(drawer, NAME).read(offered)).toBe(EMPTY_DRAFT);
  });

  test('that was begun after another was sent is the one that is kept', () => {
    const drawer = makeDrawer();
    const other = { ...EMPTY_DRAFT, to: 'max', gives: { tradeGoods: 1 } };
    keepDraft(drawer, NAME).write(other, { draft: DRAFT, known: {} });
    expect(keepDraft(drawer, NAME).read(view)).toEqual(other);
  });

  test.each([
    ['a seat that is not here', { ...DRAFT, to: 'nia' }],
    ['a promise of nobody', { ...DRAFT, deal: [{ text: 'x', by: 'nia', when: 'later' }] }],
    ['an offer that is not here', { ...DRAFT, offer: 'ana-leo-7' }],
    ['an answer to what is no offer', { ...DRAFT, counters: 7 }],
    ['something else', { gives: 2 }],
    ['a list', []],
    ['planets that are no list', { ...DRAFT, gives: { planets: 'mr' } }],
    ['an amount that is no number', { ...DRAFT, asks: { tradeGoods: '2' } }],
    ['captives that are not counted', { ...DRAFT, asks: { captured: { leo: ['carrier'] } } }],
    ['offers that have no revision', { ...DRAFT, known: { 'ana-leo-1': 'x' } }],
    ['a note that was lost nowhere', { ...DRAFT, lost: { side: 'mat', note: 'ana/alliance' } }],
    ['a promise for no time', { ...DRAFT, deal: [{ text: 'x', by: 'leo' }] }],
  ])('is empty where what was kept names %s', (_, kept) => {
    const drawer = makeDrawer({ [NAME]: JSON.stringify(kept) });
    expect(keepDraft(drawer, NAME).read(view)).toBe(EMPTY_DRAFT);
  });
});
