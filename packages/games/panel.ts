import type {
  Affordance,
  AnyGame,
  Clause,
  LoggedEvent,
  SpokenRefusal,
  Words,
} from '@haggle/engine';
import type { ComponentType, ReactNode } from 'react';

export type { LoggedEvent };

/** What came of a command that a panel sent. */
export type Answer =
  | { readonly ok: true; readonly refs: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly refusal: SpokenRefusal };

/** A command as a panel makes it; the game's schema holds it to its shape. */
export type PanelCommand = { readonly type: string };

/** Sends a command with all that the game wants to know of it; refusals are shown by the page and also returned. */
export type Send = (command: PanelCommand & Readonly<Record<string, unknown>>) => Promise<Answer>;

/**
 * The mark and colour that stand for a seat everywhere on the page; `at` puts it into a drawing, with
 * its upper left corner there.
 */
export type SeatMark = ComponentType<{
  readonly seat: string;
  readonly at?: { readonly x: number; readonly y: number; readonly size: number };
}>;

/** Asks once more before something that cannot be undone. The panel that shows it removes it when it is answered. */
export type SureQuestion = ComponentType<{
  readonly text: string;
  /** What the button says that does it; the other one is the page's. */
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}>;

/** The colour that stands for a seat, and the shape of its mark in a square of 20 by 20. */
export type SeatSign = { readonly colour: string; readonly path: string };

/** What the page gives a game's panel to draw. */
export type PanelProps<V = unknown> = {
  readonly view: V;
  /** Whose chair this is: a seat, `host` or `spectator`. */
  readonly viewer: string;
  /** The seats that the server plays. */
  readonly bots: readonly string[];
  /** Sends a command; refusals are shown by the page and also returned. */
  readonly send: (command: PanelCommand) => Promise<Answer>;
  readonly words: Words;
  readonly clauses: readonly Clause[];
  readonly affordances: readonly Affordance<unknown>[];
  /** The server's time in milliseconds since 1970 UTC, as far as it is known here. */
  readonly now: () => number;
  readonly Mark: SeatMark;
  readonly Sure: SureQuestion;
  /** What the mark of a seat is made of, for a panel that draws it elsewhere. */
  readonly signOf: (seat: string) => SeatSign;
  /** The log of this chair, for the panel to place. */
  readonly log: ReactNode;
  /** The end of the log of this chair, as far as the page has read it. */
  readonly events: readonly LoggedEvent[];
  /** Where in the log of this chair those of `events` stand that came after the page. */
  readonly arrivals: ReadonlyMap<LoggedEvent, number>;
  /** Reads what the log of this chair begins with, as far as it can be had. */
  readonly opening: () => Promise<LoggedEvent | undefined>;
  /** How many things wait for this viewer: the page rings and changes its title. */
  readonly onCall: (waiting: number) => void;
  /** Whether the view is of the past, and nothing can be done. */
  readonly still: boolean;
  /** Whether that view is a step of a replay, and not how the table stood when it was closed. */
  readonly replays: boolean;
};

/** A game's part of the lobby. It makes all of a set-up but the seats, unless it gives these too. */
export type SetupProps = {
  /** The seats in order: a key that stays while the name is being written, and the id it comes to. */
  readonly seats: readonly { readonly key: string; readonly id: string }[];
  /** `bots` says which seats are bots, where the set-up itself names the seats. */
  readonly onChange: (setup: Readonly<Record<string, unknown>>, bots?: readonly string[]) => void;
  /** What this form held before a reload, as it gave it to `onKeep`; maybe of an older page, so its shape is to be checked. */
  readonly kept: unknown;
  readonly onKeep: (form: unknown) => void;
  /** Calls the seat of this key otherwise in the rows above, where the form knows a better name by now. */
  readonly onRename: (key: string, name: string) => void;
  readonly Mark: SeatMark;
  readonly NumberField: NumberField;
};

/** The page's field for a whole number of 0 to `most`. */
export type NumberField = ComponentType<{
  /** What is heard; `short` is what is seen, beside the name of whom it is about. */
  readonly label: string;
  readonly short: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}>;

/** What the page needs of a game to show a live table. The rules themselves come for a replay only. */
export type Face = Pick<AnyGame, 'title' | 'words' | 'clauses' | 'affordances'>;

/** What a game's panel module exports. */
export type PanelModule = {
  readonly Panel: ComponentType<PanelProps>;
  readonly face: Face;
  /**
   * An event of a viewer's log as a sentence; undefined where the sentence of the game's catalogue is enough.
   */
  readonly tellEvent?: (event: { readonly type: string }, viewer: string) => string | undefined;
  /**
   * Whether others did something to a viewer that the page shows at once, wherever he looks. Absent where the
   * panel shows such things itself.
   */
  readonly isNews?: (event: { readonly type: string }, viewer: string) => boolean;
  /**
   * How such news is told to the viewer himself; undefined where the sentence of the log is enough. `near` is what
   * his log has within moments of it, the event among it.
   */
  readonly tellNews?: (
    event: { readonly type: string },
    viewer: string,
    near: readonly { readonly type: string }[],
  ) => string | undefined;
  /** Whether such news is past with what came to his log later: it is shown no longer. `near` is as above. */
  readonly isPast?: (
    news: { readonly type: string },
    later: { readonly type: string },
    near: readonly { readonly type: string }[],
  ) => boolean;
  /** Whether the panel itself has a screen reader say what an event has brought the viewer: the page then does not. */
  readonly saysItself?: (event: { readonly type: string }) => boolean;
  /**
   * Whether what a demo table shows is over, because only a host could go on, and it has none. Absent where it goes on
   * for as long as somebody plays.
   */
  readonly isDemoOver?: (view: unknown) => boolean;
};

/** What a game's set-up module exports: its part of the lobby, and a picture of it. */
export type SetupModule = {
  readonly Setup: ComponentType<SetupProps>;
  readonly Picture: ComponentType;
  /** Whether the set-up itself names the seats: the lobby then does not ask for them. */
  readonly namesSeats?: boolean;
  /** How many seats a table usually has, and names that the lobby may suggest for them. */
  readonly seats?: { readonly usual: number; readonly names: readonly string[] };
  /** What seats are called where the game knows them. */
  readonly words?: Pick<Words, 'seats'>;
};
