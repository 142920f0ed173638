import { expect, test } from 'vitest';
import { makeDrawer } from '../../../../testing/drawer.ts';
import { countsIn, keepCities } from './kept-cities.ts';

test('the cities of the last deal are known at the next one, at this desk alone', () => {
  const drawer = makeDrawer({ none: 'null', wrong: '{"crete":"7"}' });
  keepCities(drawer, 'a').write({ crete: 7, thrace: 9 });
  expect(keepCities(drawer, 'a').read()).toEqual({ crete: 7, thrace: 9 });
  expect(keepCities(drawer, 'b').read()).toBe(undefined);
  expect(keepCities(drawer, 'none').read()).toEqual({});
  expect(keepCities(drawer, 'wrong').read()).toEqual({});
});

test('the cities of a log’s first event are those of the first turn', () => {
  expect(countsIn({ crete: 8, egypt: 9 })).toEqual({ crete: 8, egypt: 9 });
  expect(countsIn(undefined)).toEqual({});
});
