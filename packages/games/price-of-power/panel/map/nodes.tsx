import { useBoard } from '../board-context.ts';
import type { Market } from '../logic/map/pieces.ts';
import { nameOf } from '../say.ts';
import { nodePoint } from './atlas.ts';
import { Coin } from './coin.tsx';
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
      {markets.map(({ node, kind, inPlay, expanded, pirates, merchants }) => {
        const point = nodePoint(node);
        if (!point) return null;
        const classes = [
          'node',
          !inPlay && 'node-out',
          lit.has(node) && 'node-lit',
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
            {lit.has(node) && <circle r="19" className="node-halo" />}
            <Coin kind={kind} expanded={expanded} />
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
            <Name place={names.get(node)} className="node-name" />
            <title>{nameOf(words, node)}</title>
          </g>
        );
      })}
    </g>
  );
}
