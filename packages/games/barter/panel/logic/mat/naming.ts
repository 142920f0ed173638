import { bagOf } from '@haggle/engine';
import { BINDING } from '../../../binding.ts';
import type { Side } from '../../../commands.ts';
import { type FloorDeck, isCommodity, isNameable } from '../floor-deck.ts';
import { areAmong } from './among.ts';
import type { Draft, Slot } from './draft.ts';

/** What is told of a laid card: that it binds, talk, or nothing at all. */
export type Telling = 'binding' | 'talk' | 'silent';

/**
 * How each laid card is told. Cards that are owed bind; where fewer than two are, the next commodities
 * are named and bind, and for want of these, where the table has it so, calamities. Of the others nothing is
 * said, unless something (true or not) was chosen.
 */
export function tell(
  deck: FloorDeck,
  gives: readonly Slot[],
  owed: readonly string[] = [],
): readonly Telling[] {
  const isOwed = areAmong(
    gives.map(({ kind }) => kind),
    bagOf(owed),
  );
  const named = nextNamed(
    deck,
    gives.map(({ kind }, at) => (isOwed[at] ? null : kind)),
    BINDING - owed.length,
  );
  return gives.map((slot, at) => {
    if (isOwed[at] || named.includes(at)) return 'binding';
    return slot.said === null ? 'silent' : 'talk';
  });
}

/** The places of the first `due` cards that may be named, commodities before calamities. */
function nextNamed(
  deck: FloorDeck,
  kinds: readonly (string | null)[],
  due: number,
): readonly number[] {
  return kinds
    .flatMap((kind, at) =>
      kind !== null && isNameable(deck, kind) ? [{ at, isLast: !isCommodity(deck, kind) }] : [],
    )
    .sort((a, b) => Number(a.isLast) - Number(b.isLast))
    .slice(0, Math.max(0, due))
    .map(({ at }) => at);
}

/** The names that go with laid cards: those that bind, and talk. */
export function spokenOf(
  deck: FloorDeck,
  gives: readonly Slot[],
  owed: readonly string[] = [],
): { readonly binding: readonly string[]; readonly talk: readonly string[] } {
  const tellings = tell(deck, gives, owed);
  return {
    binding: gives.filter((_, at) => tellings[at] === 'binding').map(({ kind }) => kind),
    talk: gives.flatMap(({ said }, at) => (tellings[at] === 'talk' && said !== null ? [said] : [])),
  };
}

/** The side of an offer that laid cards make. */
export function sideOf(deck: FloorDeck, { gives, calamityFree }: Draft): Side {
  const { binding, talk } = spokenOf(deck, gives);
  const side = { count: gives.length, named: [...binding, ...talk] };
  return calamityFree ? { ...side, calamityFree } : side;
}
