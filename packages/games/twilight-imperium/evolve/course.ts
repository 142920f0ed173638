import type { EventOf } from '../events.ts';
import { galaxyOf } from '../neighbors/control.ts';
import { areNeighbors } from '../neighbors/neighbors.ts';
import { notesOf } from '../notes.ts';
import type { Options } from '../readings.ts';
import type { Combat, Galaxy, Hand, Law, Seat, State, Token, Used } from '../state.ts';

/**
 * The state of a table that has just opened, in round 1; with an active seat its first turn's window is open. Notes
 * that the set-up puts nowhere are out of the game.
 */
export function opened(event: EventOf<'opened'>): State {
  const { expansions, phase, active, hands, board, laws, events } = event;
  const seats: Record<string, Seat> = {};
  const factions: Record<string, string> = {};
  for (const [id, seat] of Object.entries(event.seats)) {
    seats[id] = { ...seat, passed: false };
    factions[id] = seat.faction;
  }
  const known: Readonly<Record<string, Hand>> = hands;
  return {
    options: event.options as Options,
    expansions,
    ids: Object.keys(seats),
    phase,
    round: 1,
    active,
    window: active === null ? null : turnWindow(1, 1),
    agenda: null,
    activation: null,
    trade: null,
    replenished: {},
    extras: [],
    used: [],
    pending: [],
    laws,
    events,
    galaxy: {
      board,
      combat: null,
      factions,
      reconstructed: isReconstructed(laws),
      modernized: [],
      folded: [],
      tethers: [],
    },
    seats,
    hands: known,
    pairs: {},
    transactions: [],
    ledger: [],
    out: findOut(event),
    tally: {
      turns: active === null ? 0 : 1,
      agendas: 0,
      replaced: 0,
      transactions: 0,
      ended: 0,
    },
  };
}

/** The notes of the game that the set-up puts nowhere. */
function findOut({ seats, hands, expansions }: EventOf<'opened'>): readonly string[] {
  const placed = new Set([
    ...Object.values(hands).flatMap(({ notes }) => notes),
    ...Object.values(seats).flatMap(({ playArea }) => playArea),
  ]);
  const all = Object.keys(seats).flatMap((id) => notesOf(id, seats[id]?.faction ?? '', expansions));
  return all.filter((note) => !placed.has(note)).toSorted();
}

/** The id of a turn's window: its round, and its number in the round. */
export function turnWindow(round: number, turn: number): string {
  return `turn:R${round}-${turn}`;
}

/** The id of an agenda's window; each replacement has the next letter. */
export function agendaWindow(round: number, agenda: number, replaced: number): string {
  const letter = String.fromCharCode('a'.charCodeAt(0) + (replaced % LETTERS));
  const lap = Math.floor(replaced / LETTERS);
  return `agenda:R${round}-${agenda}${letter}${lap > 0 ? lap : ''}`;
}

const LETTERS = 26;

/** It is this seat's turn, with a window of its own (rules clause TI-T1). */
export function turnBegun(state: State, { seat, window }: EventOf<'turn-begun'>): State {
  const turns = state.tally.turns + 1;
  const next = inWindow(state, window);
  return { ...next, active: seat, tally: { ...next.tally, turns } };
}

/** Nobody is active any more, and the turn's window is over. */
export function turnEnded(state: State): State {
  return { ...inWindow(state, null), active: null };
}

/**
 * Another phase, without a turn, an agenda or a window; with the strategy phase begins a new round, in which nobody
 * has passed.
 */
export function phaseEntered(state: State, { phase }: EventOf<'phase-entered'>): State {
  const isNewRound = phase === 'strategy';
  const next = { ...inWindow(state, null), active: null, agenda: null, phase };
  if (!isNewRound) return next;
  const seats = Object.fromEntries(
    Object.entries(next.seats).map(([id, seat]) => [id, { ...seat, passed: false }]),
  );
  const tally = { ...next.tally, turns: 0, agendas: 0, replaced: 0 };
  return { ...next, round: state.round + 1, seats, tally };
}

/** Another window, or none: what belonged to the last one is over (rules clauses TI-T1, TI-T6, TI-TN7). */
function inWindow(state: State, window: string | null): State {
  const { isOrdered: _isOrdered, hasActed: _hasActed, ...rest } = withoutNews(state);
  return {
    ...rest,
    window,
    used: [],
    extras: [],
    replenished: {},
    activation: null,
    trade: null,
    galaxy: withoutCombat(state.galaxy),
  };
}

function withoutCombat(galaxy: Galaxy): Galaxy {
  if (galaxy.combat === null && galaxy.folded.length === 0) return galaxy;
  return { ...galaxy, combat: null, folded: [] };
}

