import { DIRECTIONS } from '../../neighbors/map.ts';
import { TradeGoodToken } from '../art/tokens.tsx';
import { cornersOf, pointOf } from '../logic/galaxy/hexes.ts';
import '../styles/galaxy.css';
import '../styles/tokens.css';

const PLACES = [{ q: 0, r: 0 }, ...DIRECTIONS];

/** This game on the front page: the middle of a galaxy. */
export function Picture() {
  return (
    <div className="ti-picture" aria-hidden="true">
      <svg viewBox="-135 -135 270 270" aria-hidden="true" focusable="false">
        {PLACES.map((place) => {
          const { x, y } = pointOf(place);
          const isCentre = x === 0 && y === 0;
          return (
            <g
              key={`${x} ${y}`}
              className={isCentre ? 'ti-hex ti-centre' : 'ti-hex'}
              transform={`translate(${x} ${y})`}
            >
              <polygon className="ti-ground" points={cornersOf(0.97)} />
              <circle className="ti-planet" r={isCentre ? 14 : 7} />
            </g>
          );
        })}
      </svg>
      <TradeGoodToken />
    </div>
  );
}
