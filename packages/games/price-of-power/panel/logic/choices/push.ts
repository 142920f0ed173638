import { cardOf } from '../../../data/cards.ts';
import { earnedRow, type Row } from '../../../income/rows.ts';
import type { ChoiceView } from '../../../view.ts';

/** The row that a Trade Power earns by itself, where it is paid by a lower one, and what pushed it down. */
export type Push = { readonly earned: number; readonly by: 'rivals' | 'pirates' | 'both' };

/** The row that a realm is paid by, and the Pirates at the node. */
export type Paid = { readonly row: Row; readonly pirates: number };

/** Below the rows of a card. */
const BELOW = 4;

/**
 * Why a realm is paid by no better row (PP-12.5); null where none pushed it down. In a secondary trade whoever trades
 * has the low row whatever its power, and the others have theirs at the primary node: of that nothing is told.
 */
export function findPush(
  { kind, card, powers }: Pick<ChoiceView, 'kind' | 'card' | 'powers'>,
  realm: string,
  { row, pirates }: Paid,
): Push | null {
  const thresholds = cardOf(card)?.thresholds;
  if (!thresholds || kind === 'secondary') return null;
  const earned = earnedRow(powers[realm] ?? 0, thresholds);
  const down = (row ?? BELOW) - earned;
  if (down <= 0) return null;
  if (pirates === 0) return { earned, by: 'rivals' };
  return { earned, by: down <= pirates ? 'pirates' : 'both' };
}
