import { type PanelModule, registry, type SetupModule } from '@haggle/games';

/** A game's panel for the table; undefined for a game that this page does not know. */
export async function loadPanel(game: string): Promise<PanelModule | undefined> {
  return registry.find(({ id }) => id === game)?.panel?.();
}

/** A game's form for the lobby, and its picture. */
export async function loadSetup(game: string): Promise<SetupModule | undefined> {
  return registry.find(({ id }) => id === game)?.setup?.();
}

/** Whether this page can show a table of the game. */
export function hasPage(game: string): boolean {
  return registry.some(({ id, panel, setup }) => id === game && panel && setup);
}
