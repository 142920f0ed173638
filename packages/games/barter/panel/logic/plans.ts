import type { Slot } from './draft.ts';

/** The cards that were meant for an offer when it was made, by offer. */
export type Plans = {
  readonly get: (offer: string) => readonly Slot[] | undefined;
  readonly set: (offer: string, slots: readonly Slot[]) => void;
};

export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

/** Plans that outlive a reload of the page, under a name of their own on the shelf. */
export function keepPlans(shelf: Shelf, name: string): Plans {
  const plans = readPlans(shelf.getItem(name));
  return {
    get: (offer) => plans.get(offer),
    set: (offer, slots) => {
      plans.set(offer, slots);
      shelf.setItem(name, JSON.stringify([...plans]));
    },
  };
}

function readPlans(kept: string | null): Map<string, readonly Slot[]> {
  const plans = new Map<string, readonly Slot[]>();
  const entries: unknown = kept === null ? [] : JSON.parse(kept);
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

/** Whether something read from the shelf is a slot: a card's kind, and what it is said to be, or null. */
export function isSlot(slot: unknown): slot is Slot {
  if (typeof slot !== 'object' || slot === null || !('kind' in slot) || !('said' in slot))
    return false;
  return typeof slot.kind === 'string' && (slot.said === null || typeof slot.said === 'string');
}
