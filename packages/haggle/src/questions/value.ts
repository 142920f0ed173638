import { type Refusal, speak, type Valuation } from '@haggle/engine';
import { readDocument } from '@haggle/engine/scenario';
import { findGame } from '../input/games.ts';
import { parseJson } from '../input/json.ts';
import { findMeant } from '../input/meant.ts';
import { done, fail, type Read } from '../input/read.ts';

/** What a hand is worth, its cards as a text (see `parseBag`) or as a bag; or why it cannot be said. */
export async function valueHand(
  id: string,
  cards: unknown,
  options: unknown,
): Promise<Read<Valuation>> {
  const game = await findGame(id);
  if (!game.ok) return game;
  const { value: count, title, words } = game.value;
  if (!count) return fail(`the cards of ${title} have no such value`);
  const bag = typeof cards === 'string' ? parseBag(cards) : done(cards);
  if (!bag.ok) return bag;
  const valued = count(bag.value, options);
  if (valued.ok) return valued;
  const { message } = speak(valued.refusal, words);
  const isCard = (name: string) => count({ [name]: 1 }, {}).ok;
  const hint = hintAt(valued.refusal, () => Object.keys(words.names).filter(isCard));
  return fail(message + hint);
}

/** Which card was probably meant by a name that is none. */
function hintAt({ code, data }: Refusal, listCards: () => readonly string[]): string {
  if (code !== 'not-trade-cards' || typeof data?.kind !== 'string') return '';
  const meant = findMeant(data.kind, listCards());
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

/** What a hand is worth as programs read it: each bonus by its name beside the sets. */
export function answerOf({ sets, bonuses, total }: Valuation): object {
  return { sets, ...bonuses, total };
}

const CARD = /^([^*×\s:=\d][^*×\s:=]*)(?:\s*[*×]\s*(\d{1,6}))?$/;
/** A card with a count, whatever that is. */
const COUNTED = /^([^*×\s:=\d][^*×\s:=]*)\s*[*×]\s*(.+)$/;

/** Cards from a text: `bronze*3,grain*2`, a kind alone being one card, or a JSON object. */
export function parseBag(text: string): Read<unknown> {
  if (/^\s*[{[]/.test(text)) return parseObject(text);
  const bag = new Map<string, number>();
  for (const part of text.split(',').map((one) => one.trim())) {
    const card = CARD.exec(part);
    if (!card?.[1]) {
      const [, kind, count] = COUNTED.exec(part) ?? [];
      if (kind && count) {
        return fail(
          `"${count}" is no number of cards: ${kind} takes a whole one of six digits at most`,
        );
      }
      return fail(`"${part}" is no card; write bronze*3,grain*2 or JSON`);
    }
    bag.set(card[1], (bag.get(card[1]) ?? 0) + Number(card[2] ?? 1));
  }
  return done(Object.fromEntries(bag));
}

/** A bag as a JSON object. */
function parseObject(text: string): Read<unknown> {
  const value = parseJson(text);
  if (value === undefined) return fail(`the cards are no JSON: ${text}`);
  if (Array.isArray(value)) {
    return fail('the cards are a list; write bronze*3,grain*2 or {"bronze":3}');
  }
  // Of a kind that is there twice JSON itself would keep the last alone.
  const document = readDocument(text);
  return document.ok ? done(value) : fail(`the cards are wrong: ${document.problem.message}`);
}
