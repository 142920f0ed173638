import { openTable as open } from '@haggle/engine';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view.ts';

/** What everybody sees of a table that was just set up. Throws when the set-up is refused. */
export function openTable(setup: unknown): View {
  const opened = open(game, setup, { now: 0, seed: 'seed' });
  if (!opened.ok)
    throw new Error(`no table: ${opened.refusal.code} ${JSON.stringify(opened.refusal)}`);
  return game.view(opened.value.table.state as State, 'spectator');
}
