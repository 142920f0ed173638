import { Command, CommanderError } from 'commander';
import { registerCheck } from './check.ts';
import { BAD, YES } from './exit.ts';
import { complain, endWithReader } from './output.ts';
import { version } from './version.ts';

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
    .helpCommand('help [command]', 'explain a command')
    .showSuggestionAfterError()
    .showHelpAfterError('(haggle --help lists the commands)')
    .exitOverride();
  registerCheck(program);
  // exitOverride is not inherited by commands that exist already.
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

/** Commander has spoken already; anything else is our own fault and told without its inner workings. */
function answerFault(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? YES : BAD;
  return complain(
    `something went wrong: ${error instanceof Error ? error.message : String(error)}`,
  );
}