/** Another agenda of this phase, not replaced yet, with its window (rules clause TI-T6). */
export function agendaBegun(state: State, event: EventOf<'agenda-begun'>): State {
  const agendas = state.tally.agendas + 1;
  const tally = { ...state.tally, agendas, replaced: 0 };
  return { ...agendaWith(state, event), tally };
}

/** Another agenda in the place of the one before, with its window (rules clause TI-TN7). */
export function agendaReplaced(state: State, event: EventOf<'agenda-replaced'>): State {
  const replaced = state.tally.replaced + 1;
  const next = agendaWith(state, event);
  return { ...next, tally: { ...next.tally, replaced } };
}

/** In the action phase an agenda leaves the turn's window as it is. */
function agendaWith(
  state: State,
  { agenda: name, window }: EventOf<'agenda-begun' | 'agenda-replaced'>,
): State {
  const next = window === state.window ? state : inWindow(state, window);
  return { ...next, agenda: { name } };
}

/** No agenda any more; in the agenda phase its window is over too. */
export function agendaEnded(state: State): State {
  const next = state.phase === 'agenda' ? inWindow(state, null) : state;
  return { ...next, agenda: null };
}

/** A system is activated, by a seat, with those who are there. */
export function activated(state: State, event: EventOf<'activated'>): State {
  const { by, system, seats } = event;
  return { ...actionBegun(state), activation: { by, system, seats } };
}

/**
 * An action begins; where it is not the first of the turn, what was activated and the transactions of the turn are
 * past ones (TI-TN6).
 */
function actionBegun(state: State): State {
  const { activation, trade, hasActed = false } = state;
  const isAnother = activation !== null || trade !== null || hasActed;
  const used = state.used.map((use) => ({ ...use, isPast: true as const }));
  const before = activation && { ...activation, isPast: true as const };
  return { ...withoutNews(state), activation: before, ...(isAnother && { used }) };
}

/** An action of the turn's player that is neither an activation nor Trade. */
export function acted(state: State): State {
  return { ...actionBegun(state), hasActed: true };
}

/** What has just happened lasts until something else of the turn begins. */
function withoutNews(state: State): State {
  const { arrival: _arrival, fought: _fought, ...rest } = state;
  return rest;
}

/** A combat is on, and the end of the last one is past. */
export function combatBegun(state: State, event: EventOf<'combat-begun'>): State {
  const { attacker, defender, system } = event;
  const { fought: _fought, ...rest } = state;
  return withGalaxy(rest, { combat: { attacker, defender, system } });
}

/** No combat is on any more; its end lasts until something else of the turn begins. */
export function combatEnded(state: State, event: EventOf<'combat-ended'>): State {
  return { ...withGalaxy(state, { combat: null }), fought: [event.attacker, event.defender] };
}

/** The Trade strategy card is being resolved: by whom, and who may follow free; nobody has yet. */
export function tradeResolved(state: State, event: EventOf<'trade-resolved'>): State {
  return { ...actionBegun(state), trade: { by: event.seat, free: event.free, followed: [] } };
}

/** One more seat has followed Trade. */
export function tradeFollowed(state: State, { seat }: EventOf<'trade-followed'>): State {
  if (state.trade === null) return state;
  return { ...state, trade: { ...state.trade, followed: [...state.trade.followed, seat] } };
}

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
  const met = [...new Set([...(state.arrival?.seats ?? []), ...there])];
  const next = arrives ? { ...state, arrival: { by: seat, system, seats: met } } : state;
  return withGalaxy(next, {
    board: { ...board, presence: { ...board.presence, [seat]: places } },
    combat: withComing(state.galaxy.combat, { seat, system, present }),
  });
}

type Coming = Pick<EventOf<'moved'>, 'seat' | 'system' | 'present'>;

/** A side that has left the system of the combat is no opponent there, until it is back (TI-TN5). */
function withComing(combat: Combat | null, { seat, system, present }: Coming): Combat | null {
  if (combat === null || combat.system !== system) return combat;
  if (seat !== combat.attacker && seat !== combat.defender) return combat;
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

/** These laws are in force; Wormhole Reconstruction among them changes who neighbors whom. */
export function lawsAre(state: State, laws: readonly Law[]): State {
  const reconstructed = isReconstructed(laws);
  const next = { ...state, laws };
  return reconstructed === state.galaxy.reconstructed ? next : withGalaxy(next, { reconstructed });
}

function isReconstructed(laws: readonly Law[]): boolean {
  return laws.some(({ law }) => law === 'wormhole-reconstruction');
}
