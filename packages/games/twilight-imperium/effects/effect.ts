import type { Event } from '../events.ts';
import type { Items } from '../items.ts';
import type { State } from '../state.ts';

/** What these effects hang on; the table's own state knows it, and so does every view of it. */
type Known = Pick<State, 'seats' | 'laws' | 'isOrdered' | 'phase'> & {
  readonly galaxy: { readonly combat: object | null };
};

/** Who gives whom, in a transaction that is being looked at. */
export type Scene = {
  readonly state: Known;
  readonly giver: string;
  readonly taker: string;
  /** Whether Black Market Dealings was played for this transaction. */
  readonly market: boolean;
};

export type SpecialKind = 'actionCards' | 'relics' | 'planets' | 'secrets';

/**
 * A card, ability or law that bends the rules. The rules ask at few places; an effect answers at those
 * that concern it and is silent at all others.
 */
export type Effect = {
  /** Its id among the exceptions, such as `hacan-guild-ships`. */
  readonly id: string;
  /** Whether it keeps these two from transacting. */
  readonly bans?: (state: State, one: string, other: string) => boolean;
  /** Whether it lets these two transact although they are no neighbors. */
  readonly links?: (state: State, one: string, other: string) => boolean;
  /** Whether it lets this thing be given, which otherwise cannot be. */
  readonly admits?: (scene: Scene, kind: SpecialKind, thing: string) => boolean;
  /** Whether it keeps this seat from being given this note. */
  readonly bansNote?: (state: Pick<State, 'seats'>, note: string, taker: string) => boolean;
  /** Trade goods that giver and taker each gain together with what is given. */
  readonly bonus?: (state: State, giver: string, taker: string, items: Items) => number;
  /** Whom it lets spend commodities, and how many at once. */
  readonly spends?: Spending;
  /** What it makes one player give another. */
  readonly gift?: Gift;
  /** What follows when a seat has replenished. */
  readonly afterReplenishing?: (state: State, seat: string) => readonly Event[];
  /** Who replenishes of himself when a phase begins, and the trade goods that he then gains. */
  readonly onPhase?: (
    state: State,
    phase: State['phase'],
  ) => readonly { readonly seat: string; readonly tradeGoods: number }[];
};

/** What an effect makes one player give another, outside transactions. */
export type Gift = {
  readonly kind: 'commodities' | 'promissoryNote' | 'relicFragments';
  /** Whether the giver gives all that he has of it. */
  readonly isWhole?: true;
  /** Whether only a neighbor gives. */
  readonly isNear?: true;
  /** Whether a combat that is on makes the one side give the other, and nobody else. */
  readonly isFought?: true;
  /** Whether it is an action card, which the one who is given something plays. */
  readonly isCard?: true;
  /** Whether it is an effect by which this seat is given something, and by that one. */
  readonly serves?: (state: State, taker: string, giver: string) => boolean;
};

/** What lets commodities be spent. */
type Spending = {
  /** Whether it can be of use to this seat at this table at all. */
  readonly serves: (table: Pick<State, 'seats'>, seat: string) => boolean;
  /** Whether it lets this seat, which it serves, spend so many at once now. */
  readonly allows: (state: State, seat: string, spent: Spent) => boolean;
};

export type Spent = { readonly commodities: number; readonly tradeGoods: number };
