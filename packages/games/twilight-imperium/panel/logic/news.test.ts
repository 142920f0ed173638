import { expect, test } from 'vitest';
import { isNews } from './news.ts';

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
