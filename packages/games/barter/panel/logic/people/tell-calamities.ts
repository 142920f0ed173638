import type { PublicSeat } from '../../../state.ts';
import { sayCount } from '../../say.ts';

type Counted = Pick<PublicSeat, 'calamities' | 'calamitiesRevealed' | 'calamitiesKept'>;

/** What a seat is told of its calamities once they are counted: how many chance took, and where the rest is. */
export function tellCalamities(seat: Counted): readonly string[] {
  const { calamitiesRevealed: counted = 0, calamitiesKept: kept = 0, calamities } = seat;
  const lost = counted - kept;
  return [
    ...(lost > 0 ? [sayCount('purchase.lost', lost)] : []),
    ...(kept > 0 ? [sayCount(calamities ? 'purchase.had' : 'purchase.held', kept)] : []),
  ];
}

/** How many calamities a seat has, or had before they were turned up; undefined where it has none. */
export function noteCalamities({
  calamities,
  calamitiesKept: kept = 0,
}: Counted): string | undefined {
  if (kept === 0) return undefined;
  return sayCount(calamities ? 'people.had' : 'people.calamities', kept);
}
