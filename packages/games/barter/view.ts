import type { Bag, TalkLine, Viewer } from '@haggle/engine';
import type { Side } from './commands.ts';
import type { OfferState, Options, Phase, PublicSeat } from './state.ts';

/** An offer as one of those who see it may know it. */
export type OfferView = {
  readonly from: string;
  readonly to: string | null;
  readonly revision: number;
  readonly state: OfferState;
  readonly gives: Side;
  readonly asks: Side;
  readonly note: string | null;
  /** For the two parties alone: who has accepted, with all his names (the first two bind). */
  readonly acceptedBy?: string;
  readonly named?: readonly string[];
  readonly calamityFree?: true;
  /** Seats that have delivered; empty for everybody but the two parties. */
  readonly delivered: readonly string[];
};

/** A trade that stands; `gave` and `got` for its two parties alone, each from his own side. */
export type TradeView = {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly gave?: Bag;
  readonly got?: Bag;
};

/** A set in one's own hand. */
export type SetView = {
  readonly cards: number;
  readonly value: number;
  readonly limit: number;
  readonly complete: boolean;
};

/** What one's own hand is worth; `total` without Mining, `mining` its best use. */
export type ValueView = {
  readonly total: number;
  readonly sets: Readonly<Record<string, SetView>>;
  readonly mining?: { readonly kind: string; readonly gain: number };
};

/** A calamity in one's own hand, and who gave it; null: nobody did. */
type CalamityView = { readonly kind: string; readonly from: string | null };

/** What only the seat itself sees. */
export type OwnView = {
  readonly hand: Bag;
  readonly canTrade: boolean;
  readonly value: ValueView;
  readonly calamities: readonly CalamityView[];
  /** In the draw phase: whether one can buy a card of the ninth stack. */
  readonly canBuy?: boolean;
  /** By offer: one's own cards that are sealed into it. They still count in `hand`. */
  readonly sealed: Readonly<Record<string, Bag>>;
};

/** What a viewer may know of a table; the parts of `OwnView` for a seat alone. */
export type View = {
  readonly viewer: Viewer;
  readonly phase: Phase;
  /** When trading ends, in milliseconds since 1970 UTC; null: no limit, or no trading now. */
  readonly deadline: number | null;
  /** Seconds that are left to trade while the host has stopped the clock; absent while it runs. */
  readonly stopped?: number;
  /** The key of the deck in play; the game's data tells its kinds. */
  readonly deck: string;
  readonly options: Options;
  readonly seats: Readonly<Record<string, PublicSeat>>;
  readonly offers: Readonly<Record<string, OfferView>>;
  readonly trades: readonly TradeView[];
  readonly talk: readonly TalkLine[];
} & Partial<OwnView>;
