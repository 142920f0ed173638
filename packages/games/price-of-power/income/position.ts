import type { Card, Line } from '../data/cards.ts';

/** How the disputed passages are read (R-1 … R-13); the names are those of the set-up's `options`. */
export type Readings = {
  readonly secondaryRivals: 'everyone' | 'eligible';
  readonly secondaryColumn: 'secondary' | 'primary';
  readonly secondaryAlsoPrimary: boolean;
  readonly halfTax: 'exact' | 'rounded';
  readonly slavesAtZero: boolean;
  readonly baseTax: 'uncovered' | 'printed';
};

/** A Merchant, upright unless `laid`; `node` is `supply` where it is not on the board. */
export type Merchant = { readonly node: string; readonly laid?: boolean | undefined };

/** A Light Ship, in a Trade Protection slot unless it says otherwise. */
export type LightShip = {
  readonly zone: string;
  readonly slot?: boolean | undefined;
  readonly in?: 'fleet' | 'port' | undefined;
};

/** What one realm has on the board, as far as trade looks at it. */
export type Pieces = {
  readonly towns: { readonly small: readonly string[]; readonly large: readonly string[] };
  readonly vassals: readonly string[];
  readonly merchants: readonly Merchant[];
  readonly lightShips: readonly LightShip[];
};

/** The board as far as incomes look at it; states and views have these fields and more. */
export type Position = {
  readonly active: string;
  readonly seats: Readonly<Record<string, Pieces>>;
  /** By province, the realm that occupies it. */
  readonly occupied: Readonly<Record<string, string>>;
  /** Areas and provinces with a DNPR token. */
  readonly dnpr: readonly string[];
  readonly expanded: readonly string[];
  readonly pirates: Readonly<Record<string, number>>;
};

/** What the map says that an income needs. */
export type Ground = {
  /** The sea zones whose ships in slots count at the node; none at an inland one. */
  readonly zonesAt: (node: string) => readonly string[];
  /** Whether the realm has a valid connection to the node (rules clause PP-12.2). */
  readonly isEligible: (realm: string, node: string) => boolean;
  readonly areaOf: (province: string) => string | undefined;
};

/** A node of a card that is traded at: the line's own node, or the secondary one below it. */
export type Venue = {
  readonly card: Card;
  readonly line: Line;
  readonly kind: 'primary' | 'secondary';
};
