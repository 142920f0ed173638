import { chanceAt, type Random } from '@haggle/engine';
import type { Kit } from '@haggle/engine/testing';
import type { Store } from '@haggle/server';
import { audit } from './audit.ts';
import { makePlayer, type Player, type Sitting, sitAndPlay } from './players.ts';

/** A table that is played at, with somebody in every chair. */
export type Played = { readonly kit: Kit; readonly players: readonly Player[] };

/** Opens a table of this game with a set-up by chance; one that is refused is drawn anew. */
export async function openPlayed(address: string, kit: Kit, random: Random): Promise<Played> {
  for (;;) {
    const body = JSON.stringify({ game: kit.game.id, setup: kit.setup(random) });
    // On a connection of its own: one that has lain idle may be hung up just when this is asked, and it is asked once.
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const url = new URL('/api/tables', address);
    const answer = await fetch(url, { method: 'POST', headers, body });
    const text = await answer.text();
    if (answer.status === 422) continue;
    if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${text}`);
    const { table, host, seats, spectator } = JSON.parse(text) as {
      readonly table: string;
      readonly host: string;
      readonly seats: Readonly<Record<string, string>>;
      readonly spectator: string;
    };
    const players = Object.entries({ ...seats, host, spectator }).map(([chair, key]) => {
      const own = chanceAt(`${chair} ${random(1e9)}`, 0);
      return makePlayer({ game: kit.game, table, chair, key, random: own });
    });
    return { kit, players };
  }
}

/** How long and from where a run of faults goes: `HAGGLE_ROUNDS` and `HAGGLE_SEED`, else as given. */
export function readRun(rounds: number): { readonly rounds: number; readonly seed: number } {
  const run = {
    rounds: Number(process.env.HAGGLE_ROUNDS ?? rounds),
    seed: Number(process.env.HAGGLE_SEED ?? Date.now() % 1_000_000),
  };
  console.log(`HAGGLE_ROUNDS=${run.rounds} HAGGLE_SEED=${run.seed}`);
  return run;
}

/** Resolves after so many milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** Everybody plays at `address` until `sitting.until` says so; whoever is cut off comes back. */
export async function playOn(
  tables: readonly Played[],
  address: string,
  sitting: Sitting & { readonly until: () => boolean },
): Promise<void> {
  const stay = async (player: Player): Promise<void> => {
    while (!sitting.until()) {
      await sitAndPlay(player, address, sitting);
      await wait(5);
    }
  };
  await Promise.all(tables.flatMap(({ players }) => players.map(stay)));
}

/** Everybody gets an answer to what he sent, at the latest after a minute. */
export async function playOut(tables: readonly Played[], address: string): Promise<void> {
  const late = after(60_000);
  await playOn(tables, address, { until: () => late() || isAnswered(tables), quiet: true });
  if (!isAnswered(tables)) throw new Error('a command got no answer');
}

/** Says so after so many milliseconds. */
export function after(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}

/** Whether everybody has got an answer to all that he sent. */
function isAnswered(tables: readonly Played[]): boolean {
  return tables.every(({ players }) => players.every(({ open }) => open.size === 0));
}

/** What is wrong with any of these tables, as their store tells. */
export async function auditTables(store: Store, tables: readonly Played[]) {
  const wrong: string[] = [];
  const sum = { entries: 0, acknowledged: 0, shown: 0 };
  for (const { kit, players } of tables) {
    const found = await audit(store, kit, players);
    wrong.push(...found.wrong.map((one) => `${kit.game.id}: ${one}`));
    sum.entries += found.audited.entries;
    sum.acknowledged += found.audited.acknowledged;
    sum.shown += found.audited.shown;
  }
  return { wrong, sum };
}
