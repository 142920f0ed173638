import { saidSchema } from '@haggle/engine';
import { z } from 'zod';
import { bySeat } from '../by-seat.ts';
import { EXPANSIONS } from './data/factions.ts';
import { LOOT, NOTE_PLACES, PHASES, WORMHOLES } from './lists.ts';
import { MOST_SEATS } from './setup.ts';

const text = z.string();
const count = z.number().int().min(0);
const texts = z.array(text).readonly();
const bag = z.record(text, count).readonly();
const bags = z.record(text, bag).readonly();
const pair = z.tuple([text, text]).readonly();
const phase = z.enum(PHASES);
const wormhole = z.enum(WORMHOLES);

const items = z
  .strictObject({
    commodities: count.optional(),
    tradeGoods: count.optional(),
    relicFragments: bag.optional(),
    promissoryNote: text.optional(),
    actionCards: texts.optional(),
    relics: texts.optional(),
    planets: texts.optional(),
    secrets: texts.optional(),
    captured: bags.optional(),
  })
  .readonly();

const term = z
  .strictObject({
    text,
    by: text,
    when: z.enum(['now', 'later']),
    certain: z.boolean().optional(),
  })
  .readonly();
const terms = z.array(term).readonly();

/** A note that was received: where it came to lie, and the trade goods that it brought. */
const receipt = z
  .strictObject({
    seat: text,
    note: text,
    place: z.enum(NOTE_PLACES),
    tradeGoods: count,
  })
  .readonly();
const receipts = z.array(receipt).readonly();

const law = z.strictObject({ law: text, elected: text.optional() }).readonly();
const token = z.strictObject({ system: text, wormhole, by: text.optional() }).readonly();
const board = z.union([
  z.strictObject({ kind: z.literal('list'), pairs: z.array(pair).readonly() }).readonly(),
  z
    .strictObject({
      kind: z.literal('map'),
      map: text,
      presence: z.record(text, texts).readonly(),
      tokens: z.array(token).readonly(),
    })
    .readonly(),
]);

const seat = z
  .strictObject({
    faction: text,
    commodities: count,
    tradeGoods: count,
    relicFragments: bag,
    playArea: texts,
    relics: texts,
    planets: texts,
    mechs: texts,
    demilitarized: texts,
    spaceStations: count,
    captured: bags,
  })
  .readonly();
const hand = z.strictObject({ notes: texts, actionCards: texts, secrets: texts }).readonly();

/** What a referee set; absent fields stay as they were. */
const correction = z
  .strictObject({
    commodities: count.optional(),
    tradeGoods: count.optional(),
    relicFragments: bag.optional(),
    actionCards: texts.optional(),
    secrets: texts.optional(),
    relics: texts.optional(),
    planets: texts.optional(),
    mechs: texts.optional(),
    demilitarized: texts.optional(),
    spaceStations: count.optional(),
    captured: bags.optional(),
  })
  .readonly();

