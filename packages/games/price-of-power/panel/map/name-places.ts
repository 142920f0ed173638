import type { Anchorage, Holding, Market, Tokens } from '../logic/map/pieces.ts';
import { areaPoint, nodePoint, provincePoint, zonePoint } from './atlas.ts';
import type { Box } from './boards.ts';
import type { ScaleAt } from './places.tsx';
import type { Point } from './point.ts';

/** Where a name stands beside its node or its slots, in the measure that pieces are drawn in. */
export type NamePlace = {
  readonly x: number;
  /** The line that the first of its lines stands on. */
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly lines: readonly string[];
};

/** What lies on the map and is not to be covered by names. */
export type Laid = {
  readonly holdings: ReadonlyMap<string, Pick<Holding, 'by'>>;
  readonly tokens: readonly Tokens[];
  readonly markets: readonly Market[];
  readonly anchorages: readonly Anchorage[];
};

/** Names by id: of nodes and of Sea Zones. */
type Names<T> = {
  readonly nodes: ReadonlyMap<string, T>;
  readonly zones: ReadonlyMap<string, T>;
};

/** How wide a letter is on average, in the bold of nodes and in the italics of the sea. */
const BOLD = 6.1;
const ITALIC = 5.3;
/** From one line of a name to the next. */
export const NEXT_LINE = 12;

/**
 * Where the names stand: of each node, first of all where it covers nothing, else no slot, coin or Merchant; of a Sea
 * Zone where it has room, in two lines if it must. A zone is absent whose name would cover something wherever it stood:
 * it comes as one comes nearer.
 */
export function placeNames(wanted: Names<string>, laid: Laid, scale: ScaleAt): Names<NamePlace> {
  const marked = boxesOfMarked(laid, scale);
  const taken = [...marked, ...boxesOfLand(laid, scale)];
  const nodes = new Map<string, NamePlace>();
  for (const { node, merchants } of laid.markets) {
    const [point, name] = [nodePoint(node), wanted.nodes.get(node)];
    if (!point || name === undefined) continue;
    const spots = placesAround(name, merchants.length).map((place) => ({
      place,
      box: put(nameBox(place, BOLD), point, scale),
    }));
    const spot =
      spots.find(({ box }) => isFree(box, taken)) ??
      spots.find(({ box }) => isFree(box, marked)) ??
      spots[0];
    if (!spot) continue;
    nodes.set(node, spot.place);
    taken.push(spot.box);
    marked.push(spot.box);
  }
  const zones = new Map<string, NamePlace>();
  for (const { zone, slots } of laid.anchorages) {
    const [point, name] = [zonePoint(zone), wanted.zones.get(zone)];
    if (!point || name === undefined) continue;
    for (const place of placesBeside(name, slots.length)) {
      const box = put(nameBox(place, ITALIC), point, scale);
      if (!isFree(box, taken)) continue;
      taken.push(box);
      zones.set(zone, place);
      break;
    }
  }
  return { nodes, zones };
}

/** The places for a name around a coin with so many Merchants below it, the best first. */
function placesAround(name: string, merchants: number): readonly NamePlace[] {
  const lines = [name];
  return [
    { x: 0, y: merchants > 0 ? 40 : 26, anchor: 'middle', lines },
    { x: 0, y: -20, anchor: 'middle', lines },
    { x: 17, y: 4, anchor: 'start', lines },
    { x: -17, y: 4, anchor: 'end', lines },
  ];
}

/** The places for a name beside so many slots, the best first. */
function placesBeside(name: string, slots: number): readonly NamePlace[] {
  const edge = slots * 11;
  return [[name], halve(name)].flatMap((lines): readonly NamePlace[] => {
    const more = (lines.length - 1) * NEXT_LINE;
    const [above, below, beside] = [-18 - more, 23, 4 - more / 2];
    return [
      { x: 0, y: above, anchor: 'middle', lines },
      { x: edge, y: above, anchor: 'end', lines },
      { x: -edge, y: above, anchor: 'start', lines },
      { x: 0, y: below, anchor: 'middle', lines },
      { x: edge, y: below, anchor: 'end', lines },
      { x: -edge, y: below, anchor: 'start', lines },
      { x: -edge - 3, y: beside, anchor: 'end', lines },
      { x: edge + 3, y: beside, anchor: 'start', lines },
    ];
  });
}

/** A name in two lines, the last word in the second; in one where it has no other. */
function halve(name: string): readonly string[] {
  const at = name.lastIndexOf(' ');
  return at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
}

function nameBox({ x, y, anchor, lines }: NamePlace, letter: number): Box {
  const width = letter * Math.max(...lines.map(({ length }) => length));
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - 10, width, height: 14 + (lines.length - 1) * NEXT_LINE };
}

/** The boxes of coins, Merchants and ships with their slots, on the sheet; as large as the pieces are drawn. */
function boxesOfMarked({ markets, anchorages }: Laid, scale: ScaleAt): Box[] {
  return [
    ...markets.flatMap(({ node, merchants }) =>
      putAll(nodePoint(node), scale, [
        square(13.5),
        row(merchants.length, 17, { top: 10, height: 17 }),
      ]),
    ),
    ...anchorages.flatMap(({ zone, slots, loose }) =>
      putAll(zonePoint(zone), scale, [
        row(slots.length, 22, { top: -10, height: 20 }),
        row(loose.length, 20, { top: 14, height: 26 }),
      ]),
    ),
  ];
}

/** The same of what lies in provinces and Areas. */
function boxesOfLand({ holdings, tokens }: Laid, scale: ScaleAt): readonly Box[] {
  return [
    ...[...holdings].flatMap(([id, { by }]) =>
      putAll(provincePoint(id), scale, [square(by === 'large' ? 7 : 5)]),
    ),
    ...tokens.flatMap(({ area, influence, claims, dnpr }) =>
      putAll(areaPoint(area), scale, [
        row(influence.length + claims.length + Number(dnpr), 16, { top: -16, height: 14 }),
      ]),
    ),
  ];
}

function putAll(point: Point | undefined, scale: ScaleAt, boxes: readonly Box[]): readonly Box[] {
  const there = boxes.filter(({ width }) => width > 0);
  return point ? there.map((box) => put(box, point, scale)) : [];
}

function isFree(box: Box, taken: readonly Box[]): boolean {
  return !taken.some((other) => overlap(box, other));
}

function square(radius: number): Box {
  return { x: -radius, y: -radius, width: 2 * radius, height: 2 * radius };
}

/** So many things side by side around the middle. */
function row(count: number, each: number, { top, height }: { top: number; height: number }): Box {
  return { x: (-count * each) / 2, y: top, width: count * each, height };
}

/** A box around a piece's own middle, on the sheet. */
function put({ x, y, width, height }: Box, point: Point, scaleAt: ScaleAt): Box {
  const scale = scaleAt(point);
  return {
    x: point[0] + x * scale,
    y: point[1] + y * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** Whether two boxes have room in common. */
function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
