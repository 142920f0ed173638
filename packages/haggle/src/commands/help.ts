import type { Command } from 'commander';

/** `haggle help`: what a command's own `--help` says, also of one within another (`haggle help tables list`). */
export function registerHelp(command: Command): void {
  command
    .argument('[command...]', 'the command, such as check, or tables list')
    .addHelpText('after', '\nExamples:\n  haggle help check\n  haggle help tables list')
    .action((names: readonly string[]) => explain(command.parent ?? command, names));
}

async function explain(program: Command, names: readonly string[]): Promise<void> {
  let command = program;
  for (const name of names) {
    const part = command.commands.find((one) => one.name() === name);
    if (part === undefined) return refuse(command, name);
    command = part;
  }
  command.help();
}

/** A wrong name is answered as it is where it is used, with the name that was probably meant. */
async function refuse(command: Command, name: string): Promise<void> {
  if (command.commands.length === 0)
    command.error(`error: ${command.name()} has no command ${name}`);
  await command.parseAsync([name], { from: 'user' });
}
