import { seedSchema } from '@haggle/engine';
import { z } from 'zod';
import { moving, placing, removing } from './commands.ts';
import { cards } from './data/cards.ts';
import {
  amount,
  areaId,
  cardId,
  landId,
  nodeId,
  placeId,
  power,
  provinceId,
  realmId,
  standId,
  zoneId,
} from './ids.ts';
import { optionsSchema } from './options.ts';
import { BERTHS, EDITIONS, MOST_PIECES, MOST_SHIPS } from './state.ts';

export const MOST_SEATS = 6;

const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(MOST_PIECES);

const merchant = z.strictObject({ node: standId, laid: z.boolean().optional() });
const ship = z.strictObject({
  zone: zoneId,
  slot: z.boolean().optional(),
  in: z.enum(BERTHS).optional(),
});

const realm = z.strictObject({
  capital: provinceId.nullish(),
  ducats: amount.optional(),
  administrativePower: power.optional(),
  diplomaticPower: power.optional(),
  interest: amount.optional(),
  prestige: amount.optional(),
  towns: z
    .strictObject({ small: listOf(provinceId).optional(), large: listOf(provinceId).optional() })
    .optional(),
  vassals: listOf(provinceId).optional(),
  influence: listOf(areaId).optional(),
  merchants: listOf(merchant).optional(),
  lightShips: z.array(ship).max(MOST_SHIPS).optional(),
  claims: listOf(areaId).optional(),
});
export type RealmSetup = z.infer<typeof realm>;

const pair = z.tuple([placeId, placeId]);

const board = z.strictObject({
  realms: z.partialRecord(realmId, realm).optional(),
  occupied: z.partialRecord(provinceId, realmId).optional(),
  dnpr: listOf(landId).optional(),
  expanded: listOf(nodeId).optional(),
  pirates: z.partialRecord(nodeId, amount).optional(),
  hostile: z.partialRecord(realmId, listOf(zoneId)).optional(),
  links: listOf(pair).optional(),
  cuts: listOf(pair).optional(),
});
export type BoardSetup = z.infer<typeof board>;

/** How a table is set up; what belongs together is checked at the opening. */
export const setupSchema = z.strictObject({
  seats: z.array(realmId).min(1).max(MOST_SEATS),
  scenario: z.string().min(1).max(16).optional(),
  board: board.optional(),
  changes: z
    .array(z.discriminatedUnion('type', [placing, removing, moving]))
    .max(400)
    .optional(),
  active: realmId.optional(),
  age: z.number().int().min(1).max(4).optional(),
  edition: z.enum(EDITIONS).optional(),
  /** The Trade Deck, top first. */
  deck: z.array(cardId).max(cards.length).optional(),
  /** What the Trade Deck is made of; it is shuffled. */
  cards: z.array(cardId).max(cards.length).optional(),
  options: optionsSchema.optional(),
  seed: seedSchema.optional(),
});
export type Setup = z.infer<typeof setupSchema>;
