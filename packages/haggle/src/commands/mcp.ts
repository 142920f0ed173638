import { type Command, Option } from 'commander';
import { whyUnreadable } from '../input/files.ts';
import { fromEnvironment } from '../input/options.ts';
import { type Exit, leaveWith, YES } from '../terminal/exit.ts';
import { complain, say } from '../terminal/output.ts';

type Options = { readonly server?: string; readonly link?: string };

const HELP = `
An agent's host starts this and speaks the Model Context Protocol with it on standard input and output.
The agent can then look, act and wait at a table, and read the rules. A seat's link is that seat: whoever
has it plays there. HAGGLE_LINK keeps it out of the list of processes.

Examples:
  haggle mcp --server http://127.0.0.1:8080
  HAGGLE_LINK='http://127.0.0.1:8080/t/7cnvkcav5fwwgf3s#KEY' haggle mcp

Exits 0 when the agent's host has closed the input and what it asked is answered, 2 for a server or a link that cannot be one, or input that cannot be read.`;

/** `haggle mcp`: a chair for an agent, over the Model Context Protocol on standard input and output. */
export function registerMcp(command: Command): void {
  command
    .option(
      '--server <url>',
      "the server's address (default: that of the link, else http://127.0.0.1:8080)",
    )
    .addOption(
      fromEnvironment(
        new Option('--link <url#key>', 'the chair to play: its whole link, or TABLE#KEY'),
        'HAGGLE_LINK',
      ),
    )
    .option('--json', 'the protocol is JSON in any case')
    .addHelpText('after', HELP)
    .action(leaveWith(mcp));
}

async function mcp(options: Options): Promise<Exit> {
  // Loaded here alone: no other command needs the protocol.
  const { findHome, serveAgent } = await import('../mcp/serving.ts');
  const home = findHome(options);
  if (!home.ok) return complain(home.message);
  if (process.stdin.isTTY) say("haggle: an agent's host is expected on standard input");
  try {
    await serveAgent(home.value);
  } catch (error) {
    return complain(`standard input cannot be read: ${whyUnreadable(error)}`);
  }
  return YES;
}
