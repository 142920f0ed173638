import { isInForce, SANCTIONS } from './laws.ts';
import type { Pending, State } from './state.ts';

/** The first decision that holds up every transaction: a discard always does, Pillage by reading A8. */
export function findHolding({
  pending,
  options,
}: Pick<State, 'pending' | 'options'>): Pending | undefined {
  return pending.find(({ type }) => type === 'discard' || options.A8 !== 'transactions-go-on');
}

/** The decision on pillaging this seat that comes before it spends anything, if there is one (reading A8). */
export function findRaid(
  { pending, options }: Pick<State, 'pending' | 'options'>,
  target: string,
): Pending | undefined {
  if (options.A8 === 'transactions-go-on') return undefined;
  return pending.find((one) => one.type === 'pillage' && one.target === target);
}

/** The clause by which a decision is waited for: a hand is too large by Executive Sanctions, or by its limit of seven. */
export function clauseOf(state: Pick<State, 'laws' | 'isOrdered'>, { type }: Pending): string {
  if (type === 'pillage') return 'TI-X.mentak-pillage';
  return isInForce(state, SANCTIONS) ? `TI-X.${SANCTIONS}` : 'TI-T3a';
}

/** What a refusal says of a decision that is waited for: what it is about, and whether it is the reader’s own. */
export function tellDecision(
  due: Pending,
  reader: string | null,
): Readonly<Record<string, string | number>> {
  const { type, by: seat } = due;
  const what = seat === reader ? `${type}-mine` : type;
  return type === 'pillage' ? { what, seat, target: due.target } : { what, seat, count: due.count };
}
