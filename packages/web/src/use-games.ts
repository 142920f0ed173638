import { useCallback, useEffect, useState } from 'react';
import { api, type GameSummary } from './api.ts';
import { hasPage } from './games.ts';

/** The games that this page can show; `isLost` once the server did not tell them. */
export function useGames(): {
  readonly games: readonly GameSummary[];
  readonly isLost: boolean;
  readonly retry: () => void;
} {
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  const [isLost, setLost] = useState(false);
  const load = useCallback(() => {
    void api.games().then((reply) => {
      setLost(!reply.ok);
      if (reply.ok) setGames(reply.value.games.filter(({ id }) => hasPage(id)));
    });
  }, []);
  useEffect(load, [load]);
  return { games, isLost, retry: load };
}
