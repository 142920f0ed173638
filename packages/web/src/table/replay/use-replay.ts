import type { AnyGame, Entry } from '@haggle/engine';
import { loadGame } from '@haggle/games';
import { useCallback, useEffect, useState } from 'react';
import { fetchEntries, statesOf } from './history.ts';

/** A log with the rules that it was made by, and the states that it led through. */
export type Film = {
  readonly game: AnyGame;
  readonly entries: readonly Entry[];
  readonly states: readonly unknown[];
};

export type Reel =
  | { readonly type: 'loading' }
  | { readonly type: 'lost' }
  | { readonly type: 'ready'; readonly film: Film };

type Wanted = { readonly table: string; readonly chair: string; readonly game: string };

/** Loads all that a replay needs; `retry` begins again after something did not come. */
export function useReplay({ table, chair, game }: Wanted): {
  readonly reel: Reel;
  readonly retry: () => void;
} {
  const [reel, setReel] = useState<Reel>({ type: 'loading' });
  const load = useCallback(() => {
    let isOver = false;
    const show = (next: Reel) => !isOver && setReel(next);
    show({ type: 'loading' });
    void loadFilm({ table, chair, game }).then(
      (film) => show(film ? { type: 'ready', film } : { type: 'lost' }),
      () => show({ type: 'lost' }),
    );
    return () => {
      isOver = true;
    };
  }, [table, chair, game]);
  useEffect(load, [load]);
  return { reel, retry: load };
}

async function loadFilm({ table, chair, game: id }: Wanted): Promise<Film | null> {
  const [game, entries] = await Promise.all([loadGame(id), fetchEntries(table, chair)]);
  if (!game || entries.length === 0) return null;
  return { game, entries, states: statesOf(game, entries) };
}
