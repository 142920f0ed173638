import type { Point } from './point.ts';

/** A rectangle: its upper left corner and its size. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A map of the sheet: what it shows, in its own measure, and where it stands on the sheet. */
export type Board = {
  readonly id: string;
  readonly box: Box;
  readonly at: Point;
  readonly scale: number;
  /** How far a province's cell reaches from its point. */
  readonly reach: number;
};

const INSET = 0.265;
const BELOW = 775;

/** The main map, and below it the insets of the distant continents. */
export const boards: readonly Board[] = [
  board('main', [-60, -60, 1060, 745], { at: [-60, -60], scale: 1, reach: 74 }),
  board('america', [-90, -70, 740, 1070], { at: [-60, BELOW], scale: INSET, reach: 150 }),
  board('africa', [-100, -70, 1080, 1070], { at: [172, BELOW], scale: INSET, reach: 165 }),
  board('india-and-arabia', [-90, -70, 1090, 860], { at: [497, BELOW], scale: INSET, reach: 150 }),
  board('far-east', [-90, -90, 800, 1080], { at: [822, BELOW], scale: INSET, reach: 150 }),
  board('central-asia', [-90, -70, 1090, 540], { at: [497, 1033], scale: INSET, reach: 220 }),
];

function board(
  id: string,
  [x, y, right, bottom]: readonly [number, number, number, number],
  stand: Pick<Board, 'at' | 'scale' | 'reach'>,
): Board {
  return { id, box: { x, y, width: right - x, height: bottom - y }, ...stand };
}

/** The part of the sheet that a board takes. */
export function frameOf({ box, at: [x, y], scale }: Board): Box {
  return { x, y, width: box.width * scale, height: box.height * scale };
}

/** A point of a board as a point of the sheet. */
export function toSheet({ box, at, scale }: Board, [x, y]: Point): Point {
  return [at[0] + (x - box.x) * scale, at[1] + (y - box.y) * scale];
}
