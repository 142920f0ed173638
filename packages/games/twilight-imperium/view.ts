import type { TalkLine, Viewer } from '@haggle/engine';
import type { Term } from './commands.ts';
import type { Items } from './items.ts';
import type { Between } from './order.ts';
import type { Options } from './readings.ts';
import type {
  Activation,
  Combat,
  Extra,
  Galaxy,
  Law,
  Line,
  Offer,
  Pending,
  Phase,
  Seat,
  Token,
  Trade,
} from './state.ts';

/** What everybody sees of a seat. */
export type SeatView = Omit<Seat, 'lost'> & {
  /** What a replenishing fills up to, and the most that the seat can have but for Age of Commerce. */
  readonly commodityValue: number;
  /** How many notes, action cards and unscored secret objectives are in hand. */
  readonly promissoryNotes: number;
  readonly actionCards: number;
  readonly secrets: number;
};

/** What a seat alone sees; sorted. */
export type HandView = {
  readonly promissoryNotes: readonly string[];
  readonly actionCards: readonly string[];
  readonly secrets: readonly string[];
};

/** An offer as its two parties see it. */
export type OfferView = Omit<Offer, 'id' | 'market' | 'ended'> & {
  /** Whether the deal would bind, and why or why not; null without a deal. */
  readonly binding: boolean | null;
  readonly why: string | null;
  /** For the one addressed: the code that accepting now would be refused with, or null. */
  readonly blocked?: string | null;
};

/** A side of a transaction as others may know it: a note is `hidden`, hidden cards are counts. */
export type SeenItems = Omit<Items, 'actionCards' | 'secrets'> & {
  readonly actionCards?: readonly string[] | number;
  readonly secrets?: readonly string[] | number;
};

export type TransactionView = {
  readonly id: string;
  readonly between: readonly [string, string];
  readonly gave: Readonly<Record<string, SeenItems>>;
};

/** An agreement of two players as these two see it. */
export type DealView = {
  readonly between: readonly [string, string];
  readonly terms: readonly Term[];
  readonly binding: boolean;
  readonly why: string;
};

/** A combat; its system as commands name it, by tile number or as `39#2`. */
export type CombatView = Omit<Combat, 'system' | 'gone'> & {
  readonly system: number | string | null;
};

/** The galaxy: where everybody is, and the wormhole tokens; systems by tile number. */
export type BoardView = {
  readonly map: string;
  readonly presence: Readonly<Record<string, readonly string[]>>;
  /** By seat, the systems where it is although no units were told, by its planets or its combat; absent where there are none. */
  readonly controlled?: Readonly<Record<string, readonly string[]>>;
  readonly tokens: readonly Token[];
  /** Systems that are joined for one seat alone, and seats whose abilities change the graph. */
  readonly tethers: Galaxy['tethers'];
  readonly modernized: readonly string[];
  readonly folded: readonly string[];
};

/** What a viewer may know of a table; `hand` and `playable` for a seat alone. */
export type View = {
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly round: number;
  readonly active: string | null;
  /**
   * Where a seat may begin its own turn: whose the last one was, null in a new round, and whose the next one is by
   * the order of the seats, null where all have passed.
   */
  readonly between?: Between;
  /** The id of the turn or agenda in which each pair may transact once; null: nobody may. */
  readonly window: string | null;
  readonly agenda: { readonly name: string } | null;
  readonly combat: CombatView | null;
  readonly activation: Activation | null;
  /** Whether nothing has come of it yet: no ships, no combat, no other action; absent otherwise. */
  readonly isJustActivated?: true;
  readonly options: Options;
  readonly seats: Readonly<Record<string, SeatView>>;
  readonly hand?: HandView;
  /** Own notes whose trigger is there now. */
  readonly playable?: readonly string[];
  /** Who is a neighbor of whom, and why, in words. */
  readonly neighbors: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Pairs that may transact without being neighbors, and why; sorted as `transacted`. */
  readonly links: readonly { readonly between: readonly [string, string]; readonly why: string }[];
  readonly transacted: readonly (readonly [string, string])[];
  readonly offers: Readonly<Record<string, OfferView>>;
  readonly transactions: readonly TransactionView[];
  readonly deals: readonly DealView[];
  /** The last lines that this viewer may hear. */
  readonly talk: readonly TalkLine[];
  /** What seats did besides, and by which card, note or reason. */
  readonly ledger: readonly Line[];
  /** Notes that are out of the game. */
  readonly out: readonly string[];
  readonly pending: readonly Pending[];
  readonly laws: readonly Law[];
  /** Whether the laws are blank in this turn, by Law’s Order; absent while they are not. */
  readonly isOrdered?: true;
  readonly events: readonly string[];
  /** The Trade strategy card, once its primary ability has been resolved in this turn. */
  readonly trade: Trade | null;
  /** Seats that have just replenished, so that Trade Agreement can be played. */
  readonly replenished: readonly string[];
  /** Transactions beyond the allowance that an effect gives. */
  readonly extras: readonly Extra[];
  readonly board: BoardView | null;
};
