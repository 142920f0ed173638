import type { Card } from '../data/cards.ts';
import type { Options } from '../readings.ts';
import type { Position, Realm } from '../state.ts';

/** The Ages in which dealing in slaves is held to be inhumane. */
const AGES_AGAINST_SLAVERY = [3, 4];

/**
 * Base Tax Income in ducats: 1 for each small town, 2 for each large one. Towns on occupied provinces pay
 * nothing unless the printed figure is wanted.
 */
export function countBaseTax(
  { towns }: Pick<Realm, 'towns'>,
  occupied: Position['occupied'],
  { baseTax }: Pick<Options, 'baseTax'>,
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
  card: Pick<Card, 'good'>,
  { income, baseTax }: { readonly income: number; readonly baseTax: number },
  { halfTax }: Pick<Options, 'halfTax'>,
): boolean {
  const half = halfTax === 'rounded' ? Math.ceil(baseTax / 2) : baseTax / 2;
  return card.good === 'gold' && income > half;
}

/** Whether using the card costs the active player Prestige (PP-12.1, Slaves); without income by reading R-10. */
export function costsPrestige(
  card: Pick<Card, 'good'>,
  { income, age }: { readonly income: number; readonly age: number },
  { slavesAtZero }: Pick<Options, 'slavesAtZero'>,
): boolean {
  const isLate = AGES_AGAINST_SLAVERY.includes(age);
  return card.good === 'slaves' && isLate && (income > 0 || slavesAtZero);
}
