import { isEmpty } from '../../../terms.ts';
import type { DealDraft } from './kept-deal.ts';

/** What an offer that is being written is for, besides a new one: to change one's own, or to counter another's. */
export type Aim = { readonly type: 'change' | 'counter'; readonly offer: string };

/** Why an offer cannot be made as it is written: it gives more ducats than these, or it is of nothing. */
export function faultOf(draft: DealDraft, own: number): 'short' | 'empty' | null {
  if (draft.gives > own) return 'short';
  return isEmpty({ ...draft, deal: promiseOf(draft) }) ? 'empty' : null;
}

/** The command that makes the offer as it is written, or changes that which is aimed at. */
export function dealCommand(draft: DealDraft, aim: Aim | undefined) {
  const terms = { gives: { ducats: draft.gives }, asks: { ducats: draft.asks } };
  const deal = promiseOf(draft);
  if (aim?.type === 'change') return { type: 'revise', offer: aim.offer, ...terms, deal };
  return { type: 'propose', to: draft.to, ...terms, ...(deal !== null && { deal }) };
}

function promiseOf({ words }: DealDraft): string | null {
  return words.trim() || null;
}
