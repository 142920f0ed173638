import { zoneOf } from '../../map/places.ts';
import { useBoard } from '../board-context.ts';
import type { Anchorage, Holding, Market, Tokens } from '../logic/pieces.ts';
import { nameOf, say } from '../say.ts';
import { areaPoint, nodePoint, provincePoint, zonePoint } from './atlas.ts';
import { Claim, Dnpr, Influence, Merchant, Pirates, Ship, Sign } from './pieces.tsx';
import type { Point } from './point.ts';

/** How large things are drawn at a point of the sheet: smaller on the insets. */
export type ScaleAt = (point: Point) => number;

/** Whether there is room for a name at a point of the sheet. */
export type RoomAt = (point: Point) => boolean;

const at = ([x, y]: Point, scale: number) => `translate(${x} ${y}) scale(${scale})`;

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

type ZonesProps = {
  readonly anchorages: readonly Anchorage[];
  readonly scale: ScaleAt;
  readonly isNamed: RoomAt;
};

/** The Sea Zones: their slots with the ships in them, and the ships without a slot below. */
export function Zones({ anchorages, scale, isNamed }: ZonesProps) {
  const { words, pick, picked, still } = useBoard();
  return (
    <g className="zones">
      {anchorages.map(({ zone, slots, loose }) => {
        const point = zonePoint(zone);
        if (!point) return null;
        const isPicked = picked?.kind === 'zone' && picked.id === zone;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the lists beside the map do the same by keyboard
          <g
            key={zone}
            transform={at(point, scale(point))}
            className={isPicked ? 'zone zone-picked' : 'zone'}
            onClick={still ? undefined : () => pick({ kind: 'zone', id: zone })}
          >
            <rect
              x={-slots.length * 11 - 3}
              y="-14"
              width={slots.length * 22 + 6}
              height="28"
              rx="14"
              className="zone-ground"
            />
            {slots.map((realm, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: slots are told apart by place alone
              <g key={index} transform={`translate(${(index - (slots.length - 1) / 2) * 22} 0)`}>
                <circle r="9.5" className="slot" />
                {realm !== null && <Ship realm={realm} />}
              </g>
            ))}
            {loose.map((ship, index) => (
              <g
                // biome-ignore lint/suspicious/noArrayIndexKey: like ships are told apart by place alone
                key={index}
                transform={`translate(${(index - (loose.length - 1) / 2) * 20} 24) scale(.85)`}
              >
                <Ship realm={ship.realm} />
                {ship.in !== null && (
                  <text y="18" className="ship-where">
                    {say(ship.in === 'fleet' ? 'ship.fleet' : 'ship.port')}
                  </text>
                )}
              </g>
            ))}
            {isNamed(point) && (
              <text y={-18} className="zone-name">
                {nameOf(words, zone)}
              </text>
            )}
            <title>{nameOf(words, zoneOf(zone)?.id ?? zone)}</title>
          </g>
        );
      })}
    </g>
  );
}

type NodesProps = {
  readonly markets: readonly Market[];
  readonly scale: ScaleAt;
  /** The nodes of the revealed cards. */
  readonly lit: ReadonlySet<string>;
  readonly isNamed: RoomAt;
  /** Whether there is room for the names of nodes that are not in play, too. */
  readonly isClose: boolean;
};

/** The Trade Nodes: a coin each, with the Merchants that stand or lie there, pirates and expansions. */
export function Nodes({ markets, scale, lit, isNamed, isClose }: NodesProps) {
  const { words, pick, picked, still } = useBoard();
  return (
    <g className="nodes">
      {markets.map(({ node, kind, inPlay, merchants, pirates, expanded }) => {
        const point = nodePoint(node);
        if (!point) return null;
        const classes = [
          'node',
          !inPlay && 'node-out',
          lit.has(node) && 'node-lit',
          expanded && 'node-expanded',
          picked?.kind === 'node' && picked.id === node && 'node-picked',
        ].filter((name) => name !== false);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the lists beside the map do the same by keyboard
          <g
            key={node}
            transform={at(point, scale(point))}
            className={classes.join(' ')}
            onClick={still ? undefined : () => pick({ kind: 'node', id: node })}
          >
            {lit.has(node) && <circle r="19" className="node-halo" />}
            <circle r="13.5" className="node-coin" />
            <circle r="10.5" className="node-rim" />
            {kind === 'maritime' ? (
              <path
                d="M0-6.5v11M-3.5-3.5h7M-6 1.5c.8 3.6 3 4.8 6 4.8s5.2-1.2 6-4.8"
                className="node-glyph"
              />
            ) : (
              <path d="M-6 4.5V-1.5L0-6l6 4.5v6zM-1.5 4.5V1h3v3.5" className="node-glyph" />
            )}
            {expanded && (
              <g transform="translate(11 -11)">
                <circle r="6" className="node-plus" />
                <path d="M-3 0h6M0-3v6" className="node-plus-sign" />
              </g>
            )}
            {pirates > 0 && (
              <g transform="translate(-15 -9)">
                <Pirates count={pirates} />
              </g>
            )}
            {merchants.map(({ realm, laid }, index) => (
              <g
                key={realm}
                transform={`translate(${(index - (merchants.length - 1) / 2) * 17} 27)`}
              >
                <Merchant realm={realm} laid={laid} />
              </g>
            ))}
            {((isNamed(point) && inPlay) || isClose || lit.has(node)) && (
              <text y={merchants.length > 0 ? 40 : 26} className="node-name">
                {nameOf(words, node)}
              </text>
            )}
            <title>{nameOf(words, node)}</title>
          </g>
        );
      })}
    </g>
  );
}
