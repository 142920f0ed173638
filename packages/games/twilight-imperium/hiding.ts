import type { Items } from './items.ts';
import type { SeenItems } from './view.ts';

/**
 * What others may know of what somebody gave: all but which note it was (unless it was shown on receipt)
 * and which hidden cards (rules clause TI-T2, reading A13).
 */
export function hideItems(items: Items, shown: readonly string[]): SeenItems {
  const { promissoryNote: note, actionCards, secrets, ...open } = items;
  return {
    ...open,
    ...(note !== undefined && { promissoryNote: shown.includes(note) ? note : 'hidden' }),
    ...(actionCards && { actionCards: actionCards.length }),
    ...(secrets && { secrets: secrets.length }),
  };
}
