import { schemasOf } from '@haggle/engine';
import { readDocument } from '@haggle/engine/scenario';
import { loadGames } from '@haggle/games';
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findGame } from '../input/games.ts';
import { done, fail, type Read } from '../input/read.ts';
import { checkText } from '../questions/check.ts';
import { countIncomes, findPaying } from '../questions/income.ts';
import { answerOf, valueHand } from '../questions/value.ts';
import { complainOf, tell } from './answers.ts';
import { inputOf } from './input.ts';

const PURE = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

const GAME = z.string().describe('A game’s id, such as advanced-civilization; `games` lists them');

/** Adds what needs no table: the games and their rules, and what can be counted without a server. */
export function addLibraryTools(server: McpServer): void {
  const tools = [addGames, addGame, addValue, addIncome, addCheck];
  for (const add of tools) add(server);
}

function addGames(server: McpServer): void {
  const description = 'Lists the games: id, title, and for how many seats.';
  const config = { description, inputSchema: inputOf({}), annotations: PURE };
  server.registerTool('games', config, async () => {
    const games = await loadGames();
    return tell({ games: games.map(({ id, title, seats }) => ({ id, title, seats })) });
  });
}

function addGame(server: McpServer): void {
  const description =
    'Tells one game’s words: every clause of its rules in a plain line (refusals cite their ids), and the JSON Schema of its commands.';
  const inputSchema = inputOf({ game: GAME });
  const config = { description, inputSchema, annotations: PURE };
  server.registerTool('game', config, async ({ game: id }) => {
    const game = await findGame(id);
    if (!game.ok) return complainOf(game);
    const { title, seats } = game.value;
    const clauses = game.value.clauses.map(({ id: clause, text }) => ({ id: clause, text }));
    const { command } = schemasOf(game.value);
    return tell({ id, title, seats, clauses, schemas: { command } });
  });
}

function addValue(server: McpServer): void {
  const description =
    'Says what a hand of cards is worth: each set, and the total. For games whose cards have a value.';
  const inputSchema = inputOf({
    game: GAME,
    cards: textOrObject('The cards: bronze*3,grain*2 or { "bronze": 3, "grain": 2 }'),
    mining: z
      .boolean()
      .optional()
      .describe('Count the best use of Mining in, where the game has it'),
  });
  const config = { description, inputSchema, annotations: PURE };
  server.registerTool('value', config, async ({ game, cards, ...options }) => {
    const valued = await valueHand(game, cards, options);
    return valued.ok ? tell(answerOf(valued.value)) : complainOf(valued);
  });
}

function addIncome(server: McpServer): void {
  const description =
    'Says what every legal choice of a position pays everybody: powers, rows and incomes for each ranking of equals. For games whose trades pay incomes.';
  const inputSchema = inputOf({
    game: GAME.optional().describe('The game’s id, where several have incomes'),
    position: textOrObject(
      '{ setup, revealed }, as YAML or JSON text or as an object: the set-up of a table, and the ids of the cards that are face up',
    ),
  });
  const config = { description, inputSchema, annotations: PURE };
  server.registerTool('income', config, async ({ game, position }) => incomeOf(game, position));
}

async function incomeOf(id: string | undefined, position: unknown): Promise<CallToolResult> {
  const read =
    typeof position === 'string' ? readText(position) : { ok: true as const, value: position };
  if (!read.ok) return complainOf(read);
  const game = await findPaying(id);
  if (!game.ok) return complainOf(game);
  const counted = countIncomes(game.value, read.value);
  return counted.ok ? tell({ choices: counted.value.choices }) : complainOf(counted);
}

function readText(text: string): Read<unknown> {
  const document = readDocument(text);
  if (document.ok) return done(document.value.value);
  const { line, message } = document.problem;
  return fail(`line ${line}: ${message}`);
}

function addCheck(server: McpServer): void {
  const description =
    'Plays a scenario (YAML or JSON: title, game, clauses, setup, steps) and says whether it holds; what does not is named by its step and line. Answers questions about the rules without a table.';
  const inputSchema = inputOf({ scenario: z.string().describe('The scenario’s text') });
  const config = { description, inputSchema, annotations: PURE };
  server.registerTool('check', config, async ({ scenario }) => {
    const checked = await checkText(scenario);
    if (!('problem' in checked)) return tell(checked);
    const { line, message } = checked.problem;
    return complainOf({ message: `this is no scenario: line ${line}: ${message}` });
  });
}

/** Read by the game's own schema, so that what is wrong is told by the field. */
function textOrObject(description: string): z.ZodType<unknown> {
  return z.unknown().meta({ description, anyOf: [{ type: 'string' }, { type: 'object' }] });
}
