import type { KeptLine } from '@haggle/engine';
import type { Block } from './cards/deck.ts';
import type { Side } from './commands.ts';

export const PHASES = ['draw', 'trade', 'purchase'] as const;
export type Phase = (typeof PHASES)[number];

/** When trading begins: when the host opens it, or with the turn. */
export const STARTS = ['host', 'at-once'] as const;
/** What a trade comes to that was not as agreed. The first holds where a game leaves no choice, as with `EXCESS`. */
export const MISDEALS = ['strict', 'honour'] as const;
/** Which calamities go where a seat has too many. */
export const EXCESS = ['uniform', 'majors-first'] as const;

export type OfferState =
  | 'open'
  | 'suspended'
  | 'accepted'
  | 'traded'
  | 'withdrawn'
  | 'declined'
  | 'lapsed';

/** Counts of cards by their index in the deck. */
export type Counts = readonly number[];

/** What a seat holds. Replaced as a whole, so that what is made of it can be remembered by it. */
export type Hand = {
  readonly counts: Counts;
  readonly size: number;
  /** Cards that may be traded: all but the non-tradable calamities. */
  readonly tradable: number;
  /** Who gave the calamities in this hand, by card name; absent: nobody did. */
  readonly givers: Readonly<Record<string, string>>;
  /** Whether the seat holds Mining and has not used it in this turn. */
  readonly mining: boolean;
};

/** What a seat has sealed into one deal: its cards by index, and as the bag of kinds that it named. */
export type Sealed = {
  readonly offer: string;
  readonly cards: readonly number[];
  readonly bag: Readonly<Record<string, number>>;
};

/** What the accepter of an offer undertook; `named` are all his names, the offer's own first. */
export type Acceptance = {
  readonly by: string;
  readonly named: readonly string[];
  readonly calamityFree?: true;
};

export type Offer = {
  readonly id: string;
  readonly from: string;
  readonly to: string | null;
  readonly revision: number;
  readonly state: OfferState;
  readonly gives: Side;
  readonly asks: Side;
  readonly note: string | null;
  readonly acceptance: Acceptance | null;
  /** Seats that have delivered, in order of time. */
  readonly delivered: readonly string[];
  /** Orders the offers that are over; 0 while the offer is live. */
  readonly ended: number;
};

/** What only one seat (and, offer by offer, its partners) knows. */
export type Private = {
  readonly hand: Hand;
  readonly sealed: readonly Sealed[];
  /** Live offers made to one seat, of which this seat is maker or addressee. */
  readonly live: readonly Offer[];
  /** The last such offers that are over. */
  readonly over: readonly Offer[];
  /** The last lines of talk between this seat and one other. */
  readonly talk: readonly KeptLine[];
  /** Offers made so far, by addressee's place; the last one counts the offers to all. */
  readonly made: readonly number[];
  /** Said that it has finished, whatever it holds. */
  readonly done: boolean;
  readonly barred: boolean;
};

/** A trade that stands: what the maker gave and what he got, as bags by kind. */
export type Trade = {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly gave: Readonly<Record<string, number>>;
  readonly got: Readonly<Record<string, number>>;
};

/** What everybody sees of a seat; the view shows it as it stands here. */
export type PublicSeat = {
  readonly cards: number;
  readonly finished: boolean;
  readonly barred?: true;
  readonly misdeals?: number;
  readonly calamitiesRevealed?: number;
  readonly calamitiesKept?: number;
  /** The calamities that were turned up, once they have been. */
  readonly calamities?: readonly { readonly kind: string; readonly from: string | null }[];
  readonly spent?: number;
  /** What was surrendered in this turn, where the rules show it to all. */
  readonly surrendered?: Readonly<Record<string, number>>;
  /** How many commodities it may keep, where that is not what the table's options say. */
  readonly handLimit?: number;
  /** How many cards of its own choice it is to hand over to whom in this turn, as the host has said. */
  readonly owes?: Readonly<Record<string, number>>;
  /** How many cards it has taken from other hands since trading ended: they are kept beyond the hand limit. */
  readonly taken?: number;
  readonly treasury?: number;
  readonly block?: Block;
  readonly mining?: true;
};

/** How this table plays, after the defaults. */
export type Options = {
  /** Seconds, or null for no limit. */
  readonly timeLimit: number | null;
  /** Each turn waits for the host to open trading; absent where trading begins with the turn. */
  readonly start?: 'host' | undefined;
  readonly misdeals: (typeof MISDEALS)[number];
  readonly namedCalamities: boolean;
  readonly excess: (typeof EXCESS)[number];
  readonly calamityLimit: number | null;
  readonly handLimit: number | null;
};

export type State = {
  readonly deck: string;
  readonly options: Options;
  readonly phase: Phase;
  readonly deadline: number | null;
  /** Seconds that are left to trade while the host has stopped the clock; absent while it runs or where there is none. */
  readonly stopped?: number | undefined;
  /** The seats in their order; `hidden` and `blocks` go by the same order. */
  readonly ids: readonly string[];
  readonly blocks: readonly Block[];
  readonly hidden: readonly Private[];
  readonly seats: Readonly<Record<string, PublicSeat>>;
  /** Live offers to all. */
  readonly open: readonly Offer[];
  /** The last offers to all that are over. */
  readonly over: readonly Offer[];
  readonly trades: readonly Trade[];
  readonly talk: readonly KeptLine[];
  /** The stacks of each block, `block × 9 + stack − 1`, cards by index, top first. */
  readonly stacks: readonly (readonly number[])[];
  readonly discards: Counts;
  /** Trades, offers that ended and lines of talk so far; seen by nobody. */
  readonly tally: { readonly trades: number; readonly ended: number; readonly lines: number };
};
