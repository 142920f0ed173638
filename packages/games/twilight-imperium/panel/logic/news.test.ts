import { expect, test } from 'vitest';
import { isNews, tellOwn } from './news.ts';

const SEATS = ['ana', 'leo', 'max'] as const;

/** Who is shown an event at once. */
function shownTo(type: string, fields: object): readonly string[] {
  return SEATS.filter((seat) => isNews({ type, ...fields }, seat));
}

test('the maker is shown what became of his offer, who was addressed that it was taken back', () => {
  const between = ['ana', 'leo'];
  expect(shownTo('transacted', { between })).toEqual(['ana']);
  expect(shownTo('agreed', { between })).toEqual(['ana']);
  expect(shownTo('declined', { between })).toEqual(['ana']);
  expect(shownTo('withdrawn', { between })).toEqual(['leo']);
  expect(shownTo('proposed', { from: 'ana', to: 'leo' })).toEqual([]);
});

test('who may pillage is shown it, wherever he looks', () => {
  expect(shownTo('pillage-offered', { by: 'max', target: 'ana' })).toEqual(['max']);
});

test('who loses or gets goods without a transaction is shown why', () => {
  expect(shownTo('pillaged', { by: 'max', target: 'ana', take: 'trade-good' })).toEqual(['ana']);
  expect(shownTo('handed-over', { from: 'leo', to: 'ana', effect: 'salvage' })).toEqual([
    'ana',
    'leo',
  ]);
});

test('whose note is played, or on whom, is shown it, and who is corrected', () => {
  const note = 'ana/ceasefire';
  expect(shownTo('note-played', { by: 'leo', note, target: null })).toEqual(['ana']);
  expect(shownTo('note-played', { by: 'leo', note, target: 'max' })).toEqual(['ana', 'max']);
  expect(shownTo('note-played', { by: 'ana', note, target: null })).toEqual([]);
  expect(shownTo('corrected', { seat: 'max' })).toEqual(['max']);
  expect(shownTo('corrected', { seat: null })).toEqual([]);
});

test('news are told to the one whom they concern, and not of him', () => {
  const tell = (type: string, fields: object) => tellOwn({ type, ...fields }, 'ana');
  expect(tell('pillage-offered', { by: 'max', target: 'ana' })).toBe('You may pillage Ana.');
  expect(tell('pillaged', { by: 'max', target: 'ana', take: 'commodity' })).toBe(
    'Max pillages you and takes 1 commodity.',
  );
  const trade = { gave: { ana: { tradeGoods: 2 }, leo: {} }, bonus: {}, receipts: [], extra: null };
  expect(tell('transacted', { between: ['ana', 'leo'], ...trade })).toBe(
    'Leo accepts your offer. You give 2 trade goods.',
  );
  const gave = { ana: { commodities: 1 }, leo: { tradeGoods: 1, promissoryNote: 'leo/ceasefire' } };
  expect(tell('transacted', { between: ['ana', 'leo'], ...trade, gave })).toBe(
    'Leo accepts your offer. You get 1 trade good and Leo’s Ceasefire. You give 1 commodity.',
  );
  // Commodities arrive as trade goods.
  const wash = { ana: { commodities: 1 }, leo: { commodities: 2, tradeGoods: 1 } };
  expect(tell('transacted', { between: ['ana', 'leo'], ...trade, gave: wash })).toBe(
    'Leo accepts your offer. You get 3 trade goods. You give 1 commodity.',
  );
  expect(tell('note-played', { by: 'leo', note: 'ana/ceasefire' })).toBe(
    'Leo plays your Ceasefire.',
  );
  expect(tell('note-played', { by: 'leo', note: 'ana/political-secret' })).toBe(
    'Leo plays your Political Secret. Until the agenda is resolved you do not vote, play no action cards and use no optional faction abilities.',
  );
  expect(tell('note-played', { by: 'leo', note: 'max/malevolency' })).toBe(
    'Leo plays Max’s Malevolency.',
  );
  expect(tell('corrected', { seat: 'ana', why: 'a slip' })).toBe(
    'The host has corrected your ledger: “a slip”.',
  );
  expect(tell('handed-over', { from: 'ana', to: 'leo' })).toBe(undefined);
});