const schemas = [
  z.strictObject({
    type: z.literal('opened'),
    options: z.record(text, text).readonly(),
    expansions: z.array(z.enum(EXPANSIONS)).readonly(),
    phase,
    active: text.nullable(),
    seats: bySeat(seat, MOST_SEATS),
    hands: z.record(text, hand).readonly(),
    board,
    laws: z.array(law).readonly(),
    events: texts,
  }),
  z.strictObject({
    type: z.literal('proposed'),
    offer: text,
    from: text,
    to: text,
    gives: items,
    asks: items,
    deal: terms,
    market: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('revised'),
    offer: text,
    between: pair,
    revision: count,
    gives: items,
    asks: items,
    deal: terms,
    market: z.boolean(),
  }),
  z.strictObject({ type: z.literal('withdrawn'), offer: text, between: pair }),
  z.strictObject({ type: z.literal('declined'), offer: text, between: pair }),
  saidSchema,
  /** A deal without components: nothing moves. */
  z.strictObject({ type: z.literal('agreed'), offer: text, between: pair, deal: terms }),
  z.strictObject({
    type: z.literal('transacted'),
    transaction: text,
    offer: text,
    /** The maker of the offer first. */
    between: pair,
    gave: z.record(text, items).readonly(),
    deal: terms,
    /** Whether it uses up the pair's transaction of this window; else the effect that allows it. */
    counted: z.boolean(),
    extra: text.nullable(),
    /** Trade goods that each gains in the same step (Dark Pact). */
    bonus: bag,
    /** Received notes in the order in which they resolve. */
    receipts,
  }),
  z.strictObject({
    type: z.literal('handed-over'),
    from: text,
    to: text,
    items,
    effect: text,
    receipts,
    /** As for `transacted`; absent where nobody gains. */
    bonus: bag.optional(),
  }),
  z.strictObject({ type: z.literal('replenished'), seat: text, took: count, effect: text }),
  z.strictObject({ type: z.literal('converted'), seat: text, commodities: count, effect: text }),
  z.strictObject({
    type: z.literal('gained'),
    seat: text,
    commodities: count,
    tradeGoods: count,
    /** Absent where there are none, as for `spent`. */
    relicFragments: bag.optional(),
    effect: text,
  }),
  z.strictObject({
    type: z.literal('spent'),
    seat: text,
    commodities: count,
    tradeGoods: count,
    relicFragments: bag.optional(),
    permittedBy: text.nullable(),
  }),
  /** Commodities above the maximum that went back to the supply. */
  z.strictObject({ type: z.literal('excess-returned'), seat: text, commodities: count }),
  z.strictObject({
    type: z.literal('note-played'),
    note: text,
    by: text,
    place: z.enum(NOTE_PLACES),
    target: text.nullable(),
  }),
  z.strictObject({ type: z.literal('note-returned'), note: text, from: text }),
  z.strictObject({ type: z.literal('trade-resolved'), seat: text, free: texts }),
  z.strictObject({ type: z.literal('trade-followed'), seat: text, free: z.boolean() }),
  z.strictObject({ type: z.literal('pillage-offered'), by: text, target: text }),
  z.strictObject({
    type: z.literal('pillaged'),
    by: text,
    target: text,
    take: z.enum(LOOT),
    becomes: z.enum(LOOT),
  }),
  z.strictObject({ type: z.literal('pillage-waived'), by: text, targets: texts }),
  z.strictObject({
    type: z.literal('effect-used'),
    effect: text,
    by: text,
    target: text.nullable(),
    offer: text.nullable(),
    cards: texts,
    systems: texts,
  }),
  z.strictObject({ type: z.literal('discard-due'), seat: text, count }),
  z.strictObject({ type: z.literal('discarded'), seat: text, actionCards: texts }),
  z.strictObject({ type: z.literal('turn-begun'), seat: text, window: text }),
  z.strictObject({ type: z.literal('passed'), seat: text }),
  z.strictObject({ type: z.literal('turn-ended'), seat: text }),
  z.strictObject({ type: z.literal('phase-entered'), phase }),
  z.strictObject({ type: z.literal('activated'), by: text, system: text, seats: texts }),
  z.strictObject({
    type: z.literal('combat-begun'),
    attacker: text,
    defender: text,
    system: text.nullable(),
  }),
  z.strictObject({ type: z.literal('combat-ended'), attacker: text, defender: text }),
  z.strictObject({ type: z.literal('agenda-begun'), agenda: text, window: text.nullable() }),
  z.strictObject({ type: z.literal('agenda-replaced'), agenda: text, window: text.nullable() }),
  z.strictObject({ type: z.literal('agenda-ended'), agenda: text }),
  z.strictObject({ type: z.literal('law-enacted'), law: text, elected: text.nullable() }),
  z.strictObject({ type: z.literal('law-repealed'), law: text }),
  z.strictObject({ type: z.literal('event-begun'), event: text }),
  z.strictObject({ type: z.literal('event-ended'), event: text }),
  /** A seat is part of the game no more, or is again. */
  z.strictObject({ type: z.literal('eliminated'), seat: text, undone: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('neighbors-set'), pairs: z.array(pair).readonly() }),
  z.strictObject({ type: z.literal('moved'), seat: text, system: text, present: z.boolean() }),
  z.strictObject({
    type: z.literal('wormhole-placed'),
    system: text,
    wormhole,
    present: z.boolean(),
    /** The note that moves it; absent where the host does. */
    by: text.optional(),
  }),
  z.strictObject({
    type: z.literal('corrected'),
    why: text,
    seat: text.nullable(),
    set: correction,
    note: z
      .strictObject({ note: text, place: z.enum(NOTE_PLACES) })
      .readonly()
      .nullable(),
  }),
] as const;

/** Everything that can happen at a table. */
export const event = z.discriminatedUnion('type', schemas);
export type Event = z.infer<typeof event>;
export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
export type Receipt = z.infer<typeof receipt>;
