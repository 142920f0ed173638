import type {
  AnyGame,
  Chair,
  ChairChange,
  Chairs,
  SpokenRefusal,
  Step,
  Table,
  Viewer,
} from '@haggle/engine';
import type { Lock, TableRecord } from '../stores/store.ts';
import type { Memory } from './memory.ts';
import type { Signal } from './signal.ts';

/** A table at one instant, with what each chair has been given by then. */
export type Moment = { readonly table: Table; readonly chairs: Chairs };

/** What a chair was given by then. Throws where there is no such chair: whoever was let in has one. */
export function chairAt({ chairs }: Moment, viewer: Viewer): Chair {
  const chair = chairs.get(viewer);
  if (!chair) throw new Error(`there is no chair ${viewer}`);
  return chair;
}

/** What became of a command. */
export type Outcome =
  | { readonly ok: true; readonly seq: number; readonly refs: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly refusal: SpokenRefusal };

type Reply = (outcome: Outcome) => void;

/** A command as it came from a chair. Without an id it is not remembered (bots ask this way). */
export type Request = {
  readonly chair: Viewer;
  readonly id?: string;
  readonly command: unknown;
  readonly reply: Reply;
};

/** With the lock that opened its chair when it was asked: where it hangs no more, the command is not carried out. */
export type AskedRequest = Request & { readonly key: Lock['key'] | undefined };

/** Something decided that waits for its commit. */
export type Pending = {
  /** What it changed; absent for an answer that changes nothing but builds on what is pending. */
  readonly change?: {
    readonly step: Step;
    readonly moment: Moment;
    readonly changes: readonly ChairChange[];
  };
  readonly request?: AskedRequest;
  readonly digest?: string;
  readonly outcome?: Outcome;
};

/** Somebody who follows a chair live. */
export type Listener = {
  readonly plain: boolean;
  /** What it knows of its chair: what it was sent last, or came with. */
  told: Chair | undefined;
  readonly send: (text: string) => void;
  /** As `send`, for a whole view, which costs whom it is for something. */
  readonly sendView: (text: string) => void;
  /** Everything of one commit has been sent. */
  readonly flush: () => void;
};

/** Hears which chairs' views a commit changed, and who did what it holds; with nobody named, that somebody came. */
export type Watcher = (changed: readonly Viewer[], by: readonly string[]) => void;

/**
 * A table in memory, with its single writer. `tip` is what has been decided, `durable` what is stored;
 * only what is durable is ever shown.
 *
 * While `held`, nothing is decided: `pending` is empty and `tip` is `durable`. While `closing`, nothing new is
 * decided, but what is `pending` still goes into the store; where that loses a race the room is `held` and
 * `closing` at once, and the closing waits. It reads on only when it is neither and nothing is `pending`.
 * `stale` and `heard` may be set at any time; they say that it must read on as soon as it may. A room that is
 * `closed` decides nothing; it is open again only where the store has lost its closing, as in a failover.
 */
export type Room = {
  readonly id: string;
  readonly game: AnyGame;
  readonly record: Omit<TableRecord, 'bots'>;
  locks: readonly Lock[];
  /** The seats that the server itself plays. */
  bots: readonly string[];
  durable: Moment;
  tip: Moment;
  pending: Pending[];
  /** How many of the pending each chair asked for; absent: none. */
  readonly askers: Map<Viewer, number>;
  /** Those of the pending that change something and have an id, by `answerKey`. */
  readonly twins: Map<string, Pending>;
  /** How many of the pending are in the commit that is under way. */
  committing: number;
  closed: number | null;
  /** Commands that wait while the closing is under way; null when it is not. */
  closing: AskedRequest[] | null;
  readonly memory: Memory;
  readonly audience: Map<Viewer, Set<Listener>>;
  /** Chairs for which something changed since they were told last. */
  readonly untold: Set<Viewer>;
  /** When all chairs were last told what had changed for them, by the process's own clock. */
  toldAt: number;
  /** Runs while somebody is untold. */
  reminder: NodeJS.Timeout | undefined;
  readonly watchers: Set<Watcher>;
  /** Commands that wait while the room reads on after another writer; null when it does not. */
  held: AskedRequest[] | null;
  /** The newest entry that was told of since the last reading on began; 0: none. */
  heard: number;
  /** Anything of this table may have changed in the store: its keys, its closing, its log. */
  stale: boolean;
  /** The reading on that is under way: it rejects when it fails. */
  reading: Promise<void> | undefined;
  /** Told when a commit, a reading on or a closing has ended: something else may begin. */
  readonly rested: Signal;
  /** How often in a row another writer came first. */
  lostRaces: number;
  /** The entry that the newest snapshot stands at. */
  snapshotAt: number;
  /** When somebody last did something here. */
  usedAt: number;
  /** When somebody last used each chair; absent: not since the table came into memory. */
  readonly chairsUsedAt: Map<Viewer, number>;
};
