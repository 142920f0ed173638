import { rememberAll } from '@haggle/engine';
import { eligible } from '../../map/eligibility.ts';
import { moveShip } from '../../map/moves.ts';
import { zoneOf } from '../../map/places.ts';
import type { View } from '../../view.ts';
import { type Spotlight, useBoard } from '../board-context.ts';
import { type Chained, readChains } from '../logic/map/links.ts';
import { nameOf, say } from '../say.ts';
import { areaPoint, nodePoint, zonePoint } from './atlas.ts';
import { known, lineOf, type Point } from './point.ts';

const placePoint = (place: string): Point | undefined =>
  zoneOf(place) ? zonePoint(place) : areaPoint(place);

type SpotProps = { readonly spotlight: Spotlight; readonly unit: number };

/** What is pointed out: the node, the chain that connects it with its weak link, and a ship on its way. */
export function Spot({ spotlight, unit }: SpotProps) {
  const { view, signOf } = useBoard();
  const { realm, node, ship, links, weak } = readSpot(view, spotlight);
  const target = nodePoint(node);
  const line = known([target, ...links.map(({ place }) => placePoint(place))]);
  const { colour } = signOf(realm);
  return (
    <g className="spot">
      {line.length > 1 && (
        <>
          <path d={lineOf(line)} className="spot-under" strokeWidth={7 * unit} />
          <path
            d={lineOf(line)}
            className="spot-line"
            stroke={colour}
            strokeWidth={3.5 * unit}
            strokeDasharray={`${7 * unit} ${4 * unit}`}
          />
        </>
      )}
      {links.map(({ place }) => {
        const point = placePoint(place);
        return (
          point && (
            <circle
              key={place}
              cx={point[0]}
              cy={point[1]}
              r={4.5 * unit}
              className={place === weak ? 'spot-stop spot-weak' : 'spot-stop'}
              strokeWidth={2 * unit}
            />
          )
        );
      })}
      {target && (
        <circle
          cx={target[0]}
          cy={target[1]}
          r={23 * unit}
          className="spot-node"
          stroke={colour}
          strokeWidth={3 * unit}
        />
      )}
      {ship && <Voyage from={ship[0]} to={ship[1]} unit={unit} colour={colour} />}
    </g>
  );
}

/** Nearer to an edge than this the word begins or ends above its place, in units. */
const HALF_A_WORD = 110;

type WeakWordProps = SpotProps & {
  /** What of the map is in sight. */
  readonly box: { readonly x: number; readonly width: number };
};

/** The name of the place where the chain that is pointed out is broken most easily. */
export function WeakWord({ spotlight, unit, box }: WeakWordProps) {
  const { view, words } = useBoard();
  const { weak } = readSpot(view, spotlight);
  const point = weak === null ? undefined : placePoint(weak);
  if (weak === null || !point) return null;
  const room = HALF_A_WORD * unit;
  const isLeft = point[0] - box.x < room;
  const isRight = box.x + box.width - point[0] < room;
  return (
    <text
      style={{ textAnchor: isLeft ? 'start' : isRight ? 'end' : 'middle' }}
      transform={`translate(${point[0]} ${point[1]}) scale(${unit})`}
      y="-32"
      className="spot-word"
    >
      {say('spot.weak', { place: nameOf(words, weak) })}
    </text>
  );
}

type VoyageProps = {
  readonly from: Point;
  readonly to: Point;
  readonly unit: number;
  readonly colour: string;
};

function Voyage({ from: [ax, ay], to: [bx, by], unit, colour }: VoyageProps) {
  const [mx, my] = [(ax + bx) / 2 - (by - ay) * 0.2, (ay + by) / 2 + (bx - ax) * 0.2];
  const turn = (Math.atan2(by - my, bx - mx) * 180) / Math.PI;
  const d = `M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`;
  return (
    <>
      <path d={d} className="spot-under" strokeWidth={8 * unit} />
      <path d={d} className="spot-line" stroke={colour} strokeWidth={4.5 * unit} />
      <path
        d="M0 0L-13-7v14z"
        fill={colour}
        transform={`translate(${bx} ${by}) rotate(${turn}) scale(${unit})`}
        className="spot-head"
      />
    </>
  );
}

type Found = {
  readonly realm: string;
  readonly node: string;
  readonly ship: readonly [Point, Point] | null;
} & Chained;

/** What a spotlight shows, on the board as it is after the ship has moved; read once for all that is drawn of it. */
const readSpot = rememberAll((view: View, spotlight: Spotlight): Found => {
  const { realm, node, move } =
    spotlight.type === 'path'
      ? { ...spotlight, move: null }
      : { realm: view.active, node: spotlight.choice.node, move: spotlight.choice.ship };
  const after = move === null ? view : moveShip(view, realm, move);
  const seat = after.seats[realm];
  const path = eligible(after, realm, node)?.path ?? [];
  const [from, to] = [zonePoint(move?.from ?? ''), zonePoint(move?.to ?? '')];
  return {
    realm,
    node,
    ship: from && to ? [from, to] : null,
    ...(seat ? readChains(after, seat)(node, path) : { links: [], weak: null }),
  };
});
