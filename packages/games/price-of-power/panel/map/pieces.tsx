import { useBoard } from '../board-context.ts';

type PieceProps = { readonly realm: string };

/** The mark of a realm, white on what is below it; 12 units across, its middle at the origin. */
export function Sign({ realm, size = 12 }: PieceProps & { readonly size?: number }) {
  const { signOf } = useBoard();
  const scale = size / 20;
  return (
    <path
      d={signOf(realm).path}
      className="piece-sign"
      transform={`scale(${scale}) translate(-10 -10)`}
    />
  );
}

/** A Merchant: upright, or lying on its side when it has been used. Its foot is at the origin. */
export function Merchant({ realm, laid }: PieceProps & { readonly laid: boolean }) {
  const { signOf } = useBoard();
  return (
    <g transform={laid ? 'translate(-8 -7.5) rotate(90)' : undefined}>
      <path
        d="M-8 0c0-5 1.2-8 3.4-9.8a5.6 5.6 0 1 1 9.2 0C6.8-8 8 -5 8 0z"
        fill={signOf(realm).colour}
        className="piece"
      />
      <g transform="translate(0 -7.6)">
        <Sign realm={realm} size={8.5} />
      </g>
    </g>
  );
}

/** A Light Ship under sail; its middle is at the origin. */
export function Ship({ realm }: PieceProps) {
  const { signOf } = useBoard();
  return (
    <g className="ship">
      <path d="M-9 4.5h18l-3 4.5h-12z" className="ship-hull" />
      <path
        d="M-7 3.5c-1.6-4.5-1.6-9 0-13 4.6 1.4 9.4 1.4 14 0 1.6 4 1.6 8.5 0 13-4.6-1.2-9.4-1.2-14 0z"
        fill={signOf(realm).colour}
        className="piece"
      />
      <g transform="translate(0 -3.2)">
        <Sign realm={realm} size={8.5} />
      </g>
    </g>
  );
}

/** An Influence cube, with how many lie there. */
export function Influence({ realm, count }: PieceProps & { readonly count: number }) {
  const { signOf } = useBoard();
  return (
    <g className="influence">
      <path d="M-5.5-4.5h11v9h-11z" fill={signOf(realm).colour} className="piece" />
      <Sign realm={realm} size={6} />
      {count > 1 && (
        <text x="7" y="3.5" className="piece-count">
          {count}
        </text>
      )}
    </g>
  );
}

/** A pirate flag, with how many lie there. */
export function Pirates({ count }: { readonly count: number }) {
  return (
    <g className="pirates">
      <path d="M-6 7V-8" className="pirates-staff" />
      <path d="M-6-8h14l-3 4.5 3 4.5h-14z" className="pirates-flag" />
      <circle cx="0" cy="-4.3" r="1.9" className="pirates-skull" />
      <path d="M-2.2-1.4l4.4-1M-2.2-2.4l4.4 1" className="pirates-bones" />
      {count > 1 && (
        <text x="-9" y="6" textAnchor="end" className="piece-count">
          {count}
        </text>
      )}
    </g>
  );
}

/** A token of a realm that nobody plays. */
export function Dnpr() {
  return <path d="M0-5.5L5 4H-5z" className="dnpr" />;
}

/** A Claim: a little flag. */
export function Claim({ realm }: PieceProps) {
  const { signOf } = useBoard();
  return (
    <g className="claim">
      <path d="M-4 7V-7" className="claim-staff" />
      <path d="M-4-7h11v8h-11z" fill={signOf(realm).colour} className="piece" />
      <g transform="translate(1.5 -3)">
        <Sign realm={realm} size={6} />
      </g>
    </g>
  );
}
