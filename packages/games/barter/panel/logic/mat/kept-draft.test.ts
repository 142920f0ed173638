import { describe, expect, test } from 'vitest';
import { makeDrawer } from '../../../../testing/drawer.ts';
import type { View } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { keepDraft } from './kept-draft.ts';

const deck: FloorDeck = {
  commodities: {
    salt: { value: 3, limit: 9, mined: false },
    grain: { value: 4, limit: 8, mined: false },
  },
  calamities: { piracy: { tradable: true }, famine: { tradable: true, nameable: true } },
};

const view = {
  viewer: 'crete',
  phase: 'trade',
  seats: { crete: { cards: 4, finished: false }, thrace: { cards: 4, finished: false } },
  offers: {},
  trades: [],
  talk: [],
  hand: { salt: 2, piracy: 1 },
  sealed: {},
} as unknown as View;

const draft: Draft = {
  ...EMPTY_DRAFT,
  to: 'thrace',
  gives: [
    { kind: 'salt', said: null },
    { kind: 'salt', said: null },
    { kind: 'piracy', said: 'grain' },
  ],
  asks: { count: 4, named: ['grain'] },
  note: 'Mine is good',
};

/** What is there after a reload, of what was laid before. */
function reload(laid: Draft, later: View = view, name = 'a') {
  const drawer = makeDrawer();
  keepDraft(drawer, 'a').write(laid, 'trade');
  return keepDraft(drawer, name).read({ view: later, deck });
}

describe('a half-written offer', () => {
  test('is there again after a reload, at this chair alone', () => {
    expect(reload(draft)).toEqual(draft);
    expect(reload(draft, view, 'b')).toEqual(EMPTY_DRAFT);
  });

  test.each<[string, Partial<View>]>([
    ['another phase', { phase: 'purchase' }],
    ['a hand without its cards', { hand: { salt: 1, piracy: 1 } }],
    ['cards that are sealed elsewhere', { sealed: { x: { salt: 1 } } }],
    ['a table without its addressee', { seats: {} }],
  ])('does not come back to %s', (_, change) => {
    expect(reload(draft, { ...view, ...change })).toEqual(EMPTY_DRAFT);
  });

  test('does not come back with kinds of another table', () => {
    expect(reload({ ...draft, asks: { count: 3, named: ['silk'] } })).toEqual(EMPTY_DRAFT);
  });

  test('comes back with a calamity in its words where the table lets it be named, and with no other', () => {
    const asking = (named: readonly string[]): Draft => ({ ...draft, asks: { count: 3, named } });
    const saying = (said: string): Draft => ({ ...draft, gives: [{ kind: 'salt', said }] });
    for (const named of [asking(['famine']), saying('famine')])
      expect(reload(named)).toEqual(named);
    for (const other of [asking(['piracy']), saying('piracy')]) {
      expect(reload(other)).toEqual(EMPTY_DRAFT);
    }
  });

  test('does not answer an offer that nobody knows any more', () => {
    const purpose = { type: 'answer', offer: 'thrace-1', revision: 1 } as const;
    const answer = { ...draft, purpose };
    expect(reload(answer)).toEqual(EMPTY_DRAFT);
  });

  test('is there again where it lay aside, whatever has become of the deal that lay before it', () => {
    const purpose = { type: 'answer', offer: 'thrace-1', revision: 1 } as const;
    const answer: Draft = { ...EMPTY_DRAFT, purpose, aside: draft };
    const offers = { 'thrace-1': {} } as unknown as View['offers'];
    expect(reload(answer, { ...view, offers })).toEqual(answer);
    expect(reload(answer)).toEqual(draft);
    expect(reload({ ...EMPTY_DRAFT, aside: { ...draft, to: 'nobody' } })).toEqual(EMPTY_DRAFT);
  });

  test('does not answer an offer where nobody knows any more which terms it took up', () => {
    const offers = { 'thrace-1': {} } as unknown as View['offers'];
    const drawer = makeDrawer({
      a: JSON.stringify({
        phase: 'trade',
        draft: { ...draft, purpose: { type: 'answer', offer: 'thrace-1' } },
      }),
    });
    expect(keepDraft(drawer, 'a').read({ view: { ...view, offers }, deck })).toEqual(EMPTY_DRAFT);
  });

  test.each(['[]', '7', '{"phase":"trade","draft":{}}', '{"phase":"trade"}'])(
    'is nothing where something else is kept: %s',
    (text) => {
      expect(keepDraft(makeDrawer({ a: text }), 'a').read({ view, deck })).toEqual(EMPTY_DRAFT);
    },
  );
});
