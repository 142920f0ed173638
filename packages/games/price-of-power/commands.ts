import { type Affordance, saySchema } from '@haggle/engine';
import { z } from 'zod';
import { LONGEST_DEAL, LONGEST_NOTE } from './bounds.ts';
import {
  amount,
  cardId,
  count,
  nodeId,
  placeId,
  power,
  provinceId,
  realmId,
  standId,
  zoneId,
} from './ids.ts';
import { BERTHS, PAYMENTS, SIZES } from './state.ts';

export const PIECES = [
  'town',
  'vassal',
  'influence',
  'light-ship',
  'merchant',
  'claim',
  'dnpr',
  'pirate',
  'expansion',
  'occupation',
  'hostility',
] as const;
export type PieceKind = (typeof PIECES)[number];

const MOST_REVISIONS = 1_000_000_000;
const offer = z.string().min(1).max(160);
const revision = z.number().int().min(0).max(MOST_REVISIONS);
const side = z.strictObject({ ducats: amount.optional() });
const note = z.string().min(1).max(LONGEST_NOTE);
/** A promise in words, or several: who keeps it, and whether it can be kept at once. */
const term = z
  .strictObject({
    text: z.string().min(1).max(LONGEST_NOTE),
    by: z.string().min(1).max(64).optional(),
    when: z.enum(['now', 'later']).optional(),
    certain: z.boolean().optional(),
  })
  .readonly();
export const deal = z.union([
  z.string().min(1).max(LONGEST_DEAL),
  z.array(term).min(1).max(12).readonly(),
]);
/** What is promised in words, as it was written; binds nobody. */
export type Deal = z.infer<typeof deal>;

const ship = z
  .strictObject({
    from: zoneId,
    to: zoneId,
    fromPort: z.boolean().optional(),
    slot: z.boolean().optional(),
    displaces: realmId.optional(),
  })
  .refine(({ slot, displaces }) => slot !== false || displaces === undefined, {
    path: ['displaces'],
    error: 'who takes no slot displaces nobody',
  });

const piece = {
  what: z.enum(PIECES),
  at: placeId,
  realm: realmId.optional(),
  /** Of a town; small by default. */
  size: z.enum(SIZES).optional(),
  /** Of a ship: whether it takes a Trade Protection slot; it does by default. */
  slot: z.boolean().optional(),
  /** Of a ship: with the Fleet there, or in a port that faces the zone. */
  in: z.enum(BERTHS).optional(),
  count: count.optional(),
};

export const placing = z.strictObject({ type: z.literal('place'), ...piece });
export const removing = z.strictObject({ type: z.literal('remove'), ...piece });
export const moving = z.strictObject({
  type: z.literal('move'),
  what: z.enum(['light-ship', 'merchant']),
  realm: realmId,
  from: placeId,
  to: placeId,
  slot: z.boolean().optional(),
  /** Of a Merchant: whether it lies on its side then, as it did before where nothing is said. */
  laid: z.boolean().optional(),
});

const schemas = [
  z.strictObject({ type: z.literal('reveal') }),
  z.strictObject({ type: z.literal('forgo') }),
  z.strictObject({
    type: z.literal('trade'),
    card: cardId,
    node: nodeId,
    secondary: z.boolean().optional(),
    merchant: standId.optional(),
    /** `null` as in a choice: none moves. */
    ship: ship.nullish(),
  }),
  z.strictObject({ type: z.literal('rank'), order: z.array(realmId).max(6) }),
  z.strictObject({
    type: z.literal('settle-inflation'),
    with: z.enum(PAYMENTS),
  }),
  z.strictObject({
    type: z.literal('propose'),
    to: z.string().min(1).max(64),
    gives: side,
    asks: side,
    note: note.optional(),
    deal: deal.optional(),
  }),
  z.strictObject({
    type: z.literal('revise'),
    offer,
    gives: side.optional(),
    asks: side.optional(),
    note: note.nullish(),
    deal: deal.nullish(),
  }),
  z.strictObject({ type: z.literal('withdraw'), offer }),
  z.strictObject({ type: z.literal('decline'), offer }),
  z.strictObject({ type: z.literal('accept'), offer, revision }),
  saySchema,
  z.strictObject({ type: z.literal('end-turn') }),
  z.strictObject({ type: z.literal('begin-turn'), seat: realmId }),
  z.strictObject({ type: z.literal('end-round') }),
  z.strictObject({ type: z.literal('set-age'), age: z.number().int().min(1).max(4) }),
  placing,
  removing,
  moving,
  z.strictObject({
    type: z.literal('correct'),
    realm: realmId,
    ducats: amount.optional(),
    administrativePower: power.optional(),
    diplomaticPower: power.optional(),
    interest: amount.optional(),
    prestige: amount.optional(),
    /** Null: none. */
    capital: provinceId.nullish(),
    why: z.string().min(1).max(LONGEST_NOTE),
  }),
] as const;

/** Every command of the game, as it comes in from outside. */
export const command = z.discriminatedUnion('type', schemas);
export type Command = z.infer<typeof command>;

/** What a viewer may do now, as commands that are accepted as they stand. */
export type Affordances = readonly Affordance<Command>[];
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Commands that only the host may give. */
export const HOST_COMMANDS: ReadonlySet<Command['type']> = new Set([
  'begin-turn',
  'end-round',
  'set-age',
  'place',
  'remove',
  'move',
  'correct',
]);
