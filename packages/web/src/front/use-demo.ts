import { useState } from 'react';
import { api } from '../api.ts';
import { loadPanel } from '../games.ts';
import { makeGate } from '../gate.ts';
import { go } from '../router.ts';

/** The mark of the entry in the browser's history at which a demo table is shown. */
export const DEMO = 'demo';

/**
 * Opens a game's demo table, with bots in all seats but one, and sits down there. `fetchTable` fetches what any table is
 * drawn with, where that has not come yet.
 */
export function useDemo(fetchTable: () => Promise<unknown> = async () => {}): {
  readonly start: (game: string) => Promise<void>;
  /** The game whose demo is being laid out. */
  readonly starting: string | null;
  readonly problem: string;
} {
  const [starting, setStarting] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [through] = useState(makeGate);
  const start = (game: string) =>
    through(async () => {
      setStarting(game);
      setProblem('');
      const told = await openDemo(game, fetchTable);
      setStarting(null);
      if (told !== null) setProblem(told);
    });
  return { start, starting, problem };
}

async function openDemo(game: string, fetchTable: () => Promise<unknown>): Promise<string | null> {
  // What the table will be drawn with comes meanwhile; the table asks again for what does not.
  void Promise.allSettled([fetchTable(), loadPanel(game)]);
  const details = await api.game(game);
  if (!details.ok) return details.problem.message;
  const { setup, bots, seat } = details.value.demo;
  const opened = await api.open({ game, setup, bots });
  if (!opened.ok) return opened.problem.message;
  const { table, seats } = opened.value;
  go(`/t/${table}#${seats[seat] ?? ''}`, DEMO);
  return null;
}
