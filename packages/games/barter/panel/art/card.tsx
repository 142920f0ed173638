import type { CSSProperties } from 'react';
import { KindGlyph } from '../../../panel/kinds/kind-glyph.tsx';
import { tintStyle } from '../../../panel/kinds/tints.ts';

type CardProps = {
  readonly kind: string;
  /** What one card of it is worth, printed in the corner; calamities show none. */
  readonly value?: number;
  readonly calamity?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** One card, face up. It is a picture: what it says must stand in a label too. */
export function Card({ kind, value, calamity = false, className = '', style }: CardProps) {
  return (
    <span
      className={`card ${calamity ? 'card-calamity' : ''} ${className}`}
      style={{ ...tintStyle(kind), ...style }}
      aria-hidden="true"
    >
      {value !== undefined && <span className="card-value">{value}</span>}
      <KindGlyph kind={kind} />
    </span>
  );
}

/** One card, face down. */
export function CardBack({ className = '' }: { className?: string }) {
  return (
    <span className={`card card-back ${className}`} aria-hidden="true">
      <svg viewBox="0 0 24 34" className="card-back-pattern" focusable="false" aria-hidden="true">
        <path
          d="M12 3l9 14-9 14-9-14zM12 9l5 8-5 8-5-8zM12 14l2 3-2 3-2-3z"
          fill="none"
          stroke="currentColor"
          strokeWidth="1"
        />
      </svg>
    </span>
  );
}
