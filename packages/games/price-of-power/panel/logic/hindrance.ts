import type { View } from '../../view.ts';

/**
 * Why nothing can be traded at a node of a revealed card, as far as it is the node's: a used Merchant of whoever trades
 * lies there, or no chain of his leads there. Null where something can, or what hinders is told elsewhere.
 */
export function findHindrance(
  { phase, active, seats, eligible, choices }: View,
  card: string,
  node: string,
): 'used' | 'apart' | null {
  const isChoice = choices.some((one) => one.card === card && (one.primary ?? one.node) === node);
  if (phase !== 'revealed' || isChoice) return null;
  const isUsed = (seats[active]?.merchants ?? []).some((one) => one.node === node && one.laid);
  if (isUsed) return 'used';
  return Object.hasOwn(eligible[active] ?? {}, node) ? null : 'apart';
}
