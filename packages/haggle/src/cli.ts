import { Command, CommanderError } from 'commander';
import { BAD, YES } from './terminal/exit.ts';
import { complain, endWithReader } from './terminal/output.ts';
import { version } from './version.ts';

const HELP = `
Start here:
  haggle serve                                    open tables for people and bots
  haggle check my-scenario.yaml                   play a scenario and see whether it holds
  haggle value advanced-civilization 'salt*4'     what a hand is worth

haggle help COMMAND tells more of each.`;

type Register = (program: Command) => void;

/** The commands, in the order in which the help lists them. One that is called is loaded without the others. */
const COMMANDS: Readonly<Record<string, () => Promise<Register>>> = {
  serve: async () => (await import('./commands/serve.ts')).registerServe,
  check: async () => (await import('./commands/check.ts')).registerCheck,
  clauses: async () => (await import('./commands/clauses.ts')).registerClauses,
  value: async () => (await import('./commands/value.ts')).registerValue,
  income: async () => (await import('./commands/income.ts')).registerIncome,
  schema: async () => (await import('./commands/schema.ts')).registerSchema,
  simulate: async () => (await import('./commands/simulate.ts')).registerSimulate,
  verify: async () => (await import('./commands/verify.ts')).registerVerify,
  replay: async () => (await import('./commands/replay.ts')).registerReplay,
  import: async () => (await import('./commands/import.ts')).registerImport,
  tables: async () => (await import('./commands/tables.ts')).registerTables,
  backup: async () => (await import('./commands/backup.ts')).registerBackup,
  restore: async () => (await import('./commands/restore.ts')).registerRestore,
  migrate: async () => (await import('./commands/migrate.ts')).registerMigrate,
  mcp: async () => (await import('./commands/mcp.ts')).registerMcp,
  help: async () => (await import('./commands/help.ts')).registerHelp,
};

/** Runs the command line; leaves the exit code in `process.exitCode`. */
export async function main(argv: readonly string[]): Promise<void> {
  endWithReader();
  try {
    const program = await buildProgram(argv[2]);
    await program.parseAsync(argv);
  } catch (error) {
    process.exitCode = answerFault(error);
  }
}

async function buildProgram(named: string | undefined): Promise<Command> {
  const program = new Command('haggle')
    .description('A table for the trading phases of negotiation games.')
    .version(version, '-V, --version', 'print the version')
    .showSuggestionAfterError()
    .showHelpAfterError('(haggle --help lists the commands)')
    .addHelpText('after', HELP)
    .exitOverride();
  for (const load of commandsFor(named)) (await load())(program);
  hintAtHelp(program, 'haggle');
  return program;
}

/** Who names no command, a wrong one, or asks for help, is told of all of them; the version needs none. */
function commandsFor(named: string | undefined): readonly (() => Promise<Register>)[] {
  if (named === '-V' || named === '--version') return [];
  const isOne = named !== undefined && named !== 'help' && Object.hasOwn(COMMANDS, named);
  const one = isOne ? COMMANDS[named] : undefined;
  return one ? [one] : Object.values(COMMANDS);
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
