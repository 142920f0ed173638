import { memo, useId, useMemo } from 'react';
import type { SeatSign } from '../../../panel.ts';
import type { Place } from '../board-context.ts';
import type { Holding } from '../logic/map/pieces.ts';
import { atlas, type Chart } from './atlas.ts';

type TerrainProps = {
  readonly holdings: ReadonlyMap<string, Holding>;
  readonly realms: readonly string[];
  readonly signOf: (seat: string) => SeatSign;
  readonly onPick: (place: Place) => void;
};

/** Land and sea of all boards, each province in the colour of whose it is. */
export const Terrain = memo(function Terrain({ holdings, realms, signOf, onPick }: TerrainProps) {
  const id = useId();
  return (
    <g>
      <defs>
        {realms.map((realm) => (
          <pattern
            key={realm}
            id={`${id}-${realm}`}
            width="7"
            height="7"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0h3.2v7H0z" fill={signOf(realm).colour} />
          </pattern>
        ))}
      </defs>
      {atlas.map((chart) => (
        <Country
          key={chart.board.id}
          id={`${id}-${chart.board.id}`}
          chart={chart}
          fillOf={(province) => fillsOf(holdings.get(province), signOf, id)}
          onPick={onPick}
        />
      ))}
    </g>
  );
});

/** How a province is filled: in one colour where it is Owned, striped for a Vassal and for an occupier. */
function fillsOf(
  holding: Holding | undefined,
  signOf: (seat: string) => SeatSign,
  id: string,
): readonly string[] {
  if (!holding) return [];
  const { realm, by, occupier } = holding;
  const own = by === 'vassal' ? `url(#${id}-${realm})` : signOf(realm).colour;
  return occupier === null ? [own] : [own, `url(#${id}-${occupier})`];
}

type CountryProps = {
  readonly id: string;
  readonly chart: Chart;
  readonly fillOf: (province: string) => readonly string[];
  readonly onPick: (place: Place) => void;
};

function Country({ id, chart, fillOf, onPick }: CountryProps) {
  const { board, land, water, fields, inner, outer } = chart;
  const { box, at, scale } = board;
  const place = `translate(${at[0]} ${at[1]}) scale(${scale}) translate(${-box.x} ${-box.y})`;
  const isInset = scale < 1;
  const coast = useMemo(() => ({ width: 1 / scale }), [scale]);
  return (
    <g transform={place} className={isInset ? 'country country-inset' : 'country'}>
      <clipPath id={`${id}-frame`}>
        <rect {...box} />
      </clipPath>
      <clipPath id={`${id}-land`}>
        <path d={land} />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>
        <rect {...box} className="sea" />
        <path d={land} className="shore" strokeWidth={11 * coast.width} />
        <path d={land} className="shore" strokeWidth={5 * coast.width} />
        <path d={land} className="land" />
        <g clipPath={`url(#${id}-land)`}>
          {fields.map(({ province, d }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the lists beside the map do the same by keyboard
            <g key={province} onClick={() => onPick({ kind: 'province', id: province })}>
              <path d={d} className="map-field" />
              {fillOf(province).map((fill) => (
                <path key={fill} d={d} fill={fill} className="held" />
              ))}
            </g>
          ))}
          <path d={inner} className="border" />
          <path d={outer} className="border border-area" />
        </g>
        <path d={water} className="lake" />
        <path d={land} className="coast" />
      </g>
      <rect {...box} className="frame" />
    </g>
  );
}
