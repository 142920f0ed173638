import { LONGEST_DEAL } from '../../../bounds.ts';
import { say } from '../../say.ts';

/**
 * What goes with a counter of the words that another wrote: they are told as his, and where he has told words as the
 * other's they are that one's again. None where there is no room for them.
 */
export function turnWords(said: string): string {
  if (said === '') return '';
  const [before = '', after = ''] = say('deal.quote', { text: GAP }).split(GAP);
  const isQuote = said.startsWith(before) && said.endsWith(after);
  const words = isQuote
    ? said.slice(before.length, said.length - after.length)
    : say('deal.quote', { text: said });
  return words.length > LONGEST_DEAL ? '' : words;
}

const GAP = '\n';
