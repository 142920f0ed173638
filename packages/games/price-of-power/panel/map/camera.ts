import type { Box } from './boards.ts';
import type { Point } from './point.ts';

/** What is looked at: the middle of the window on the sheet, and how many units of it a pixel shows. */
export type Camera = { readonly x: number; readonly y: number; readonly unit: number };

/** The window's size in pixels. */
export type Size = { readonly width: number; readonly height: number };

/** How near and how far one can go. */
const NEAREST = 0.16;
const MARGIN = 1.35;

/** The camera that shows all of a box. */
export function fit(box: Box, { width, height }: Size): Camera {
  return {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    unit: Math.max(box.width / Math.max(width, 1), box.height / Math.max(height, 1)),
  };
}

/** The camera that shows all of a box at the top of the window, and what lies below it in the rest. */
export function fitTop(box: Box, size: Size): Camera {
  const camera = fit(box, size);
  const height = size.height * camera.unit;
  return height > box.height ? { ...camera, y: box.y + height / 2 } : camera;
}

/** Comes nearer (factor above 1) or goes back, with the point of the window staying where it is. */
export function zoom(camera: Camera, factor: number, [px, py]: Point, limits: Limits): Camera {
  const unit = clamp(camera.unit / factor, NEAREST, farthest(limits));
  const { width, height } = limits.size;
  const [dx, dy] = [px - width / 2, py - height / 2];
  return keepIn(
    { x: camera.x + dx * (camera.unit - unit), y: camera.y + dy * (camera.unit - unit), unit },
    limits,
  );
}

/** Moves the sheet by so many pixels under the window. */
export function pan(camera: Camera, [dx, dy]: Point, limits: Limits): Camera {
  return keepIn(
    { ...camera, x: camera.x - dx * camera.unit, y: camera.y - dy * camera.unit },
    limits,
  );
}

export type Limits = { readonly sheet: Box; readonly size: Size };

function farthest({ sheet, size }: Limits): number {
  return fit(sheet, size).unit * MARGIN;
}

/** Keeps the middle of the window on the sheet. */
function keepIn(camera: Camera, { sheet }: Limits): Camera {
  return {
    ...camera,
    x: clamp(camera.x, sheet.x, sheet.x + sheet.width),
    y: clamp(camera.y, sheet.y, sheet.y + sheet.height),
  };
}

/** The part of the sheet that the window shows. */
export function windowOf({ x, y, unit }: Camera, { width, height }: Size): Box {
  return {
    x: x - (width * unit) / 2,
    y: y - (height * unit) / 2,
    width: width * unit,
    height: height * unit,
  };
}

/** The camera with a point in the middle of the upper half, where no card of a place lies over it. */
export function lookAt(camera: Camera, [x, y]: Point, { height }: Size): Camera {
  return { ...camera, x, y: y + (height * camera.unit) / 4 };
}

/** Whether a point of the sheet is in a part of it. */
export function isWithin([x, y]: Point, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** How far a place is kept from what lies over the map, in pixels. */
const BERTH = 36;

/**
 * By how many pixels the sheet is to be moved so that a point comes out from under a card in the lower left corner, the
 * shorter way of the two: to the right where there is room, or upwards. Null where it is in sight, also because the
 * card stands beside the map or below it.
 */
export function uncover([x, y]: Point, card: Box, { width, height }: Size): Point | null {
  if (card.x > width - BERTH || card.y > height - BERTH) return null;
  const right = card.x + card.width + BERTH - x;
  const up = y - (card.y - BERTH);
  if (right <= 0 || up <= 0) return null;
  const hasRoom = card.x + card.width + 2 * BERTH < width;
  return hasRoom && right < up ? [right, 0] : [0, -up];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
