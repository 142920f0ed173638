import { areAmbiguous, done, malformed, type Result } from '@haggle/engine';
import { EXPANSIONS, type Expansion, factions } from './data/factions.ts';
import type { Refused } from './desk.ts';
import { maximumOf } from './effects/value.ts';
import type { EventOf } from './events.ts';
import { type GalaxyMap, parseMap } from './neighbors/map.ts';
import { findSystem } from './neighbors/systems.ts';
import { notesOf, partsOf } from './notes.ts';
import { DEFAULTS } from './readings.ts';
import type { SeatSetup, Setup } from './setup.ts';
import type { Board, Hand, Law, Seat, Token } from './state.ts';
import { capturedOf, unzeroed } from './tidy.ts';

type Opened = EventOf<'opened'>;

/** The first event of a table, or what is wrong with its set-up (rules clause TI-CN1 and what is given). */
export function open(setup: Setup): Result<Opened> {
  const ids = Object.keys(setup.seats);
  const expansions = setup.expansions ?? [...EXPANSIONS];
  const wrong =
    checkFactions(setup, expansions) ?? checkNames(setup, ids) ?? checkNotes(setup, expansions);
  if (wrong) return wrong;
  const board = makeBoard(setup, ids);
  if (!board.ok) return board;
  const seats = Object.fromEntries(ids.map((id) => [id, makeSeat(setup.seats[id])]));
  const opened: Opened = {
    type: 'opened',
    options: { ...DEFAULTS, ...setup.options },
    expansions,
    phase: setup.phase ?? 'action',
    active: setup.active ?? null,
    seats,
    hands: Object.fromEntries(ids.map((id) => [id, makeHand(setup, id, expansions)])),
    board: board.value,
    laws: makeLaws(setup),
    events: [...new Set(setup.events)],
  };
  return checkMaximum(opened) ?? done(opened);
}

function checkFactions({ seats }: Setup, expansions: readonly Expansion[]): Refused | null {
  const all = Object.values(seats).map(({ faction }) => faction);
  for (const [id, { faction }] of Object.entries(seats)) {
    if (all.indexOf(faction) !== all.lastIndexOf(faction)) {
      return malformed(`seats.${id}.faction`, 'a faction that plays twice');
    }
    const known = factions.find((row) => row.id === faction);
    if (known === undefined) return malformed(`seats.${id}.faction`, 'no such faction');
    if (!expansions.includes(known.expansion)) {
      return malformed(`seats.${id}.faction`, 'a faction of an expansion that is not in play');
    }
  }
  return null;
}

/** Seats that the set-up names are at the table. */
function checkNames(setup: Setup, ids: readonly string[]): Refused | null {
  const { active, phase = 'action', laws = [], seats } = setup;
  if (areAmbiguous(ids)) return malformed('seats', 'names of which two pairs read alike');
  const isKnown = (name: string) => ids.includes(name);
  if (active && !isKnown(active)) return malformed('active', 'no such seat');
  if (active && phase !== 'action') return malformed('active', 'only in the action phase');
  for (const [at, { elected }] of laws.entries()) {
    if (elected && !isKnown(elected)) return malformed(`laws.${at}.elected`, 'no such seat');
  }
  for (const [id, { captured = {} }] of Object.entries(seats)) {
    const stranger = Object.keys(captured).find((owner) => !isKnown(owner) || owner === id);
    if (stranger)
      return malformed(
        `seats.${id}.captured`,
        'only units of other seats at the table are captured',
      );
  }
  return null;
}

/** Every note exists, is in one place, and nobody has his own note in his play area. */
function checkNotes({ seats }: Setup, expansions: readonly Expansion[]): Refused | null {
  const all = Object.entries(seats).flatMap(([id, { faction }]) =>
    notesOf(id, faction, expansions),
  );
  const seen = new Set<string>();
  for (const [id, { promissoryNotes = [], playArea = [] }] of Object.entries(seats)) {
    for (const note of [...promissoryNotes, ...playArea]) {
      const field = `seats.${id}.${playArea.includes(note) ? 'playArea' : 'promissoryNotes'}`;
      if (!all.includes(note)) return malformed(field, 'no such note');
      if (seen.has(note)) return malformed(field, 'a note in two places');
      seen.add(note);
    }
    if (playArea.some((note) => partsOf(note).owner === id)) {
      return malformed(`seats.${id}.playArea`, 'nobody has a note of his own in the play area');
    }
  }
  return null;
}

