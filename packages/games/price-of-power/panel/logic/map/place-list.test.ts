import { describe, expect, test } from 'vitest';
import { PLACES, readPlace, writePlace } from './place-list.ts';

describe('the places of the map by name', () => {
  test('every place is found again by its entry', () => {
    const places = PLACES.flatMap(({ kind, ids }) => ids.map((id) => ({ kind, id })));
    expect(places.map((place) => readPlace(writePlace(place)))).toEqual(places);
    expect(places).toContainEqual({ kind: 'zone', id: 'bay-of-biscay' });
  });

  test('what is no place is none', () => {
    expect(readPlace('')).toBe(null);
    expect(readPlace('province atlantis')).toBe(null);
    expect(readPlace('zone paris')).toBe(null);
  });
});
