import { useBoard } from '../board-context.ts';
import type { Market } from '../logic/pieces.ts';
import { nameOf } from '../say.ts';
import { nodePoint } from './atlas.ts';
import { Name } from './name.tsx';
import type { NamePlace } from './name-places.ts';
import { Merchant, Pirates } from './pieces.tsx';
import { at, type ScaleAt } from './places.tsx';

type NodesProps = {
  readonly markets: readonly Market[];
  readonly scale: ScaleAt;
  /** The nodes of the revealed cards. */
  readonly lit: ReadonlySet<string>;
  /** The names that stand there, by node. */
  readonly names: ReadonlyMap<string, NamePlace>;
};

/** The Trade Nodes: a coin each, with the Merchants that stand or lie there, pirates and expansions. */
export function Nodes({ markets, scale, lit, names }: NodesProps) {
  const { words, pick, picked } = useBoard();
  return (
    <g className="nodes">
      {markets.map((market) => {
        const { node, inPlay, expanded } = market;
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
            onClick={() => pick({ kind: 'node', id: node })}
          >
            <Coin market={market} isLit={lit.has(node)} />
            <Name place={names.get(node)} className="node-name" />
            <title>{nameOf(words, node)}</title>
          </g>
        );
      })}
    </g>
  );
}

type CoinProps = { readonly market: Market; readonly isLit: boolean };

/** A node's coin with what stands around it. */
function Coin({ market: { kind, merchants, pirates, expanded }, isLit }: CoinProps) {
  return (
    <>
      {isLit && <circle r="19" className="node-halo" />}
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
        <g key={realm} transform={`translate(${(index - (merchants.length - 1) / 2) * 17} 27)`}>
          <Merchant realm={realm} laid={laid} />
        </g>
      ))}
    </>
  );
}
