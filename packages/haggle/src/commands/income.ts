import type { Incomes } from '@haggle/engine';
import { readDocument } from '@haggle/engine/scenario';
import type { Command } from 'commander';
import { readText } from '../input/files.ts';
import { readFilled } from '../input/options.ts';
import { countIncomes, findPaying } from '../questions/income.ts';
import { type Exit, leaveWith, YES } from '../terminal/exit.ts';
import { complain, paint, print, printJson } from '../terminal/output.ts';

const HELP = `
The file is YAML or JSON: the set-up of a table, and the cards that are face up.

  setup: { scenario: 1-01, seats: [france, castile, england, austria] }
  revealed: [T25-1, T02-1, T08-3]

Without "age" and "edition" it is the first Age and the Standard Edition; scenarios whose number begins
with 2 need "edition: deluxe".

A line is a choice with one way of ranking equals; a dash stands for a seat that takes no part in it.

Examples:
  haggle income position.yaml
  haggle income position.json --json

Exits 0 when the position could be read, 2 when not.`;

type Options = { readonly game?: string; readonly json?: boolean };

/** `haggle income`: what every choice of a position pays everybody. */
export function registerIncome(command: Command): void {
  command
    .argument('<file>', 'the position; - for what is piped in', readFilled)
    .option('--game <game>', 'the game, where several have incomes')
    .option('--json', 'print the choices as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(income));
}

async function income(file: string, { game: id, json }: Options): Promise<Exit> {
  const text = await readText(file);
  if (!text.ok) return complain(`${file}: ${text.message}`);
  const document = readDocument(text.value);
  if (!document.ok)
    return complain(`${file}:${document.problem.line}: ${document.problem.message}`);
  const game = await findPaying(id);
  if (!game.ok) return complain(game.message);
  const counted = countIncomes(game.value, document.value.value);
  if (!counted.ok) return complain(`${file}: ${counted.message}`);
  if (json) printJson({ choices: counted.value.choices });
  else tell(counted.value);
  return YES;
}

function tell({ seats, lines }: Incomes): void {
  const head = ['choice', ...seats];
  const rows = lines.map(({ choice, income }) => [
    choice,
    ...seats.map((seat) => (Object.hasOwn(income, seat) ? String(income[seat]) : '-')),
  ]);
  const widths = head.map((_, at) =>
    Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  print(paint('bold', makeLine(head, widths)));
  for (const row of rows) print(makeLine(row, widths));
}

function makeLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map((cell, at) =>
    at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
  );
  return padded.join('  ');
}
