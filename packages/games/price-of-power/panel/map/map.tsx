import { type RefObject, useCallback, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { type Place, useBoard } from '../board-context.ts';
import { litNodes } from '../logic/map/lit-nodes.ts';
import { anchoragesOf, holdingsOf, marketsOf, tokensOf } from '../logic/map/pieces.ts';
import { nameOf, say } from '../say.ts';
import { nodePoint, pointOf, provincePoint, zonePoint } from './atlas.ts';
import type { Box } from './boards.ts';
import { isWithin, uncover, windowOf } from './camera.ts';
import { Labels } from './labels.tsx';
import { Legend } from './legend.tsx';
import { MapJump } from './map-jump.tsx';
import { type Laid, placeNames } from './name-places.ts';
import { Nodes } from './nodes.tsx';
import { AreaTokens, type ScaleAt, Towns } from './places.tsx';
import { known, middleOf, type Point } from './point.ts';
import { Spot, WeakWord } from './spot.tsx';
import { Terrain } from './terrain.tsx';
import { useCamera } from './use-camera.ts';
import { Zones } from './zones.tsx';

const SHEET: Box = { x: -60, y: -60, width: 1120, height: 1260 };
const MAIN: Box = { x: -60, y: -60, width: 1120, height: 805 };
const NARROW = 560;
/** On a narrow page the sheet begins lower, below what lies over the map. */
const BELOW_TOOLS = 26;
/** Below this line of the sheet lie the insets. */
const INSETS_FROM = 760;

/** From how near names are read: of nodes in play, of the others, and of Sea Zones. */
const NODES_FROM = { main: 2.3, inset: 1 };
const NODES_OUT_FROM = 0.9;
const ZONES_FROM = { main: 2.3, inset: 0.8 };

/** The drawn map of the table, with everything that lies on it. */
export function Atlas() {
  const { view, words, signOf, spotlight, pick } = useBoard();
  const element = useRef<SVGSVGElement>(null);
  const realms = useMemo(() => Object.keys(view.seats), [view.seats]);
  const home = useHome();
  const { size, camera, show, seek, shift, reset, nearer, farther, hasDragged, handlers } =
    useCamera(element, SHEET, home);
  const box = windowOf(camera, size);
  const tapped = useRef<Place | null>(null);
  useInSight(element, tapped, { box, seek, shift });
  const { unit } = camera;
  const scale: ScaleAt = useCallback(
    ([, y]) => (y > INSETS_FROM ? Math.min(unit, unit < 0.9 ? 0.9 : 0.62) : clamp(unit, 0.2, 1.3)),
    [unit],
  );
  const holdings = useMemo(() => holdingsOf(view), [view]);
  const lit = useMemo(() => litNodes(view), [view]);
  const { laid, names } = useNames({ holdings, lit, scale, unit });
  const onPick = useCallback(
    (place: Place) => {
      if (hasDragged()) return;
      tapped.current = place;
      pick(place);
    },
    [pick, hasDragged],
  );
  const id = useId();
  return (
    <figure className="map">
      <svg
        ref={element}
        className="map-sheet"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="application"
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        {...handlers}
      >
        <title id={id}>{say('map.title')}</title>
        <Terrain holdings={holdings} realms={realms} signOf={signOf} onPick={onPick} />
        <Labels words={words} unit={unit} />
        <Towns holdings={holdings} scale={scale} />
        <AreaTokens tokens={laid.tokens} scale={scale} />
        {spotlight && <Spot spotlight={spotlight} unit={Math.min(unit, 2)} />}
        <Zones anchorages={laid.anchorages} scale={scale} names={names.zones} />
        <Nodes markets={laid.markets} scale={scale} lit={lit} names={names.nodes} />
        {spotlight && <WeakWord spotlight={spotlight} unit={Math.min(unit, 1.6)} box={box} />}
      </svg>
      <MapTools show={show} nearer={nearer} farther={farther} reset={reset} />
    </figure>
  );
}

type Sight = Pick<ReturnType<typeof useCamera>, 'seek' | 'shift'> & { readonly box: Box };

/**
 * Brings a place that is chosen by name into sight, also where the map lies behind another part, and moves the map from
 * under the card that tells of a place where it lies over it.
 */
function useInSight(
  element: RefObject<SVGSVGElement | null>,
  tapped: RefObject<Place | null>,
  sight: Sight,
): void {
  const { picked } = useBoard();
  const latest = useRef(sight);
  latest.current = sight;
  useLayoutEffect(() => {
    const sheet = element.current?.getBoundingClientRect();
    const card = document.querySelector('.inspector')?.getBoundingClientRect();
    const point = picked && pointOf(picked);
    if (!sheet || !point) return;
    const { box, seek, shift } = latest.current;
    // Of a place that was tapped enough is in sight.
    if (picked !== tapped.current && (sheet.width === 0 || !isWithin(point, box))) {
      seek(point);
      return;
    }
    if (!card || sheet.width === 0) return;
    const [x, y] = [(point[0] - box.x) / box.width, (point[1] - box.y) / box.height];
    const { width, height } = card;
    const by = uncover(
      [x * sheet.width, y * sheet.height],
      { x: card.x - sheet.x, y: card.y - sheet.y, width, height },
      sheet,
    );
    if (by) shift(by);
  }, [element, tapped, picked]);
}

type NamesFor = {
  readonly holdings: Laid['holdings'];
  readonly lit: ReadonlySet<string>;
  readonly scale: ScaleAt;
  readonly unit: number;
};

/** What lies on the map, and the names that have room among it: those of nodes before those of the sea. */
function useNames({ holdings, lit, scale, unit }: NamesFor) {
  const { view, words } = useBoard();
  const pieces: Laid = useMemo(
    () => ({
      holdings,
      tokens: tokensOf(view),
      markets: marketsOf(view),
      anchorages: anchoragesOf(view.seats),
    }),
    [view, holdings],
  );
  return useMemo(() => {
    const named = (ids: readonly string[]) => new Map(ids.map((id) => [id, nameOf(words, id)]));
    const nodes = pieces.markets.filter(
      ({ node, inPlay }) =>
        lit.has(node) ||
        unit < NODES_OUT_FROM ||
        (inPlay && isNear(nodePoint(node), unit, NODES_FROM)),
    );
    const zones = pieces.anchorages.filter(({ zone }) => isNear(zonePoint(zone), unit, ZONES_FROM));
    const wanted = {
      nodes: named(nodes.map(({ node }) => node)),
      zones: named(zones.map(({ zone }) => zone)),
    };
    return { laid: pieces, names: placeNames(wanted, pieces, scale) };
  }, [pieces, words, lit, scale, unit]);
}

/** Whether a point is looked at from near enough for its name: on the insets from nearer. */
function isNear(
  point: Point | undefined,
  unit: number,
  { main, inset }: { readonly main: number; readonly inset: number },
): boolean {
  return point !== undefined && unit < (point[1] > INSETS_FROM ? inset : main);
}

type MapToolsProps = Pick<ReturnType<typeof useCamera>, 'show' | 'nearer' | 'farther' | 'reset'>;

function MapTools({ show, nearer, farther, reset }: MapToolsProps) {
  return (
    <div className="map-tools">
      <MapJump main={MAIN} show={show} />
      <button type="button" className="map-tool" aria-label={say('map.nearer')} onClick={nearer}>
        +
      </button>
      <button type="button" className="map-tool" aria-label={say('map.farther')} onClick={farther}>
        −
      </button>
      <button
        type="button"
        className="map-tool map-tool-fit"
        aria-label={say('map.home')}
        onClick={reset}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
        </svg>
      </button>
      <Legend />
    </div>
  );
}

/** What the map shows at first: all of Europe; on a narrow page its whole height, around the realms of this table. */
function useHome(): Box {
  const { view } = useBoard();
  const start = useRef<Box | null>(null);
  if (start.current === null) {
    const towns = Object.values(view.seats).flatMap(({ towns }) => towns.large.map(provincePoint));
    const near = known(towns).filter(([, y]) => y < INSETS_FROM);
    const isNarrow = near.length > 0 && window.innerWidth < NARROW;
    start.current = isNarrow
      ? {
          x: middleOf(near)[0],
          y: MAIN.y - BELOW_TOOLS,
          width: 1,
          height: MAIN.height + BELOW_TOOLS,
        }
      : MAIN;
  }
  return start.current;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