function checkMaximum({ seats, events }: Opened): Refused | null {
  for (const [id, seat] of Object.entries(seats)) {
    if (seat.commodities > maximumOf({ events }, seat)) {
      return malformed(`seats.${id}.commodities`, 'more than the commodity value');
    }
  }
  return null;
}

function makeSeat(given: SeatSetup | undefined): Omit<Seat, 'passed'> {
  const mechs = given?.mechs ?? [];
  const demilitarized = given?.demilitarized ?? [];
  return {
    faction: given?.faction ?? '',
    commodities: given?.commodities ?? 0,
    tradeGoods: given?.tradeGoods ?? 0,
    relicFragments: unzeroed(given?.relicFragments ?? {}),
    playArea: (given?.playArea ?? []).toSorted(),
    relics: (given?.relics ?? []).toSorted(),
    planets: [...new Set([...(given?.planets ?? []), ...mechs, ...demilitarized])].toSorted(),
    mechs: [...new Set(mechs)].toSorted(),
    demilitarized: [...new Set(demilitarized)].toSorted(),
    spaceStations: given?.spaceStations ?? 0,
    captured: capturedOf(given?.captured ?? {}),
  };
}

/** There is one card of each law: told twice, the later one holds, as where it is enacted again. */
function makeLaws({ laws = [] }: Setup): readonly Law[] {
  return laws
    .filter(({ law }, at) => laws.findLastIndex((one) => one.law === law) === at)
    .map(({ law, elected }) => (elected ? { law, elected } : { law }));
}

/** The notes that the set-up gives, else the seat's own less those that lie elsewhere. */
function makeHand({ seats }: Setup, id: string, expansions: readonly Expansion[]): Hand {
  const given = seats[id];
  const placed = Object.values(seats).flatMap(({ promissoryNotes = [], playArea = [] }) => [
    ...promissoryNotes,
    ...playArea,
  ]);
  const own = notesOf(id, given?.faction ?? '', expansions).filter(
    (note) => !placed.includes(note),
  );
  return {
    notes: (given?.promissoryNotes ?? own).toSorted(),
    actionCards: (given?.actionCards ?? []).toSorted(),
    secrets: (given?.secrets ?? []).toSorted(),
  };
}

function makeBoard({ neighbors, map }: Setup, ids: readonly string[]): Result<Board> {
  if (map === undefined) return listBoard(neighbors ?? [], ids);
  if (neighbors !== undefined) return malformed('neighbors', 'a list or a map, not both');
  const parsed = parseMap(map.string);
  if (typeof parsed === 'string') return malformed('map.string', parsed);
  const presence: Record<string, readonly string[]> = {};
  for (const [seat, systems] of Object.entries(map.presence ?? {})) {
    if (!ids.includes(seat)) return malformed(`map.presence.${seat}`, 'no such seat');
    const found = systems.map((system) => findSystem(parsed, system));
    const known = found.filter((system) => system !== undefined);
    if (known.length < found.length) return malformed(`map.presence.${seat}`, 'no such system');
    presence[seat] = [...new Set(known)].toSorted();
  }
  const tokens = makeTokens(parsed, map.wormholes ?? {});
  return tokens.ok
    ? done({ kind: 'map', map: map.string, presence, tokens: tokens.value })
    : tokens;
}

/** The wormhole tokens that lie on the map, each once; `malformed` for a system that it has not. */
function makeTokens(
  map: GalaxyMap,
  given: Readonly<Record<string, readonly Token['wormhole'][]>>,
): Result<readonly Token[]> {
  const tokens = new Map<string, Token>();
  for (const [named, wormholes] of Object.entries(given)) {
    const system = findSystem(map, named);
    if (system === undefined) return malformed(`map.wormholes.${named}`, 'no such system');
    for (const wormhole of wormholes) tokens.set(`${system} ${wormhole}`, { system, wormhole });
  }
  return done([...tokens.values()]);
}

/** A board that is told as a list of pairs; refused for unknown seats and a seat with itself. */
function listBoard(
  pairs: readonly (readonly [string, string])[],
  ids: readonly string[],
): Result<Extract<Board, { kind: 'list' }>> {
  for (const [at, [one, other]] of pairs.entries()) {
    if (!ids.includes(one) || !ids.includes(other)) {
      return malformed(`neighbors.${at}`, 'no such seat');
    }
    if (one === other) return malformed(`neighbors.${at}`, 'nobody is his own neighbor');
  }
  return done({ kind: 'list', pairs: pairs.map(([one, other]) => [one, other] as const) });
}
