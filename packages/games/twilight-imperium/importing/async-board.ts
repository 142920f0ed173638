import { z } from 'zod';
import { MECATOL_REX } from '../data/tiles.ts';
import { WORMHOLES } from '../lists.ts';
import { OFF_BOARD } from '../neighbors/map.ts';

const holders = z.record(z.string(), z.unknown()).catch({});
const tileUnits = z.object({
  space: holders,
  planets: z.record(z.string(), holders).catch({}),
  spaceTokens: z.array(z.string()).catch([]),
});
/** The board of a game in the web data of AsyncTI4: by position its tile, and what lies there. */
export const boardSchema = z.object({
  tilePositions: z.array(z.string()),
  tileUnitData: z.record(z.string(), tileUnits).catch({}),
});
type Board = z.infer<typeof boardSchema>;
type Units = z.infer<typeof tileUnits>;

/** The board without what lies beside the map and no table has, such as the systems of the Fracture. */
export function onTable<B extends Board>(board: B): B {
  return { ...board, tilePositions: board.tilePositions.filter(isPlaced) };
}

function isPlaced(entry: string): boolean {
  const [position = '', tile = ''] = entry.split(':');
  const called = plain(tile).toLowerCase();
  return indexOf(position) !== undefined || OFF_BOARD.some((id) => id === called);
}

/**
 * The map string of a board. Positions are such as `104`: ring 1, the fourth place clockwise from north;
 * `000` is the centre.
 */
export function mapOf({ tilePositions }: Board): string {
  const tiles = new Map<number, string>();
  for (const entry of tilePositions) {
    const [position = '', tile = ''] = entry.split(':');
    const index = indexOf(position);
    if (index !== undefined) tiles.set(index, tileOf(tile));
  }
  const last = Math.max(0, ...tiles.keys());
  const entries = Array.from({ length: last }, (_, at) => tiles.get(at + 1) ?? '-1');
  return [`{${tiles.get(0) ?? MECATOL_REX}}`, ...entries].join(' ');
}

function indexOf(position: string): number | undefined {
  if (!/^\d{3}$/.test(position)) return undefined;
  const ring = Number(position[0]);
  if (ring === 0) return 0;
  return 3 * ring * (ring - 1) + Number(position.slice(1));
}

/** `85a180` is the hyperlane tile 85, side A, turned by three steps. */
function tileOf(written: string): string {
  const tile = plain(written);
  const [, number, side, degrees] = /^(\d+)([ab])(\d+)?$/i.exec(tile) ?? [];
  if (number === undefined || side === undefined) return tile;
  const isHyperlane = Number(number) >= 83 && Number(number) <= 91;
  if (!isHyperlane) return `${number}${side}`;
  return `${number}${side.toUpperCase()}${(Number(degrees ?? 0) / 60) % 6}`;
}

/** A tile's number as maps write it: the bot writes those below ten as `01`. */
function plain(tile: string): string {
  return tile.replace(/^0+(?=\d)/, '');
}

/** By position the system, as a map calls it: the second tile of a number in its order is `39#2`. */
function systemsOf({ tilePositions }: Board): ReadonlyMap<string, string> {
  const placed = tilePositions
    .map((entry) => {
      const [position = '', tile = ''] = entry.split(':');
      return { position, tile: plain(tile).toLowerCase(), index: indexOf(position) };
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

/** The systems in which this faction has units, as a map calls them. */
export function presenceOf(board: Board, faction: string): readonly string[] {
  const systems = systemsWhere(board, (units) => (isThere(units, faction) ? [faction] : []));
  return systems.map(([system]) => system);
}

/** A planet of the board: its system, who controls it, and by faction what lies on it. */
export type Ground = {
  readonly planet: string;
  readonly system: string;
  readonly controlledBy: string | undefined;
  readonly entities: Readonly<Record<string, unknown>>;
};

/** All planets of a board. */
export function groundsOf(board: Board): readonly Ground[] {
  const systemAt = systemsOf(board);
  return Object.entries(board.tileUnitData).flatMap(([position, { planets }]) => {
    const system = systemAt.get(position);
    if (system === undefined) return [];
    return Object.entries(planets).map(([planet, data]) => ({
      planet,
      system,
      ...readPlanet(data),
    }));
  });
}

/** By system, the wormhole tokens that lie there. */
export function wormholesOf(board: Board): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(systemsWhere(board, wormholesIn));
}

/** The systems in which something is found, each once, with what it is. */
function systemsWhere(
  board: Board,
  find: (units: Units) => readonly string[],
): readonly (readonly [string, readonly string[]])[] {
  const systemAt = systemsOf(board);
  return Object.entries(board.tileUnitData).flatMap(([position, units]) => {
    const [system, found] = [systemAt.get(position), find(units)];
    return system === undefined || found.length === 0 ? [] : [[system, found] as const];
  });
}

function isThere({ space, planets }: Units, faction: string): boolean {
  const grounds = Object.values(planets).map((planet) => readPlanet(planet).entities);
  return [space, ...grounds].some((entities) => Object.hasOwn(entities, faction));
}

const controlled = z.object({
  controlledBy: z.string().nullish(),
  entities: z.record(z.string(), z.unknown()),
});

/** Who controls a planet, and what lies on it; older files have the planet's units alone. */
function readPlanet(
  planet: Readonly<Record<string, unknown>>,
): Pick<Ground, 'controlledBy' | 'entities'> {
  const told = controlled.safeParse(planet);
  if (!told.success) return { controlledBy: undefined, entities: planet };
  const { controlledBy, entities } = told.data;
  return { controlledBy: controlledBy || undefined, entities };
}

const TOKEN = /^(?:token_)?(?:creuss|ion|wh)?([a-z]+)(?:\.png)?$/;
const entity = z.object({ entityId: z.string(), entityType: z.literal('token') });

/** The wormholes among the tokens of a system: `creussalpha`, or by their picture `token_whalpha.png`. */
function wormholesIn({ space, spaceTokens }: Units): readonly string[] {
  const entities = Object.values(space)
    .flat()
    .map((one) => entity.safeParse(one).data?.entityId ?? '');
  const names = [...entities, ...spaceTokens].map((name) => TOKEN.exec(name)?.[1]);
  return WORMHOLES.filter((wormhole) => names.includes(wormhole));
}
