import type { Receipt } from '../events.ts';
import type { Items } from '../items.ts';
import { partsOf, ruleOf } from '../notes.ts';
import type { State } from '../state.ts';

type Received = { readonly seat: string; readonly items: Items };

/**
 * Where received notes come to lie. Those that resolve on receipt do so at once, the active player's
 * first, without an active player by the order of the seats (reading A14).
 */
export function receiptsOf(state: State, received: readonly Received[]): readonly Receipt[] {
  const rank = (seat: string) => (seat === state.active ? -1 : state.ids.indexOf(seat));
  return received
    .toSorted((one, other) => rank(one.seat) - rank(other.seat))
    .flatMap(({ seat, items: { promissoryNote: note } }) =>
      note === undefined ? [] : [receiptOf(seat, note)],
    );
}

function receiptOf(seat: string, note: string): Receipt {
  const rule = ruleOf(note);
  const resolves = rule?.trigger === 'on-receipt' && partsOf(note).owner !== seat;
  if (!resolves) return { seat, note, place: 'hand', tradeGoods: 0 };
  const place = rule.home === 'never' ? 'out' : 'play-area';
  return { seat, note, place, tradeGoods: rule.brings ?? 0 };
}
