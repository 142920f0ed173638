import { fillIn } from '@haggle/engine';
import type { Term } from './commands.ts';
import words from './words/en.json' with { type: 'json' };

export type Verdict = { readonly binding: boolean; readonly why: string };

/**
 * Whether a deal binds, and why or why not: it does when every term can be carried out now and with
 * certainty (rules clauses TI-D2 to TI-D4). The playing of an action card is never certain.
 */
export function judge(terms: readonly Term[]): Verdict {
  const later = terms.find(({ when }) => when === 'later');
  if (later) return not('deal-later', later);
  const uncertain = terms.find(({ certain }) => certain === false);
  if (uncertain) return not('deal-uncertain', uncertain);
  return { binding: true, why: words.names['deal-binds'] };
}

/** The verdict on a deal whose terms could be carried out now, while the goods that go with it cannot move. */
export const HELD_UP: Verdict = { binding: false, why: words.names['deal-held-up'] };

function not(reason: 'deal-later' | 'deal-uncertain', { text }: Term): Verdict {
  return { binding: false, why: fillIn(words.names[reason], { text }) };
}
