import { done, malformed, type Result } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, refuseBy } from '../desk.ts';
import { readMap } from '../neighbors/map.ts';
import { findSystem } from '../neighbors/systems.ts';
import type { State } from '../state.ts';

/** The host tells who is whose neighbor; a map is put away. */
export function setNeighbors(state: State, { pairs }: CommandOf<'set-neighbors'>): Events {
  if (pairs.some(([one, other]) => one === other)) {
    return malformed('pairs', 'nobody is his own neighbor');
  }
  for (const name of pairs.flat()) {
    const refused = checkSeat(state, name);
    if (refused) return refused;
  }
  return done([{ type: 'neighbors-set', pairs: pairs.map(([a, b]) => [a, b]) }]);
}

/** A seat comes to a system or leaves it: said by the host, or by that seat (rules clause TI-TN3). */
export function move(state: State, actor: string, command: CommandOf<'move'>): Events {
  const { seat, present } = command;
  const system = findPlace(state, command.system);
  if (!system.ok) return system;
  const refused = checkSeat(state, seat);
  if (refused) return refused;
  if (actor !== 'host' && actor !== seat) return refuseBy('not-yours');
  return done([{ type: 'moved', seat, system: system.value, present }]);
}

/** A wormhole token comes to a system or leaves it. */
export function placeWormhole(state: State, command: CommandOf<'place-wormhole'>): Events {
  const { wormhole, present } = command;
  const system = findPlace(state, command.system);
  if (!system.ok) return system;
  return done([{ type: 'wormhole-placed', system: system.value, wormhole, present }]);
}

/** The system that somebody names; `malformed` where the map has none, or where there is no map. */
export function findPlace({ galaxy }: State, named: number | string): Result<string> {
  const { board } = galaxy;
  const found = board.kind === 'map' ? findSystem(readMap(board.map), named) : undefined;
  if (found !== undefined) return done(found);
  return malformed('system', board.kind === 'map' ? 'no such system' : 'the table has no map');
}

/** The system that somebody names, `malformed` where the map has none; without a map it is as it is called. */
export function callPlace(state: State, named: number | string): Result<string> {
  return state.galaxy.board.kind === 'list' ? done(String(named)) : findPlace(state, named);
}
