import { type Bag, bagSchema, done, parseWith, type Result, type Valuation } from '@haggle/engine';
import { z } from 'zod';
import { refuseBy } from '../desk.ts';
import type { Rulebook } from '../rulebook.ts';
import { appraise, bestMining } from './value.ts';

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
  const decks = [...rules.decks.values()];
  for (const id of Object.keys(bag)) {
    const kind = decks.find(({ kindOf }) => kindOf.has(id))?.kindOf.get(id);
    if (kind === undefined) return refuseBy({ rules }, 'not-trade-cards', { kind: id });
    if (kind.type === 'calamity') return refuseBy({ rules }, 'not-commodities', { kind: id });
    const count = bag[id] ?? 0;
    if (kind.stack > 0 && count > kind.limit) {
      return refuseBy({ rules }, 'malformed', { what: 'too-many', kind: id, count: kind.limit });
    }
  }
  if (mining && !rules.mining) {
    return refuseBy({ rules }, 'mining-not-applicable', { kind: 'cards' });
  }
  // No table is named, so each kind is counted as the decks that have it print it: alike in all of them.
  const sets: Valuation['sets'] = Object.assign(
    {},
    ...decks.map((deck) => appraise(deck, bag).sets),
  );
  const total = Object.values(sets).reduce((sum, { value }) => sum + value, 0);
  const best = mining ? decks.map((deck) => bestMining(deck, bag)).find(Boolean) : undefined;
  if (best === undefined) return done({ sets, total });
  return done({ sets, bonuses: { mining: best }, total: total + best.gain });
}
