import { type ComponentType, useEffect, useState } from 'react';
import { loadSetup } from '../games.ts';

/** The picture of a game, once its part of the page has come. */
export function GamePicture({ game }: { game: string }) {
  const [Picture, setPicture] = useState<ComponentType | null>(null);
  useEffect(() => {
    void loadSetup(game).then((module) => setPicture(() => module?.Picture ?? null));
  }, [game]);
  return Picture && <Picture />;
}
