import { openTable, submit, type Table } from '@haggle/engine';
import { game } from '../../game.ts';
import type { State } from '../../state.ts';
import type { View } from '../../view.ts';

/** What somebody asked for, by the seat or the host that asked. */
export type Step = readonly [by: string, command: object];

/** A table after some steps, each of which must be carried out. */
export function tableOf(setup: unknown, steps: readonly Step[] = []): Table {
  const opened = openTable(game, setup, { now: 0, seed: 's' });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  return steps.reduce((table, [by, command]) => {
    const result = submit(table, command, { by, now: 0 });
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    return result.value.table;
  }, opened.value.table);
}

/** What a viewer sees of a table after some steps. */
export function viewOf(setup: unknown, viewer: string, steps: readonly Step[] = []): View {
  return game.view(tableOf(setup, steps).state as State, viewer);
}

/** Three seats on a map: Ana and Leo touch at an edge, Leo and Max through a wormhole. */
export const SETUP = {
  seats: {
    ana: { faction: 'arborec', commodities: 3, tradeGoods: 1 },
    leo: { faction: 'letnev', commodities: 2, relicFragments: { cultural: 2 } },
    max: { faction: 'mentak', tradeGoods: 1 },
    sol: { faction: 'sol', commodities: 4 },
  },
  map: {
    string: '27 39 79 44 75 35 48 60 26 73 67 41 62 34 64 46 36 77',
    presence: { ana: [48, 27], leo: [60, 26], max: [79], sol: [64] },
  },
  active: 'ana',
};
