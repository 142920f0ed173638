import type { KeyboardEvent } from 'react';
import type { SeatMark } from '../../../panel.ts';
import { cornersOf, type Hex as Place } from '../logic/galaxy/hexes.ts';
import type { SystemEvent } from '../logic/galaxy/mention.ts';
import type { SystemInfo } from '../logic/galaxy/systems.ts';
import { letterOf } from '../logic/galaxy/touches.ts';

const FRAME = cornersOf(0.97);
const INNER = cornersOf(0.88);
const MARK = 22;
const MOST_IN_ROW = 3;
/** A pennant for an activation, two crossed blades for a combat. */
const EVENT_SIGNS: Readonly<Record<SystemEvent, string>> = {
  activated: 'M-28 -14V-35L-15 -30L-28 -25',
  combat: 'M-28 -36L-16 -22M-16 -36L-28 -22',
};

export type Light = 'strong' | 'soft' | null;

type HexProps = {
  readonly place: Place;
  readonly info: SystemInfo;
  readonly present: readonly string[];
  readonly event: SystemEvent | undefined;
  readonly label: string;
  readonly light: Light;
  readonly own: boolean;
  readonly chosen: boolean;
  readonly reachable: boolean;
  readonly Mark: SeatMark;
  readonly onPick: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

/** One system: its number, planets and wormholes, and who is there. */
export function Hex({ place, info, present, event, light, own, chosen, Mark, ...rest }: HexProps) {
  const classes = [
    'ti-hex',
    ...info.anomalies.map((anomaly) => `ti-${anomaly}`),
    info.isCentre ? 'ti-centre' : '',
    light ? `ti-lit-${light}` : '',
    own ? 'ti-own' : '',
    chosen ? 'ti-chosen' : '',
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      className={classes.filter(Boolean).join(' ')}
      transform={`translate(${place.x} ${place.y})`}
      role="button"
      aria-pressed={chosen}
      aria-label={rest.label}
      tabIndex={rest.reachable ? 0 : -1}
      data-system={place.id}
      onClick={rest.onPick}
      onKeyDown={rest.onKey}
    >
      <polygon className="ti-ground" points={FRAME} />
      <polygon className="ti-rim" points={INNER} />
      <text className="ti-number" y="-23" textAnchor="middle">
        {/* A home without a tile has no number of its own, but a name that it is asked for by. */}
        {info.number || info.id}
      </text>
      {event && <path className="ti-event" d={EVENT_SIGNS[event]} />}
      <Sky info={info} />
      <Marks present={present} Mark={Mark} />
    </g>
  );
}

/** Planets and wormholes in a row. */
function Sky({ info }: { info: SystemInfo }) {
  const planets = Array.from({ length: info.planets }, (_, at) => `planet ${at}`);
  const all = [...planets, ...info.wormholes];
  const share = all.length > 3 ? 0.8 : 1;
  const step = 20;
  return (
    <g transform={`translate(${(-(all.length - 1) * step * share) / 2} -4) scale(${share})`}>
      {all.map((one, at) =>
        one.startsWith('planet') ? (
          <circle key={one} className="ti-planet" cx={at * step} r={info.isCentre ? 10 : 6} />
        ) : (
          <g key={one} transform={`translate(${at * step} 0)`} className={`ti-hole ti-hole-${one}`}>
            <circle r="9.5" />
            <text y="5" textAnchor="middle">
              {letterOf(one)}
            </text>
          </g>
        ),
      )}
    </g>
  );
}

function Marks({ present, Mark }: { present: readonly string[]; Mark: SeatMark }) {
  const isCrowd = present.length > MOST_IN_ROW;
  const size = isCrowd ? MARK * 0.8 : MARK;
  const rows = isCrowd ? [present.slice(0, 4), present.slice(4)] : [present];
  return rows.map((row, line) =>
    row.map((seat, at) => (
      <Mark
        key={seat}
        seat={seat}
        at={{
          x: (at - (row.length - 1) / 2) * (size + 1) - size / 2,
          y: (isCrowd ? 5 : 11) + line * (size + 1),
          size,
        }}
      />
    )),
  );
}
