import { expect, test } from 'vitest';
import { answered, isPast } from './answered.ts';

const declined = { type: 'declined', between: ['ana', 'leo'] } as const;

test('an offer is countered where who declines it has an offer for its maker at that moment', () => {
  const back = { type: 'proposed', from: 'leo', to: 'ana' };
  expect(answered(declined, 'ana', [back, declined])).toEqual({ what: 'countered', by: 'leo' });
  expect(answered(declined, 'ana', [declined, back])).toEqual({ what: 'countered', by: 'leo' });
});

test('it is declined where none of the offers made at that moment goes back to its maker', () => {
  const near = [
    { type: 'proposed', from: 'ana', to: 'leo' },
    { type: 'proposed', from: 'leo', to: 'max' },
    { type: 'proposed', from: 'max', to: 'ana' },
    declined,
  ];
  expect(answered(declined, 'ana', near)).toEqual({ what: 'declined', by: 'leo' });
});

test('only the other of the two is told: the maker of an answer, the one addressed of what was taken back', () => {
  const withdrawn = { ...declined, type: 'withdrawn' };
  const told = (event: typeof declined | typeof withdrawn) =>
    ['ana', 'leo', 'max'].filter((viewer) => answered(event, viewer, []) !== undefined);
  expect(told(declined)).toEqual(['ana']);
  expect(told(withdrawn)).toEqual(['leo']);
  expect(answered({ type: 'declined' }, 'ana', [])).toBeUndefined();
});

test('what he was countered with is past once it is answered or taken back, not when its terms change', () => {
  const counter = ['leo', 'ana'] as const;
  const isOver = (type: string, between: readonly [string, string] = counter) =>
    isPast(declined, { type, between });
  for (const type of ['agreed', 'transacted', 'declined', 'withdrawn']) {
    expect(isOver(type)).toBe(true);
    expect(isOver(type, ['ana', 'leo'])).toBe(false);
    expect(isOver(type, ['leo', 'max'])).toBe(false);
  }
  expect(isOver('revised')).toBe(false);
  expect(isPast(declined, { type: 'revealed' })).toBe(false);
  expect(isPast({ ...declined, type: 'withdrawn' }, { type: 'agreed', between: counter })).toBe(
    false,
  );
});
