/** A table has changed in the store: its log up to the entry `head`, or, with null, anything of it. */
export type News = { readonly table: string; readonly head: number | null };

export type Ears = {
  readonly hear: (news: News) => void;
  /** News may have been lost: whatever is shown must be compared with the store. */
  readonly missed: () => void;
};

/** Hears what other servers say that nobody stores. */
export type Confidant = {
  readonly hear: (text: string) => void;
  /** Something may have been missed. */
  readonly missed: () => void;
};

/** What a host may watch of a bus. */
export type BusState = {
  readonly connected: boolean;
  readonly news: number;
  /** How often the connection was made anew. */
  readonly reconnects: number;
  readonly duties: number;
};

/**
 * How servers over one store learn of each other's changes. The store sends the news, in the commit that
 * they are about; the bus brings them. News are never trusted: they only say where to read.
 */
export type Bus = {
  /** Whether other servers use the same store. */
  readonly shared: boolean;
  /** Rejects when nothing can be heard. */
  readonly listen: (ears: Ears) => Promise<void>;
  /** Rejects while nothing can be heard. */
  readonly check: () => Promise<void>;
  /**
   * Whether this server has a duty that one server alone may have; if not, it tries to take it on, and
   * has it perhaps when asked again. It ends with the server's connection.
   */
  readonly duty: (name: string) => boolean;
  readonly quit: (name: string) => void;
  /** Says something to all servers over the store, this one too; it may be lost, as are texts of 8,000 bytes and more. */
  readonly tell: (texts: readonly string[]) => void;
  /** Who hears what is said so; to be called before `listen`. */
  readonly heed: (confidant: Confidant) => void;
  readonly state: () => BusState;
  readonly end: () => Promise<void>;
};
