import { applyPatch, type PatchOperation, type SpokenRefusal } from '@haggle/engine';

/** What comes down a table's socket. */
export type Message =
  | { readonly type: 'joined'; readonly seq: number }
  | { readonly type: 'view'; readonly seq: number; readonly view: unknown }
  | { readonly type: 'delta'; readonly seq: number; readonly patch: readonly PatchOperation[] }
  | {
      readonly type: 'done';
      readonly id: string;
      readonly seq: number;
      readonly refs?: Readonly<Record<string, string>>;
    }
  | ({ readonly type: 'refused'; readonly id?: string } & SpokenRefusal)
  | { readonly type: 'closed'; readonly seed: string; readonly salt: string }
  | { readonly type: 'bots'; readonly bots: readonly string[] }
  | { readonly type: 'here'; readonly here: readonly string[] };

/** What a browser knows of its chair at a table. */
export type Feed = {
  /** Null before the first view has come. */
  readonly view: unknown;
  readonly seq: number;
  readonly closed: { readonly seed: string; readonly salt: string } | null;
  /** The seats that the server plays. */
  readonly bots: readonly string[];
  /** The chairs that are connected; null before that is known. */
  readonly here: readonly string[] | null;
};

/**
 * The feed after a message. Null when a delta does not fit the view that is held here: then a whole
 * view must be asked for.
 */
export function follow(feed: Feed, message: Message): Feed | null {
  switch (message.type) {
    case 'view':
      return { ...feed, view: message.view, seq: message.seq };
    case 'delta':
      return applyDelta(feed, message);
    case 'closed':
      return { ...feed, closed: { seed: message.seed, salt: message.salt } };
    // Whoever joins is told of bots where there are any: those of before may have gone meanwhile.
    case 'joined':
      return feed.bots.length > 0 ? { ...feed, bots: [] } : feed;
    case 'bots':
      return { ...feed, bots: message.bots };
    case 'here':
      return { ...feed, here: message.here };
    default:
      return feed;
  }
}

/** The feed of one connection, as it goes on. */
export type Follower = {
  /** What a join says of the view that is held: nothing while none is. */
  readonly held: () => { readonly since?: number };
  /** Follows a message; false where it does not fit: the view is dropped, and the next join brings a whole one. */
  readonly take: (message: Message) => boolean;
};

/**
 * Keeps the feed of a connection, from what is known at `first` on, and tells `onFeed` whenever there is another one to
 * show. A join alone is not shown: what follows it says who is a bot now.
 */
export function keepFeed(first: Feed, onFeed: (feed: Feed) => void): Follower {
  let feed = first;
  let untold = false;
  return {
    held: () => (feed.view === null ? {} : { since: feed.seq }),
    take: (message) => {
      const next = follow(feed, message);
      if (next === null) {
        feed = { ...feed, view: null, seq: 0 };
        return false;
      }
      const isNew = next !== feed;
      feed = next;
      if (message.type === 'joined') untold ||= isNew;
      else if (feed.view !== null && (isNew || untold)) {
        untold = false;
        onFeed(feed);
      }
      return true;
    },
  };
}

function applyDelta(feed: Feed, { seq, patch }: Extract<Message, { type: 'delta' }>): Feed | null {
  if (feed.view === null) return null;
  if (seq <= feed.seq) return feed;
  try {
    return { ...feed, seq, view: applyPatch(feed.view, patch) };
  } catch {
    return null;
  }
}
