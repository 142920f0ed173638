import { schemasOf } from '@haggle/engine';
import type { Command } from 'commander';
import { findGame } from '../input/games.ts';
import { type Exit, leaveWith, YES } from '../terminal/exit.ts';
import { complain, printJson } from '../terminal/output.ts';

const HELP = `
Prints JSON Schema (draft 2020-12): what a set-up and a command must look like, and what events
a closed table's log holds. As long as the table is open a chair is told less of some of them.

Examples:
  haggle schema advanced-civilization
  haggle schema mega-civilization command > command.schema.json

Exits 0, or 2 when there is no such game or part.`;

/** `haggle schema`: the shapes of a game's set-ups, commands and events, as JSON Schema. */
export function registerSchema(command: Command): void {
  command
    .argument('<game>', 'the game, such as advanced-civilization')
    .argument('[part]', 'setup, command or event alone')
    .option('--json', 'the result is JSON in any case')
    .addHelpText('after', HELP)
    .action(leaveWith(schema));
}

async function schema(id: string, part: string | undefined): Promise<Exit> {
  const game = await findGame(id);
  if (!game.ok) return complain(game.message);
  const schemas = new Map<string, unknown>(Object.entries(schemasOf(game.value)));
  if (part !== undefined && !schemas.has(part)) {
    return complain(`a game has no "${part}" schema; there are: ${[...schemas.keys()].join(', ')}`);
  }
  printJson(part === undefined ? { game: id, ...Object.fromEntries(schemas) } : schemas.get(part));
  return YES;
}
