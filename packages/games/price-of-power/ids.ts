import { z } from 'zod';
import { MOST_AT_ONCE } from './bounds.ts';
import { cardOf } from './data/cards.ts';
import { realms } from './data/realms.ts';
import { isArea, isProvince, nodeOf, zoneOf } from './map/places.ts';
import { MOST_POWER, SUPPLY } from './state.ts';

const id = z.string().min(1).max(64);

/** Ids as they come in from outside; unknown ones are malformed. */
export const realmId = id.refine((name) => realms.has(name), 'no such realm');
export const zoneId = id.refine((name) => zoneOf(name) !== undefined, 'no such Sea Zone');
export const nodeId = id.refine((name) => nodeOf(name) !== undefined, 'no such Trade Node');
export const areaId = id.refine(isArea, 'no such Area');
export const provinceId = id.refine(isProvince, 'no such Province');
export const landId = id.refine((name) => isArea(name) || isProvince(name), 'no such place');
export const cardId = id.refine((name) => cardOf(name) !== undefined, 'no such Trade Card');
/** Where a Merchant can be. */
export const standId = id.refine(
  (name) => name === SUPPLY || nodeOf(name) !== undefined,
  'no such Trade Node',
);
/** Any place of the board. */
export const placeId = id.refine(
  (name) =>
    name === SUPPLY ||
    nodeOf(name) !== undefined ||
    zoneOf(name) !== undefined ||
    isArea(name) ||
    isProvince(name),
  'no such place',
);

const MOST = 1_000_000;
export const amount = z.number().int().min(0).max(MOST);
export const power = z.number().int().min(0).max(MOST_POWER);
export const count = z.number().int().min(1).max(MOST_AT_ONCE);
