import {
  type AnyGame,
  type ChairEntry,
  emptyTable,
  type Fault,
  findFault,
  replay as fold,
  followOne,
  isSeat,
  type LogFile,
  parseWith,
  speak,
  type Table,
  viewersOf,
} from '@haggle/engine';
import { type Command, InvalidArgumentError } from 'commander';
import { findGame } from '../input/games.ts';
import { readLog } from '../input/logs.ts';
import { readFilled } from '../input/options.ts';
import { type Exit, leaveWith, NO, YES } from '../terminal/exit.ts';
import { complain, plain, print, printJson, say } from '../terminal/output.ts';
import { tellEvent } from '../terminal/sentence.ts';

type Options = { readonly as: string; readonly at?: number; readonly json?: boolean };

/** What one chair knew at one moment: its view, and its log up to there. */
type Scene = {
  readonly seq: number;
  readonly at: number;
  readonly viewer: string;
  readonly view: unknown;
  readonly log: readonly ChairEntry[];
};

const HELP = `
Prints the log as one viewer may know it, in sentences, and what that viewer then sees.

Examples:
  haggle replay evening.jsonl
  haggle replay evening.jsonl --as crete --at 40
  haggle replay evening.jsonl --as crete --json

Exits 0, or 1 when the log is damaged, 2 when the file is no log, ends before --at or nobody of that name sits there.`;

/** `haggle replay`: a closed table's log once more, as one of its viewers saw it. */
export function registerReplay(command: Command): void {
  command
    .argument(
      '<log>',
      'a log file, as downloaded from a closed table; - for what is piped in',
      readFilled,
    )
    .option('--as <viewer>', 'a seat, host or spectator', 'spectator')
    .option('--at <seq>', 'stop after this entry of the log (default: the last)', readSeq)
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(replay));
}

async function replay(file: string, options: Options): Promise<Exit> {
  const read = await readLog(file);
  if (read.kind === 'unreadable') return complain(read.message);
  if (read.kind === 'damaged') return tellDamage(read.problem, options);
  const fault = findFault(read.log);
  if (fault !== null) return tellDamage(fault, options);
  const game = await findGame(read.log.header.game);
  if (!game.ok) return complain(game.message);
  const last = read.log.entries.length;
  if (options.at !== undefined && options.at > last)
    return complain(`the log ends at entry ${last}`);
  const whole = playWhole(game.value, read.log);
  if ('message' in whole) return tellDamage(whole, options);
  const scene = watch(game.value, read.log, options);
  if (!scene) {
    const there = viewersOf(game.value, whole.state).join(', ');
    return complain(`nobody called "${options.as}" is at this table; there are: ${there}`);
  }
  if (options.json) printJson(scene);
  else tell(game.value, scene, game.value.seatsOf(whole.state));
  return YES;
}

function tellDamage({ seq, message }: Fault, { json }: Options): Exit {
  if (json) printJson({ ok: false, chain: { seq, message } });
  else say(`haggle: the log is damaged${seq === 0 ? '' : ` at entry ${seq}`}: ${message}`);
  return NO;
}

const MISFIT = 'the rules cannot follow what stands here';

/** The table at the end of its log; or where the rules cannot go on, as in a log that somebody made up. */
function playWhole(game: AnyGame, { entries }: LogFile): Table | Fault {
  let table = emptyTable(game, '');
  for (const entry of entries) {
    const { seq } = entry;
    const parsed = parseWith(game.event, entry.event, 'event');
    if (!parsed.ok) {
      return { seq, message: `${MISFIT}: ${speak(parsed.refusal, game.words).message}` };
    }
    try {
      table = fold(table, [entry]);
      for (const viewer of viewersOf(game, table.state)) game.view(table.state, viewer);
    } catch {
      return { seq, message: MISFIT };
    }
  }
  return table;
}

/** Null when the viewer has no chair at this table. */
function watch(game: AnyGame, { entries }: LogFile, { as: viewer, at }: Options): Scene | null {
  let table = emptyTable(game, '');
  const log: ChairEntry[] = [];
  let chair: Parameters<typeof followOne>[0]['chair'];
  for (const entry of entries.slice(0, at)) {
    const before = table.state;
    table = fold(table, [entry]);
    const step = { table, entries: [entry], states: [table.state] };
    const change = followOne({ viewer, chair }, step, before);
    if (!change) continue;
    chair = change.after;
    log.push(...change.entries);
  }
  if (!chair || !viewersOf(game, table.state).includes(viewer)) return null;
  return { seq: table.head.seq, at: table.at, viewer, view: chair.view, log };
}

function tell(game: AnyGame, scene: Scene, seats: readonly string[]): void {
  const { seq, viewer, view, log } = scene;
  for (const { at, event } of log) {
    print(`${new Date(at).toISOString()}  ${plain(tellEvent(event, game, seats))}`);
  }
  print('');
  print(`What ${isSeat(viewer) ? viewer : `the ${viewer}`} sees after entry ${seq}:`);
  printJson(view);
}

function readSeq(text: string): number {
  const seq = Number(text);
  if (/^\d+$/.test(text) && seq >= 1) return seq;
  throw new InvalidArgumentError('An entry’s number is 1 or more.');
}
