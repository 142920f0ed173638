import type { Market } from '../logic/map/pieces.ts';

type CoinProps = {
  readonly kind: Market['kind'];
  readonly expanded?: boolean;
};

/** The coin of a Trade Node: an anchor or a house, red with a plus where it is Expanded. */
export function Coin({ kind, expanded = false }: CoinProps) {
  return (
    <g className={expanded ? 'node-expanded' : undefined}>
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
    </g>
  );
}
