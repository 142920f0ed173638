import type { View } from '../../../view.ts';

/** What a seat has settled last: its transaction, how many deals are listed, and the last of them. */
export type Settled = {
  readonly transaction: string | null;
  readonly deals: number;
  readonly deal: string | null;
};

/** What this seat has settled last. */
export function lastSettled(
  { transactions, deals }: Pick<View, 'transactions' | 'deals'>,
  me: string | null,
): Settled {
  const own = transactions.findLast(({ between }) => me !== null && between.includes(me));
  const deal = deals.at(-1);
  return {
    transaction: own?.id ?? null,
    deals: deals.length,
    deal: deal ? JSON.stringify([deal.between, deal.terms]) : null,
  };
}

/** Which of the two is new. A transaction with a deal is shown by what changed hands. */
export function newlySettled(before: Settled, now: Settled): 'transaction' | 'deal' | null {
  if (now.transaction !== null && now.transaction !== before.transaction) return 'transaction';
  // The list is cut: in a long evening its length stays the same.
  const isOther = now.deals === before.deals && now.deal !== before.deal;
  return now.deals > before.deals || isOther ? 'deal' : null;
}
