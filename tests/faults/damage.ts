import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '@haggle/engine';
import { type Account, place } from './audit.ts';
import { hashOf } from './players.ts';

/** How often each outcome came: told as damage, no chair found, shown as it was or as it was earlier. */
export type Outcomes = { told: number; closed: number; whole: number; earlier: number };

export type Door = { readonly table: string; readonly chair: string; readonly key: string };

/** Flips some bits of a store's file where something is written. */
export function flipBits(folder: string, random: Random): void {
  const file = join(folder, 'haggle.db');
  const bytes = readFileSync(file);
  for (let left = 1 + random(3); left > 0; ) {
    const at = random(bytes.length);
    if (bytes[at] === 0) continue;
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    left -= 1;
  }
  writeFileSync(file, bytes);
}

/** Cuts off the end of the journal or of the file, as if it had been half written. */
export function cutShort(folder: string, random: Random): void {
  const file = join(folder, random(4) === 0 ? 'haggle.db' : 'haggle.db-wal');
  truncateSync(file, random(readFileSync(file).length));
}

/** Reads all that a chair can read. Gives what is wrong: a view or a line that never was. */
export async function readDoor(
  address: string,
  { table, chair, key }: Door,
  { views, lines }: Account,
  outcomes: Outcomes,
): Promise<string[]> {
  const get = async (below: string) => {
    const headers = { authorization: `Bearer ${key}` };
    const answer = await fetch(new URL(`/api/tables/${table}${below}`, address), { headers });
    return { status: answer.status, text: await answer.text() };
  };
  const { status, text } = await get('');
  if (status === 404) outcomes.closed += 1;
  if (status >= 500) outcomes.told += 1;
  if (status !== 200) return [];
  const { seq, view } = JSON.parse(text) as { readonly seq: number; readonly view: unknown };
  if (views.get(place(chair, seq)) !== hashOf(view)) {
    return [`${chair} is shown at ${seq} what never was there`];
  }
  if (views.has(place(chair, seq + 1))) outcomes.earlier += 1;
  else outcomes.whole += 1;
  const log = await get('/log');
  if (log.status >= 500) outcomes.told += 1;
  if (log.status !== 200) return [];
  const { entries } = JSON.parse(log.text) as { readonly entries: readonly { seq: number }[] };
  const wrong = entries.filter((line) => lines.get(place(chair, line.seq)) !== hashOf(line));
  return wrong.map((line) => `${chair} reads in the log what never was: ${JSON.stringify(line)}`);
}
