import { Command, CommanderError } from 'commander';
import { registerBackup } from './commands/backup.ts';
import { registerCheck } from './commands/check.ts';
import { registerClauses } from './commands/clauses.ts';
import { registerHelp } from './commands/help.ts';
import { registerImport } from './commands/import.ts';
import { registerIncome } from './commands/income.ts';
import { registerMcp } from './commands/mcp.ts';
import { registerMigrate } from './commands/migrate.ts';
import { registerReplay } from './commands/replay.ts';
import { registerRestore } from './commands/restore.ts';
import { registerSchema } from './commands/schema.ts';
import { registerServe } from './commands/serve.ts';
import { registerSimulate } from './commands/simulate.ts';
import { registerTables } from './commands/tables.ts';
import { registerValue } from './commands/value.ts';
import { registerVerify } from './commands/verify.ts';
import { BAD, YES } from './terminal/exit.ts';
import { complain, endWithReader } from './terminal/output.ts';
import { version } from './version.ts';

const HELP = `
Start here:
  haggle serve                                    open tables for people and bots
  haggle check my-scenario.yaml                   play a scenario and see whether it holds
  haggle value advanced-civilization 'salt*4'     what a hand is worth

haggle help COMMAND tells more of each.`;

/** Runs the command line; leaves the exit code in `process.exitCode`. */
export async function main(argv: readonly string[]): Promise<void> {
  endWithReader();
  try {
    await buildProgram().parseAsync(argv);
  } catch (error) {
    process.exitCode = answerFault(error);
  }
}

function buildProgram(): Command {
  const program = new Command('haggle')
    .description('A table for the trading phases of negotiation games.')
    .version(version, '-V, --version', 'print the version')
    .showSuggestionAfterError()
    .showHelpAfterError('(haggle --help lists the commands)')
    .addHelpText('after', HELP)
    .exitOverride();
  const commands = [
    registerServe,
    registerCheck,
    registerClauses,
    registerValue,
    registerIncome,
    registerSchema,
    registerSimulate,
    registerVerify,
    registerReplay,
    registerImport,
    registerTables,
    registerBackup,
    registerRestore,
    registerMigrate,
    registerMcp,
    registerHelp,
  ];
  for (const register of commands) register(program);
  hintAtHelp(program, 'haggle');
  return program;
}

/** After a wrong option each command names its own help, where that option is not. */
function hintAtHelp(parent: Command, name: string): void {
  for (const command of parent.commands) {
    const own = `${name} ${command.name()}`;
    command.showHelpAfterError(`(${own} --help explains it)`);
    hintAtHelp(command, own);
  }
}

/** Commander has spoken already; anything else is our own fault and told without its inner workings. */
function answerFault(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? YES : BAD;
  return complain(
    `something went wrong: ${error instanceof Error ? error.message : String(error)}`,
  );
}

// The published binary calls `main`; run from its sources, this file is the program itself.
if (process.argv[1] === import.meta.filename) await main(process.argv);
