/** A card, ability, law or event that bends the rules of transactions, commodities or neighbors. */
export type Exception = {
  readonly id: string;
  readonly what: string;
  readonly effect: string;
  readonly source: string;
  /** Whether the table plays it; else `reason` says why not. */
  readonly played: boolean;
  readonly reason?: string;
};
