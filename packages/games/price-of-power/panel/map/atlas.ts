import { areas } from '../../data/areas.ts';
import { areaOf } from '../../map/places.ts';
import type { Place } from '../board-context.ts';
import { type Board, boards, toSheet } from './boards.ts';
import coasts from './coast.json' with { type: 'json' };
import { known, lineOf, middleOf, type Point, pathOf } from './point.ts';
import { positionsOf } from './positions.ts';
import { roughen } from './roughen.ts';
import { type Cell, cellsOf } from './voronoi.ts';

/** A province as it is drawn: its cell in the measure of its board. */
export type Field = { readonly province: string; readonly area: string; readonly d: string };

/** A board with all that never changes on it, in its own measure. */
export type Chart = {
  readonly board: Board;
  readonly land: string;
  readonly water: string;
  readonly fields: readonly Field[];
  /** Borders of provinces within an area, and those of areas. */
  readonly inner: string;
  readonly outer: string;
};

/** Islands off a coast that is not theirs. */
const ISLETS: ReadonlySet<string> = new Set(['canarias', 'madeira']);

/** All boards, drawn once. */
export const atlas: readonly Chart[] = boards.map(drawChart);

function drawChart(board: Board): Chart {
  const places = [...(positionsOf.get(board.id)?.provinces ?? [])];
  const names = places.map(([id]) => id);
  const cells = cellsOf(
    places.map(([, point]) => point),
    (at) => (ISLETS.has(names[at] ?? '') ? board.reach / 3 : board.reach),
  );
  const coast = coasts[board.id as keyof typeof coasts];
  return {
    board,
    land: coast.land,
    water: coast.water,
    fields: cells.map((cell, at) => ({
      province: names[at] ?? '',
      area: areaOf(names[at] ?? '') ?? '',
      d: pathOf(outlineOf(cell)),
    })),
    inner: bordersOf(cells, names, (one, other) => areaOf(one) === areaOf(other)),
    outer: bordersOf(cells, names, (one, other) => areaOf(one) !== areaOf(other)),
  };
}

function outlineOf(cell: Cell): readonly Point[] {
  return cell.flatMap(({ from }, at) => roughen(from, cell[(at + 1) % cell.length]?.from ?? from));
}

/** The borders between provinces of which this holds, each drawn once. */
function bordersOf(
  cells: readonly Cell[],
  names: readonly string[],
  holds: (one: string, other: string) => boolean,
): string {
  return cells
    .flatMap((cell, at) =>
      cell.flatMap(({ from, beyond }, corner) => {
        if (beyond === null || beyond < at) return [];
        if (!holds(names[at] ?? '', names[beyond] ?? '')) return [];
        const to = cell[(corner + 1) % cell.length]?.from ?? from;
        return [lineOf([...roughen(from, to), to])];
      }),
    )
    .join('');
}

/** Everything that lies somewhere, on the sheet. */
const sheet = {
  provinces: gather('provinces'),
  nodes: gather('nodes'),
  zones: gather('zones'),
} as const;

function gather(layer: 'provinces' | 'nodes' | 'zones'): ReadonlyMap<string, Point> {
  return new Map(
    boards.flatMap((board) =>
      [...(positionsOf.get(board.id)?.[layer] ?? [])].map(
        ([id, point]) => [id, toSheet(board, point)] as const,
      ),
    ),
  );
}

const middles: ReadonlyMap<string, Point> = new Map(
  areas.map(({ id, provinces }) => [
    id,
    middleOf(known(provinces.map((province) => sheet.provinces.get(province)))),
  ]),
);

/** Where a province lies on the sheet; undefined for what is not drawn there. */
export const provincePoint = (id: string): Point | undefined => sheet.provinces.get(id);
/** Where a Trade Node lies on the sheet; undefined for what is not drawn there. */
export const nodePoint = (id: string): Point | undefined => sheet.nodes.get(id);
/** Where a Sea Zone lies on the sheet; undefined for what is not drawn there. */
export const zonePoint = (id: string): Point | undefined => sheet.zones.get(id);

/** The middle of an area, or of the distant place of that name. */
export const areaPoint = (id: string): Point | undefined =>
  middles.get(id) ?? sheet.provinces.get(id);

const POINTS = { node: nodePoint, zone: zonePoint, province: provincePoint } as const;

/** Where something that can be tapped lies on the sheet. */
export const pointOf = ({ kind, id }: Place): Point | undefined => POINTS[kind](id);
