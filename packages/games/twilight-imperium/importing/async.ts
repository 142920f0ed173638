import { done, type Imported, malformed, type Result } from '@haggle/engine';
import { z } from 'zod';
import { EXPANSIONS } from '../data/factions.ts';
import { PHASES } from '../lists.ts';
import { notesOf } from '../notes.ts';
import { factionFrom } from './factions.ts';
import { type Owner, readPlayArea } from './notes.ts';
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
  relics: z.array(z.string()).catch([]),
  promissoryNotesInPlayArea: z.array(z.string()).catch([]),
  neighbors: z.array(z.string()).catch([]),
});
const holders = z.record(z.string(), z.unknown()).catch({});
const tileUnits = z.object({
  space: holders,
  planets: z.record(z.string(), holders).catch({}),
});
const schema = z.object({
  tilePositions: z.array(z.string()),
  tileUnitData: z.record(z.string(), tileUnits).catch({}),
  playerData: z.array(player),
  phase: z.string().catch(''),
});

type Data = z.infer<typeof schema>;
type Player = z.infer<typeof player>;

/** The web data of the AsyncTI4 bot: counters, board and presence; hands of cards are not in it. */
export function readAsync(input: unknown): Result<Imported> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return malformed('file', 'no web data of AsyncTI4');
  const data = parsed.data;
  const players = data.playerData.filter(({ eliminated }) => !eliminated);
  const strangers = players.filter(({ faction }) => factionFrom(faction) === undefined);
  if (strangers[0]) return malformed('file', `an unknown faction ${strangers[0].faction}`);
  const owners = players.map((one) => ({ seat: seatOf(one), color: one.color }));
  const phase = phaseOf(data.phase);
  const active = players.find((one) => one.active);
  const turn = active && (phase ?? 'action') === 'action' ? { active: seatOf(active) } : {};
  const setup = {
    seats: Object.fromEntries(players.map((one) => [seatOf(one), makeSeat(one, owners)])),
    map: { string: mapOf(data), presence: presenceOf(data, players) },
    ...((phase || active) && { phase: phase ?? 'action' }),
    ...turn,
  };
  return done({ setup, unknown: [...unknownsOf(players, owners), ...doubtsOf(data.phase)] });
}

/** The bot's phases begin with one of the game's: `agenda.voting`, `status.scoring`. */
function phaseOf(name: string): (typeof PHASES)[number] | undefined {
  const [first] = name.split('.');
  return PHASES.find((phase) => phase === first);
}

/** Parts of the agenda phase in which an agenda is being resolved. */
const RESOLVING = ['agenda.whens', 'agenda.afters', 'agenda.voting', 'agenda.resolving'];

function doubtsOf(phase: string): readonly string[] {
  if (RESOLVING.includes(phase)) return ['which agenda is being resolved (begin it anew)'];
  const isKnown = phase === '' || phaseOf(phase) !== undefined;
  return isKnown ? [] : [`which phase this is: ${JSON.stringify(phase.slice(0, 40))}`];
}

/** The relics that matter to the rules here, as the bot calls them. */
const RELICS: Readonly<Record<string, string>> = {
  dynamiscore: 'dynamis-core',
  silverflame: 'the-silver-flame',
  thesilverflame: 'the-silver-flame',
};

function seatOf({ faction }: Player): string {
  return factionFrom(faction) ?? faction;
}

function makeSeat(one: Player, owners: readonly Owner[]): Record<string, unknown> {
  const { tg, commodities, commoditiesTotal, crf, hrf, irf, urf } = one;
  const faction = seatOf(one);
  const relics = one.relics.map(
    (relic) => RELICS[relic] ?? relic.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  );
  const { notes: playArea } = readPlayArea(one.promissoryNotesInPlayArea, faction, owners);
  return {
    faction,
    commodities,
    tradeGoods: tg,
    relicFragments: { cultural: crf, hazardous: hrf, industrial: irf, unknown: urf },
    relics,
    ...(playArea.length > 0 && { playArea }),
    ...stationsOf({ faction, relics }, commoditiesTotal),
  };
}

/** Positions such as `104`: ring 1, the fourth place clockwise from north; `000` is the centre. */
function mapOf({ tilePositions }: Data): string {
  const tiles = new Map<number, string>();
  for (const entry of tilePositions) {
    const [position = '', tile = ''] = entry.split(':');
    const index = indexOf(position);
    if (index !== undefined) tiles.set(index, tileOf(tile));
  }
  const last = Math.max(0, ...tiles.keys());
  const entries = Array.from({ length: last }, (_, at) => tiles.get(at + 1) ?? '-1');
  return [`{${tiles.get(0) ?? '18'}}`, ...entries].join(' ');
}

function indexOf(position: string): number | undefined {
  if (!/^\d{3}$/.test(position)) return undefined;
  const ring = Number(position[0]);
  if (ring === 0) return 0;
  return 3 * ring * (ring - 1) + Number(position.slice(1));
}

/** `85a180` is the hyperlane tile 85, side A, turned by three steps. */
function tileOf(tile: string): string {
  const [, number, side, degrees] = /^(\d+)([ab])(\d+)?$/i.exec(tile) ?? [];
  if (number === undefined || side === undefined) return tile;
  const isHyperlane = Number(number) >= 83 && Number(number) <= 91;
  if (!isHyperlane) return `${number}${side}`;
  return `${number}${side.toUpperCase()}${(Number(degrees ?? 0) / 60) % 6}`;
}

function presenceOf(data: Data, players: readonly Player[]): Record<string, readonly string[]> {
  const tileAt = systemsOf(data);
  return Object.fromEntries(
    players.map((one) => {
      const systems = Object.entries(data.tileUnitData).flatMap(([position, units]) =>
        isThere(units, one.faction) ? [tileAt.get(position) ?? []].flat() : [],
      );
      return [seatOf(one), [...new Set(systems)]];
    }),
  );
}

/** By position the system, as a map calls it: the second tile of a number in its order is `39#2`. */
function systemsOf({ tilePositions }: Data): ReadonlyMap<string, string> {
  const placed = tilePositions
    .map((entry) => {
      const [position = '', tile = ''] = entry.split(':');
      return { position, tile: tile.toLowerCase(), index: indexOf(position) };
    })
    .toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0));
  const seen = new Map<string, number>();
  return new Map(
    placed.map(({ position, tile, index }) => {
      const times = (seen.get(tile) ?? 0) + (index === undefined ? 0 : 1);
      seen.set(tile, times);
      return [position, times > 1 && index !== undefined ? `${tile}#${times}` : tile] as const;
    }),
  );
}

function isThere({ space, planets }: z.infer<typeof tileUnits>, faction: string): boolean {
  const regions = [space, ...Object.values(planets)];
  return regions.some((region) => Object.hasOwn(region, faction));
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
  return [...hands, ...played];
}
