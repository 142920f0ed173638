import { Card } from './art/card.tsx';
import { useFloor } from './floor-context.ts';
import { faceValue, isCommodity } from './logic/floor-deck.ts';

type KindCardProps = { readonly kind: string; readonly className?: string };

/** One card of this table, face up: a commodity with what it is worth, a calamity as what it is. */
export function KindCard({ kind, className }: KindCardProps) {
  const { deck } = useFloor();
  const value = isCommodity(deck, kind) ? faceValue(deck, kind) : undefined;
  return <Card kind={kind} value={value} calamity={value === undefined} className={className} />;
}
