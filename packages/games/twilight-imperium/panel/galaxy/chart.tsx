import { type KeyboardEvent, useRef, useState } from 'react';
import { showFocused } from '../../../panel/show-focused.ts';
import type { SeatMark } from '../../../panel.ts';
import { cornersOf, type Chart as Drawn, stepFrom } from '../logic/galaxy/hexes.ts';
import { type Mention, tellSystem } from '../logic/galaxy/mention.ts';
import { say } from '../say.ts';
import { Hex, type Light } from './hex.tsx';
import '../styles/galaxy.css';
import '../styles/tokens.css';

/** What joins two systems of a pair that is looked at. */
export type Way = { readonly from: string; readonly to: string; readonly far: boolean };

export type ChartProps = {
  readonly chart: Drawn;
  readonly systems: ReadonlyMap<string, Mention>;
  readonly Mark: SeatMark;
  /** The seat whose systems are marked as own, or null. */
  readonly base: string | null;
  readonly lights: ReadonlyMap<string, Light>;
  readonly ways: readonly Way[];
  readonly chosen: string | null;
  readonly onPick: (system: string) => void;
};

const ZOOMS = [1, 1.5, 2.2] as const;
const LANE_GROUND = cornersOf(0.97);

/** The galaxy: hexes that can be pressed, hyperlanes between them, and the ways that join a pair. */
export function Chart({ chart, systems, Mark, base, lights, ways, chosen, onPick }: ChartProps) {
  const [zoom, setZoom] = useState(0);
  const [at, setAt] = useState<string | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const { x, y, width, height } = chart.box;
  const tabbed = at ?? chosen ?? chart.hexes[0]?.id;
  const onKey = (id: string) => (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onPick(id);
      return;
    }
    const next = stepFrom(chart.hexes, id, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    drawing.current?.querySelector<SVGGElement>(`[data-system="${next}"]`)?.focus();
  };
  const pick = (id: string) => {
    setAt(id);
    onPick(id);
  };
  const share = `${(ZOOMS[zoom] ?? 1) * 100}%`;
  return (
    <div className="ti-sky">
      <Zoom zoom={zoom} onZoom={setZoom} />
      <div className="ti-sky-window" style={{ '--ratio': `${width} / ${height}` } as object}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
        <svg
          ref={drawing}
          className="ti-galaxy"
          viewBox={`${x} ${y} ${width} ${height}`}
          style={{ width: share, height: share }}
          role="group"
          aria-label={say('galaxy')}
          onFocus={showFocused}
        >
          <Lanes lanes={chart.lanes} />
          {chart.hexes.map((place) => {
            const system = systems.get(place.id);
            if (!system) return null;
            return (
              <Hex
                key={place.id}
                place={place}
                info={system.info}
                present={system.present}
                event={system.event}
                label={tellSystem(system)}
                light={lights.get(place.id) ?? null}
                own={base !== null && system.present.includes(base)}
                chosen={place.id === chosen}
                reachable={place.id === tabbed}
                Mark={Mark}
                onPick={() => pick(place.id)}
                onKey={onKey(place.id)}
              />
            );
          })}
          <Ways chart={chart} ways={ways} />
        </svg>
      </div>
    </div>
  );
}

type ZoomProps = { readonly zoom: number; readonly onZoom: (zoom: number) => void };

/** At an end its button keeps the keyboard. */
function Zoom({ zoom, onZoom }: ZoomProps) {
  const isNearest = zoom === ZOOMS.length - 1;
  const isFarthest = zoom === 0;
  return (
    <div className="ti-zoom">
      <button
        type="button"
        aria-label={say('zoom.in')}
        aria-disabled={isNearest}
        onClick={() => !isNearest && onZoom(zoom + 1)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={say('zoom.out')}
        aria-disabled={isFarthest}
        onClick={() => !isFarthest && onZoom(zoom - 1)}
      >
        −
      </button>
    </div>
  );
}

function Lanes({ lanes }: Pick<Drawn, 'lanes'>) {
  return lanes.map((lane) => (
    <g key={lane.id} className="ti-lane" transform={`translate(${lane.x} ${lane.y})`}>
      <polygon points={LANE_GROUND} />
      {lane.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  ));
}

/** What joins the pair: a short bar over a shared edge, a bow through a wormhole. */
function Ways({ chart, ways }: { chart: Drawn; ways: readonly Way[] }) {
  const find = (id: string) => chart.hexes.find((hex) => hex.id === id);
  return (
    <g className="ti-ways">
      {ways.map(({ from, to, far }) => {
        const [one, other] = [find(from), find(to)];
        if (!one || !other || from === to) return null;
        const bow = far ? 0.16 : 0;
        const bend = { x: -(other.y - one.y) * bow, y: (other.x - one.x) * bow };
        // Over a shared edge a short bar is enough; planets and marks stay free.
        const on = (share: number) => ({
          x: one.x + (other.x - one.x) * share,
          y: one.y + (other.y - one.y) * share,
        });
        const [start, middle, end] = far
          ? [on(0.08), on(0.5), on(0.92)]
          : [on(0.34), on(0.5), on(0.66)];
        return (
          <path
            key={`${from} ${to} ${far}`}
            className={far ? 'ti-way ti-way-far' : 'ti-way'}
            d={`M${start.x} ${start.y}Q${middle.x + bend.x} ${middle.y + bend.y} ${end.x} ${end.y}`}
          />
        );
      })}
    </g>
  );
}
