import { useBoard } from '../board-context.ts';
import { beginDeal } from '../logic/deals/begin-deal.ts';
import { NEW_DEAL } from '../logic/deals/kept-deal.ts';
import { DealForm } from './deal-form.tsx';

/** A new offer. It is one and the same wherever it is written: under the trade and among the deals. */
export function NewDeal() {
  const { view, me, words } = useBoard();
  return me === null ? null : <DealForm begin={beginDeal(view, me, words)} keep={NEW_DEAL} />;
}
