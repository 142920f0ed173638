import { fillIn, remember } from '@haggle/engine';
import type { Galaxy } from '../state.ts';
import words from '../words/en.json' with { type: 'json' };
import { type GalaxyMap, readMap } from './map.ts';
import { findSystem, nameSystem, wormholesOf } from './systems.ts';

/** By seat and seat, why they are neighbors, in words; seats that are none are left out. */
export type Neighbors = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Chart = Extract<Galaxy['board'], { kind: 'map' }>;

/**
 * Who is a neighbor of whom, and why: two players are neighbors where both have a unit or a planet in one
 * system or in two adjacent ones (living rules reference, rule 60; rules clauses TI-T1, TI-TN3, TI-TN5).
 */
export const findNeighbors = remember((galaxy: Galaxy): Neighbors => {
  const seats = Object.keys(galaxy.factions);
  const found: Record<string, Record<string, readonly string[]>> = {};
  for (const seat of seats) found[seat] = {};
  const links = galaxy.board.kind === 'map' ? linksOf(galaxy, galaxy.board) : [];
  for (const [at, one] of seats.entries()) {
    for (const other of seats.slice(at + 1)) {
      const reasons = [...onBoard(galaxy, links, one, other), ...inCombat(galaxy, one, other)];
      if (reasons.length === 0) continue;
      found[one] = { ...found[one], [other]: reasons };
      found[other] = { ...found[other], [one]: reasons };
    }
  }
  return found;
});

/** Whether two seats are neighbors now. */
export function areNeighbors(galaxy: Galaxy, one: string, other: string): boolean {
  return findNeighbors(galaxy)[one]?.[other] !== undefined;
}

function onBoard(
  galaxy: Galaxy,
  links: readonly Way[],
  one: string,
  other: string,
): readonly string[] {
  const { board } = galaxy;
  if (board.kind === 'list') {
    const isListed = board.pairs.some((pair) => pair.includes(one) && pair.includes(other));
    return isListed ? [words.names['reason-listed']] : [];
  }
  const map = readMap(board.map);
  const told = touchesOn(galaxy, board, links, [one, other]).map(
    ({ from, to, reason, wormhole = '' }) =>
      reason === 'reason-same'
        ? tell(reason, { system: nameSystem(map, from) })
        : tell(reason, { from: nameSystem(map, from), to: nameSystem(map, to), wormhole }),
  );
  return [...new Set([...told, ...modernized(galaxy, map, one, other)])];
}

/** Where two seats touch on the map: a system that both are in, or one of each and what joins them. */
export type Touch = Omit<Way, 'reason' | 'only'> & {
  readonly reason: Way['reason'] | 'reason-same';
};

/** All places where the first seat (`from`) touches the second (`to`); none without a map. */
export function findTouches(galaxy: Galaxy, one: string, other: string): readonly Touch[] {
  const { board } = galaxy;
  if (board.kind === 'list') return [];
  return touchesOn(galaxy, board, linksOf(galaxy, board), [one, other]);
}

function touchesOn(
  galaxy: Galaxy,
  board: Chart,
  links: readonly Way[],
  [one, other]: readonly [string, string],
): readonly Touch[] {
  const [mine, theirs] = [placesOf(board, one), placesOf(board, other)];
  const shared = mine
    .filter((system) => theirs.includes(system))
    .map((system) => ({ from: system, to: system, reason: 'reason-same' as const }));
  const ways = mine.flatMap((from) =>
    theirs.flatMap((to) => waysBetween(galaxy, links, { from, to, one, other })),
  );
  return [...shared, ...ways];
}

function placesOf({ presence }: Chart, seat: string): readonly string[] {
  return presence[seat] ?? [];
}

/** An adjacency of two systems; `only` names the seat without which it does not count. */
type Way = {
  readonly from: string;
  readonly to: string;
  readonly reason: 'reason-edge' | 'reason-hyperlane' | 'reason-wormhole';
  readonly wormhole?: string;
  readonly only?: string;
};

type Reach = {
  readonly from: string;
  readonly to: string;
  readonly one: string;
  readonly other: string;
};

