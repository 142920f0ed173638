import { type LogFile, seedIn, type Verdict, verifyLog } from '@haggle/engine';
import type { Command } from 'commander';
import { findGame } from '../input/games.ts';
import { readLog } from '../input/logs.ts';
import { readFilled } from '../input/options.ts';
import { type Exit, leaveWith, NO, YES } from '../terminal/exit.ts';
import { complain, paint, plain, print, printJson } from '../terminal/output.ts';

const HELP = `
Three things are checked: that no line of the log was changed or moved (each carries the hash of the one
before), and none lost as far as its header tells how many there are; that the seed shown at the close is
the one committed to at the opening; and that the rules, asked again with that seed, give the same events,
so that the deal is the one that the seed gives. The last two need the log of a table that is closed; without
them the result says that the deal was not checked.

A set-up may bring the seed, and whoever opens such a table can know the deal before: the result says so. Whether
other seeds were tried before this one no log can tell. The rules asked are those of this version: of a log that
another one made, an event may be told as decided otherwise where a rule has been mended since.

Examples:
  haggle verify evening.jsonl
  haggle verify evening.jsonl --json

Exits 0 when the log holds, 1 when it does not, 2 when the file is no log.`;

/** `haggle verify`: whether a table's log is whole and its deal what the seed gives. */
export function registerVerify(command: Command): void {
  command
    .argument(
      '<log>',
      'a log file, as downloaded from a closed table; - for what is piped in',
      readFilled,
    )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(verify));
}

async function verify(file: string, { json }: { json?: boolean }): Promise<Exit> {
  const read = await readLog(file);
  if (read.kind === 'unreadable') return complain(read.message);
  if (read.kind === 'damaged') {
    const { seq, line, message } = read.problem;
    if (json) printJson({ ok: false, chain: { seq, message } });
    else print(`${paint('red', 'broken')}      ${tellWhere(seq, line)}: ${plain(message)}`);
    return NO;
  }
  const game = await findGame(read.log.header.game);
  if (!game.ok) return complain(game.message);
  const verdict = verifyLog(read.log, game.value);
  const isGiven = bringsSeed(read.log);
  if (json) printJson({ ...verdict, ...(isGiven && { seed: 'given' }) });
  else tell({ ...verdict, isGiven });
  return verdict.ok ? YES : NO;
}

/** Whether the set-up, which is the command of the opening, brought the seed. */
function bringsSeed({ entries: [opening] }: LogFile): boolean {
  return seedIn(opening?.command) !== undefined;
}

function tellWhere(seq: number, line: number): string {
  return seq === 0 ? `line ${line}` : `entry ${seq} (line ${line})`;
}

type Told = Verdict & { readonly isGiven: boolean };

function tell({ entries, chain, commitment, decisions, isGiven }: Told): void {
  const bad = (text: string) => paint('red', text);
  print(`entries     ${entries}`);
  print(`chain       ${chain ? bad(`entry ${chain.seq}: ${chain.message}`) : 'holds'}`);
  print(
    `commitment  ${commitment === 'broken' ? bad('broken: this is another seed') : commitment}`,
  );
  if (isGiven) {
    const given = 'given by whoever opened the table, who could know the deal before';
    print(`seed        ${paint('yellow', given)}`);
  }
  if (decisions === null) print('decisions   the same when decided again');
  else if (decisions === 'not checked') print(`decisions   ${decisions}`);
  else print(`decisions   ${bad(`entry ${decisions.seq}: ${decisions.message}`)}`);
  if (commitment === 'not revealed') {
    const why = 'the log shows no seed, as while its table is open';
    print(
      `deal        ${paint('yellow', `not checked: ${why}; whether it was fair is not known`)}`,
    );
  }
}
