import type { Bag } from '@haggle/engine';
import { z } from 'zod';
import { CAPTURABLE } from './lists.ts';

/** Things that players know and that no transaction moves, whatever cards say. */
export const NEVER_ITEMS = ['commandTokens', 'technologies', 'units', 'votes'] as const;

const MOST = 1_000_000;
export const amount = z.number().int().min(0).max(MOST);
export const id = z
  .string()
  .min(1)
  .max(64)
  .refine((text) => !(text in Object.prototype), 'no such id');
export const ids = z.array(id).max(100);
/** Things of which there is one each. */
export const singles = ids.refine((list) => new Set(list).size === list.length, 'the same twice');
export const fragments = z.strictObject({
  cultural: amount.optional(),
  hazardous: amount.optional(),
  industrial: amount.optional(),
  unknown: amount.optional(),
});
const units = z.partialRecord(z.enum(CAPTURABLE), amount);
/** By owner, the units of his that are held captive. */
export const captives = z.record(id, units);

const whatever = z.unknown();

/** One side of an offer as it comes in from outside. */
export const itemsSchema = z.strictObject({
  commodities: amount.optional(),
  tradeGoods: amount.optional(),
  relicFragments: fragments.optional(),
  promissoryNote: z.union([id, z.array(id).max(50)]).optional(),
  actionCards: ids.optional(),
  relics: ids.optional(),
  planets: ids.optional(),
  secrets: ids.optional(),
  captured: captives.optional(),
  commandTokens: whatever.optional(),
  technologies: whatever.optional(),
  units: whatever.optional(),
  votes: whatever.optional(),
});
export type ItemsInput = z.infer<typeof itemsSchema>;

/** One side of an offer, or what somebody gives: what is not there is left out. */
export type Items = {
  readonly commodities?: number;
  readonly tradeGoods?: number;
  readonly relicFragments?: Bag;
  readonly promissoryNote?: string;
  readonly actionCards?: readonly string[];
  readonly relics?: readonly string[];
  readonly planets?: readonly string[];
  readonly secrets?: readonly string[];
  readonly captured?: Readonly<Record<string, Bag>>;
};

/** A side as it was written or as the table keeps it. */
export type WrittenItems = ItemsInput | Items;
