import { remember } from '@haggle/engine';
import { MECATOL_REX } from '../data/tiles.ts';
import type { Galaxy } from '../state.ts';
import { type GalaxyMap, type Link, readMap } from './map.ts';
import { findSystem, wormholesOf } from './systems.ts';

type Chart = Extract<Galaxy['board'], { kind: 'map' }>;

/** Where two seats touch on the map: a system that both are in, or one of each and what joins them. */
export type Touch = {
  readonly from: string;
  readonly to: string;
  readonly reason: 'reason-same' | 'reason-edge' | 'reason-hyperlane' | 'reason-wormhole';
  readonly wormhole?: string;
};

/** All places where the first seat (`from`) touches the second (`to`); none without a map. */
export function findTouches(galaxy: Galaxy, one: string, other: string): readonly Touch[] {
  return [...touchesOf(galaxy, one, other)];
}

/**
 * The same one by one, the systems that both are in first: crowded systems touch in thousands of places,
 * and most who ask want to know the first ones.
 */
export function* touchesOf(galaxy: Galaxy, one: string, other: string): Generator<Touch> {
  const { board } = galaxy;
  if (board.kind === 'list') return;
  const [mine, theirs] = [placesOf(board, one), placesOf(board, other)];
  const there = new Set(theirs);
  for (const system of mine) {
    if (there.has(system)) yield { from: system, to: system, reason: 'reason-same' };
  }
  const { printed, holes } = roadsOf(galaxy);
  for (const from of mine) {
    if (!printed.has(from) && !holes.has(from)) continue;
    for (const to of theirs) yield* waysOf(galaxy, { from, to, one, other });
  }
}

/** Where a seat is. */
export function placesOf({ presence }: Chart, seat: string): readonly string[] {
  return presence[seat] ?? [];
}

/** Whether two systems are adjacent for this pair, by an edge, a hyperlane or wormholes. */
export function areAdjacent(galaxy: Galaxy, reach: Reach): boolean {
  return waysOf(galaxy, reach).next().done !== true;
}

type Printed = ReadonlyMap<string, ReadonlyMap<string, Link['by']>>;

type Roads = {
  /** What the map itself joins, by either end. */
  readonly printed: Printed;
  /** The kinds of wormholes in systems where somebody is; systems without any are left out. */
  readonly holes: ReadonlyMap<string, readonly string[]>;
  /** Whether alpha and beta wormholes are one to this pair. */
  readonly areMixed: (one: string, other: string) => boolean;
};

type Reach = {
  readonly from: string;
  readonly to: string;
  readonly one: string;
  readonly other: string;
};

const printedOn = remember((map: GalaxyMap): Printed => {
  const printed = new Map<string, Map<string, Link['by']>>();
  const note = (from: string, to: string, by: Link['by']) => {
    const ways = printed.get(from) ?? new Map<string, Link['by']>();
    printed.set(from, ways.set(to, by));
  };
  for (const { from, to, by } of map.links) {
    note(from, to, by);
    note(to, from, by);
  }
  return printed;
});

const roadsOf = remember((galaxy: Galaxy): Roads => {
  const { board, factions, reconstructed } = galaxy;
  if (board.kind === 'list') return { printed: new Map(), holes: new Map(), areMixed: () => false };
  const map = readMap(board.map);
  const creuss = Object.keys(factions).find((seat) => factions[seat] === 'creuss');
  return {
    printed: printedOn(map),
    holes: holesOn(galaxy, board, map),
    areMixed: (one, other) => reconstructed || creuss === one || creuss === other,
  };
});

/** Wormholes as they stand: printed ones, tokens, and those of a folded gate in Mecatol Rex. */
function holesOn({ folded }: Galaxy, board: Chart, map: GalaxyMap): Roads['holes'] {
  const holes = new Map<string, readonly string[]>();
  for (const system of new Set(Object.values(board.presence).flat())) {
    const printed = wormholesOf(map, system);
    if (printed.length > 0) holes.set(system, printed);
  }
  const add = (system: string, more: readonly string[]) =>
    holes.set(system, [...new Set([...(holes.get(system) ?? []), ...more])]);
  for (const { system, wormhole } of board.tokens) add(system, [wormhole]);
  const centre = folded.length > 0 ? findSystem(map, MECATOL_REX) : undefined;
  if (centre !== undefined) add(centre, ['alpha', 'beta']);
  return holes;
}

/** What makes two systems adjacent for this pair, one by one. */
function* waysOf(galaxy: Galaxy, reach: Reach): Generator<Touch> {
  if (isTethered(galaxy, reach)) return;
  const roads = roadsOf(galaxy);
  yield* printedWay(roads, reach);
  yield* wormholeWays(roads, reach);
}

function* printedWay({ printed }: Roads, { from, to }: Reach): Generator<Touch> {
  const by = printed.get(from)?.get(to);
  if (by === undefined) return;
  yield { from, to, reason: by === 'edge' ? 'reason-edge' : 'reason-hyperlane' };
}

/** Void Tether: the two systems are adjacent in no way for anybody but the pairs of its owner. */
function isTethered({ tethers }: Galaxy, { from, to, one, other }: Reach): boolean {
  return tethers.some(
    ({ by, systems }) =>
      by !== one && by !== other && systems.includes(from) && systems.includes(to),
  );
}

function* wormholeWays(
  { holes, areMixed }: Roads,
  { from, to, one, other }: Reach,
): Generator<Touch> {
  const [here, there] = [holes.get(from), holes.get(to)];
  if (here === undefined || there === undefined || from === to) return;
  for (const wormhole of here) {
    if (there.includes(wormhole)) yield { from, to, reason: 'reason-wormhole', wormhole };
  }
  if (!areMixed(one, other) || !isMixed(here, there)) return;
  yield { from, to, reason: 'reason-wormhole', wormhole: 'alpha/beta' };
}

/** One has an alpha wormhole, the other a beta wormhole, and they share neither. */
function isMixed(here: readonly string[], there: readonly string[]): boolean {
  const shared = here.some((type) => (type === 'alpha' || type === 'beta') && there.includes(type));
  if (shared) return false;
  return (
    (here.includes('alpha') && there.includes('beta')) ||
    (here.includes('beta') && there.includes('alpha'))
  );
}
