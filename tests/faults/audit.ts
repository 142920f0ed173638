import {
  type AnyGame,
  type Chairs,
  commitTo,
  type Entry,
  emptyTable,
  findBreak,
  follow,
  type Table,
  verifyLog,
} from '@haggle/engine';
import type { Kit } from '@haggle/engine/testing';
import type { Store } from '@haggle/server';
import { hashOf, type Player } from './players.ts';

/** What a store holds of one table, and what each chair's view was at each seq. */
export type Account = {
  readonly entries: readonly Entry[];
  /** By `place`: the hash of the view. */
  readonly views: ReadonlyMap<string, string>;
  /** By `place`: the hash of the line of the chair's log. */
  readonly lines: ReadonlyMap<string, string>;
};

export type Audited = {
  readonly entries: number;
  readonly acknowledged: number;
  readonly shown: number;
};

/** The place of a chair's view in an account. */
export const place = (chair: string, seq: number): string => `${seq} ${chair}`;

/**
 * Reads a table from its store, folds it from its first entry, and holds what its players were told
 * against it. Gives what is wrong, in sentences; nothing where all is well.
 */
export async function audit(
  store: Store,
  kit: Kit,
  players: readonly Player[],
): Promise<{ readonly wrong: readonly string[]; readonly audited: Audited }> {
  const table = players[0]?.table ?? '';
  const { entries, views } = await readAccount(store, kit.game, table);
  const wrong: string[] = [];
  const broken = findBreak(entries);
  if (broken !== null) wrong.push(`the chain breaks at ${broken}`);
  wrong.push(
    ...checkCounts(kit, entries),
    ...(await checkDecisions(store, kit.game, table, entries)),
  );
  const stored = new Map(
    (await store.readAnswers(table)).map((one) => [`${one.chair} ${one.id}`, one]),
  );
  let acknowledged = 0;
  let shown = 0;
  for (const player of players) {
    wrong.push(...player.faults.map((fault) => `${player.chair}: ${fault}`));
    const own = entries.filter(({ by, id }) => by === player.chair && id !== undefined);
    const ids = own.map(({ id }) => id ?? '');
    if (new Set(ids).size < ids.length)
      wrong.push(`${player.chair}: a command was carried out twice`);
    for (const [id, { command, answer }] of player.answered) {
      acknowledged += 1;
      const kept = stored.get(`${player.chair} ${id}`);
      const told = kept && JSON.stringify({ seq: kept.seq, refs: kept.refs });
      if (told !== answer) wrong.push(`${id} was answered ${answer}, but ${told} is stored`);
      const entry = own.find((one) => one.id === id);
      if (!entry || hashOf(entry.command) !== hashOf(command))
        wrong.push(`${id} is not in the log`);
    }
    for (const id of player.refused)
      if (ids.includes(id)) wrong.push(`${id} was refused, yet done`);
    for (const [seq, hash] of player.shown) {
      shown += 1;
      if (views.get(place(player.chair, seq)) !== hash) {
        wrong.push(`${player.chair} was shown at ${seq} what is not stored`);
      }
    }
  }
  return { wrong, audited: { entries: entries.length, acknowledged, shown } };
}

/** Folds a stored log and follows it from every chair. */
export async function readAccount(store: Store, game: AnyGame, table: string): Promise<Account> {
  const record = await store.readTable(table);
  const entries = await store.readEntries(table, 0, record?.head ?? 0);
  const views = new Map<string, string>();
  const lines = new Map<string, string>();
  let folded: Table = emptyTable(game, record?.seed ?? '');
  let chairs: Chairs = new Map();
  for (const entry of entries) {
    const before = folded.state;
    const state: unknown = game.evolve(before, entry.event);
    folded = { ...folded, state, head: { seq: entry.seq, hash: entry.hash }, at: entry.at };
    const followed = follow(chairs, { table: folded, entries: [entry], states: [state] }, before);
    chairs = followed.chairs;
    for (const { viewer, after, entries: told } of followed.changes) {
      views.set(place(viewer, after.seq), hashOf(after.view));
      for (const line of told) lines.set(place(viewer, line.seq), hashOf(line));
    }
  }
  return { entries, views, lines };
}

function checkCounts(kit: Kit, entries: readonly Entry[]): string[] {
  let state: unknown = null;
  let counted: string | undefined;
  for (const { event, seq } of entries) {
    state = kit.game.evolve(state, event);
    const count = JSON.stringify(kit.count(state));
    counted ??= count;
    if (count !== counted)
      return [`entry ${seq} changed what must stay: ${counted}, then ${count}`];
  }
  return [];
}

async function checkDecisions(
  store: Store,
  game: AnyGame,
  table: string,
  entries: readonly Entry[],
) {
  const record = await store.readTable(table);
  if (!record) return ['the table is gone'];
  const { seed, salt } = record;
  const commitment = commitTo(seed, salt);
  const header = { haggle: 1, game: game.id, commitment, seed, salt } as const;
  const { ok, decisions } = verifyLog({ header, entries }, game);
  return ok ? [] : [`decided again it is another game: ${JSON.stringify(decisions)}`];
}
