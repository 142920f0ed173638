import { type Affordance, saySchema } from '@haggle/engine';
import { z } from 'zod';
import { LONGEST_NAME, LONGEST_SYSTEM, LONGEST_TEXT } from './bounds.ts';
import { amount, captives, fragments, id, ids, itemsSchema, singles } from './items.ts';
import { LOOT, NOTE_PLACES, PHASES, WORMHOLES } from './lists.ts';

const MOST = 1_000_000_000;
const offer = z.string().min(1).max(256);
const revision = z.number().int().min(0).max(MOST);
const name = z.string().min(1).max(LONGEST_NAME);
const why = z.string().min(1).max(LONGEST_TEXT);
const phase = z.enum(PHASES);
const wormhole = z.enum(WORMHOLES);
export const pair = z.tuple([id, id]);
/** A system by the number of its tile; `39#2` is the second tile of that number. */
export const system = z.union([
  z.number().int().min(-1).max(9999),
  z.string().min(1).max(LONGEST_SYSTEM),
]);

/** A term of a deal in words: who does it, and whether it can be done at once and with certainty. */
const term = z.strictObject({
  text: z.string().min(1).max(LONGEST_TEXT),
  by: id,
  when: z.enum(['now', 'later']),
  certain: z.boolean().optional(),
});
export type Term = Readonly<z.infer<typeof term>>;
const terms = z.array(term).max(12);

const correction = z.strictObject({
  type: z.literal('correct'),
  why,
  seat: id.optional(),
  commodities: amount.optional(),
  tradeGoods: amount.optional(),
  relicFragments: fragments.optional(),
  actionCards: ids.optional(),
  secrets: ids.optional(),
  relics: singles.optional(),
  planets: singles.optional(),
  mechs: singles.optional(),
  demilitarized: singles.optional(),
  spaceStations: z.number().int().min(0).max(10).optional(),
  captured: captives.optional(),
  /** A note that goes to the seat's hand or play area, or out of the game. */
  note: id.optional(),
  place: z.enum(NOTE_PLACES).optional(),
});

const schemas = [
  z.strictObject({
    type: z.literal('propose'),
    to: id,
    gives: itemsSchema,
    asks: itemsSchema,
    deal: terms.optional(),
  }),
  z.strictObject({
    type: z.literal('revise'),
    offer,
    gives: itemsSchema.optional(),
    asks: itemsSchema.optional(),
    deal: terms.optional(),
  }),
  z.strictObject({ type: z.literal('withdraw'), offer }),
  z.strictObject({ type: z.literal('decline'), offer }),
  z.strictObject({ type: z.literal('accept'), offer, revision }),
  saySchema,
  z.strictObject({ type: z.literal('replenish') }),
  z.strictObject({ type: z.literal('convert'), commodities: amount }),
  z.strictObject({
    type: z.literal('gain'),
    commodities: amount.optional(),
    tradeGoods: amount.optional(),
    relicFragments: fragments.optional(),
  }),
  z.strictObject({
    type: z.literal('spend'),
    tradeGoods: amount.optional(),
    commodities: amount.optional(),
    relicFragments: fragments.optional(),
    permittedBy: z.string().max(64).optional(),
  }),
  z.strictObject({
    type: z.literal('play-note'),
    note: id,
    target: id.optional(),
    planet: id.optional(),
    system: system.optional(),
    wormhole: wormhole.optional(),
  }),
  z.strictObject({ type: z.literal('hand-over'), to: id, items: itemsSchema, effect: id }),
  z.strictObject({ type: z.literal('resolve-trade'), free: z.array(id).max(8) }),
  z.strictObject({ type: z.literal('follow-trade') }),
  z.strictObject({
    type: z.literal('pillage'),
    target: id,
    take: z.enum(LOOT),
  }),
  z.strictObject({ type: z.literal('waive-pillage'), target: id.optional() }),
  z.strictObject({
    type: z.literal('use'),
    effect: id,
    target: id.optional(),
    offer: offer.optional(),
    cards: ids.optional(),
    systems: z.array(system).max(2).optional(),
  }),
  z.strictObject({ type: z.literal('discard'), actionCards: ids }),
  z.strictObject({ type: z.literal('begin-turn'), seat: id }),
  z.strictObject({ type: z.literal('pass') }),
  z.strictObject({ type: z.literal('end-turn') }),
  z.strictObject({ type: z.literal('enter-phase'), phase }),
  z.strictObject({ type: z.literal('activate'), system, seats: z.array(id).max(8) }),
  z.strictObject({
    type: z.literal('begin-combat'),
    attacker: id,
    defender: id,
    system: system.optional(),
  }),
  z.strictObject({ type: z.literal('end-combat') }),
  z.strictObject({ type: z.literal('begin-agenda'), agenda: name }),
  z.strictObject({ type: z.literal('replace-agenda'), agenda: name }),
  z.strictObject({ type: z.literal('end-agenda') }),
  z.strictObject({ type: z.literal('enact'), law: id, elected: id.nullish() }),
  z.strictObject({ type: z.literal('repeal'), law: id }),
  z.strictObject({ type: z.literal('begin-event'), event: id }),
  z.strictObject({ type: z.literal('end-event'), event: id.optional() }),
  z.strictObject({ type: z.literal('eliminate'), seat: id, undone: z.literal(true).optional() }),
  z.strictObject({ type: z.literal('set-neighbors'), pairs: z.array(pair).max(64) }),
  z.strictObject({ type: z.literal('move'), seat: id, system, present: z.boolean() }),
  z.strictObject({
    type: z.literal('place-wormhole'),
    system,
    wormhole,
    present: z.boolean(),
  }),
  correction,
] as const;

/** Every command of the game, as it comes in from outside. */
export const command = z.discriminatedUnion('type', schemas);
export type Command = z.infer<typeof command>;

/** What a viewer may do now, as commands that are accepted as they stand. */
export type Affordances = readonly Affordance<Command>[];
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** Commands that only the host may give; where the table goes by its seats, `begin-turn` each for itself too. */
export const HOST_COMMANDS: ReadonlySet<Command['type']> = new Set([
  'begin-turn',
  'enter-phase',
  'begin-agenda',
  'replace-agenda',
  'end-agenda',
  'enact',
  'repeal',
  'begin-event',
  'end-event',
  'eliminate',
  'set-neighbors',
  'place-wormhole',
  'correct',
]);

/** Commands of the course of play: the host's, and the active seat's in its own turn. */
export const TURN_COMMANDS: ReadonlySet<Command['type']> = new Set([
  'pass',
  'end-turn',
  'activate',
  'begin-combat',
  'end-combat',
]);
