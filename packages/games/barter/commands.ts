import { type Affordance, saySchema } from '@haggle/engine';
import { z } from 'zod';
import { LONGEST_NOTE, MOST_CARDS, MOST_CITIES, MOST_KEPT } from './bounds.ts';

const kind = z.string().min(1).max(64);
const names = z.array(kind).max(200);
/** A seat by its id, whether or not it sits at the table. */
export const seatId = z.string().min(1).max(64);
const offer = z.string().min(1).max(256);
const revision = z.number().int().min(0).max(1_000_000_000);
const note = z.string().max(LONGEST_NOTE);
const count = z.number().int().min(0).max(MOST_CARDS);
/** Cards by kind, as somebody wrote them. */
export const bagOfKinds = z.record(kind, count);
export const tokensOfSeat = z.number().int().min(0).max(1000);
export const citiesOfSeat = z.number().int().min(0).max(MOST_CITIES);

/** What a side of an offer says: how many cards, and names of which the first two bind. */
const side = z.strictObject({ count, named: names, calamityFree: z.literal(true).optional() });
/** What is asked for may name fewer than two: the accepter adds his own names. */
const asked = z.strictObject({
  count,
  named: names.optional(),
  calamityFree: z.literal(true).optional(),
});

/** By kind of calamity, whose copy is meant where one is held from several givers; null: the one that nobody gave. */
const givers = z.record(kind, seatId.nullable());

const addressee = z.union([seatId, z.array(seatId).max(32)]).nullish();

const schemas = [
  z.strictObject({
    type: z.literal('propose'),
    to: addressee,
    gives: side,
    asks: asked,
    note: note.optional(),
  }),
  z.strictObject({
    type: z.literal('revise'),
    offer,
    gives: side.optional(),
    asks: asked.optional(),
    note: note.optional(),
  }),
  z.strictObject({ type: z.literal('suspend'), offer }),
  z.strictObject({ type: z.literal('resume'), offer }),
  z.strictObject({ type: z.literal('withdraw'), offer }),
  z.strictObject({ type: z.literal('decline'), offer }),
  z.strictObject({
    type: z.literal('accept'),
    offer,
    revision,
    named: names.optional(),
    calamityFree: z.literal(true).optional(),
    cards: bagOfKinds.optional(),
    from: givers.optional(),
  }),
  z.strictObject({
    type: z.literal('deliver'),
    offer,
    revision,
    cards: bagOfKinds,
    from: givers.optional(),
  }),
  z.strictObject({ type: z.literal('recall'), offer }),
  saySchema,
  z.strictObject({ type: z.literal('finish') }),
  z.strictObject({ type: z.literal('unfinish') }),
  z.strictObject({ type: z.literal('spend'), cards: bagOfKinds, mining: kind.optional() }),
  z.strictObject({ type: z.literal('surrender'), cards: bagOfKinds }),
  z.strictObject({ type: z.literal('discard'), cards: bagOfKinds }),
  z.strictObject({ type: z.literal('hand-over'), to: seatId, cards: bagOfKinds }),
  z.strictObject({ type: z.literal('buy-card') }),
  z.strictObject({ type: z.literal('open-trading') }),
  z.strictObject({ type: z.literal('stop-clock') }),
  z.strictObject({ type: z.literal('start-clock') }),
  z.strictObject({ type: z.literal('end-trading') }),
  z.strictObject({ type: z.literal('bar'), seat: seatId }),
  z.strictObject({ type: z.literal('unbar'), seat: seatId }),
  z.strictObject({ type: z.literal('reveal-calamities') }),
  z.strictObject({
    type: z.literal('take-cards'),
    from: seatId,
    /** Absent: away, under the stacks. */
    to: seatId.nullish(),
    count: z.number().int().min(1).max(MOST_CARDS).optional(),
    why: z.string().min(1).max(LONGEST_NOTE).optional(),
  }),
  z.strictObject({
    type: z.literal('ask-cards'),
    from: seatId,
    to: seatId,
    /** How many are due from now on; 0: none any more. */
    count: z.number().int().min(0).max(MOST_CARDS).optional(),
  }),
  z.strictObject({
    type: z.literal('set-hand-limit'),
    seat: seatId,
    /** Null: as many as the others. */
    limit: z.number().int().min(0).max(MOST_KEPT).nullable(),
  }),
  z.strictObject({
    type: z.literal('next-turn'),
    cities: z.record(seatId, citiesOfSeat),
    treasury: z.record(seatId, tokensOfSeat).optional(),
    /** Who holds Mining from now on; absent: who held it before. */
    mining: z.array(seatId).max(18).optional(),
  }),
] as const;

/** Every command of the two games, as it comes in from outside. */
export const command = z.discriminatedUnion('type', schemas);
export type Command = z.infer<typeof command>;

/** What a viewer may do now, as commands that are accepted as they stand. */
export type Affordances = readonly Affordance<Command>[];
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** A side as the table keeps it. */
export type Side = {
  readonly count: number;
  readonly named: readonly string[];
  readonly calamityFree?: true;
};

/** Commands that only the host may give. */
export const HOST_COMMANDS: ReadonlySet<Command['type']> = new Set([
  'open-trading',
  'stop-clock',
  'start-clock',
  'end-trading',
  'bar',
  'unbar',
  'reveal-calamities',
  'take-cards',
  'ask-cards',
  'set-hand-limit',
  'next-turn',
]);
