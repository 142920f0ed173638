import type { z } from 'zod';
import type { Random } from './chance.ts';
import type { Result } from './refusal.ts';
import type { Words } from './words.ts';

/** Who a view is made for: a seat's id, `host` or `spectator`. */
export type Viewer = string;

/** Who asks for something: a seat's id, `host` or `clock`. */
export type Actor = string;

/** What the clock says when an instant named by `deadline` has come. Nobody else can say it. */
export type Tick = { readonly type: 'tick' };

/** Time and chance, handed to the rules from outside. */
export type Context = {
  /** Milliseconds since 1970 UTC; never goes back within a table. */
  readonly now: number;
  readonly random: Random;
};

/** One clause of a rules text, or one sentence of it (`AC-28.3` and `AC-28.3a`). */
export type Clause = {
  readonly id: string;
  /** The clause in one plain line of our own words. */
  readonly text: string;
  /** Where it is written: file and section. */
  readonly source: string;
  /** Whether it forbids something, so that a scenario must show its refusal. */
  readonly forbids: boolean;
};

/** Something that a viewer can do now: a command that would be accepted as it stands. */
export type Affordance<C> = {
  readonly command: C;
  /** What a person may change before sending it, as field names of the command. */
  readonly fields?: readonly string[];
};

/** What a bot decides from its seat's view: a command, or to look again after some seconds at the latest. */
export type Move<C> = { readonly command: C } | { readonly wait: number };

/** A player made of code. It sees its seat's view and nothing else; it keeps no memory of its own. */
export type Bot<V, C> = (
  view: V,
  context: { readonly seat: string; readonly now: number; readonly random: Random },
) => Move<C>;

/** A table that is ready to be tried: everything `POST /api/tables` takes, and the seat for the newcomer. */
export type Demo = {
  readonly setup: unknown;
  readonly seat: string;
  readonly bots: readonly string[];
};

/**
 * The one value that a game exports, of its types of states, commands, events, views and set-ups. A game is
 * pure: no clock, no random source, no input or output; folding its events always gives the same state. State,
 * events and views are plain JSON values.
 */
export type Game<
  S = unknown,
  C extends { readonly type: string } = { readonly type: string },
  E extends { readonly type: string } = { readonly type: string },
  V = unknown,
  U = unknown,
