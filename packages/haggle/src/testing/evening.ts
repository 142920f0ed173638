import {
  advance,
  commitTo,
  type Entry,
  makeLogFile,
  openTable,
  type Result,
  type Step,
  submit,
} from '@haggle/engine';
import { loadGame } from '@haggle/games';

const SEED = 'an evening';
const SALT = '5a'.repeat(32);

/** What is different about an evening: its entries, the seed its header tells, what crete says to all, its set-up. */
export type Difference = {
  readonly change?: (entry: Entry) => Entry;
  readonly seed?: string;
  readonly says?: string;
  readonly setup?: object;
};

/** The text of a small table's log. */
export async function logOf(
  id: string,
  { change = (entry) => entry, seed = SEED, says = 'Salt, anyone?', setup = {} }: Difference = {},
): Promise<string> {
  const game = await loadGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const cities = { crete: 5, egypt: 4, thrace: 3 };
  const whole = { seats: Object.keys(cities), cities, ...setup };
  const opened = must(openTable(game, whole, { now: 1_000_000, seed: SEED }));
  const said = must(
    submit(opened.table, { type: 'say', text: says }, { by: 'crete', now: 1_001_000 }),
  );
  const hush = { type: 'say', to: 'egypt', text: 'Only between us' };
  const hushed = must(submit(said.table, hush, { by: 'crete', now: 1_002_000 }));
  const over = advance(hushed.table, 9_000_000);
  const entries = [opened, said, hushed, over].flatMap((step) => [...(step?.entries ?? [])]);
  const header = {
    haggle: 1,
    game: id,
    commitment: commitTo(SEED, SALT),
    salt: SALT,
    seed,
  } as const;
  return makeLogFile({ header, entries: entries.map(change) });
}

function must(result: Result<Step>): Step {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value;
}