function waysBetween(
  galaxy: Galaxy,
  links: readonly Way[],
  { from, to, one, other }: Reach,
): readonly Way[] {
  return links
    .filter((way) => joins([way.from, way.to], [from, to]))
    .filter(({ only }) => only === undefined || only === one || only === other)
    .filter((way) => !isTethered(galaxy, way, one, other))
    .map((way) => ({ ...way, from, to }));
}

function joins(one: readonly string[], other: readonly string[]): boolean {
  return (
    (one[0] === other[0] && one[1] === other[1]) || (one[0] === other[1] && one[1] === other[0])
  );
}

/** Void Tether: the two systems are adjacent for nobody but the pairs of its owner. */
function isTethered({ tethers }: Galaxy, way: Way, one: string, other: string): boolean {
  if (way.reason === 'reason-wormhole') return false;
  return tethers.some(
    ({ by, systems }) => by !== one && by !== other && joins(systems, [way.from, way.to]),
  );
}

/** All adjacencies of the map as it stands: edges, hyperlanes, wormholes with tokens and effects. */
function linksOf(galaxy: Galaxy, board: Chart): readonly Way[] {
  const map = readMap(board.map);
  const printed = map.links.map(({ from, to, by }) => ({
    from,
    to,
    reason: by === 'edge' ? ('reason-edge' as const) : ('reason-hyperlane' as const),
  }));
  return [...printed, ...wormholeWays(galaxy, board, map)];
}

function wormholeWays(galaxy: Galaxy, board: Chart, map: GalaxyMap): readonly Way[] {
  const occupied = [...new Set(Object.values(board.presence).flat())];
  const creuss = seatOf(galaxy, 'creuss');
  const ways: Way[] = [];
  for (const [at, from] of occupied.entries()) {
    for (const to of occupied.slice(at + 1)) {
      const here = holesIn(galaxy, board, map, from);
      const there = holesIn(galaxy, board, map, to);
      for (const hole of here.filter((type) => there.includes(type))) {
        ways.push({ from, to, reason: 'reason-wormhole', wormhole: hole });
      }
      if (!isMixed(here, there)) continue;
      const mixed = { from, to, reason: 'reason-wormhole', wormhole: 'alpha/beta' } as const;
      if (galaxy.reconstructed) ways.push(mixed);
      else if (creuss !== undefined) ways.push({ ...mixed, only: creuss });
    }
  }
  return ways;
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

function holesIn(galaxy: Galaxy, board: Chart, map: GalaxyMap, system: string): readonly string[] {
  const tokens = board.tokens.filter((token) => token.system === system);
  const folded =
    galaxy.folded.length > 0 && system === findSystem(map, 18) ? ['alpha', 'beta'] : [];
  return [
    ...new Set([...wormholesOf(map, system), ...tokens.map(({ wormhole }) => wormhole), ...folded]),
  ];
}

/** I.I.H.Q. Modernization: the owner is a neighbor of all who are in or next to Mecatol Rex. */
function modernized(galaxy: Galaxy, map: GalaxyMap, one: string, other: string): readonly string[] {
  const { board, modernized: owners } = galaxy;
  const guest = owners.includes(one) ? other : owners.includes(other) ? one : undefined;
  const centre = findSystem(map, 18);
  if (guest === undefined || centre === undefined || board.kind !== 'map') return [];
  const near = map.links.flatMap(({ from, to }) =>
    from === centre ? [to] : to === centre ? [from] : [],
  );
  const place = placesOf(board, guest).find((id) => id === centre || near.includes(id));
  if (place === undefined) return [];
  return [tell('reason-modernized', { seat: guest, system: nameSystem(map, place) })];
}

function inCombat({ combat }: Galaxy, one: string, other: string): readonly string[] {
  if (combat === null) return [];
  if (!joins([combat.attacker, combat.defender], [one, other])) return [];
  return combat.system === null
    ? [words.names['reason-combat']]
    : [tell('reason-combat-in', { system: combat.system })];
}

function seatOf({ factions }: Galaxy, faction: string): string | undefined {
  return Object.keys(factions).find((seat) => factions[seat] === faction);
}

type Reason = Extract<keyof typeof words.names, `reason-${string}`>;

function tell(reason: Reason, data: Readonly<Record<string, string>>): string {
  return fillIn(words.names[reason], data);
}
