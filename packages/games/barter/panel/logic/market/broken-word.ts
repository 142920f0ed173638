import type { Bag } from '@haggle/engine';
import type { LoggedEvent } from '../../../../panel.ts';
import type { Side } from '../../../commands.ts';
import { seenEvent } from '../../../seen.ts';
import { without } from '../mat/among.ts';

/** What each party of a trade had said that it would give. */
type Said = Readonly<Record<string, Side>>;

/** What was said in the trades of a chair's own, by trade, as far as its log tells it. */
export function findSaid(events: readonly LoggedEvent[]): ReadonlyMap<string, Said> {
  const terms = new Map<string, { from: string; gives: Side; asks: Side }>();
  const answers = new Map<string, { by: string } & Omit<Side, 'count'>>();
  const said = new Map<string, Said>();
  for (const logged of events) {
    const event = seenEvent(logged);
    if (event.type === 'proposed' || event.type === 'revised') terms.set(event.offer, event);
    if (event.type === 'accepted') answers.set(event.offer, event);
    if (event.type !== 'traded' || !('offer' in event)) continue;
    const offer = terms.get(event.offer);
    const answer = answers.get(event.offer);
    if (offer === undefined || answer === undefined) continue;
    const { by, named, calamityFree } = answer;
    const { count } = offer.asks;
    said.set(event.trade, {
      [offer.from]: offer.gives,
      [by]: { count, named, ...(calamityFree && { calamityFree }) },
    });
  }
  return said;
}

/** The names that were said and were not so; and what these cards were, null where others were not named either. */
export type Untrue = { readonly said: readonly string[]; readonly was: readonly string[] | null };

/** What was said of the cards that came and was not so; null where all that was said was true. */
export function findUntrue({ count, named }: Side, cards: Bag): Untrue | null {
  const kinds = Object.entries(cards).flatMap(([kind, n]) => Array.from({ length: n }, () => kind));
  const said = without(named, kinds);
  if (said.length === 0) return null;
  return { said, was: count === named.length ? without(kinds, named) : null };
}

/** The calamities that came although it was promised that none would. */
export function findBroken(
  { calamityFree }: Side,
  cards: Bag,
  isCalamity: (kind: string) => boolean,
): readonly string[] {
  return calamityFree ? Object.keys(cards).filter(isCalamity) : [];
}
