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

const HELP_FLAGS: ReadonlySet<string> = new Set(['-h', '--help']);

/** A command as the help lists it, and what gives it its options, its own help and its work. */
type Listed = {
  readonly usage: string;
  readonly about: string;
  readonly load: () => Promise<(command: Command) => void>;
};

/** The commands, in the order in which the help lists them. The one that is asked for is loaded, and no other. */
const COMMANDS: readonly Listed[] = [
  {
    usage: 'serve',
    about: 'open tables for people and bots',
    load: async () => (await import('./commands/serve.ts')).registerServe,
  },
  {
    usage: 'check <file...>',
    about: 'play scenario files and say whether they hold',
    load: async () => (await import('./commands/check.ts')).registerCheck,
  },
  {
    usage: 'clauses [game...]',
    about: 'print the rules and which scenarios cover them',
    load: async () => (await import('./commands/clauses.ts')).registerClauses,
  },
  {
    usage: 'value <game> <bag>',
    about: 'say what a hand of cards is worth',
    load: async () => (await import('./commands/value.ts')).registerValue,
  },
  {
    usage: 'income <file>',
    about: 'say what every choice of a position pays',
    load: async () => (await import('./commands/income.ts')).registerIncome,
  },
  {
    usage: 'schema <game> [part]',
    about: 'print the shapes of a game as JSON Schema',
    load: async () => (await import('./commands/schema.ts')).registerSchema,
  },
  {
    usage: 'simulate <game>',
    about: 'let bots play whole games among themselves',
    load: async () => (await import('./commands/simulate.ts')).registerSimulate,
  },
  {
    usage: 'verify <log>',
    about: 'check that a log is whole and its deal fair',
    load: async () => (await import('./commands/verify.ts')).registerVerify,
  },
  {
    usage: 'replay <log>',
    about: 'play a log again, as one of its viewers saw it',
    load: async () => (await import('./commands/replay.ts')).registerReplay,
  },
  {
    usage: 'import <game> <format> <file>',
    about: 'make a set-up of a file of another tool',
    load: async () => (await import('./commands/import.ts')).registerImport,
  },
  {
    usage: 'tables',
    about: 'look after the tables of a server',
    load: async () => (await import('./commands/tables.ts')).registerTables,
  },
  {
    usage: 'backup <file>',
    about: 'write tables to one file, while servers go on',
    load: async () => (await import('./commands/backup.ts')).registerBackup,
  },
  {
    usage: 'restore <file>',
    about: 'bring tables back from a backup',
    load: async () => (await import('./commands/restore.ts')).registerRestore,
  },
  {
    usage: 'migrate <from> <to>',
    about: 'copy all tables from one place to another',
    load: async () => (await import('./commands/migrate.ts')).registerMigrate,
  },
  {
    usage: 'mcp',
    about: 'let an agent play (Model Context Protocol)',
    load: async () => (await import('./commands/mcp.ts')).registerMcp,
  },
  {
    usage: 'help [command...]',
    about: 'explain a command',
    load: async () => (await import('./commands/help.ts')).registerHelp,
  },
];

/** Runs the command line; leaves the exit code in `process.exitCode`. */
export async function main(argv: readonly string[]): Promise<void> {
  endWithReader();
  try {
    const words = argv.slice(2);
    const names = words.filter((word) => !word.startsWith('-'));
    const program = await buildProgram(names);
    // Of a command that there is not commander would show the help of all, were it asked for.
    const asked = isThere(program, names) ? words : words.filter((word) => !HELP_FLAGS.has(word));
    await program.parseAsync(asked, { from: 'user' });
  } catch (error) {
    process.exitCode = answerFault(error);
  }
}

async function buildProgram(names: readonly string[]): Promise<Command> {
  const program = new Command('haggle')
    .description('A table for the trading phases of negotiation games.')
    .version(version, '-V, --version', 'print the version')
    .helpCommand(false)
    .showSuggestionAfterError()
    .showHelpAfterError('(haggle --help lists the commands)')
    .addHelpText('after', HELP)
    .exitOverride();
  const [first = '', second = ''] = names;
  for (const { usage, about, load } of COMMANDS) {
    const [name = ''] = usage.split(' ');
    const isAsked = name === first || (first === 'help' && name === second);
    const command = program.command(isAsked ? name : usage).description(about);
    if (isAsked) (await load())(command);
  }
  hintAtHelp(program, 'haggle');
  return program;
}

/** Whether the names begin with those of a command, as far as commands lie within one another. */
function isThere({ commands }: Command, [name, ...rest]: readonly string[]): boolean {
  if (commands.length === 0 || name === undefined) return true;
  const command = commands.find((one) => one.name() === name);
  return command !== undefined && isThere(command, rest);
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
