import { BINDING, LEAST } from '../binding.ts';
import type { Affordances } from '../commands.ts';
import { type Holding, nameable } from './holding.ts';

/** To put an offer on the floor, and to finish or go on. */
export function forTrading(holding: Holding): Affordances {
  const { view, barred, hasRoom } = holding;
  const seat = view.seats[view.viewer];
  const named = nameable(holding, { wanted: BINDING });
  const sides = { gives: { count: LEAST, named: [...named] }, asks: { count: LEAST } };
  const canPropose = !barred && hasRoom && view.canTrade && named.length === BINDING;
  const fields = ['to', 'gives', 'asks', 'note'];
  return [
    ...(canPropose ? [{ command: { type: 'propose', ...sides }, fields } as const] : []),
    ...(seat && !seat.finished ? [{ command: { type: 'finish' } } as const] : []),
    ...(seat?.finished && seat.cards >= LEAST ? [{ command: { type: 'unfinish' } } as const] : []),
  ];
}