> = {
  readonly id: string;
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly clauses: readonly Clause[];
  readonly words: Words;
  /** Schemas of what comes in from outside, and of what the log holds. */
  readonly setup: z.ZodType<U>;
  readonly command: z.ZodType<C>;
  readonly event: z.ZodType<E>;
  /** How a table begins: its first events, or a refusal. Gets the set-up as its schema parsed it. */
  readonly open: (setup: U, context: Context) => Result<readonly E[]>;
  /** The rules. A refusal changes nothing; it depends only on what the actor may know. */
  readonly decide: (
    state: S,
    command: C | Tick,
    actor: Actor,
    context: Context,
  ) => Result<readonly E[]>;
  /** Folds an event into the state; `null` is the state before the first event. Never refuses. */
  readonly evolve: (state: S | null, event: E) => S;
  /** The seats in their order. */
  readonly seatsOf: (state: S) => readonly string[];
  /**
   * What one viewer may know: an object whose `seats` has a field for each seat, with what stands open of it,
   * whatever else is in it. Parts that did not change since the last state should be the same
   * objects (`remember` helps), so that finding out what changed stays cheap. `last`, where it is given,
   * is what this viewer was shown of an earlier state: a game may hand out parts of it again, or all
   * of it, but what it gives must be equal to what it would give without. Parts may be proxies (`listed`),
   * which cannot be frozen nor cloned: a copy of a view is `JSON.parse(JSON.stringify(view))`.
   */
  readonly view: (state: S, viewer: Viewer, last?: { readonly state: S; readonly view: V }) => V;
  /**
   * An event as this viewer may know it: without what the view hides. It is asked for only where the
   * event changed this viewer's view; `before` is the state that the event met.
   */
  readonly redact: (event: E, viewer: Viewer, before: S | null) => { readonly type: string };
  /** An event of the log as a sentence; undefined where the sentence of the catalogue is enough. */
  readonly tellEvent?: (event: { readonly type: string }) => string | undefined;
  /** What the events of a command made, by kind, such as `{ offer: 'crete-egypt-1' }`. */
  readonly refs: (events: readonly E[]) => Readonly<Record<string, string>>;
  readonly affordances: (view: V) => readonly Affordance<C>[];
  /** When the clock must speak next, as an instant, or null. */
  readonly deadline: (state: S) => number | null;
  readonly bot: Bot<V, C>;
  readonly demo: Demo;
  /** The types of the events by which a trade stands, for those who count trades (`haggle simulate`). */
  readonly trades?: readonly E['type'][];
  /** Makes a table of another size than the demo's (`haggle simulate`), for games that can. */
  readonly tableFor?: (wish: TableWish) => unknown;
  /** What a seat's two views say of how it fared between them (`haggle simulate`). */
  readonly tally?: Tally<V>;
  /** Files of other tools that a set-up can be made of (`haggle import`), by the name of their format. */
  readonly imports?: Readonly<Record<string, Importer>>;
  /**
   * The value of a bag of cards, for games whose cards have one (`haggle value`). What the options may be the
   * game alone knows, and refuses others.
   */
  readonly value?: (bag: unknown, options: unknown) => Result<Valuation>;
  /** What every choice of a position pays (`haggle income`), for games whose trades pay incomes. */
  readonly incomes?: (position: unknown) => Result<Incomes>;
};

/** What a table is wished to be like; what is not said is as at the demo table or left to chance. */
export type TableWish = {
  readonly seats?: number;
  /** A number for each seat in turn, of what the game deals by, such as cities. */
  readonly shares?: readonly number[];
  readonly random: Random;
};

/** Figures of a seat, and the words that tell the figures of all seats together. */
export type Tally<V> = {
  readonly count: (before: V, after: V) => Readonly<Record<string, number>>;
  /** With the `{name}` of each figure where it belongs. */
  readonly sentence: string;
};

/** What `haggle income` prints: every choice of a position, and what each pays everybody. */
export type Incomes = {
  /** In the order of the seats. */
  readonly seats: readonly string[];
  /** The choices as the game's view shows them. */
  readonly choices: readonly unknown[];
  /** The same as lines of a table: the choice in words, and what each seat that takes part is paid. */
  readonly lines: readonly {
    readonly choice: string;
    readonly income: Readonly<Record<string, number>>;
  }[];
};

/** Reads the file of another tool. */
export type Importer = {
  /** What kind of file it reads, in a line. */
  readonly reads: string;
  /** The file's JSON as a set-up; refused `malformed` where it is no such file. */
  readonly read: (input: unknown) => Result<Imported>;
};

/** A set-up made of another tool's file, and in sentences what that file could not tell. */
export type Imported = { readonly setup: unknown; readonly unknown: readonly string[] };

/** What `haggle value` prints: each set with its worth, and all together. */
export type Valuation = {
  readonly sets: Readonly<
    Record<
      string,
      {
        readonly cards: number;
        readonly value: number;
        readonly limit: number;
        readonly complete: boolean;
      }
    >
  >;
  /** By name: what an option adds to the set of one kind; the total has it. Printed beside `sets`. */
  readonly bonuses?: Readonly<Record<string, { readonly kind: string; readonly gain: number }>>;
  readonly total: number;
};

/** A game whose state, commands, events and views are known only to itself. */
// biome-ignore lint/suspicious/noExplicitAny: the types of a game are bound inside its folder; outside it they are opaque
export type AnyGame = Game<any, any, any, any, any>;
