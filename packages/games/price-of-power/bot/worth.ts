import { cardOf } from '../data/cards.ts';
import { bringsInflation, costsPrestige } from '../income/consequences.ts';
import type { Outcome } from '../income/outcomes.ts';
import type { ChoiceView, View } from '../view.ts';

/** What inflation and lost Prestige are worth to a bot, in ducats. */
const INFLATION = 3;
const PRESTIGE = 2;

/**
 * What an outcome is worth to a seat, in ducats: its own income less what rivals get, each rival's share of
 * that counting for more the richer it is. Alone at the table the own income is all.
 */
export function worthOf(view: View, seat: string, { income }: Outcome): number {
  const rivals = Object.entries(view.seats).filter(([id]) => id !== seat);
  const treasures = rivals.reduce((sum, [, { ducats }]) => sum + ducats, 0);
  const lost = rivals.reduce((sum, [id, { ducats }]) => {
    const weight = (1 + ducats / (1 + treasures)) / rivals.length;
    return sum + weight * (income[id] ?? 0);
  }, 0);
  return (income[seat] ?? 0) - lost;
}

/** What it is worth to a seat that a partner pays it so much: the partner is poorer by it, which counts too. */
export function worthOfPayment(
  view: View,
  seat: string,
  { partner, ducats }: { readonly partner: string; readonly ducats: number },
): number {
  return worthOf(view, seat, { rows: {}, income: { [seat]: ducats, [partner]: -ducats } });
}

/** The ranking that is worth most to the seat; the first of equals. */
export function bestFor(view: View, seat: string, outcomes: readonly Outcome[]): Outcome | null {
  return pick(outcomes, (outcome) => worthOf(view, seat, outcome));
}

/** What a choice is worth to the seat that makes it and ranks the equals, with what Gold and Slaves cost it. */
export function worthOfChoice(view: View, seat: string, choice: ChoiceView): number {
  const best = bestFor(view, seat, choice.outcomes);
  const card = cardOf(choice.card);
  if (best === null || card === undefined) return Number.NEGATIVE_INFINITY;
  const income = best.income[seat] ?? 0;
  const { baseTax = 0 } = view.seats[seat] ?? {};
  const { age } = view;
  const inflation = bringsInflation(card, { income, baseTax }, view.options) ? INFLATION : 0;
  const prestige = costsPrestige(card, { income, age }, view.options) ? PRESTIGE : 0;
  return worthOf(view, seat, best) - inflation - prestige;
}

/** The item that scores most; the first of equals; null of none. */
export function pick<T>(items: readonly T[], score: (item: T) => number): T | null {
  let best: { readonly item: T; readonly score: number } | null = null;
  for (const item of items) {
    const scored = score(item);
    if (best === null || scored > best.score) best = { item, score: scored };
  }
  return best?.item ?? null;
}
