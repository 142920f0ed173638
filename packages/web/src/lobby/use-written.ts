import type { SetupModule } from '@haggle/games';
import { tabDrawer } from '@haggle/games/page';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { GameSummary } from '../api.ts';
import { beginSeats, type SeatDraft, type SeatPlan } from './draft.ts';
import { type KeptForm, keepForm, readForm } from './kept-form.ts';

/** How many seats a table begins with where its game does not say. */
const USUAL = 5;

/** What was written for the game chosen before, that the next one's form begins with. */
export type Written = {
  readonly name: string;
  readonly before?: { readonly seats: readonly SeatDraft[]; readonly plan: SeatPlan };
};

/**
 * The name of the table and its seats, as far as they were written already: for the game that was chosen before, else
 * before a reload. `keep` takes what the game's own part of the form holds, which is `own` at first.
 */
export function useWritten(written: RefObject<Written>, game: GameSummary, part: SetupModule) {
  const { namesSeats = false, seats: usual = { usual: USUAL, names: undefined } } = part;
  const { before } = written.current;
  // What else was kept is about other seats than those that come from another game.
  const [kept] = useState(() => (before ? undefined : readForm(tabDrawer, game.id, game.seats)));
  const [name, setName] = useState(written.current.name || (kept?.name ?? ''));
  const plan = { ...game.seats, ...usual };
  const [seats, setSeats] = useState(() => kept?.seats ?? beginSeats(plan, before));
  const form = useRef<KeptForm>({ name, seats, own: kept?.own });
  // Kept at once, as it is written: whoever reloads does not wait for another turn of the page.
  const write = useCallback(
    (part: Partial<KeptForm>) => {
      form.current = { ...form.current, ...part };
      keepForm(tabDrawer, game.id, form.current);
    },
    [game.id],
  );
  const keep = useCallback((own: unknown) => write({ own }), [write]);
  useEffect(() => {
    written.current = { name, before: namesSeats ? written.current.before : { seats, plan } };
  });
  useEffect(() => write({ name, seats }), [name, seats, write]);
  return { name, setName, seats, setSeats, own: kept?.own, keep };
}
