import type { CSSProperties } from 'react';
import type { Rulebook } from '../rulebook.ts';
import { Card, CardBack } from './art/card.tsx';
import './styles/cards.css';
import './styles/picture.css';

type PictureProps = { readonly rules: Rulebook; readonly kinds: readonly string[] };

/** A picture of the game: a fan of its goods, and cards that nobody sees. */
export function GamePicture({ rules, kinds }: PictureProps) {
  const deck = [...rules.decks.values()][0];
  return (
    <div className="picture" aria-hidden="true">
      <div className="picture-fan picture-far" style={{ '--n': 4 } as CSSProperties}>
        {[0, 1, 2, 3].map((at) => (
          <span key={at} style={{ '--i': at } as CSSProperties}>
            <CardBack />
          </span>
        ))}
      </div>
      <div className="picture-fan" style={{ '--n': kinds.length } as CSSProperties}>
        {kinds.map((kind, at) => (
          <span key={kind} style={{ '--i': at } as CSSProperties}>
            <Card kind={kind} value={deck?.kindOf.get(kind)?.value} />
          </span>
        ))}
      </div>
    </div>
  );
}
