import { cardOf } from '../../../data/cards.ts';
import { bringsInflation, costsPrestige } from '../../../income/consequences.ts';
import type { ChoiceView, View } from '../../../view.ts';

/** Whether something comes with a trade: surely, or as equals are ranked; null where it does not. */
export type Likelihood = 'sure' | 'maybe' | null;

/** What a trade costs the one who makes it, besides what it pays: inflation by Gold, Prestige by Slaves (PP-12.1). */
export type Price = {
  readonly inflation: Likelihood;
  /** `none`: it would, but there is none to lose. */
  readonly prestige: Likelihood | 'none';
};

/** The price of a choice for the realm at turn. */
export function priceOf(view: View, { card, outcomes }: ChoiceView): Price {
  const { active, age, options } = view;
  const seat = view.seats[active];
  const good = cardOf(card);
  if (!seat || !good) return { inflation: null, prestige: null };
  const { baseTax, prestige } = seat;
  const incomes = outcomes.map(({ income }) => income[active] ?? 0);
  const likelihoodOf = (comes: (income: number) => boolean): Likelihood =>
    incomes.every(comes) ? 'sure' : incomes.some(comes) ? 'maybe' : null;
  const cost = likelihoodOf((income) => costsPrestige(good, { income, age }, options));
  return {
    inflation: likelihoodOf((income) => bringsInflation(good, { income, baseTax }, options)),
    prestige: cost !== null && prestige === 0 ? 'none' : cost,
  };
}
