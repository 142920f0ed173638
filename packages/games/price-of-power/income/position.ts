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

export type KeyProvince = {
  readonly province: string;
  /** 1 and one more for each plus sign. */
  readonly power: number;
};

/** A node on a Trade Card with what is printed beside it. */
export type Line = {
  readonly node: string;
  readonly secondary: string | null;
  readonly keyProvinces: readonly KeyProvince[];
  /** `own`: whoever collects must Own a Key Province; `token`: somebody's token must lie on one. */
  readonly requirement: 'own' | 'token' | null;
};

/** Three figures of an income row each, the best row first. */
export type Ladder = readonly [number, number, number];

export type Card = {
  readonly id: string;
  readonly income: { readonly regular: Ladder; readonly expanded: Ladder };
  /** The Trade Power from which on each row is earned. */
  readonly thresholds: Ladder;
  /** Whether a large income brings inflation (Gold). */
  readonly inflation: boolean;
  /** The Ages in which using the card costs Prestige (Slaves). */
  readonly prestigeLossAges: readonly number[];
  readonly lines: readonly Line[];
};

/** A node of a card that is traded at: the line's own node, or the secondary one below it. */
export type Deal = {
  readonly card: Card;
  readonly line: Line;
  readonly kind: 'primary' | 'secondary';
};
