import { saidSchema } from '@haggle/engine';
import { z } from 'zod';
import { MOST_SEATS } from './bounds.ts';
import { BLOCKS } from './cards/deck.ts';
import { EXCESS, MISDEALS, PHASES } from './state.ts';

const text = z.string();
const count = z.number().int().min(0);
const instant = z.number().nullable();
/** More than a table has of anything by its name, be it copies of a card or a seat's tokens. */
const MOST_OF_ONE = 1000;
const bag = z.record(text, count.max(MOST_OF_ONE)).readonly();
const names = z.array(text).readonly();
const phase = z.enum(PHASES);
const block = z.enum(BLOCKS);
const side = z
  .strictObject({ count, named: names, calamityFree: z.literal(true).optional() })
  .readonly();
const options = z.strictObject({
  timeLimit: z.number().nullable(),
  start: z.literal('host').optional(),
  misdeals: z.enum(MISDEALS),
  namedCalamities: z.boolean(),
  excess: z.enum(EXCESS),
  calamityLimit: z.number().nullable(),
  handLimit: z.number().nullable(),
});
/** By block, for each of its nine stacks: cards by name, top first. */
const piles = z.record(text, z.array(z.array(text)));
/** Whose copies of calamities are given where others are kept: by kind the giver; null: nobody gave it. */
const from = z.record(text, text.nullable()).readonly();
/** A deal's two parties, the maker of the offer first. */
const between = z.tuple([text, text]).readonly();

/** The grounds on which a trade is undone in honour mode. */
const GROUNDS = ['non-tradable', 'count-mismatch', 'cards-missing'] as const;
export type Ground = (typeof GROUNDS)[number];

const schemas = [
  z.strictObject({
    type: z.literal('opened'),
    deck: text,
    options,
    seats: z.array(text).max(MOST_SEATS).readonly(),
    blocks: z.array(block).readonly(),
    mining: names,
    treasury: bag,
    cities: bag,
    /** Cards by name for each seat. */
    hands: z.record(text, bag),
    stacks: piles,
    phase,
    deadline: instant,
  }),
  z.strictObject({ type: z.literal('bought'), seat: text, card: text, price: count }),
  z.strictObject({ type: z.literal('trading-opened'), deadline: instant }),
  /** The clock stands; so many seconds are left. */
  z.strictObject({ type: z.literal('clock-stopped'), left: z.number().positive() }),
  z.strictObject({ type: z.literal('clock-started'), deadline: z.number() }),
  z.strictObject({
    type: z.literal('proposed'),
    offer: text,
    from: text,
    to: text.nullable(),
    gives: side,
    asks: side,
    note: text.nullable(),
  }),
  z.strictObject({
    type: z.literal('revised'),
    offer: text,
    from: text,
    revision: count,
    gives: side,
    asks: side,
    note: text.nullable(),
  }),
  z.strictObject({ type: z.literal('suspended'), offer: text, from: text }),
  z.strictObject({ type: z.literal('resumed'), offer: text, from: text }),
  z.strictObject({ type: z.literal('withdrawn'), offer: text, from: text }),
  z.strictObject({ type: z.literal('declined'), offer: text, by: text }),
  z.strictObject({
    type: z.literal('accepted'),
    offer: text,
    by: text,
    /** All names of the accepter, those of the offer first. */
    named: names,
    calamityFree: z.literal(true).optional(),
  }),
  /** An acceptance that was taken back or is true no more; the offer is open again. */
  z.strictObject({ type: z.literal('released'), offer: text, by: text }),
  z.strictObject({
    type: z.literal('delivered'),
    offer: text,
    by: text,
    cards: bag,
    from: from.optional(),
  }),
  z.strictObject({ type: z.literal('recalled'), offer: text, by: text }),
  z.strictObject({
    type: z.literal('traded'),
    trade: text,
    offer: text,
    between,
    /** What the maker gave and what he got. */
    gave: bag,
    got: bag,
    /** Of what the last one delivered; of the other's cards his own delivery tells. */
    from: from.optional(),
  }),
  z.strictObject({
    type: z.literal('misdealt'),
    offer: text,
    between,
    gave: bag,
    got: bag,
    grounds: z.array(z.strictObject({ seat: text, ground: z.enum(GROUNDS) })),
    revision: count,
  }),
  z.strictObject({ type: z.literal('lapsed'), offer: text, from: text }),
  saidSchema,
  z.strictObject({ type: z.literal('finished'), seat: text }),
  z.strictObject({ type: z.literal('unfinished'), seat: text }),
  z.strictObject({ type: z.literal('barred'), seat: text }),
  z.strictObject({ type: z.literal('unbarred'), seat: text }),
  z.strictObject({
    type: z.literal('trading-ended'),
    reason: z.enum(['finished', 'time', 'host']),
  }),
  z.strictObject({
    type: z.literal('calamities-selected'),
    /** By seat: how many it held, and the cards, by name, that it lost. */
    revealed: bag,
    discarded: z.record(text, z.array(text)),
  }),
  z.strictObject({
    type: z.literal('spent'),
    seat: text,
    cards: bag,
    mining: text.optional(),
    value: count,
  }),
  z.strictObject({
    type: z.literal('surrendered'),
    seat: text,
    cards: bag,
    /** Whether all see the cards. */
    shown: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('discarded'),
    seat: text,
    cards: bag,
    /** What single cards are worth, added up. */
    value: count,
  }),
  z.strictObject({
    type: z.literal('calamities-revealed'),
    calamities: z.record(text, z.array(z.strictObject({ kind: text, from: text.nullable() }))),
  }),
  z.strictObject({
    type: z.literal('cards-taken'),
    from: text,
    to: text.nullable(),
    /** By card name. */
    cards: bag,
    why: text.nullable(),
  }),
  z.strictObject({
    type: z.literal('cards-asked'),
    from: text,
    to: text,
    /** How many are due from now on. */
    count,
  }),
  z.strictObject({
    type: z.literal('handed-over'),
    from: text,
    to: text,
    /** By card name. */
    cards: bag,
  }),
  z.strictObject({ type: z.literal('hand-limit-set'), seat: text, limit: count.nullable() }),
  z.strictObject({
    type: z.literal('turn-dealt'),
    cities: bag,
    treasury: bag,
    /** Who holds Mining from now on; absent: who held it before. */
    mining: names.optional(),
    /** What went back under the stacks, topmost first. */
    under: piles,
    /** What each seat drew, by card name. */
    dealt: z.record(text, bag),
    phase,
    deadline: instant,
  }),
] as const;

/** Everything that can happen at a table of the two games. */
export const event = z.discriminatedUnion('type', schemas);
export type Event = z.infer<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
