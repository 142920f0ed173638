import type { Trigger } from '../../data/notes.ts';
import { ruleOf } from '../../notes.ts';
import type { View } from '../../view.ts';

/** Triggers that pass: whoever does not play the note then has missed it. */
const PASSING: ReadonlySet<Trigger> = new Set([
  'replenished',
  'own-activation',
  'own-tactical-action',
  'owner-activated-mine',
  'other-came-to-mine',
  'own-turn-start',
  'owner-turn-start',
  'own-combat',
  'own-combat-end',
  'agenda',
]);

/** The notes of this viewer that can be played now, and perhaps not for long. */
export function findChances({ playable = [] }: View): readonly string[] {
  return playable.filter((note) => {
    const trigger = ruleOf(note)?.trigger;
    return trigger !== undefined && PASSING.has(trigger);
  });
}

/** How many things wait for this seat among the offers: those to it that can be taken, decisions, notes to be played. */
export function countAmongOffers(view: View, me: string | null): number {
  if (me === null) return 0;
  const offers = Object.values(view.offers).filter(
    ({ to, state, blocked }) => to === me && state === 'open' && blocked === null,
  );
  const decisions = view.pending.filter(({ by }) => by === me);
  return offers.length + decisions.length + findChances(view).length;
}

/** How many things wait for this seat: those among the offers, and its turn. */
export function countDue(view: View, me: string | null): number {
  const turn = me !== null && view.between?.next === me ? 1 : 0;
  return countAmongOffers(view, me) + turn;
}
