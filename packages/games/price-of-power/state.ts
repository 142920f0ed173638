import type { Haggling, Offered, Shelf, Talk } from '@haggle/engine';
import type { Deal } from './commands.ts';
import type { Power } from './income/power.ts';
import type { Row } from './income/rows.ts';
import type { Options } from './readings.ts';

export const EDITIONS = ['standard', 'deluxe'] as const;
export type Edition = (typeof EDITIONS)[number];

export type Phase = 'idle' | 'revealed' | 'ranking' | 'inflation';

/** Whether the board rests: what has been traded is paid by the board as it is. */
export function isBoardHeld(phase: Phase): boolean {
  return phase === 'ranking' || phase === 'inflation';
}

/** The sizes of a town. */
export const SIZES = ['small', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** Where a Light Ship is that is not at sea: with the Fleet, or in a port. */
export const BERTHS = ['fleet', 'port'] as const;
export type Berth = (typeof BERTHS)[number];

/** Which node of a card's line is traded at: its own, or the one in parentheses below it. */
export const TRADE_KINDS = ['primary', 'secondary'] as const;
export type TradeKind = (typeof TRADE_KINDS)[number];

/** What the inflation of Gold is paid with. */
export const PAYMENTS = ['administrative-power', 'interest'] as const;

/** Where a Merchant is that is not on the board. */
export const SUPPLY = 'supply';

/** The most Merchants that a player has (rules clause PP-12.4). */
export const MOST_MERCHANTS = 3;

/** The most monarch power of a kind that a realm has, as far as its track goes. */
export const MOST_POWER = 10;

/** Diplomatic power that a Trade Action costs, as its cards are revealed (rules clause PP-TA). */
export const REVEALING_COSTS = 1;

/** The Light Ships that a realm has in all: those of its supply, by the facts sheet's figures of the game. */
export const MOST_SHIPS = 15;

/** The most pieces of another kind that a realm or the board lists; ours, more than any of them has. */
export const MOST_PIECES = 200;

export type Merchant = {
  /** The node, or `supply`. */
  readonly node: string;
  readonly laid: boolean;
};

export type Ship = {
  readonly zone: string;
  /** Whether it protects trade. */
  readonly slot: boolean;
  /** With the Fleet in that zone, or in a port that faces it; absent at sea. */
  readonly in?: Berth | undefined;
};

export type Towns = { readonly small: readonly string[]; readonly large: readonly string[] };

/** What a realm has on the board; a list may hold a place more than once. */
export type Pieces = {
  readonly capital: string | null;
  readonly towns: Towns;
  readonly vassals: readonly string[];
  /** By Area. */
  readonly influence: readonly string[];
  readonly merchants: readonly Merchant[];
  readonly lightShips: readonly Ship[];
  /** By Area. */
  readonly claims: readonly string[];
};

/** What a realm has on the board and in its treasury. */
export type Realm = Pieces & {
  readonly ducats: number;
  readonly administrativePower: number;
  readonly diplomaticPower: number;
  readonly interest: number;
  readonly prestige: number;
};

export type Link = readonly [string, string];

/** The board with what realms have of their own. */
type PositionOf<R> = {
  readonly edition: Edition;
  readonly options: Options;
  readonly age: number;
  /** Whose turn it is. */
  readonly active: string;
  readonly seats: Readonly<Record<string, R>>;
  /** By province, the realm that occupies it. */
  readonly occupied: Readonly<Record<string, string>>;
  /** Areas and provinces with a DNPR token. */
  readonly dnpr: readonly string[];
  readonly expanded: readonly string[];
  readonly pirates: Readonly<Record<string, number>>;
  /** By realm, the Sea Zones that it may not enter. */
  readonly hostile: Readonly<Record<string, readonly string[]>>;
  /** Adjacency that is added to the map's, and taken from it. */
  readonly links: readonly Link[];
  readonly cuts: readonly Link[];
};

/** A position with the treasuries of the realms. Its parts are replaced only when they change. */
export type Position = PositionOf<Realm>;

/** A position without them: all that connections and incomes depend on. */
export type Layout = PositionOf<Pieces>;

/** Cards by id. Every card of the table is here or among the revealed ones. */
export type Deck = {
  /** Hidden, top first. */
  readonly cards: readonly string[];
  readonly discard: readonly string[];
  /** Out of the game until a Distant Continent is discovered, or for good. */
  readonly aside: readonly string[];
};

/** A ship's move within a Trade Action. */
export type ShipMove = {
  readonly from: string;
  readonly to: string;
  readonly fromPort?: boolean | undefined;
  readonly slot?: boolean | undefined;
  readonly displaces?: string | undefined;
};

/** A Trade Action whose node has been chosen. */
export type Choice = {
  readonly card: string;
  readonly node: string;
  readonly kind: TradeKind;
  /** The primary node of a secondary choice. */
  readonly primary?: string | undefined;
  /** The ship that moved for it; absent where none did, and in tables that were stored before it was kept. */
  readonly ship?: ShipMove | undefined;
};

/** What the last Trade Action paid, and why. */
export type LastTrade = Omit<Choice, 'ship'> & {
  readonly powers: Readonly<Record<string, Power>>;
  readonly rows: Readonly<Record<string, Row>>;
  readonly income: Readonly<Record<string, number>>;
  /** By realm, the reasons step by step, in words. */
  readonly why: Readonly<Record<string, readonly string[]>>;
};

export type Offer = Offered & {
  /** Ducats. */
  readonly gives: number;
  readonly asks: number;
  readonly note: string | null;
  /** What is promised in words; binds nobody. */
  readonly deal: Deal | null;
  /** The trade whose equals were being ranked when it was agreed; absent otherwise. */
  readonly during?: Pick<Choice, 'card' | 'node'>;
};

/** What only the two players of a pair know. */
export type Pair = Shelf<Offer>;

export type State = Haggling<Pair> & {
  readonly position: Position;
  readonly phase: Phase;
  /** Whether the active seat has taken a Trade Action in this turn. */
  readonly acted: boolean;
  readonly deck: Deck;
  readonly revealed: readonly string[];
  /** Continents by number that have had their first Claim or DNPR token. */
  readonly discovered: readonly number[];
  /** The choice that is being ranked, or paid for by inflation. */
  readonly choice: Choice | null;
  /** The realms that must be ranked before anybody is paid. */
  readonly tied: readonly string[];
  readonly lastTrade: LastTrade | null;
  /** What has been said; absent until something has. */
  readonly talk?: Talk;
  /** Counts offers that are over; seen by nobody. */
  readonly ended: number;
};
