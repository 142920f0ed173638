import { setImmediate } from 'node:timers/promises';
import { type AnyGame, fillIn, speak } from '@haggle/engine';
import { type Command, InvalidArgumentError } from 'commander';
import { findGame } from '../input/games.ts';
import {
  type GameResult,
  type SeatResult,
  setupFor,
  simulateGame,
} from '../questions/simulation.ts';
import { type Exit, leaveWith, NO, YES } from '../terminal/exit.ts';
import { complain, countOf, print, printJson, say } from '../terminal/output.ts';

type Options = {
  readonly seats?: number;
  readonly cities?: readonly number[];
  readonly games: number;
  readonly seed: string;
  readonly json?: boolean;
};

const MOST_GAMES = 10_000;

const HELP = `
Bots sit in all the seats and trade until nobody wants more. The same seed gives the same games.
Hand values are those before the first trade and after the last one. With neither --seats nor --cities it is the
demo table, with its cities and its time; with one of them a table of the game's usual time, whose cities are drawn
by chance where --cities is left out. Where --cities names fewer than there are seats it begins again at its first,
and what is left over is not used.

Examples:
  haggle simulate advanced-civilization
  haggle simulate mega-civilization --seats 12 --games 20 --seed spring
  haggle simulate advanced-civilization --seats 4 --cities 6,5,7,3 --json

Exits 0 when all games were played, 1 when a bot asked for something that was refused, 2 for a set-up
that the game does not take.`;

/** `haggle simulate`: whole games that bots play among themselves, and how they went. */
export function registerSimulate(command: Command): void {
  command
    .argument('<game>', 'the game, such as advanced-civilization')
    .option('--seats <number>', 'how many seats (default: those of the demo table)', wholeNumber)
    .option('--cities <list>', 'cities for each seat in turn, such as 6,5,7', listOfNumbers)
    .option('--games <number>', 'how many games', gamesNumber, 1)
    .option('--seed <text>', 'what all chance comes from', 'haggle')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', HELP)
    .action(leaveWith(simulate));
}

async function simulate(id: string, options: Options): Promise<Exit> {
  const found = await findGame(id);
  if (!found.ok) return complain(found.message);
  const unfit = findUnfit(found.value, options);
  if (unfit) return complain(unfit);
  const results: GameResult[] = [];
  for (let number = 1; number <= options.games; number++) {
    const seed = `${options.seed} ${number}`;
    const result = simulateGame(found.value, setupFor(found.value, { ...options, seed }), seed);
    if (!result.ok) return complain(speak(result.refusal, found.value.words).message);
    results.push(result.value);
    if (!options.json) print(lineOf(found.value, number, result.value));
    // A reader who has seen enough is noticed only between two turns of the event loop.
    await setImmediate();
  }
  return sumUp(found.value, results, options);
}

/** Why a game cannot be played with as many seats as asked for; undefined when it can. */
function findUnfit(game: AnyGame, { seats, cities }: Options): string | undefined {
  if (seats === undefined && cities === undefined) return undefined;
  if (!game.tableFor) {
    return `${game.id} is played at its demo table; leave --seats and --cities out`;
  }
  const { min, max } = game.seats;
  const fits = seats === undefined || (seats >= min && seats <= max);
  return fits ? undefined : `${game.id} has ${min} to ${max} seats, not ${seats}`;
}

function sumUp(game: AnyGame, results: readonly GameResult[], { seed, json }: Options): Exit {
  const refused = results.flatMap((result) => result.refused);
  const figures = figuresOf(results);
  const { trades, tally, ...rest } = figures;
  const total = { games: results.length, trades, ...tally, ...rest };
  if (json) printJson({ game: game.id, seed, games: results, total });
  else print(`in all: ${phraseOf(game, figures)}`);
  for (const { by, code } of refused) say(`a bot was refused: ${by}, ${code}`);
  return refused.length > 0 ? NO : YES;
}

function lineOf(game: AnyGame, number: number, result: GameResult): string {
  const phrase = phraseOf(game, figuresOf([result]));
  return `game ${number}: ${phrase}, over in ${Math.round(result.seconds)} s`;
}

type Figures = {
  readonly trades: number;
  readonly tally: SeatResult;
  readonly commands: number;
  readonly refused: number;
};

function figuresOf(results: readonly GameResult[]): Figures {
  const tally: Record<string, number> = {};
  for (const seat of results.flatMap(({ seats }) => Object.values(seats))) {
    for (const [name, figure] of Object.entries(seat)) tally[name] = (tally[name] ?? 0) + figure;
  }
  return {
    trades: sum(results, ({ trades }) => trades),
    tally,
    commands: sum(results, ({ commands }) => commands),
    refused: sum(results, ({ refused }) => refused.length),
  };
}

function phraseOf({ tally }: AnyGame, figures: Figures): string {
  return [
    countOf(figures.trades, 'trade'),
    ...(tally ? [fillIn(tally.sentence, figures.tally)] : []),
    countOf(figures.commands, 'command'),
    `${figures.refused} refused`,
  ].join(', ');
}

function sum<T>(list: readonly T[], figure: (item: T) => number): number {
  return list.reduce((total, item) => total + figure(item), 0);
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function gamesNumber(text: string): number {
  const games = /^\d+$/.test(text) ? Number(text) : 0;
  if (games >= 1 && games <= MOST_GAMES) return games;
  throw new InvalidArgumentError(`It must be a whole number from 1 to ${MOST_GAMES}.`);
}

function listOfNumbers(text: string): readonly number[] {
  return text.split(',').map((part) => wholeNumber(part.trim()));
}
