import { done, type Imported, malformed, type Result } from '@haggle/engine';
import { z } from 'zod';
import { EXPANSIONS } from '../data/factions.ts';
import { PHASES } from '../lists.ts';
import { notesOf } from '../notes.ts';
import {
  boardSchema,
  type Ground,
  groundsOf,
  mapOf,
  onTable,
  presenceOf,
  wormholesOf,
} from './async-board.ts';
import { readPlanets, straysOf } from './async-planets.ts';
import { readCaptives } from './captives.ts';
import { factionFrom } from './factions.ts';
import { lawsFrom } from './laws.ts';
import { type Owner, readPlayArea } from './notes.ts';
import { NO_PHASE } from './phases.ts';
import { relicFrom } from './relics.ts';
import { stationsOf } from './stations.ts';

const count = z.number().int().min(0).catch(0);
const player = z.object({
  faction: z.string(),
  color: z.string().optional().catch(undefined),
  active: z.boolean().catch(false),
  eliminated: z.boolean().catch(false),
  tg: count,
  commodities: count,
  commoditiesTotal: z.number().int().min(0).optional().catch(undefined),
  crf: count,
  hrf: count,
  irf: count,
  urf: count,
  planets: z.array(z.string()).catch([]),
  relics: z.array(z.string()).catch([]),
  promissoryNotesInPlayArea: z.array(z.string()).catch([]),
  nombox: z.record(z.string(), z.array(z.string())).catch({}),
});
const law = z.object({ name: z.string(), electedFaction: z.string().nullish().catch(null) });
const anomaly = z.object({ type: z.string() });
const schema = boardSchema.extend({
  playerData: z.array(player),
  gameState: z.object({ phase: z.string() }).optional().catch(undefined),
  phase: z.string().catch(''),
  lawsInPlay: z.array(law).catch([]),
  borderAnomalies: z.array(anomaly).catch([]),
});

type Data = Omit<z.infer<typeof schema>, 'gameState'>;
type Player = z.infer<typeof player>;

/** What the bot calls the owner of neutral units, who is no player. */
const NEUTRAL = 'neutral';

/** The web data of the AsyncTI4 bot: counters, board and presence; hands of cards are not in it. */
export function readAsync(input: unknown): Result<Imported> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return malformed('file', 'no web data of AsyncTI4');
  const { gameState, ...told } = parsed.data;
  // The bot tells the phase in its game state; older files tell it beside the players.
  const data = onTable({ ...told, phase: gameState?.phase ?? told.phase });
  const players = data.playerData.filter((one) => !one.eliminated && one.faction !== NEUTRAL);
  const strangers = players.filter(({ faction }) => factionFrom(faction) === undefined);
  if (strangers[0]) return malformed('file', `an unknown faction ${strangers[0].faction}`);
  const owners = players.map((one) => ({ seat: seatOf(one), color: one.color }));
  const phase = phaseOf(data.phase);
  const active = players.find((one) => one.active);
  const turn = active && (phase ?? 'action') === 'action' ? { active: seatOf(active) } : {};
  const grounds = groundsOf(data);
  const seats = players.map((one) => {
    const { faction, planets: cards } = one;
    return [seatOf(one), { ...makeSeat(one, owners), ...readPlanets(grounds, { faction, cards }) }];
  });
  const setup = {
    seats: Object.fromEntries(seats),
    map: readMap(data, { players, grounds }),
    ...readLaws(data, owners),
    ...((phase || active) && { phase: phase ?? 'action' }),
    ...turn,
  };
  const lost = players.flatMap((one) => tellLost(one, presenceOf(told, one.faction), data));
  return done({ setup, unknown: [...unknownsOf(players, owners), ...lost, ...doubtsOf(data)] });
}

/** Where a player is in systems that are not on the table. */
function tellLost(one: Player, everywhere: readonly string[], data: Data): readonly string[] {
  const here = presenceOf(data, one.faction);
  return everywhere
    .filter((system) => !here.includes(system))
    .map(
      (system) =>
        `${seatOf(one)}: where its units in ${system} are, a system that this table does not have`,
    );
}

