import { type Bag, bagSchema, done, parseWith, type Result, type Valuation } from '@haggle/engine';
import { z } from 'zod';
import { refuseBy } from './desk.ts';
import type { Rulebook } from './rulebook.ts';
import { appraise } from './value.ts';

const optionsSchema = z.strictObject({ mining: z.boolean().optional() });

/**
 * What a bag of cards is worth, each set and all together; with `mining` the best use of it is included.
 * Refused for words that are no cards, calamities, more cards than there are, or Mining where it does not
 * raise cards (rules clauses AC-28.51 to 28.53, MC-7.1).
 */
export function appraiseBag(rules: Rulebook, given: unknown, options: unknown): Result<Valuation> {
  const asked = parseWith(optionsSchema, options, 'options');
  if (!asked.ok) return asked;
  const { mining = false } = asked.value;
  const parsed = parseWith(bagSchema, given);
  if (!parsed.ok) return parsed;
  const bag: Bag = parsed.value;
  for (const id of Object.keys(bag)) {
    const kind = kindIn(rules, id);
    if (kind === undefined) return refuseBy({ rules }, 'not-trade-cards', { kind: id });
    if (kind.type === 'calamity') return refuseBy({ rules }, 'not-commodities', { kind: id });
    const count = bag[id] ?? 0;
    if (kind.stack > 0 && count > kind.limit) {
      return refuseBy({ rules }, 'malformed', { field: id, problem: `there are ${kind.limit}` });
    }
  }
  if (mining && !rules.mining)
    return refuseBy({ rules }, 'mining-not-applicable', { kind: 'cards' });
  return done(addUp(rules, bag, mining));
}

function addUp(rules: Rulebook, bag: Bag, mining: boolean): Valuation {
  const decks = [...rules.decks.values()];
  const sets = Object.assign({}, ...decks.map((deck) => appraise(deck, bag, false).sets));
  const best = mining
    ? decks.map((deck) => appraise(deck, bag, true).mining).find(Boolean)
    : undefined;
  let total = best?.gain ?? 0;
  for (const id of Object.keys(sets)) total += sets[id].value;
  return best ? { sets, bonuses: { mining: best }, total } : { sets, total };
}

function kindIn(rules: Rulebook, id: string) {
  for (const deck of rules.decks.values()) {
    const kind = deck.kindOf.get(id);
    if (kind !== undefined) return kind;
  }
  return undefined;
}
