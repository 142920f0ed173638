import { expect, test } from 'vitest';
import { isNews } from './news.ts';

test('the maker is shown what became of his offer, who was addressed that it was taken back', () => {
  const shownTo = (type: string) =>
    ['france', 'castile', 'england'].filter((realm) =>
      isNews({ type, between: ['france', 'castile'] } as { type: string }, realm),
    );
  expect(['agreed', 'declined', 'withdrawn', 'revised'].map(shownTo)).toEqual([
    ['france'],
    ['france'],
    ['castile'],
    [],
  ]);
});
