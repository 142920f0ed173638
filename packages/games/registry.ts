import type { AnyGame } from '@haggle/engine';
import type { PanelModule, SetupModule } from './panel.ts';

export { isolate, isolateAll } from './panel/isolate.ts';
export { takeSeatNames, writtenName } from './panel/seat-names.ts';
export type { Answer, PanelModule, PanelProps, SetupModule, SetupProps } from './panel.ts';

/** A game's parts of the page: both or none, for a table that can be shown must be opened first. */
type PageParts = {
  readonly panel: () => Promise<PanelModule>;
  readonly setup: () => Promise<SetupModule>;
};

/**
 * A game as the registry knows it: its id, and how to load its rules and its parts of the page.
 * A game without parts of the page is played over the API and the command line; the page does not list it.
 */
export type GameEntry = {
  readonly id: string;
  readonly game: () => Promise<AnyGame>;
} & (PageParts | { readonly [part in keyof PageParts]?: never });

/** Every game of the house; a new one is one more line. */
export const registry: readonly GameEntry[] = [
  {
    id: 'advanced-civilization',
    game: () => import('./advanced-civilization/game.ts').then((module) => module.game),
    panel: () => import('./advanced-civilization/panel/panel.tsx'),
    setup: () => import('./advanced-civilization/panel/setup.tsx'),
  },
  {
    id: 'mega-civilization',
    game: () => import('./mega-civilization/game.ts').then((module) => module.game),
    panel: () => import('./mega-civilization/panel/panel.tsx'),
    setup: () => import('./mega-civilization/panel/setup.tsx'),
  },
  {
    id: 'twilight-imperium',
    game: () => import('./twilight-imperium/game.ts').then((module) => module.game),
    panel: () => import('./twilight-imperium/panel/panel.tsx'),
    setup: () => import('./twilight-imperium/panel/setup.tsx'),
  },
  {
    id: 'price-of-power',
    game: () => import('./price-of-power/game.ts').then((module) => module.game),
    panel: () => import('./price-of-power/panel/panel.tsx'),
    setup: () => import('./price-of-power/panel/setup.tsx'),
  },
];

/** The game with this id, or undefined when there is none. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  return registry.find((entry) => entry.id === id)?.game();
}

/** All games, in the order of the registry. */
export function loadGames(): Promise<readonly AnyGame[]> {
  return Promise.all(registry.map((entry) => entry.game()));
}
