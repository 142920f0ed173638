import type { EventOf } from '../events.ts';
import { isFighter } from '../fighters.ts';
import { isInForce } from '../laws.ts';
import { galaxyOf } from '../neighbors/control.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import type { Combat, Galaxy, State, Token, Used } from '../state.ts';

/** Replaces what the graph is made of. */
export function withGalaxy(state: State, change: Partial<Galaxy>): State {
  return { ...state, galaxy: { ...state.galaxy, ...change } };
}

/** Pairs of this window that were neighbors before and are no more have parted (rules clause TI-TN4). */
export function withPartings(before: State, after: State): State {
  const [old, now] = [galaxyOf(before), galaxyOf(after)];
  if (old === now) return after;
  const parts = ({ between: [one, other] }: Used) =>
    areNeighbors(old, one, other) && !areNeighbors(now, one, other);
  if (!after.used.some(parts)) return after;
  return { ...after, used: after.used.map((use) => (parts(use) ? { ...use, parted: true } : use)) };
}

/** A seat has come into a system or left it; nothing changes where the board is a list of pairs. */
export function moved(state: State, { seat, system, present }: EventOf<'moved'>): State {
  const { board } = state.galaxy;
  if (board.kind === 'list') return state;
  const before = board.presence[seat] ?? [];
  const others = before.filter((place) => place !== system);
  const places = present ? [...others, system].toSorted() : others;
  const there = state.ids.filter((id) => board.presence[id]?.includes(system));
  const arrives = present && seat === state.active && !before.includes(system);
  const met = [...new Set([...(state.arrival?.met ?? []), ...there])];
  const next = arrives ? { ...state, arrival: { by: seat, met } } : state;
  return withGalaxy(next, {
    board: { ...board, presence: { ...board.presence, [seat]: places } },
    combat: withComing(state.galaxy.combat, { seat, system, present }),
  });
}

type Coming = Pick<EventOf<'moved'>, 'seat' | 'system' | 'present'>;

/** A side that has left the system of the combat is no opponent there, until it is back (TI-TN5). */
function withComing(combat: Combat | null, { seat, system, present }: Coming): Combat | null {
  if (combat === null || combat.system !== system) return combat;
  if (!isFighter(combat, seat)) return combat;
  const { gone = [], ...rest } = combat;
  const others = gone.filter((side) => side !== seat);
  const left = present ? others : [...others, seat];
  return left.length > 0 ? { ...rest, gone: left } : rest;
}

/** A wormhole token lies in a system or lies there no more; nothing changes where the board is a list of pairs. */
export function wormholePlaced(state: State, event: EventOf<'wormhole-placed'>): State {
  const { system, wormhole, present, by } = event;
  const { board } = state.galaxy;
  if (board.kind === 'list') return state;
  const isIt = (token: Token) => token.system === system && token.wormhole === wormhole;
  const others = board.tokens.filter((token) => !isIt(token));
  const token = { system, wormhole, ...(by !== undefined && { by }) };
  // What the host placed stays the host's where a note comes upon it.
  const hosts = board.tokens.find((one) => isIt(one) && one.by === undefined) ?? token;
  return withGalaxy(state, {
    board: { ...board, tokens: present ? [...others, hosts] : others },
  });
}

/** The graph under the laws that have an effect now: Wormhole Reconstruction among them changes who neighbors whom. */
export function underLaws(state: State): State {
  const reconstructed = isReconstructed(state);
  return reconstructed === state.galaxy.reconstructed
    ? state
    : withGalaxy(state, { reconstructed });
}

/** Whether Wormhole Reconstruction has an effect now. */
export function isReconstructed(state: Pick<State, 'laws' | 'isOrdered'>): boolean {
  return isInForce(state, 'wormhole-reconstruction');
}
