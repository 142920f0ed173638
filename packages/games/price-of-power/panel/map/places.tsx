import { useBoard } from '../board-context.ts';
import type { Holding, Tokens } from '../logic/map/pieces.ts';
import { areaPoint, provincePoint } from './atlas.ts';
import { Claim, Dnpr, Influence, Sign } from './pieces.tsx';
import type { Point } from './point.ts';

/** How large things are drawn at a point of the sheet: smaller on the insets. */
export type ScaleAt = (point: Point) => number;

/** What puts a piece at a point of the sheet. */
export const at = ([x, y]: Point, scale: number) => `translate(${x} ${y}) scale(${scale})`;

type TownsProps = { readonly holdings: ReadonlyMap<string, Holding>; readonly scale: ScaleAt };

/** A mark in each province that is somebody's, so that colour alone does not tell whose. */
export function Towns({ holdings, scale }: TownsProps) {
  const { signOf } = useBoard();
  return (
    <g className="towns">
      {[...holdings].map(([province, { realm, by, isCapital }]) => {
        const point = provincePoint(province);
        if (!point) return null;
        const radius = by === 'large' ? 7 : 5;
        return (
          <g key={province} transform={at(point, scale(point))}>
            {isCapital && <circle r={radius + 2.6} className="capital" />}
            {by === 'vassal' ? (
              <path d="M0-6.5L6.5 0 0 6.5-6.5 0z" fill={signOf(realm).colour} className="piece" />
            ) : (
              <circle r={radius} fill={signOf(realm).colour} className="piece" />
            )}
            <Sign realm={realm} size={radius * 1.25} />
          </g>
        );
      })}
    </g>
  );
}

/** Influence, Claims and tokens of nobody's, in the middles of their Areas. */
export function AreaTokens({
  tokens,
  scale,
}: {
  readonly tokens: readonly Tokens[];
  readonly scale: ScaleAt;
}) {
  return (
    <g className="tokens">
      {tokens.map(({ area, influence, claims, dnpr }) => {
        const point = areaPoint(area);
        if (!point) return null;
        const pieces = [
          ...influence.map(({ realm, count }) => (
            <Influence key={`i-${realm}`} realm={realm} count={count} />
          )),
          ...claims.map((realm) => <Claim key={`c-${realm}`} realm={realm} />),
          ...(dnpr ? [<Dnpr key="dnpr" />] : []),
        ];
        return (
          <g key={area} transform={at(point, scale(point))}>
            {pieces.map((piece, index) => (
              <g
                key={piece.key}
                transform={`translate(${(index - (pieces.length - 1) / 2) * 16} -9)`}
              >
                {piece}
              </g>
            ))}
          </g>
        );
      })}
    </g>
  );
}
