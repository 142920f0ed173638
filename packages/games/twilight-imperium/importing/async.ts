import { done, type Imported, malformed, type Result } from '@haggle/engine';
import { z } from 'zod';
import { EXPANSIONS } from '../data/factions.ts';
import { notesOf } from '../notes.ts';
import { factionFrom } from './factions.ts';

const count = z.number().int().min(0).catch(0);
const player = z.object({
  faction: z.string(),
  active: z.boolean().catch(false),
  eliminated: z.boolean().catch(false),
  tg: count,
  commodities: count,
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
  const active = players.find((one) => one.active);
  const setup = {
    seats: Object.fromEntries(players.map((one) => [seatOf(one), makeSeat(one)])),
    map: { string: mapOf(data), presence: presenceOf(data, players) },
    ...(active && { phase: 'action', active: seatOf(active) }),
  };
  return done({ setup, unknown: unknownsOf(players) });
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

function makeSeat(one: Player): Record<string, unknown> {
  const { tg, commodities, crf, hrf, irf, urf, relics } = one;
  return {
    faction: seatOf(one),
    commodities,
    tradeGoods: tg,
    relicFragments: { cultural: crf, hazardous: hrf, industrial: irf, unknown: urf },
    relics: relics.map((relic) => RELICS[relic] ?? relic.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
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
  const tileAt = new Map(data.tilePositions.map((entry) => partsOf(entry)));
  return Object.fromEntries(
    players.map((one) => {
      const systems = Object.entries(data.tileUnitData).flatMap(([position, units]) =>
        isThere(units, one.faction) ? [tileAt.get(position) ?? []].flat() : [],
      );
      return [seatOf(one), [...new Set(systems)]];
    }),
  );
}

function partsOf(entry: string): readonly [string, string] {
  const [position = '', tile = ''] = entry.split(':');
  return [position, tile.toLowerCase()];
}

function isThere({ space, planets }: z.infer<typeof tileUnits>, faction: string): boolean {
  const regions = [space, ...Object.values(planets)];
  return regions.some((region) => Object.hasOwn(region, faction));
}

function unknownsOf(players: readonly Player[]): readonly string[] {
  const hands = players.map((one) => {
    const seat = seatOf(one);
    const own = notesOf(seat, seat, EXPANSIONS).length;
    return `${seat}: which promissory notes and action cards are in hand (its own ${own} notes are assumed)`;
  });
  const played = players.flatMap((one) =>
    one.promissoryNotesInPlayArea.map(
      (note) => `${seatOf(one)}: whose note lies in its play area as ${note}`,
    ),
  );
  return [...hands, ...played];
}
