import type { LoggedEvent } from '../../../../panel.ts';

/** What a Trade Action has paid: for a card at a node, or for the cards that were given up. */
export type Payment = {
  readonly seat: string;
  readonly trade: { readonly card: string; readonly node: string } | null;
  readonly income: Readonly<Record<string, number>>;
};

/** What this round has paid so far. */
export type RoundIncome = {
  /** In order of time. */
  readonly payments: readonly Payment[];
  /** What each realm got from all of them. */
  readonly sums: Readonly<Record<string, number>>;
};

/** The incomes of the round by the end of a log; null where the log does not reach back to its beginning. */
export function roundIncome(events: readonly LoggedEvent[]): RoundIncome | null {
  const start = events.findLastIndex(({ type }) => type === 'opened' || type === 'round-ended');
  if (start < 0) return null;
  const payments = events.slice(start).flatMap(paymentsOf);
  const sums: Record<string, number> = {};
  for (const { income } of payments) {
    for (const [realm, ducats] of Object.entries(income)) {
      sums[realm] = (sums[realm] ?? 0) + ducats;
    }
  }
  return { payments, sums };
}

function paymentsOf(event: LoggedEvent): readonly Payment[] {
  if (isCollected(event)) {
    const { seat, card, node, income } = event;
    return [{ seat, trade: { card, node }, income }];
  }
  if (!isForgone(event)) return [];
  return [{ seat: event.seat, trade: null, income: { [event.seat]: event.ducats } }];
}

type Collected = {
  readonly seat: string;
  readonly card: string;
  readonly node: string;
  readonly income: Readonly<Record<string, number>>;
};

function isCollected(event: LoggedEvent): event is LoggedEvent & Collected {
  return event.type === 'collected';
}

type Forgone = { readonly seat: string; readonly ducats: number };

function isForgone(event: LoggedEvent): event is LoggedEvent & Forgone {
  return event.type === 'forgone';
}
