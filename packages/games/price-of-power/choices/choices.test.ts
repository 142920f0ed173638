import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateChoices } from '../testing/evaluator.ts';
import { positions, runsFor, threeCards } from '../testing/positions.ts';
import type { ChoiceView } from '../view.ts';
import { listChoices } from './choices.ts';

describe('the choices of random positions', () => {
  test('are those that an independent evaluator finds, and pay the same', () => {
    let found = 0;
    const numRuns = runsFor(120);
    fc.assert(
      fc.property(positions(), threeCards, (position, revealed) => {
        const ours = listChoices(position, revealed);
        const theirs = evaluateChoices(position, revealed);
        found += ours.length;
        expect(sortAll(ours.map(summarize))).toEqual(sortAll(theirs.map(summarizeEvaluated)));
      }),
      { numRuns, seed: 12 },
    );
    expect(found).toBeGreaterThan(numRuns);
  });
});

type Summary = readonly unknown[];

function summarize(choice: ChoiceView): Summary {
  const { card, node, kind, ship, powers, outcomes } = choice;
  const paid = outcomes.map(({ rows, income }) => JSON.stringify([sorted(rows), sorted(income)]));
  return [card, node, kind, sorted(ship ?? {}), sorted(powers), paid.sort()];
}

function summarizeEvaluated(choice: ReturnType<typeof evaluateChoices>[number]): Summary {
  const { card, node, kind, ship, powers, payments } = choice;
  const paid = payments.map(({ rows, income }) => JSON.stringify([sorted(rows), sorted(income)]));
  return [card, node, kind, sorted(ship ?? {}), sorted(powers), paid.sort()];
}

function sorted(record: object): readonly (readonly [string, unknown])[] {
  return Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
}

function sortAll(summaries: readonly Summary[]): readonly Summary[] {
  return summaries.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}
