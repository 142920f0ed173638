import { done, type Imported, malformed, type Result } from '@haggle/engine';
import { z } from 'zod';
import { idFrom } from '../names.ts';
import { parseMap } from '../neighbors/map.ts';
import { factionFrom } from './factions.ts';
import { lawsFrom } from './laws.ts';
import { NO_PHASE } from './phases.ts';
import { stationsOf } from './stations.ts';

const count = z.number().int().min(0).catch(0);
const names = z.array(z.string()).catch([]);
const player = z.object({
  color: z.string().catch(''),
  actualColor: z.string().optional().catch(undefined),
  factionShort: z.string(),
  tradeGoods: count,
  commodities: count,
  maxCommodities: z.number().int().min(0).optional().catch(undefined),
  laws: names,
});
const schema = z.object({
  platform: z.string().optional(),
  players: z.array(player),
  mapString: z.string(),
  hexSummary: z.string().catch(''),
  turn: z.string().catch(''),
  laws: names,
  galacticEvents: names,
});

type Player = z.infer<typeof player>;

/** How the summary of hexes writes the colours. */
const COLOURS: Readonly<Record<string, string>> = {
  W: 'white',
  B: 'blue',
  P: 'purple',
  Y: 'yellow',
  R: 'red',
  G: 'green',
  E: 'orange',
  K: 'pink',
};

/** The game data that the TTPG mod posts: counters, map, presence, laws; hands of cards are not in it. */
export function readTtpg(input: unknown): Result<Imported> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) return malformed('file', 'no game data of the TTPG mod');
  const { players, mapString, hexSummary, turn, galacticEvents } = parsed.data;
  const stranger = players.find(({ factionShort }) => factionFrom(factionShort) === undefined);
  if (stranger) return malformed('file', `an unknown faction ${stranger.factionShort}`);
  const map = parseMap(mapString);
  if (typeof map === 'string') return malformed('file', map);
  const here = readHexes(hexSummary);
  const active = players.find((one) => isColour(one, turn));
  const setup = {
    seats: Object.fromEntries(players.map((one) => [seatOf(one), makeSeat(one)])),
    map: {
      string: mapString,
      presence: Object.fromEntries(
        players.map((one) => [seatOf(one), here.get(colourOf(one)) ?? []]),
      ),
    },
    ...readLaws(parsed.data),
    ...(galacticEvents.length > 0 && { events: galacticEvents.map(idFrom) }),
    ...(active && { phase: 'action', active: seatOf(active) }),
  };
  return done({ setup, unknown: [...players.map(tellUnknown), NO_PHASE] });
}

/** The laws on the table; a player whose control token lies on one has been elected. */
function readLaws({ laws, players }: z.infer<typeof schema>): { laws?: readonly object[] } {
  return lawsFrom(
    laws.map((name) => {
      const elected = players.find((one) => one.laws.includes(name));
      return { name, elected: elected && seatOf(elected) };
    }),
  );
}

function colourOf({ color, actualColor }: Player): string {
  return (actualColor ?? color).toLowerCase();
}

function isColour(one: Player, name: string): boolean {
  return name !== '' && colourOf(one) === name.toLowerCase();
}

function seatOf({ factionShort }: Player): string {
  return factionFrom(factionShort) ?? factionShort;
}

function makeSeat(one: Player): Record<string, unknown> {
  const { commodities, tradeGoods, maxCommodities } = one;
  const faction = seatOf(one);
  const stations = stationsOf({ faction, relics: [] }, maxCommodities);
  return { faction, commodities, tradeGoods, ...stations };
}

function tellUnknown(one: Player): string {
  return `${seatOf(one)}: promissory notes, action cards, relic fragments, relics and planets`;
}

const HEX = /^(\d+)(?:[AB]\d?)?[+-]\d+[+-]\d+(.*)$/;

/**
 * By colour, the systems where it has units or control tokens. A colour holds on until the next one; a
 * command token (`t`) is no presence, what follows `*` are attachments.
 */
function readHexes(summary: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const seen = new Map<string, number>();
  for (const hex of summary.split(',')) {
    const [, tile, regions = ''] = HEX.exec(hex.trim()) ?? [];
    if (tile === undefined) continue;
    const times = (seen.get(tile) ?? 0) + 1;
    seen.set(tile, times);
    const system = times === 1 ? tile : `${tile}#${times}`;
    for (const colour of coloursIn(regions)) {
      found.set(colour, [...(found.get(colour) ?? []), system]);
    }
  }
  return found;
}

function coloursIn(regions: string): ReadonlySet<string> {
  const colours = new Set<string>();
  let colour: string | undefined;
  for (const region of regions.split(';')) {
    for (const mark of (region.split('*')[0] ?? '').replace(/\d/g, '')) {
      if (Object.hasOwn(COLOURS, mark)) colour = COLOURS[mark];
      else if (mark !== 't' && colour !== undefined) colours.add(colour);
    }
  }
  return colours;
}
