import type { View } from '../../view.ts';

/** What a seat has settled last: its transaction, and how many deals it has. */
export type Settled = { readonly transaction: string | null; readonly deals: number };

/** What this seat has settled last. */
export function lastSettled({ transactions, deals }: View, me: string | null): Settled {
  const own = transactions.findLast(({ between }) => me !== null && between.includes(me));
  return { transaction: own?.id ?? null, deals: deals.length };
}

/** Which of the two is new. A transaction with a deal is shown by what changed hands. */
export function newlySettled(before: Settled, now: Settled): 'transaction' | 'deal' | null {
  if (now.transaction !== null && now.transaction !== before.transaction) return 'transaction';
  return now.deals > before.deals ? 'deal' : null;
}
