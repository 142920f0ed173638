import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@haggle/engine';
import {
  type Coverage,
  coverClauses,
  findStrayClauses,
  type PlayedScenario,
} from '@haggle/engine/scenario';
import { loadGames } from '@haggle/games';
import type { Command } from 'commander';
import { listScenarios } from '../input/files.ts';
import { findGame } from '../input/games.ts';
import { done, type Read } from '../input/read.ts';
import { playFile } from '../questions/coverage.ts';
import { type Exit, leaveWith, NO, YES } from '../terminal/exit.ts';
import { complain, paint, print, printJson, say } from '../terminal/output.ts';

type Options = { readonly scenarios?: readonly string[]; readonly json?: boolean };

const HELP = `
Every sentence of the rules has a clause, and every clause a scenario that shows it at work; what a clause
forbids is shown by a scenario in which it is refused. Without --scenarios the ones that come with the
games are played.

Examples:
  haggle clauses advanced-civilization
  haggle clauses mega-civilization --scenarios my-scenarios/ --json

Exits 0 when every clause is covered, 1 when one is not, 2 when a file cannot be read or is no
scenario.`;

/** `haggle clauses`: the clauses of the rules, and which scenarios cover them. */
export function registerClauses(command: Command): void {
  command
    // The games first: what follows --scenarios is files, as many as there are.
    .usage('[game...] [options]')
    .argument('[game...]', 'the games (default: all)')
    .option('--scenarios <path...>', 'scenario files or folders to play instead')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(clauses));
}

async function clauses(ids: readonly string[], { scenarios, json }: Options): Promise<Exit> {
  const games = await chooseGames(ids);
  if (!games.ok) return complain(games.message);
  const files = await listScenarios(scenarios ?? games.value.map(shippedScenarios));
  if (!files.ok) return complain(files.message);
  const played: PlayedScenario[] = [];
  for (const file of files.value) {
    const one = await playFile(file, games.value);
    if (!one.ok) return complain(`${file}: ${one.message}`);
    if (one.value) played.push(one.value);
    else say(`haggle: ${file} is of another game and covers nothing here`);
  }
  const covered = games.value.flatMap((game) => coverClauses(game, played));
  const uncovered = covered.filter((clause) => !clause.covered).map(({ id }) => id);
  const failing = played.filter(({ holds }) => !holds).map(({ file }) => file);
  if (json) printJson({ clauses: covered, uncovered, failing });
  else for (const clause of covered) tell(clause);
  for (const warning of strayCitations(games.value, played)) say(`haggle: ${warning}`);
  for (const file of failing) say(`haggle: ${file} does not hold and covers nothing`);
  const which = uncovered.length > 0 ? `: ${uncovered.join(', ')}` : '';
  say(`${covered.length} clauses, ${uncovered.length} uncovered${which}`);
  return uncovered.length > 0 ? NO : YES;
}

async function chooseGames(ids: readonly string[]): Promise<Read<readonly AnyGame[]>> {
  if (ids.length === 0) return done(await loadGames());
  const games: AnyGame[] = [];
  for (const id of new Set(ids)) {
    const game = await findGame(id);
    if (!game.ok) return game;
    games.push(game.value);
  }
  return done(games);
}

/** The folder of the scenarios that come with a game, in the games' package. */
function shippedScenarios({ id }: AnyGame): string {
  const entry = dirname(fileURLToPath(import.meta.resolve('@haggle/games')));
  const root = basename(entry) === 'dist' ? dirname(entry) : entry;
  return join(root, id, 'scenarios');
}

function tell({ id, text, forbids, accepting, refusing, covered }: Coverage): void {
  const name = (file: string) => basename(file).replace(/[.]\w+$/, '');
  print(`${paint(covered ? 'green' : 'red', id.padEnd(10))}  ${text}`);
  const shown = accepting.map(name).join(', ') || '-';
  print(`${''.padEnd(12)}shown by: ${shown}`);
  if (forbids) print(`${''.padEnd(12)}refused in: ${refusing.map(name).join(', ') || '-'}`);
}

/** Citations of clauses that no game has. */
function strayCitations(
  games: readonly AnyGame[],
  played: readonly PlayedScenario[],
): readonly string[] {
  return played.flatMap(({ file, game, clauses: cited }) => {
    const own = games.find(({ id }) => id === game);
    const stray = own ? findStrayClauses(cited, own) : cited;
    return stray.map((id) => `${file} cites ${id}, which is no clause of ${game}`);
  });
}
