import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Box } from './boards.ts';
import { type Camera, fit, fitTop, type Limits, lookAt, pan, type Size, zoom } from './camera.ts';
import type { Point } from './point.ts';

const STEP = 60;
const BUTTON_FACTOR = 1.5;
/** How far a finger may slip and still have tapped. */
const SLIP = 6;

/** The map's window: its size, what it shows, and what moves it. */
export type Window = {
  readonly size: Size;
  readonly camera: Camera;
  readonly show: (box: Box) => void;
  /** Goes to a point of the sheet, no nearer and no farther. */
  readonly seek: (point: Point) => void;
  /** Moves the sheet by so many pixels. */
  readonly shift: (by: Point) => void;
  /** Shows the start again. */
  readonly reset: () => void;
  readonly nearer: () => void;
  readonly farther: () => void;
  /** Whether the pointer that is now let go has dragged the sheet. */
  readonly hasDragged: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerUp: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onPointerCancel: (event: PointerEvent<SVGSVGElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => void;
  };
};

/** Pans and zooms by wheel, fingers and keys; shows `start` until it is moved. */
export function useCamera(
  element: RefObject<SVGSVGElement | null>,
  sheet: Box,
  start: Box,
): Window {
  const size = useSize(element);
  const [moved, setCamera] = useState<Camera | null>(null);
  const camera = moved ?? fitTop(start, size);
  const limits = { sheet, size };
  const move = (change: (camera: Camera, limits: Limits) => Camera) =>
    setCamera((before) => change(before ?? fitTop(start, size), limits));
  const centre: Point = [size.width / 2, size.height / 2];
  const shift = (by: Point) => move((before) => pan(before, by, limits));
  const nearer = () => move((before) => zoom(before, BUTTON_FACTOR, centre, limits));
  const farther = () => move((before) => zoom(before, 1 / BUTTON_FACTOR, centre, limits));
  useWheel(element, (factor, at) => move((before) => zoom(before, factor, at, limits)));
  const { hasDragged, ...pointers } = usePointers(shift, (factor, at) =>
    move((before) => zoom(before, factor, at, limits)),
  );
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const by = ARROWS[event.key];
    if (by) shift(by);
    else if (event.key === '+' || event.key === '=') nearer();
    else if (event.key === '-') farther();
    else if (event.key === '0') setCamera(null);
    else return;
    event.preventDefault();
  };
  return {
    size,
    camera,
    shift,
    show: (box) => setCamera(fit(box, size)),
    seek: (point) => move((before) => lookAt(before, point, size)),
    reset: () => setCamera(null),
    nearer,
    farther,
    hasDragged,
    handlers: { ...pointers, onKeyDown },
  };
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

function useSize(element: RefObject<SVGSVGElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 800, height: 560 });
  // Before it is painted: the watcher tells only afterwards, and the map would stand there cropped until then.
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const note = ({ width, height }: Size) => width > 0 && setSize({ width, height });
    note(node.getBoundingClientRect());
    const watcher = new ResizeObserver(([entry]) => entry && note(entry.contentRect));
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [element]);
  return size;
}

type OnZoom = (factor: number, at: Point) => void;

function useWheel(element: RefObject<SVGSVGElement | null>, onZoom: OnZoom): void {
  const latest = useRef(onZoom);
  latest.current = onZoom;
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const box = node.getBoundingClientRect();
      const lines = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
      latest.current(Math.exp(-lines / 400), [event.clientX - box.x, event.clientY - box.y]);
    };
    // React listens passively, and the page would scroll.
    node.addEventListener('wheel', turn, { passive: false });
    return () => node.removeEventListener('wheel', turn);
  }, [element]);
}

/** One pointer drags, two pinch. */
function usePointers(onPan: (by: Point) => void, onZoom: OnZoom) {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const placeOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const box = event.currentTarget.getBoundingClientRect();
    return [event.clientX - box.x, event.clientY - box.y];
  };
  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (pointers.current.size === 0) dragged.current = false;
    pointers.current.set(event.pointerId, placeOf(event));
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event);
    if (!dragged.current && Math.hypot(now[0] - before[0], now[1] - before[1]) < SLIP) return;
    // Captured only once it drags: a captured pointer's click would go to the sheet and not to what was tapped.
    if (!dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = true;
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const [was, is] = [spread(before, other), spread(now, other)];
      if (was > 0) onZoom(is / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    } else {
      onPan([now[0] - before[0], now[1] - before[1]]);
    }
    pointers.current.set(event.pointerId, now);
  };
  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    pointers.current.delete(event.pointerId);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    hasDragged: () => dragged.current,
  };
}

function spread([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(bx - ax, by - ay);
}
