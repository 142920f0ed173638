import type { AnyGame, Imported, Importer } from '@haggle/engine';
import { openTable, speak } from '@haggle/engine';
import type { Command } from 'commander';
import { readText } from '../input/files.ts';
import { findGame } from '../input/games.ts';
import { parseJson } from '../input/json.ts';
import { readFilled } from '../input/options.ts';
import { done, fail, type Read } from '../input/read.ts';
import { type Exit, leaveWith, YES } from '../terminal/exit.ts';
import { complain, decline, printJson, say } from '../terminal/output.ts';

const MAX_BYTES = 16_777_216;

const HELP = `
Twilight Imperium reads the web data of an AsyncTI4 game (async) and the game data that the TTPG mod posts (ttpg),
the Price of Power a view of a table as the API gives it (position).

The set-up of a table is printed as JSON, what the file could not tell is said beside it: hands of cards, for
instance, must be asked of each player.

Examples:
  haggle import twilight-imperium async game.json > setup.json
  haggle import twilight-imperium ttpg overlay.json --json
  haggle import price-of-power position view.json > setup.json

Exits 0 when the game takes the set-up, 1 when it would refuse it (it is printed all the same), 2 when the file
could not be read.`;

/** `haggle import`: a set-up out of a file of another tool. */
export function registerImport(command: Command): void {
  command
    .argument('<game>', 'the game')
    .argument('<format>', 'what kind of file it is: async, ttpg or position')
    .argument('<file>', 'the file, JSON; - for what is piped in', readFilled)
    .option('--json', 'print the set-up together with what is not known')
    .addHelpText('after', HELP)
    .action(leaveWith(importFile));
}

async function importFile(
  id: string,
  format: string,
  file: string,
  { json }: { json?: boolean },
): Promise<Exit> {
  const game = await findGame(id);
  if (!game.ok) return complain(game.message);
  const importer = findImporter(game.value, format);
  if (!importer.ok) return complain(importer.message);
  const text = await readText(file, MAX_BYTES);
  if (!text.ok) return complain(`${file}: ${text.message}`);
  const imported = convert(game.value, importer.value, text.value);
  if (!imported.ok) return complain(`${file}: ${imported.message}`);
  const { setup, unknown } = imported.value;
  printJson(json ? imported.value : setup);
  for (const line of unknown) say(`not known: ${line}`);
  const opened = openTable(game.value, setup, { now: 0, seed: 'import' });
  if (opened.ok) return YES;
  return decline(`the game would refuse it: ${speak(opened.refusal, game.value.words).message}`);
}

function findImporter({ id, imports = {} }: AnyGame, format: string): Read<Importer> {
  const importer = Object.hasOwn(imports, format) ? imports[format] : undefined;
  if (importer !== undefined) return done(importer);
  const known = Object.keys(imports).join(', ');
  if (known === '') return fail(`${id} reads no files of other tools`);
  return fail(`${id} reads no files of the kind "${format}"; there are: ${known}`);
}

function convert({ words }: AnyGame, importer: Importer, text: string): Read<Imported> {
  const input = parseJson(text);
  if (input === undefined) return fail('the file is no JSON');
  const read = importer.read(input);
  return read.ok ? read : fail(speak(read.refusal, words).message);
}
