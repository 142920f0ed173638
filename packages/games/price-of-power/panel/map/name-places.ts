import type { Anchorage, Holding, Market, Tokens } from '../logic/pieces.ts';
import { areaPoint, nodePoint, provincePoint, zonePoint } from './atlas.ts';
import type { Box } from './boards.ts';
import type { ScaleAt } from './places.tsx';
import type { Point } from './point.ts';

/** Where the name of a Sea Zone stands beside its slots, in the measure that pieces are drawn in. */
export type NamePlace = {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
};

/** What lies on the map and is not to be covered by names. */
export type Laid = {
  readonly holdings: ReadonlyMap<string, Pick<Holding, 'by'>>;
  readonly tokens: readonly Tokens[];
  readonly markets: readonly Market[];
  readonly anchorages: readonly Anchorage[];
  /** The nodes whose names stand there, each with its name. */
  readonly nodeNames: ReadonlyMap<string, string>;
};

/** How wide a letter is on average, in the bold of nodes and in the italics of the sea. */
const BOLD = 6.1;
const ITALIC = 5.3;

/**
 * Where each Sea Zone's name has room, by zone: above its slots, else elsewhere beside them. A zone is absent whose name
 * would cover something wherever it stood: it comes as one comes nearer.
 */
export function placeNames(
  wanted: ReadonlyMap<string, string>,
  laid: Laid,
  scale: ScaleAt,
): ReadonlyMap<string, NamePlace> {
  const taken = boxesOf(laid, scale);
  const places = new Map<string, NamePlace>();
  for (const { zone, slots } of laid.anchorages) {
    const [point, name] = [zonePoint(zone), wanted.get(zone)];
    if (!point || name === undefined) continue;
    const width = name.length * ITALIC;
    for (const place of placesBeside(slots.length)) {
      const box = put(nameBox(place, width), point, scale);
      if (taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      places.set(zone, place);
      break;
    }
  }
  return places;
}

/** The places for a name beside so many slots, the best first. */
function placesBeside(slots: number): readonly NamePlace[] {
  const edge = slots * 11;
  const [above, below] = [-18, 23];
  return [
    { x: 0, y: above, anchor: 'middle' },
    { x: edge, y: above, anchor: 'end' },
    { x: -edge, y: above, anchor: 'start' },
    { x: 0, y: below, anchor: 'middle' },
    { x: edge, y: below, anchor: 'end' },
    { x: -edge, y: below, anchor: 'start' },
    { x: -edge - 3, y: 4, anchor: 'end' },
    { x: edge + 3, y: 4, anchor: 'start' },
  ];
}

function nameBox({ x, y, anchor }: NamePlace, width: number): Box {
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { x: left, y: y - 10, width, height: 14 };
}

/** The boxes of all that lies on the map, on the sheet; as large as the pieces are drawn. */
function boxesOf(
  { holdings, tokens, markets, anchorages, nodeNames }: Laid,
  scale: ScaleAt,
): Box[] {
  const at = (point: Point | undefined, boxes: readonly Box[]) =>
    point ? boxes.map((box) => put(box, point, scale)) : [];
  return [
    ...[...holdings].flatMap(([id, { by }]) =>
      at(provincePoint(id), [square(by === 'large' ? 7 : 5)]),
    ),
    ...tokens.flatMap(({ area, influence, claims, dnpr }) =>
      at(areaPoint(area), [
        row(influence.length + claims.length + Number(dnpr), 16, { top: -16, height: 14 }),
      ]),
    ),
    ...markets.flatMap(({ node, merchants }) =>
      at(nodePoint(node), [
        square(13.5),
        row(merchants.length, 17, { top: 10, height: 17 }),
        row(nodeNames.get(node)?.length ?? 0, BOLD, {
          top: merchants.length > 0 ? 28 : 14,
          height: 16,
        }),
      ]),
    ),
    ...anchorages.flatMap(({ zone, slots, loose }) =>
      at(zonePoint(zone), [
        row(slots.length, 22, { top: -10, height: 20 }),
        row(loose.length, 20, { top: 14, height: 26 }),
      ]),
    ),
  ].filter(({ width }) => width > 0);
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
