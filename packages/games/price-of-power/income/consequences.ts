import type { Card, Pieces, Position, Readings } from './position.ts';

/**
 * Base Tax Income in ducats: 1 for each small town, 2 for each large one. Towns on occupied provinces pay
 * nothing unless the printed figure is wanted.
 */
export function countBaseTax(
  { towns }: Pick<Pieces, 'towns'>,
  occupied: Position['occupied'],
  { baseTax }: Pick<Readings, 'baseTax'>,
): number {
  const pays = (province: string): boolean =>
    baseTax === 'printed' || !Object.hasOwn(occupied, province);
  return towns.small.filter(pays).length + 2 * towns.large.filter(pays).length;
}

/**
 * Whether the active player must settle inflation (PP-12.1): he traded with Gold and his income from that
 * trade exceeds half of his Base Tax. The exact half, or with `rounded` one rounded up.
 */
export function bringsInflation(
  card: Pick<Card, 'inflation'>,
  income: number,
  baseTax: number,
  { halfTax }: Pick<Readings, 'halfTax'>,
): boolean {
  const half = halfTax === 'rounded' ? Math.ceil(baseTax / 2) : baseTax / 2;
  return card.inflation && income > half;
}

/** Whether using the card costs the active player Prestige (PP-12.1, Slaves); without income by reading R-10. */
export function costsPrestige(
  card: Pick<Card, 'prestigeLossAges'>,
  age: number,
  income: number,
  { slavesAtZero }: Pick<Readings, 'slavesAtZero'>,
): boolean {
  return card.prestigeLossAges.includes(age) && (income > 0 || slavesAtZero);
}
