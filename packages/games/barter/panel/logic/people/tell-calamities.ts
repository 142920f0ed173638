import type { LoggedEvent } from '../../../../panel.ts';
import { kindOfCard } from '../../../cards/deck.ts';
import { seenEvent } from '../../../seen.ts';
import type { PublicSeat } from '../../../state.ts';
import { listOf, say, sayCount } from '../../say.ts';

type Counted = Pick<PublicSeat, 'calamities' | 'calamitiesRevealed' | 'calamitiesKept'>;

/** The calamities of a seat that chance took in this turn, as far as its log reaches. */
export function findLost(events: readonly LoggedEvent[], me: string): readonly string[] {
  for (const event of events.toReversed().map(seenEvent)) {
    if (event.type === 'turn-dealt') break;
    if (event.type === 'calamities-selected') return (event.discarded[me] ?? []).map(kindOfCard);
  }
  return [];
}

/**
 * What a seat is told of its calamities once they are counted: which chance took, or how many where the `names` are
 * not known, and where the rest is.
 */
export function tellCalamities(seat: Counted, names: readonly string[] = []): readonly string[] {
  const { calamitiesRevealed: counted = 0, calamitiesKept: kept = 0, calamities } = seat;
  const lost = counted - kept;
  return [
    ...(lost > 0 ? [tellLost(lost, names)] : []),
    ...(kept > 0 ? [sayCount(calamities ? 'purchase.had' : 'purchase.held', kept)] : []),
  ];
}

function tellLost(lost: number, names: readonly string[]): string {
  return names.length === lost
    ? say('purchase.lost-named', { calamities: listOf(names) })
    : sayCount('purchase.lost', lost);
}

/** How many calamities a seat has, or had before they were turned up; undefined where it has none. */
export function noteCalamities({
  calamities,
  calamitiesKept: kept = 0,
}: Counted): string | undefined {
  if (kept === 0) return undefined;
  return sayCount(calamities ? 'people.had' : 'people.calamities', kept);
}
