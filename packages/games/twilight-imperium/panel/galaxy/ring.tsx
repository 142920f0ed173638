import { areNeighbors } from '../../allowance.ts';
import { pairOf } from '../../tidy.ts';
import { placeName } from '../logic/galaxy/ring-name.ts';
import { say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';

const RADIUS = 120;
const MARK = 40;
const WIDE = 420;
const HIGH = 330;
const MARGIN = 4;

/** The seats round a table with a line between neighbors, where the table was only told who they are. */
export function Ring() {
  const { view, base, partner, Mark } = useTable();
  const seats = Object.keys(view.seats);
  const at = (seat: string) => {
    const angle = (seats.indexOf(seat) / seats.length) * 2 * Math.PI - Math.PI / 2;
    return { x: RADIUS * 1.15 * Math.cos(angle), y: RADIUS * Math.sin(angle) };
  };
  const pairs = seats.flatMap((one, index) =>
    seats.slice(index + 1).map((other) => pairOf(one, other)),
  );
  return (
    <div className="ti-ring">
      <svg
        viewBox={`${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`}
        role="img"
        aria-label={say('ring')}
      >
        {pairs
          .filter(([one, other]) => areNeighbors(view, one, other))
          .map(([one, other]) => {
            const isLit = [one, other].includes(base ?? '');
            const isPair = isLit && partner !== null && [one, other].includes(partner);
            return (
              <line
                key={`${one} ${other}`}
                className={`ti-bond ${isLit ? 'ti-bond-lit' : ''} ${isPair ? 'ti-bond-pair' : ''}`}
                x1={at(one).x}
                y1={at(one).y}
                x2={at(other).x}
                y2={at(other).y}
              />
            );
          })}
        {seats.map((seat) => {
          const { x, y } = at(seat);
          const name = placeName(seatName(seat), x, WIDE / 2 - MARGIN);
          return (
            <g key={seat}>
              <Mark seat={seat} at={{ x: x - MARK / 2, y: y - MARK / 2, size: MARK }} />
              <text
                className="ti-ring-name"
                x={name.x}
                y={y + (y < 0 ? -MARK / 2 - 6 : MARK / 2 + 17)}
                textAnchor={name.anchor}
              >
                {name.text}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
