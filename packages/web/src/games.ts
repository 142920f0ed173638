import { type PanelModule, registry, type SetupModule } from '@haggle/games';

/** A game's panel for the table; undefined for a game that this page does not know. */
export async function loadPanel(game: string): Promise<PanelModule | undefined> {
  return registry.find(({ id }) => id === game)?.panel();
}

/** A game's form for the lobby, and its picture. */
export async function loadSetup(game: string): Promise<SetupModule | undefined> {
  return registry.find(({ id }) => id === game)?.setup();
}
