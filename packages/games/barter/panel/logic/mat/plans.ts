import { type Drawer, isTextOrNull, readKept, writeKept } from '../../../../panel/drawer.ts';
import type { Slot } from './draft.ts';

/** The cards that were meant for an offer when it was made, by offer. */
export type Plans = {
  readonly get: (offer: string) => readonly Slot[] | undefined;
  readonly set: (offer: string, slots: readonly Slot[]) => void;
};

/** Plans that outlive a reload of the page, under a name of their own in the drawer. */
export function keepPlans(drawer: Drawer, name: string): Plans {
  const plans = readPlans(readKept(drawer, name));
  return {
    get: (offer) => plans.get(offer),
    set: (offer, slots) => {
      plans.set(offer, slots);
      writeKept(drawer, name, [...plans]);
    },
  };
}

function readPlans(entries: unknown): Map<string, readonly Slot[]> {
  const plans = new Map<string, readonly Slot[]>();
  if (!Array.isArray(entries)) return plans;
  for (const entry of entries) if (isPlan(entry)) plans.set(entry[0], entry[1]);
  return plans;
}

function isPlan(entry: unknown): entry is readonly [string, readonly Slot[]] {
  return (
    Array.isArray(entry) &&
    typeof entry[0] === 'string' &&
    Array.isArray(entry[1]) &&
    entry[1].every(isSlot)
  );
}

/** Whether something read from the drawer is a slot: a card's kind, what it is said to be, or null, and at times its giver. */
export function isSlot(slot: unknown): slot is Slot {
  if (typeof slot !== 'object' || slot === null || !('kind' in slot) || !('said' in slot))
    return false;
  const hasGiver = !('from' in slot) || isTextOrNull(slot.from);
  return typeof slot.kind === 'string' && isTextOrNull(slot.said) && hasGiver;
}
