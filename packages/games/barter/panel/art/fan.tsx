import type { CSSProperties } from 'react';
import { Card } from './card.tsx';

type FanProps = {
  readonly kind: string;
  readonly cards: number;
  readonly value?: number;
  readonly calamity?: boolean;
  /** How many of the cards, from the top, have just come in. */
  readonly arriving?: number;
  /** How many cards have just gone; they slide away. */
  readonly leaving?: number;
  /** How many of the cards are laid out or sealed and only stand here as shadows. */
  readonly away?: number;
};

/** A set of like cards, fanned out. */
export function Fan({
  kind,
  cards,
  value,
  calamity,
  arriving = 0,
  leaving = 0,
  away = 0,
}: FanProps) {
  return (
    <span className="fan" style={{ '--n': cards } as CSSProperties} aria-hidden="true">
      {Array.from({ length: cards }, (_, at) => {
        const isNew = at >= cards - arriving;
        const isAway = at >= cards - away;
        return (
          <Card
            // biome-ignore lint/suspicious/noArrayIndexKey: like cards have no other identity than their place
            key={at}
            kind={kind}
            value={value}
            calamity={calamity}
            className={`${isNew ? 'card-arriving' : ''} ${isAway ? 'card-away' : ''}`}
            style={{ '--i': at } as CSSProperties}
          />
        );
      })}
      {Array.from({ length: leaving }, (_, at) => (
        <Card
          // biome-ignore lint/suspicious/noArrayIndexKey: like cards have no other identity than their place
          key={`gone${at}`}
          kind={kind}
          value={value}
          calamity={calamity}
          className="card-leaving"
          style={{ '--i': cards + at } as CSSProperties}
        />
      ))}
    </span>
  );
}
