import type { Affordances } from '../commands.ts';
import { MECATOL_REX } from '../data/tiles.ts';
import { livingOf } from '../elimination.ts';
import { hasUnits } from '../neighbors/control.ts';
import { OFF_BOARD, readMap } from '../neighbors/map.ts';
import { findSystem } from '../neighbors/systems.ts';
import type { View } from '../view.ts';

/** What the active seat, or the host in its stead, can do with the turn. */
export function onTurn(view: View): Affordances {
  const { active, combat, board } = view;
  if (active === null) return [];
  const [other] = livingOf(view).filter((seat) => seat !== active);
  const system = firstSystem(board);
  const fights = { type: 'begin-combat', attacker: active, defender: other ?? active } as const;
  return [
    { command: { type: 'pass' } },
    { command: { type: 'end-turn' } },
    { command: { type: 'activate', system, seats: [] }, fields: ['system', 'seats'] },
    combat
      ? { command: { type: 'end-combat' } }
      : { command: fights, fields: ['attacker', 'defender', 'system'] },
  ];
}

/** A system that can be named: one of the map, or any where there is none. */
export function firstSystem(board: View['board']): number | string {
  if (board === null) return Number(MECATOL_REX);
  const map = readMap(board.map);
  return findSystem(map, MECATOL_REX) ?? map.systems[0]?.id ?? OFF_BOARD[0];
}

/** Coming and going on the map, and for the host wormhole tokens. */
export function onBoard({ board, viewer }: View, seat: string): Affordances {
  const presence = board?.presence ?? {};
  const system = Object.values(presence).flat()[0];
  if (board === null || system === undefined) return [];
  const isThere = hasUnits(board, seat, system);
  const moving = { type: 'move', seat, system, present: !isThere } as const;
  const token = { type: 'place-wormhole', system, wormhole: 'alpha', present: true } as const;
  return [
    { command: moving, fields: ['seat', 'system', 'present'] },
    ...(viewer === 'host' ? [{ command: token, fields: ['system', 'wormhole', 'present'] }] : []),
  ];
}
