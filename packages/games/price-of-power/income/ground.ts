/** What the map says that an income needs. */
export type Ground = {
  /** The sea zones whose ships in slots count at the node; none at an inland one. */
  readonly zonesAt: (node: string) => readonly string[];
  /** Whether the realm has a valid connection to the node (rules clause PP-12.2). */
  readonly isEligible: (realm: string, node: string) => boolean;
  readonly areaOf: (province: string) => string | undefined;
};
