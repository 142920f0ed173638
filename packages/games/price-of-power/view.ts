import type { TalkLine, Viewer } from '@haggle/engine';
import type { Deal } from './commands.ts';
import type { Outcome } from './income/outcomes.ts';
import type { LastTrade, Offer, Phase, Position, Realm, ShipMove, TradeKind } from './state.ts';

/** What everybody sees of a realm. */
export type SeatView = Realm & {
  /** Base Tax Income in ducats. */
  readonly baseTax: number;
};

/** The chain of Areas and Sea Zones from a node to the capital's Area, both ends included. */
export type Connection = { readonly path: readonly string[] };

/** A legal choice for the revealed cards, with what it pays everybody for each way of ranking equals. */
export type ChoiceView = {
  readonly card: string;
  readonly node: string;
  readonly kind: TradeKind;
  readonly primary?: string;
  readonly ship: ShipMove | null;
  readonly powers: Readonly<Record<string, number>>;
  readonly outcomes: readonly Outcome[];
};

/** An offer as its two parties see it. */
export type OfferView = {
  readonly from: string;
  readonly to: string;
  readonly revision: number;
  readonly state: Offer['state'];
  readonly gives: { readonly ducats: number };
  readonly asks: { readonly ducats: number };
  readonly note: string | null;
  readonly deal: Deal | null;
  /** The trade whose equals were being ranked when it was agreed; absent otherwise. */
  readonly during?: Offer['during'];
};

/** How many cards lie in the Trade Deck, and which lie beside it; its order is hidden. */
export type DeckView = {
  readonly cards: number;
  readonly discard: readonly string[];
  /** Out of the game until a Distant Continent is discovered, or for good. */
  readonly aside: readonly string[];
};

/** What a viewer may know of a table: everything lies open but the deck's order, offers and talk of others. */
export type View = Omit<Position, 'seats'> & {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly seats: Readonly<Record<string, SeatView>>;
  /** Whether the active seat has taken a Trade Action in this turn. */
  readonly acted: boolean;
  /** Cards face up; in the phases `ranking` and `inflation` the one that is used. */
  readonly revealed: readonly string[];
  readonly deck: DeckView;
  /** Continents by number that have had their first Claim or DNPR token. */
  readonly discovered: readonly number[];
  readonly eligible: Readonly<Record<string, Readonly<Record<string, Connection>>>>;
  /** Every legal choice; while equals are ranked the one that was chosen; empty when idle. */
  readonly choices: readonly ChoiceView[];
  /** How many more ship's moves there are than the choices list; absent where they list all. */
  readonly unlisted?: number | undefined;
  /** The realms that `rank` must order. */
  readonly tied: readonly string[];
  readonly lastTrade: LastTrade | null;
  readonly offers: Readonly<Record<string, OfferView>>;
  /** The last lines that this viewer may hear. */
  readonly talk: readonly TalkLine[];
};
