import { done, fillIn, type Incomes, malformed, parseWith, type Result } from '@haggle/engine';
import { z } from 'zod';
import { listChoices } from './choices/choices.ts';
import { REVEALED } from './decide/reveal.ts';
import type { Refused } from './desk.ts';
import { evolve } from './evolve.ts';
import { cardId } from './ids.ts';
import type { Outcome } from './income/outcomes.ts';
import { open } from './opening/opening.ts';
import { setupSchema } from './setup.ts';
import type { State } from './state.ts';
import type { ChoiceView } from './view.ts';
import { nameOf, words } from './words.ts';

const position = z.strictObject({
  setup: setupSchema,
  revealed: z
    .array(cardId)
    .max(REVEALED)
    .refine((ids) => new Set(ids).size === ids.length, 'a card that is there twice'),
});

/**
 * Every legal choice of a position `{ setup, revealed }` with the cards face up, and what each pays everybody
 * for each way of ranking equals. Refused as the set-up is. The cards need not be in the deck, and the
 * diplomatic power for them counts as paid.
 */
export function countIncomes(input: unknown): Result<Incomes> {
  const parsed = parseWith(position, input, 'position');
  if (!parsed.ok) return parsed;
  const { setup, revealed } = parsed.value;
  const opened = open(setup, { now: 0, random: () => 0 });
  if (!opened.ok) return inSetup(opened);
  const state = opened.value.reduce<State | null>(evolve, null);
  if (state === null) throw new Error('a table without an opening');
  const choices = listChoices(state.position, revealed);
  const lines = choices.flatMap((choice) =>
    choice.outcomes.map((outcome) => ({
      choice: tellChoice(choice, outcome),
      income: outcome.income,
    })),
  );
  return done({ seats: state.ids, choices, lines });
}

/** A refusal of the set-up names its fields as they stand in the position. */
function inSetup(refused: Refused): Refused {
  const { code, data } = refused.refusal;
  if (code !== 'malformed') return refused;
  return malformed(`setup.${data?.field}`, `${data?.problem}`);
}

/** "T25-1 Bordeaux, ship bay-of-biscay → english-channel, england before france". */
function tellChoice({ card, node, kind, primary, ship }: ChoiceView, { order }: Outcome): string {
  const place = { node: words.names[`node-${node}`] ?? node, card };
  const parts = [
    kind === 'primary'
      ? tell('choice', place)
      : tell('choice-secondary', { ...place, primary: words.names[`node-${primary}`] ?? '' }),
  ];
  if (ship !== null) {
    const key = ship.fromPort === true ? 'choice-ship-from-port' : 'choice-ship';
    parts.push(tell(key, { from: zoneName(ship.from), to: zoneName(ship.to) }));
    if (ship.displaces !== undefined) {
      parts.push(tell('choice-displaces', { rival: nameOf(ship.displaces) }));
    }
  }
  if (order !== undefined)
    parts.push(tell('choice-order', { order: order.map(nameOf).join(', ') }));
  return parts.join('; ');
}

function zoneName(id: string): string {
  return words.names[`zone-${id}`] ?? id;
}

function tell(key: string, data: Readonly<Record<string, string>>): string {
  return fillIn(words.names[key] ?? key, data);
}
