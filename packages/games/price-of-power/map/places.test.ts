import { describe, expect, it } from 'vitest';
import {
  areaOf,
  continentOf,
  isArea,
  isDistantArea,
  isInPlay,
  isProvince,
  nodeOf,
  zoneOf,
} from './places.ts';

describe('places', () => {
  it('are known by their kinds', () => {
    expect(zoneOf('black-sea')?.slots).toBe(3);
    expect(zoneOf('wien')).toBeUndefined();
    expect(nodeOf('wien')?.kind).toBe('inland');
    expect(nodeOf('toString')).toBeUndefined();
    expect([isArea('austria'), isArea('mexico'), isArea('wien'), isArea('black-sea')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isDistantArea('mexico'), isDistantArea('austria')]).toEqual([true, false]);
    expect([isProvince('wien'), isProvince('mexico'), isProvince('austria')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('lie in Areas and on continents', () => {
    expect(areaOf('wien')).toBe('austria');
    expect(areaOf('holstein')).toBe('jutland');
    expect(areaOf('mexico')).toBe('mexico');
    expect(areaOf('austria')).toBeUndefined();
    expect(continentOf('mexico')).toBe(1);
    expect(continentOf('kongo')).toBe(2);
    expect(continentOf('goa')).toBe(3);
    expect(continentOf('canton')).toBe(4);
    expect(continentOf('mongolia')).toBeNull();
    expect(continentOf('wien')).toBeNull();
    expect(continentOf('austria')).toBeNull();
  });

  it('of the Eastern board are in play in the Deluxe Edition alone', () => {
    expect(isInPlay('krakow', 'standard')).toBe(false);
    expect(isInPlay('krakow', 'deluxe')).toBe(true);
    expect(isInPlay('east-indies', 'standard')).toBe(true);
    expect(isInPlay('paris', 'deluxe')).toBe(false);
  });
});
