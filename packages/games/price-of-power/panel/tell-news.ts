import { answered } from '../../panel/answered.ts';
import type { PanelModule } from '../../panel.ts';
import { type SeenOf, seenEvent } from '../seen.ts';
import { wordsOf } from '../terms.ts';
import { words } from '../words.ts';
import { nameOf, say } from './say.ts';

/** What became of an offer, as the realm is told that it concerns. */
export const tellNews: PanelModule['tellNews'] = (event, viewer, near) => {
  const known = seenEvent(event);
  if (known.type === 'agreed') return tellAgreed(known, viewer);
  const answer = answered(event, viewer, near);
  return answer && say(`news.${answer.what}`, { by: nameOf(words, answer.by) });
};

/** That an offer of the viewer's was accepted, what he is paid or pays for it, and what he wrote with it. */
function tellAgreed(
  { between, payee, ducats, deal = null }: SeenOf<'agreed'>,
  viewer: string,
): string | undefined {
  const [maker, other] = between ?? [];
  if (maker !== viewer || other === undefined) return undefined;
  const paid = payee === viewer ? 'news.agreed-gets' : 'news.agreed-pays';
  const told = say(ducats > 0 ? paid : 'news.agreed', { by: nameOf(words, other), n: ducats });
  return deal === null ? told : say('news.words', { told, text: wordsOf(deal) });
}
