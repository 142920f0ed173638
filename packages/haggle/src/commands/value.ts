import type { Valuation } from '@haggle/engine';
import type { Command } from 'commander';
import { answerOf, valueHand } from '../questions/value.ts';
import { type Exit, leaveWith, YES } from '../terminal/exit.ts';
import { complain, paint, print, printJson } from '../terminal/output.ts';

const HELP = `
A set is worth the square of its number of cards times the value of one card.

Examples:
  haggle value advanced-civilization 'bronze*3,grain*2'
  haggle value advanced-civilization '{"bronze":3}' --mining
  haggle value mega-civilization 'salt*2,ochre' --json

Exits 0, or 2 when there is no such game or such a hand.`;

/** `haggle value`: what a hand of cards is worth. */
export function registerValue(command: Command): void {
  command
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
