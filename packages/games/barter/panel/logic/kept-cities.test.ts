import { expect, test } from 'vitest';
import { citiesIn, keepCities } from './kept-cities.ts';

test('the cities of the last deal are known at the next one, at this desk alone', () => {
  const kept = new Map<string, string>([
    ['none', 'null'],
    ['wrong', '{"crete":"7"}'],
  ]);
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
  keepCities(shelf, 'a').write({ crete: 7, thrace: 9 });
  expect(keepCities(shelf, 'a').read()).toEqual({ crete: 7, thrace: 9 });
  expect(keepCities(shelf, 'b').read()).toBe(undefined);
  expect(keepCities(shelf, 'none').read()).toEqual({});
  expect(keepCities(shelf, 'wrong').read()).toEqual({});
});

test('the cities of a log’s first event are those of the first turn', () => {
  expect(citiesIn({ crete: 8, egypt: 9 })).toEqual({ crete: 8, egypt: 9 });
  expect(citiesIn(undefined)).toEqual({});
});
