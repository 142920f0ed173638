import type { Bag, Haggling, Offered, Shelf, Talk } from '@haggle/engine';
import type { Term } from './commands.ts';
import type { Expansion } from './data/factions.ts';
import type { Items } from './items.ts';
import type { NOTE_PLACES, PHASES, WORMHOLES } from './lists.ts';
import type { Options } from './readings.ts';

export type Phase = (typeof PHASES)[number];
export type Wormhole = (typeof WORMHOLES)[number];
export type NotePlace = (typeof NOTE_PLACES)[number];

/** What everybody sees of a seat. */
export type Seat = {
  readonly faction: string;
  readonly commodities: number;
  readonly tradeGoods: number;
  readonly relicFragments: Bag;
  /** Notes that lie face up, by id `OWNER/NOTE`, sorted. */
  readonly playArea: readonly string[];
  readonly relics: readonly string[];
  readonly planets: readonly string[];
  /** Planets with a Hacan mech, and planets with a Demilitarized Zone. */
  readonly mechs: readonly string[];
  readonly demilitarized: readonly string[];
  readonly spaceStations: number;
  /** By owner, the units of his that this seat has captured. */
  readonly captured: Readonly<Record<string, Bag>>;
  readonly passed: boolean;
  /** Whether it is part of the game no more; absent while it is. */
  readonly eliminated?: true;
  /** Own notes that had left the game before the seat did; absent while it is part of it. */
  readonly lost?: readonly string[];
};

/** What only the seat itself sees; all sorted. */
export type Hand = {
  readonly notes: readonly string[];
  readonly actionCards: readonly string[];
  readonly secrets: readonly string[];
};

export type Offer = Offered & {
  readonly gives: Items;
  readonly asks: Items;
  readonly deal: readonly Term[];
  /** Whether Black Market Dealings was played for it. */
  readonly market: boolean;
};

/** What two players agreed on; `made` orders them and is seen by nobody. */
export type Deal = {
  readonly between: readonly [string, string];
  readonly terms: readonly Term[];
  readonly made: number;
};

/** What only the two players of a pair know. */
export type Pair = Shelf<Offer> & { readonly deals: readonly Deal[] };

export type Transaction = {
  readonly id: string;
  readonly between: readonly [string, string];
  /** By seat, what it gave. */
  readonly gave: Readonly<Record<string, Items>>;
  /** Notes that went to a play area or out of the game when they were received. */
  readonly shown: readonly string[];
};

/** A pair that has transacted in this window. */
export type Used = {
  readonly between: readonly [string, string];
  /** Whether the two have ceased to be neighbors since. */
  readonly parted: boolean;
  /** Whether another action of the same turn has begun since; absent until then. */
  readonly isPast?: true;
};

/** A decision that something waits for. */
export type Pending =
  | { readonly type: 'pillage'; readonly by: string; readonly target: string }
  | { readonly type: 'discard'; readonly by: string; readonly count: number };

export type Law = { readonly law: string; readonly elected?: string };
export type Combat = {
  readonly attacker: string;
  readonly defender: string;
  readonly system: string | null;
  /** Sides that have nothing left in its system, as the board says; absent while both are there. */
  readonly gone?: readonly string[];
};
export type Activation = {
  readonly by: string;
  readonly system: string;
  readonly seats: readonly string[];
  /** Whether another action of the same turn has begun since; absent until then. */
  readonly isPast?: true;
};
/** `met` is absent in states that an older version has stored. */
type Arrival = { readonly by: string; readonly met?: readonly string[] };
export type Trade = {
  readonly by: string;
  readonly free: readonly string[];
  readonly followed: readonly string[];
};
/** A transaction beyond the allowance, or Black Market Dealings for the next one of a pair. */
export type Extra = { readonly effect: string; readonly between: readonly [string, string] };

/** A line of the public ledger: what a seat did, and by which card, note or reason. */
export type Line = { readonly what: string; readonly seat: string; readonly by: string };

/** A wormhole token; `by` is the note that placed it, which moves it when it is played again. */
export type Token = {
  readonly system: string;
  readonly wormhole: Wormhole;
  readonly by?: string;
};

/** Who is where. With a list of pairs there is no map. */
export type Board =
  | { readonly kind: 'list'; readonly pairs: readonly (readonly [string, string])[] }
  | {
      readonly kind: 'map';
      readonly map: string;
      readonly presence: Readonly<Record<string, readonly string[]>>;
      readonly tokens: readonly Token[];
    };

/** All that the graph of neighbors is made of; replaced only when a part of it changes. */
export type Galaxy = {
  readonly board: Board;
  readonly combat: Combat | null;
  /** By seat. */
  readonly factions: Readonly<Record<string, string>>;
  /** Laws in force that matter to the graph. */
  readonly reconstructed: boolean;
  /** Seats that the effect of the same name belongs to. */
  readonly modernized: readonly string[];
  readonly folded: readonly string[];
  /** Pairs of systems that are adjacent to nobody but the tether's owner. */
  readonly tethers: readonly {
    readonly by: string;
    readonly systems: readonly [string, string];
  }[];
};

export type State = Haggling<Pair> & {
  readonly options: Options;
  readonly expansions: readonly Expansion[];
  readonly phase: Phase;
  readonly round: number;
  readonly active: string | null;
  /** Whose turn was the last of this round, where the table goes by its seats; absent until one has ended. */
  readonly last?: string;
  readonly window: string | null;
  readonly agenda: { readonly name: string } | null;
  readonly activation: Activation | null;
  /** That the active seat has come into a system in this turn, and whom it met there and on the way. */
  readonly arrival?: Arrival;
  /** The two sides of a combat that has just ended, until something else of the turn begins. */
  readonly fought?: readonly [string, string];
  /** Notes played at a moment that still lasts, at which none of them is used again; absent until then. */
  readonly played?: readonly string[];
  readonly trade: Trade | null;
  /** Whether a note has been played as an action of this turn; absent until then. */
  readonly hasActed?: true;
  /** Whether Law’s Order has been used in this turn, so that the laws are blank; absent until then. */
  readonly isOrdered?: true;
  /** By seat that has just replenished: how many commodities it took. */
  readonly replenished: Readonly<Record<string, number>>;
  readonly extras: readonly Extra[];
  readonly used: readonly Used[];
  readonly pending: readonly Pending[];
  readonly laws: readonly Law[];
  readonly events: readonly string[];
  readonly galaxy: Galaxy;
  readonly seats: Readonly<Record<string, Seat>>;
  readonly hands: Readonly<Record<string, Hand>>;
  readonly transactions: readonly Transaction[];
  /** What has been said; absent until something has. */
  readonly talk?: Talk;
  /** The last lines of the public ledger. */
  readonly ledger: readonly Line[];
  /** Notes that are out of the game, sorted. */
  readonly out: readonly string[];
  /** Counters: turns and agendas of the round; the rest is seen by nobody. */
  readonly tally: {
    readonly turns: number;
    readonly agendas: number;
    readonly replaced: number;
    readonly transactions: number;
    readonly ended: number;
  };
};
