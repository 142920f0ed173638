import { expect, test } from 'vitest';
import { answered, isPast } from './answered.ts';

const declined = { type: 'declined', between: ['ana', 'leo'] } as const;
const counter = { type: 'proposed', offer: 'leo-ana-2', from: 'leo', to: 'ana' };

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
  const near = [declined, counter];
  const isOver = (type: string) => isPast(declined, { type, offer: counter.offer }, near);
  const types = ['agreed', 'transacted', 'declined', 'withdrawn', 'revised', 'proposed'];
  expect(types.filter(isOver)).toEqual(['agreed', 'transacted', 'declined', 'withdrawn']);
  expect(isPast(declined, { type: 'revealed' }, near)).toBe(false);
  const agreed = { type: 'agreed', offer: counter.offer };
  expect(isPast({ ...declined, type: 'withdrawn' }, agreed, near)).toBe(false);
});

test('an answer to an older offer of who countered leaves it told that he did', () => {
  const older = { type: 'declined', offer: 'leo-ana-1' };
  expect(isPast(declined, older, [counter, declined])).toBe(false);
  expect(isPast(declined, older, [declined])).toBe(false);
});
