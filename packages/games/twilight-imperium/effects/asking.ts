import { exceptions } from '../data/exceptions.ts';
import type { Event } from '../events.ts';
import type { Items } from '../items.ts';
import type { State } from '../state.ts';
import { bonuses } from './bonuses.ts';
import type { Effect, Gift, Scene, SpecialKind, Spent } from './effect.ts';
import { eligibility } from './eligibility.ts';
import { goods } from './goods.ts';
import { ledger } from './ledger.ts';

/** All effects that answer the rules' questions; those that seats use of their own will are in `uses`. */
export const effects: readonly Effect[] = [...eligibility, ...goods, ...bonuses, ...ledger];

const KNOWN: ReadonlySet<string> = new Set(exceptions.map(({ id }) => id));

/** Whether there is an effect of this id, played here or not. */
export function isEffect(id: string): boolean {
  return KNOWN.has(id);
}

/** The effect that keeps these two from transacting, or undefined. */
export function findBan(state: State, one: string, other: string): string | undefined {
  return effects.find(({ bans }) => bans?.(state, one, other))?.id;
}

/** The effect that lets these two transact although they are no neighbors, or undefined. */
export function findLink(state: State, one: string, other: string): string | undefined {
  return effects.find(({ links }) => links?.(state, one, other))?.id;
}

/** Whether an effect lets this be given although it is of no ordinary kind (rules clause TI-T3). */
export function isAdmitted(scene: Scene, kind: SpecialKind, thing: string): boolean {
  return effects.some(({ admits }) => admits?.(scene, kind, thing));
}

/** Whether an effect keeps this seat from being given the note. */
export function isNoteBanned(state: State, note: string, taker: string): boolean {
  return effects.some(({ bansNote }) => bansNote?.(state, note, taker));
}

/** Trade goods that giver and taker each gain together with the gift. */
export function bonusOf(state: State, giver: string, taker: string, items: Items): number {
  return effects.reduce((sum, { bonus }) => sum + (bonus?.(state, giver, taker, items) ?? 0), 0);
}

/** Whether this effect lets the seat spend commodities (rules clause TI-21.7). */
export function maySpend(
  state: State,
  seat: string,
  spent: Spent,
  effect: string | undefined,
): boolean {
  return effects.some(
    ({ id, spends }) =>
      id === effect && spends?.serves(state, seat) && spends.allows(state, seat, spent),
  );
}

/** What this effect makes a player give another, or undefined when it makes nobody give. */
export function giftOf(effect: string): Gift | undefined {
  return effects.find(({ id }) => id === effect)?.gift;
}

/** What follows when a seat has replenished. */
export function followReplenishing(state: State, seat: string): readonly Event[] {
  return effects.flatMap(({ afterReplenishing }) => afterReplenishing?.(state, seat) ?? []);
}

/** Who replenishes of himself when a phase begins, by which effect, and the trade goods that he then gains. */
export function followPhase(state: State, phase: State['phase']) {
  return effects.flatMap(({ id, onPhase }) =>
    (onPhase?.(state, phase) ?? []).map((one) => ({ ...one, effect: id })),
  );
}
