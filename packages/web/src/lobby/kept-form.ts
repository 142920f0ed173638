import { isFields } from '@haggle/engine';
import { type Drawer, type EmptiedDrawer, readKept, writeKept } from '@haggle/games/page';
import type { SeatDraft } from './draft.ts';

/** What the lobby's form of a game holds as long as its table is not open. */
export type KeptForm = {
  /** The name of the table. */
  readonly name: string;
  readonly seats: readonly SeatDraft[];
  /** What the game's own part of the form holds; only the game knows its shape. */
  readonly own: unknown;
};

type Limits = { readonly min: number; readonly max: number };

const drawerOf = (game: string) => `lobby ${game}`;

/** What was written in a game's form before the page was loaded anew, if it fits the game. */
export function readForm(drawer: Drawer, game: string, limits: Limits): KeptForm | undefined {
  const kept = readKept(drawer, drawerOf(game));
  return isForm(kept) && kept.seats.length >= limits.min && kept.seats.length <= limits.max
    ? kept
    : undefined;
}

/** Keeps what is being written in a game's form; null once its table is open. */
export function keepForm(drawer: EmptiedDrawer, game: string, form: KeptForm | null): void {
  if (form === null) drawer.removeItem(drawerOf(game));
  else writeKept(drawer, drawerOf(game), form);
}

function isForm(form: unknown): form is KeptForm {
  if (!isFields(form)) return false;
  const { name, seats } = form;
  return (
    typeof name === 'string' && Array.isArray(seats) && seats.every(isSeat) && isEachOnce(seats)
  );
}

function isSeat(seat: unknown): seat is SeatDraft {
  return (
    isFields(seat) &&
    Number.isInteger(seat.id) &&
    typeof seat.name === 'string' &&
    typeof seat.bot === 'boolean'
  );
}

function isEachOnce(seats: readonly SeatDraft[]): boolean {
  return new Set(seats.map(({ id }) => id)).size === seats.length;
}