function readMap(
  data: Data,
  {
    players,
    grounds,
  }: { readonly players: readonly Player[]; readonly grounds: readonly Ground[] },
): Record<string, unknown> {
  const map = mapOf(data);
  const strays = straysOf(grounds, map);
  const presence = players.map((one) => {
    const held = strays.filter(({ controlledBy }) => controlledBy === one.faction);
    const places = [...presenceOf(data, one.faction), ...held.map(({ system }) => system)];
    return [seatOf(one), [...new Set(places)]] as const;
  });
  const wormholes = wormholesOf(data);
  return {
    string: map,
    presence: Object.fromEntries(presence),
    ...(Object.keys(wormholes).length > 0 && { wormholes }),
  };
}

/** The laws in play by their names, with the seat that each has elected. */
function readLaws({ lawsInPlay }: Data, owners: readonly Owner[]): { laws?: readonly object[] } {
  return lawsFrom(
    lawsInPlay.map(({ name, electedFaction }) => ({
      name,
      elected: seatAt(owners, electedFaction ?? ''),
    })),
  );
}

/** The bot's phases begin with one of the game's: `agenda.voting`, `status.scoring`. */
function phaseOf(name: string): (typeof PHASES)[number] | undefined {
  const [first] = name.split('.');
  return PHASES.find((phase) => phase === first);
}

/** Parts of the agenda phase in which an agenda is being resolved. */
const RESOLVING = ['agenda.whens', 'agenda.afters', 'agenda.voting', 'agenda.resolving'];

function doubtsOf({ phase, borderAnomalies }: Data): readonly string[] {
  const isTethered = borderAnomalies.some(({ type }) => /^void.?tether$/i.test(type));
  return [
    ...doubtsOfPhase(phase),
    ...(isTethered ? ['which systems Void Tether parts (use it anew)'] : []),
  ];
}

function doubtsOfPhase(phase: string): readonly string[] {
  if (RESOLVING.includes(phase)) return ['which agenda is being resolved (begin it anew)'];
  if (phase === '') return [NO_PHASE];
  const isKnown = phaseOf(phase) !== undefined;
  return isKnown ? [] : [`which phase this is: ${JSON.stringify(phase.slice(0, 40))}`];
}

function seatOf({ faction }: Player): string {
  return factionFrom(faction) ?? faction;
}

/** The seat at this table that plays what the bot calls so. */
function seatAt(owners: readonly Owner[], faction: string): string | undefined {
  const id = factionFrom(faction);
  return owners.find(({ seat }) => seat === id)?.seat;
}

/** Captured units, by the faction or the colour of their owners. */
function captivesOf(one: Player, owners: readonly Owner[]): ReturnType<typeof readCaptives> {
  const others = owners.filter(({ seat }) => seat !== seatOf(one));
  const isOf = (color: string) => others.find((other) => other.color === color)?.seat;
  return readCaptives(one.nombox, (owner) => seatAt(others, owner) ?? isOf(owner));
}

function makeSeat(one: Player, owners: readonly Owner[]): Record<string, unknown> {
  const { tg, commodities, commoditiesTotal, crf, hrf, irf, urf } = one;
  const faction = seatOf(one);
  const relics = [...new Set(one.relics.map(relicFrom))];
  const { notes: playArea } = readPlayArea(one.promissoryNotesInPlayArea, faction, owners);
  const { captured } = captivesOf(one, owners);
  return {
    faction,
    commodities,
    tradeGoods: tg,
    relicFragments: { cultural: crf, hazardous: hrf, industrial: irf, unknown: urf },
    relics,
    ...(playArea.length > 0 && { playArea }),
    ...(Object.keys(captured).length > 0 && { captured }),
    ...stationsOf({ faction, relics }, commoditiesTotal),
  };
}

function unknownsOf(players: readonly Player[], owners: readonly Owner[]): readonly string[] {
  const hands = players.map((one) => {
    const seat = seatOf(one);
    const own = notesOf(seat, seat, EXPANSIONS).length;
    return `${seat}: which promissory notes and action cards are in hand (its own ${own} notes are assumed)`;
  });
  const played = players.flatMap((one) =>
    readPlayArea(one.promissoryNotesInPlayArea, seatOf(one), owners).unknown.map(
      (note) => `${seatOf(one)}: whose note lies in its play area as ${note}`,
    ),
  );
  const captured = players.flatMap((one) =>
    captivesOf(one, owners).unknown.map(
      (units) => `${seatOf(one)}: whose captured units ${units} are`,
    ),
  );
  return [...hands, ...played, ...captured];
}
