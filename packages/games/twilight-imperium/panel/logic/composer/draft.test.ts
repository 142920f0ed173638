import { describe, expect, it } from 'vitest';
import { SETUP, tableOf, viewOf } from '../../testing/views.ts';
import {
  beginTerm,
  type Change,
  changeDraft,
  commandOf,
  counterOf,
  type Draft,
  draftOf,
  EMPTY_DRAFT,
  findGap,
} from './draft.ts';
import { stockOf } from './goods.ts';

const lay = (...changes: readonly Change[]): Draft => changes.reduce(changeDraft, EMPTY_DRAFT);
const stock = stockOf(viewOf(SETUP, 'ana'), 'ana', 'leo');

const OFFER: readonly Change[] = [
  { type: 'to', to: 'leo' },
  { type: 'count', side: 'gives', kind: 'commodities', n: 2 },
  { type: 'note', side: 'gives', note: 'ana/ceasefire' },
  { type: 'fragment', side: 'asks', kind: 'cultural', n: 1 },
];

describe('an offer on the mat', () => {
  it('comes back where it was refused, but not over another one', () => {
    const draft = lay(...OFFER);
    const back: Change = { type: 'back', draft };
    expect(changeDraft(changeDraft(draft, { type: 'clear' }), back)).toBe(draft);
    const other = lay({ type: 'count', side: 'gives', kind: 'tradeGoods', n: 1 });
    expect(changeDraft(other, back)).toBe(other);
  });

  it('tells of a note that was taken off it until something is laid there', () => {
    const lost = { side: 'gives', note: 'ana/ceasefire' } as const;
    const draft = changeDraft(lay(...OFFER), { type: 'lost', lost });
    expect(draft).toMatchObject({ gives: { commodities: 2 }, lost });
    expect(draft.gives.promissoryNote).toBeUndefined();
    const next = changeDraft(draft, {
      type: 'count',
      side: 'gives',
      kind: 'commodities',
      n: 1,
    });
    expect(next).not.toHaveProperty('lost');
    // So is it with the turn in which it was lost: nothing else of the mat goes.
    const { lost: _lost, ...rest } = draft;
    expect(changeDraft(draft, { type: 'told' })).toEqual(rest);
  });

  it('becomes a command that the table takes', () => {
    const command = commandOf(lay(...OFFER));
    expect(command).toEqual({
      type: 'propose',
      to: 'leo',
      gives: { commodities: 2, promissoryNote: 'ana/ceasefire' },
      asks: { relicFragments: { cultural: 1 } },
    });
    expect(() => tableOf(SETUP, [['ana', command]])).not.toThrow();
  });

  it('leaves out what was counted back to nothing', () => {
    const { gives, asks } = lay(
      ...OFFER,
      { type: 'count', side: 'gives', kind: 'commodities', n: 0 },
      { type: 'note', side: 'gives', note: null },
      { type: 'fragment', side: 'asks', kind: 'cultural', n: 0 },
      { type: 'captive', side: 'asks', owner: 'ana', unit: 'cruiser', n: 1 },
      { type: 'captive', side: 'asks', owner: 'ana', unit: 'cruiser', n: 0 },
      { type: 'toggle', side: 'gives', kind: 'relics', id: 'the-silver-flame' },
      { type: 'toggle', side: 'gives', kind: 'relics', id: 'the-silver-flame' },
    );
    expect({ gives, asks }).toEqual({ gives: {}, asks: {} });
  });

  it('keeps one’s goods for another partner, and nothing else', () => {
    const draft = lay(
      ...OFFER,
      { type: 'toggle', side: 'gives', kind: 'actionCards', id: 'sabotage' },
      { type: 'term', at: 0, term: { text: 'peace', by: 'leo', when: 'later' } },
      { type: 'to', to: 'max' },
    );
    expect(draft).toEqual({
      ...EMPTY_DRAFT,
      to: 'max',
      gives: { commodities: 2, promissoryNote: 'ana/ceasefire' },
    });
    expect(changeDraft(draft, { type: 'to', to: 'max' })).toBe(draft);
    expect(changeDraft(draft, { type: 'clear' })).toEqual({ ...EMPTY_DRAFT, to: 'max' });
  });

  it('says what keeps it from being sent', () => {
    expect(findGap(EMPTY_DRAFT, stock)).toBe('to');
    expect(findGap(lay({ type: 'to', to: 'leo' }), stock)).toBe('nothing');
    const term = { text: ' ', by: 'leo', when: 'now' } as const;
    expect(findGap(lay(...OFFER, { type: 'term', at: 0, term }), stock)).toBe('term');
    expect(
      findGap(lay(...OFFER, { type: 'count', side: 'gives', kind: 'tradeGoods', n: 2 }), stock),
    ).toBe('short');
    expect(findGap(lay(...OFFER), stock)).toBeNull();
  });

  it('can be a promise alone, changed and taken out again', () => {
    const term = { text: 'peace', by: 'leo', when: 'later' } as const;
    const draft = lay({ type: 'to', to: 'leo' }, { type: 'term', at: 0, term });
    expect(findGap(draft, stock)).toBeNull();
    expect(commandOf(draft)).toMatchObject({ deal: [term], gives: {}, asks: {} });
    const changed = changeDraft(draft, { type: 'term', at: 0, term: { ...term, by: 'ana' } });
    expect(changed.deal).toEqual([{ ...term, by: 'ana' }]);
    expect(changeDraft(changed, { type: 'term', at: 0, term: null }).deal).toEqual([]);
  });

  it('begins a promise as the speaker’s own, also where an offer is countered', () => {
    const view = viewOf(SETUP, 'leo', [['ana', commandOf(lay(...OFFER))]]);
    const offer = view.offers['ana-leo-1'];
    if (offer === undefined) throw new Error('no offer');
    const countered = counterOf('ana-leo-1', offer);
    const { deal } = changeDraft(countered, { type: 'term', at: 0, term: beginTerm('leo') });
    expect(deal).toEqual([{ text: '', by: 'leo', when: 'later' }]);
  });

  it('is an offer that stands, to be changed, or another’s turned round', () => {
    const view = viewOf(SETUP, 'leo', [['ana', commandOf(lay(...OFFER))]]);
    const offer = view.offers['ana-leo-1'];
    if (offer === undefined) throw new Error('no offer');
    expect(commandOf(draftOf('ana-leo-1', offer))).toMatchObject({
      type: 'revise',
      offer: 'ana-leo-1',
    });
    expect(counterOf('ana-leo-1', offer)).toMatchObject({
      offer: null,
      counters: 'ana-leo-1',
      to: 'ana',
      gives: offer.asks,
    });
  });
});
