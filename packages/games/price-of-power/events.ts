import { saidSchema } from '@haggle/engine';
import { z } from 'zod';
import { bySeat } from '../by-seat.ts';
import { deal, PIECES } from './commands.ts';
import { optionsSchema } from './options.ts';
import { MOST_SEATS } from './setup.ts';
import { BERTHS, EDITIONS, PAYMENTS, SIZES, TRADE_KINDS } from './state.ts';

const text = z.string();
const count = z.number().int().min(0);
const texts = z.array(text).readonly();
const pair = z.tuple([text, text]).readonly();
const row = z.union([z.literal(1), z.literal(2), z.literal(3), z.null()]);

const merchant = z.strictObject({ node: text, laid: z.boolean() }).readonly();
const ship = z
  .strictObject({ zone: text, slot: z.boolean(), in: z.enum(BERTHS).optional() })
  .readonly();
const realm = z
  .strictObject({
    capital: text.nullable(),
    ducats: count,
    administrativePower: count,
    diplomaticPower: count,
    interest: count,
    prestige: count,
    towns: z.strictObject({ small: texts, large: texts }).readonly(),
    vassals: texts,
    influence: texts,
    merchants: z.array(merchant).readonly(),
    lightShips: z.array(ship).readonly(),
    claims: texts,
  })
  .readonly();

const position = z
  .strictObject({
    edition: z.enum(EDITIONS),
    options: optionsSchema.required().readonly(),
    age: count,
    active: text,
    seats: bySeat(realm, MOST_SEATS),
    occupied: z.record(text, text).readonly(),
    dnpr: texts,
    expanded: texts,
    pirates: z.record(text, count).readonly(),
    hostile: z.record(text, texts).readonly(),
    links: z.array(pair).readonly(),
    cuts: z.array(pair).readonly(),
  })
  .readonly();

const piece = {
  what: z.enum(PIECES),
  at: text,
  realm: text.nullable(),
  size: z.enum(SIZES).nullable(),
  slot: z.boolean().nullable(),
  in: z.enum(BERTHS).nullable(),
  count,
};

const move = z
  .strictObject({
    from: text,
    to: text,
    fromPort: z.boolean().optional(),
    slot: z.boolean().optional(),
    displaces: text.optional(),
  })
  .readonly();

const power = z
  .strictObject({ merchant: count, keyProvinces: count, lightShips: count, total: count })
  .readonly();

const choice = {
  card: text,
  node: text,
  kind: z.enum(TRADE_KINDS),
  primary: text.optional(),
};

const terms = {
  gives: count,
  asks: count,
  note: text.nullable(),
  deal: deal.nullable(),
};

const schemas = [
  z.strictObject({
    type: z.literal('opened'),
    position,
    /** Hidden, top first. */
    deck: texts,
    aside: texts,
    discovered: z.array(count).readonly(),
  }),
  z.strictObject({ type: z.literal('turn-begun'), seat: text }),
  z.strictObject({ type: z.literal('round-ended') }),
  z.strictObject({ type: z.literal('age-set'), age: count }),
  /** The discard pile was shuffled and lies below what was left of the deck. */
  z.strictObject({ type: z.literal('reshuffled'), deck: texts }),
  z.strictObject({ type: z.literal('revealed'), seat: text, cards: texts }),
  z.strictObject({ type: z.literal('forgone'), seat: text, cards: texts, ducats: count }),
  z.strictObject({
    type: z.literal('traded'),
    seat: text,
    ...choice,
    /** Where the Merchant came from. */
    merchant: text,
    ship: move.nullable(),
    /** The other cards. */
    discarded: texts,
    /** The realms that must be ranked before anybody is paid. */
    tied: texts,
  }),
  z.strictObject({
    type: z.literal('collected'),
    seat: text,
    ...choice,
    order: texts,
    powers: z.record(text, power).readonly(),
    rows: z.record(text, row).readonly(),
    income: z.record(text, count).readonly(),
    why: z.record(text, texts).readonly(),
    /** Whether the active realm must settle inflation. */
    inflation: z.boolean(),
  }),
  z.strictObject({ type: z.literal('prestige-lost'), seat: text, prestige: count }),
  z.strictObject({
    type: z.literal('inflation-settled'),
    seat: text,
    with: z.enum(PAYMENTS),
  }),
  z.strictObject({ type: z.literal('placed'), ...piece }),
  z.strictObject({ type: z.literal('removed'), ...piece }),
  z.strictObject({
    type: z.literal('moved'),
    what: z.enum(['light-ship', 'merchant']),
    realm: text,
    from: text,
    to: text,
    slot: z.boolean().nullable(),
    /** Of a Merchant that was laid down or stood up. */
    laid: z.boolean().optional(),
  }),
  /** The first token on a Distant Continent: its cards and the discard pile were shuffled into the deck. */
  z.strictObject({
    type: z.literal('discovered'),
    continent: count,
    cards: texts,
    deck: texts,
  }),
  z.strictObject({
    type: z.literal('corrected'),
    realm: text,
    why: text,
    set: z
      .strictObject({
        ducats: count.optional(),
        administrativePower: count.optional(),
        diplomaticPower: count.optional(),
        interest: count.optional(),
        prestige: count.optional(),
        capital: text.nullable().optional(),
      })
      .readonly(),
  }),
  z.strictObject({ type: z.literal('proposed'), offer: text, from: text, to: text, ...terms }),
  z.strictObject({
    type: z.literal('revised'),
    offer: text,
    between: pair,
    revision: count,
    ...terms,
  }),
  z.strictObject({ type: z.literal('withdrawn'), offer: text, between: pair }),
  z.strictObject({ type: z.literal('declined'), offer: text, between: pair }),
  /** An offer was accepted: its maker, the first of the two, gave and got ducats at once. */
  z.strictObject({
    type: z.literal('agreed'),
    /** What was paid when both sides are set off against each other. */
    payer: text,
    payee: text,
    ducats: count,
    offer: text,
    between: pair,
    gave: count,
    got: count,
    deal: deal.nullable(),
  }),
  saidSchema,
] as const;

/** Everything that can happen at a table. */
export const event = z.discriminatedUnion('type', schemas);
export type Event = z.infer<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
