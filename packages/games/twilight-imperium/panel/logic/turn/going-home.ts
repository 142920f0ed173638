import { partsOf, ruleOf } from '../../../notes.ts';
import type { View } from '../../../view.ts';

/** The notes before a seat that go home to their owners when it activates a system in which these seats have units. */
export function findGoingHome(
  { seats }: Pick<View, 'seats'>,
  by: string,
  there: readonly string[],
): readonly string[] {
  return (seats[by]?.playArea ?? []).filter(
    (note) => ruleOf(note)?.home === 'activation' && there.includes(partsOf(note).owner),
  );
}
