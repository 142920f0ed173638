import type { SetupModule } from '@haggle/games';
import { tabDrawer } from '@haggle/games/page';
import { useCallback, useState } from 'react';
import { api, type GameSummary, type Opening } from '../api.ts';
import { makeGate } from '../gate.ts';
import { keepForm } from './kept-form.ts';
import type { KeptTable } from './keyring.ts';

/** Opens a table, one at a time, and says why it was not opened until it is tried again or `forget` is called. */
export function useOpening(
  game: GameSummary,
  part: SetupModule,
  onOpened: (table: KeptTable) => void,
) {
  const [problem, setProblem] = useState('');
  const [isOpening, setOpening] = useState(false);
  const [through] = useState(makeGate);
  const forget = useCallback(() => setProblem(''), []);
  const open = (request: Opening) =>
    through(async () => {
      forget();
      setOpening(true);
      const reply = await api.open(request);
      setOpening(false);
      if (!reply.ok) return setProblem(reply.problem.message);
      keepForm(tabDrawer, game.id, null);
      const { bots = [], name: title = game.title, names = {} } = request;
      onOpened({ ...reply.value, bots, title, words: part.words ?? {}, names });
    });
  return { open, isOpening, problem, forget };
}
