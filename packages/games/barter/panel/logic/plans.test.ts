import { describe, expect, test } from 'vitest';
import { keepPlans } from './plans.ts';

function makeShelf(start: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
}

const PLAN = [
  { kind: 'salt', said: null },
  { kind: 'piracy', said: 'grain' },
];

describe('the cards meant for an offer', () => {
  test('are there again after a reload, for this chair alone', () => {
    const shelf = makeShelf();
    keepPlans(shelf, 'ana').set('ana-ben-1', PLAN);
    expect(keepPlans(shelf, 'ana').get('ana-ben-1')).toEqual(PLAN);
    expect(keepPlans(shelf, 'ana').get('ana-ben-2')).toBeUndefined();
    expect(keepPlans(shelf, 'ben').get('ana-ben-1')).toBeUndefined();
  });

  test.each(['{}', '[["ana-ben-1",[{"kind":7,"said":null}]]]', '[["ana-ben-1"]]', '[1]'])(
    'are nothing where something else is kept: %s',
    (kept) => {
      expect(keepPlans(makeShelf({ ana: kept }), 'ana').get('ana-ben-1')).toBeUndefined();
    },
  );
});
