import { useCallback, useId, useMemo, useRef } from 'react';
import { cards } from '../../data/cards.ts';
import { type Place, useBoard } from '../board-context.ts';
import { anchoragesOf, holdingsOf, marketsOf, tokensOf } from '../logic/pieces.ts';
import { nameOf, say } from '../say.ts';
import { nodePoint, provincePoint, zonePoint } from './atlas.ts';
import { type Box, boards, frameOf } from './boards.ts';
import { boxAround, windowOf } from './camera.ts';
import { Labels } from './labels.tsx';
import { AreaTokens, Nodes, type ScaleAt, Towns, Zones } from './places.tsx';
import { known } from './point.ts';
import { Spot } from './spot.tsx';
import { Terrain } from './terrain.tsx';
import { useCamera } from './use-camera.ts';

const SHEET: Box = { x: -60, y: -60, width: 1120, height: 1260 };
const MAIN: Box = { x: -60, y: -20, width: 1090, height: 760 };
const NARROW = 560;
/** Below this line of the sheet lie the insets. */
const INSETS_FROM = 760;

/** The drawn map of the table, with everything that lies on it. */
export function Atlas() {
  const { view, words, signOf, spotlight, pick, still } = useBoard();
  const element = useRef<SVGSVGElement>(null);
  const realms = useMemo(() => Object.keys(view.seats), [view.seats]);
  const home = useHome();
  const { size, camera, show, nearer, farther, hasDragged, handlers } = useCamera(
    element,
    SHEET,
    home,
  );
  const box = windowOf(camera, size);
  const { unit } = camera;
  const scale: ScaleAt = useCallback(
    ([, y]) => (y > INSETS_FROM ? clamp(unit, 0.2, 0.62) : clamp(unit, 0.2, 1.5)),
    [unit],
  );
  const holdings = useMemo(() => holdingsOf(view), [view]);
  const lit = useMemo(() => nodesOf(view.revealed), [view.revealed]);
  const onPick = useCallback(
    (place: Place) => {
      if (!still && !hasDragged()) pick(place);
    },
    [pick, still, hasDragged],
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
          isNamed={unit < 1.7}
        />
        <Nodes
          markets={useMemo(() => marketsOf(view), [view])}
          scale={scale}
          lit={lit}
          isNamed={unit < 2.3}
        />
      </svg>
      <div className="map-tools">
        <label className="map-jump">
          <span className="unseen">{say('map.jump')}</span>
          <select
            value=""
            onChange={({ target }) => {
              const board = boards.find((one) => one.id === target.value);
              if (board) show(board.id === 'main' ? MAIN : frameOf(board));
            }}
          >
            <option value="">{say('map.jump')}</option>
            {boards.map((board) => (
              <option key={board.id} value={board.id}>
                {board.id === 'main' ? say('map.main') : nameOf(words, board.id)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="map-tool" aria-label={say('map.nearer')} onClick={nearer}>
          +
        </button>
        <button
          type="button"
          className="map-tool"
          aria-label={say('map.farther')}
          onClick={farther}
        >
          −
        </button>
        <button
          type="button"
          className="map-tool map-tool-fit"
          aria-label={say('map.home')}
          onClick={() => show(home)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" />
          </svg>
        </button>
      </div>
    </figure>
  );
}

/** What the map shows at first: all of Europe, on a narrow page the part where the realms of this table are. */
function useHome(): Box {
  const { view } = useBoard();
  const isNarrow = typeof window !== 'undefined' && window.innerWidth < NARROW;
  const start = useRef<Box | null>(null);
  if (start.current === null) {
    const points = Object.values(view.seats).flatMap(({ towns, merchants, lightShips }) => [
      ...towns.large.map(provincePoint),
      ...merchants.map(({ node }) => nodePoint(node)),
      ...lightShips.map(({ zone }) => zonePoint(zone)),
    ]);
    const near = known(points).filter(([, y]) => y < INSETS_FROM);
    start.current = (isNarrow ? boxAround(near, 30) : null) ?? MAIN;
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
