import { speak, type Valuation } from '@haggle/engine';
import { readDocument } from '@haggle/engine/scenario';
import type { Command } from 'commander';
import { type Exit, leaveWith, YES } from './exit.ts';
import type { Read } from './files.ts';
import { findGame } from './games.ts';
import { complain, paint, print, printJson } from './output.ts';

const HELP = `
A set is worth the square of its number of cards times the value of one card.

Examples:
  haggle value advanced-civilization 'bronze*3,grain*2'
  haggle value advanced-civilization '{"bronze":3}' --mining
  haggle value mega-civilization 'salt*2,ochre' --json`;

/** `haggle value`: what a hand of cards is worth. */
export function registerValue(program: Command): void {
  program
    .command('value')
    .description('say what a hand of cards is worth')
    .argument('<game>', 'the game, such as advanced-civilization')
    .argument('<bag>', "the cards: 'bronze*3,grain*2', or as JSON")
    .option('--mining', 'count the best use of Mining in (Advanced Civilization)')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(value));
}

async function value(
  id: string,
  text: string,
  { json, ...options }: { mining?: boolean; json?: boolean },
): Promise<Exit> {
  const valued = await valueHand(id, text, options);
  if (!valued.ok) return complain(valued.message);
  if (json) printJson(answerOf(valued.value));
  else tell(valued.value);
  return YES;
}

/** What a hand is worth, its cards as a text (see `parseBag`) or as a bag; or why it cannot be said. */
export async function valueHand(
  id: string,
  cards: unknown,
  options: unknown,
): Promise<Read<Valuation>> {
  const game = await findGame(id);
  if (!game.ok) return game;
  const { value: count, title, words } = game.value;
  if (!count) return { ok: false, message: `the cards of ${title} have no such value` };
  const bag = typeof cards === 'string' ? parseBag(cards) : { ok: true as const, value: cards };
  if (!bag.ok) return bag;
  const valued = count(bag.value, options);
  return valued.ok ? valued : { ok: false, message: speak(valued.refusal, words).message };
}

/** What a hand is worth as programs read it: each bonus by its name beside the sets. */
export function answerOf({ sets, bonuses, total }: Valuation): object {
  return { sets, ...bonuses, total };
}

/** Cards from a text: `bronze*3,grain*2`, a kind alone being one card, or a JSON object. */
export function parseBag(text: string): Read<unknown> {
  if (/^\s*[{[]/.test(text)) return parseJson(text);
  const bag = new Map<string, number>();
  for (const part of text.split(',').map((one) => one.trim())) {
    const card = /^([^*×\s]+)(?:\s*[*×]\s*(\d{1,6}))?$/.exec(part);
    if (!card?.[1]) {
      return { ok: false, message: `"${part}" is no card; write bronze*3,grain*2 or JSON` };
    }
    bag.set(card[1], (bag.get(card[1]) ?? 0) + Number(card[2] ?? 1));
  }
  return { ok: true, value: Object.fromEntries(bag) };
}

function parseJson(text: string): Read<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, message: `the cards are no JSON: ${text}` };
  }
  if (Array.isArray(value)) {
    return { ok: false, message: 'the cards are a list; write bronze*3,grain*2 or {"bronze":3}' };
  }
  // Of a kind that is there twice JSON itself would keep the last alone.
  const document = readDocument(text);
  if (document.ok) return { ok: true, value };
  return { ok: false, message: `the cards are wrong: ${document.problem.message}` };
}

function tell({ sets, bonuses = {}, total }: Valuation): void {
  const width = Math.max(8, ...Object.keys(sets).map((kind) => kind.length));
  for (const [kind, { cards, value: worth, limit, complete }] of Object.entries(sets)) {
    // Water makes no full set.
    const count = (limit > 0 ? `${cards} of ${limit}` : `${cards}`).padEnd(10);
    print(
      `${kind.padEnd(width)}  ${count}${String(worth).padStart(6)}${complete ? '  complete' : ''}`,
    );
  }
  for (const [name, { kind, gain }] of Object.entries(bonuses)) {
    print(`${name.padEnd(width)}  ${kind.padEnd(10)}${`+${gain}`.padStart(6)}`);
  }
  print(paint('bold', `${'total'.padEnd(width)}  ${''.padEnd(10)}${String(total).padStart(6)}`));
}
