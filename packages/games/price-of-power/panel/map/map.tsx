import { useCallback, useId, useMemo, useRef } from 'react';
import { cards } from '../../data/cards.ts';
import { type Place, useBoard } from '../board-context.ts';
import { anchoragesOf, holdingsOf, marketsOf, tokensOf } from '../logic/pieces.ts';
import { say } from '../say.ts';
import { provincePoint } from './atlas.ts';
import type { Box } from './boards.ts';
import { windowOf } from './camera.ts';
import { Labels } from './labels.tsx';
import { Legend } from './legend.tsx';
import { MapJump } from './map-jump.tsx';
import { Nodes } from './nodes.tsx';
import { AreaTokens, type ScaleAt, Towns } from './places.tsx';
import { known, middleOf } from './point.ts';
import { Spot, WeakWord } from './spot.tsx';
import { Terrain } from './terrain.tsx';
import { useCamera } from './use-camera.ts';
import { Zones } from './zones.tsx';

const SHEET: Box = { x: -60, y: -60, width: 1120, height: 1260 };
const MAIN: Box = { x: -60, y: -60, width: 1120, height: 805 };
const NARROW = 560;
/** Below this line of the sheet lie the insets. */
const INSETS_FROM = 760;

/** The drawn map of the table, with everything that lies on it. */
export function Atlas() {
  const { view, words, signOf, spotlight, pick } = useBoard();
  const element = useRef<SVGSVGElement>(null);
  const realms = useMemo(() => Object.keys(view.seats), [view.seats]);
  const home = useHome();
  const { size, camera, show, reset, nearer, farther, hasDragged, handlers } = useCamera(
    element,
    SHEET,
    home,
  );
  const box = windowOf(camera, size);
  const { unit } = camera;
  const scale: ScaleAt = useCallback(
    ([, y]) => (y > INSETS_FROM ? Math.min(unit, unit < 0.9 ? 0.9 : 0.62) : clamp(unit, 0.2, 1.3)),
    [unit],
  );
  const holdings = useMemo(() => holdingsOf(view), [view]);
  const lit = useMemo(() => nodesOf(view.revealed), [view.revealed]);
  const onPick = useCallback(
    (place: Place) => {
      if (!hasDragged()) pick(place);
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
        <AreaTokens tokens={useMemo(() => tokensOf(view), [view])} scale={scale} />
        {spotlight && <Spot spotlight={spotlight} unit={Math.min(unit, 2)} />}
        <Zones
          anchorages={useMemo(() => anchoragesOf(view.seats), [view.seats])}
          scale={scale}
          isNamed={([, y]) => unit < (y > INSETS_FROM ? 0.8 : 1.7)}
        />
        <Nodes
          markets={useMemo(() => marketsOf(view), [view])}
          scale={scale}
          lit={lit}
          isNamed={([, y]) => unit < (y > INSETS_FROM ? 1 : 2.3)}
          isClose={unit < 0.9}
        />
        {spotlight && <WeakWord spotlight={spotlight} unit={Math.min(unit, 1.6)} />}
      </svg>
      <MapTools show={show} nearer={nearer} farther={farther} reset={reset} />
    </figure>
  );
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
    start.current = isNarrow ? { ...MAIN, x: middleOf(near)[0], width: 1 } : MAIN;
  }
  return start.current;
}

/** The nodes that the cards name, secondary ones too. */
function nodesOf(revealed: readonly string[]): ReadonlySet<string> {
  const lines = cards.filter(({ id }) => revealed.includes(id)).flatMap(({ lines }) => lines);
  return new Set(
    lines.flatMap(({ node, secondary }) => (secondary === null ? [node] : [node, secondary])),
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
