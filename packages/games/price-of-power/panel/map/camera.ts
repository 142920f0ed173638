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

/** A point of the window in pixels as a point of the sheet. */
export function toSheetPoint(
  { x, y, unit }: Camera,
  { width, height }: Size,
  [px, py]: Point,
): Point {
  return [x + (px - width / 2) * unit, y + (py - height / 2) * unit];
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The smallest box around some points, with a margin; null around none. */
export function boxAround(points: readonly Point[], margin: number): Box | null {
  if (points.length === 0) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}
