import type { Line } from '../data/cards.ts';
import { areaOf } from '../map/places.ts';
import type { Layout } from '../state.ts';
import { ownedOf } from './power.ts';

/**
 * Whether the line's additional requirement lets a realm collect (PP-12.1). It never keeps a node from being
 * chosen. `own` asks each realm for a Key Province of its own; `token` asks for a town, vassal or DNPR token of
 * anybody on one of them, occupied or not.
 */
export function meetsRequirement(position: Layout, realm: string, line: Line): boolean {
  if (line.requirement === 'own') return ownedOf(position, realm, line).length > 0;
  if (line.requirement === 'token') return hasToken(position, line);
  return true;
}

function hasToken({ seats, dnpr }: Layout, line: Line): boolean {
  const pieces = Object.values(seats);
  return line.keyProvinces.some(({ province }) => {
    const area = areaOf(province);
    if (dnpr.includes(province) || (area !== undefined && dnpr.includes(area))) return true;
    return pieces.some(
      ({ towns, vassals }) =>
        towns.small.includes(province) ||
        towns.large.includes(province) ||
        vassals.includes(province),
    );
  });
}
