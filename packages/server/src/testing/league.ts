import {
  applyPatch,
  type ChairChange,
  type Entry,
  emptyTable,
  findBreak,
  follow,
  type PatchOperation,
  replay,
} from '@haggle/engine';
import { WebSocket } from 'ws';
import type { Store } from '../stores/store.ts';
import { market } from './market.ts';
import { ask, type Opened } from './tables.ts';

/** What a chair was shown, in the order in which it came. */
type Shown = { readonly seq: number; readonly view: string };

/** What players saw of a table while servers and databases came and went. */
export type Record = {
  /** The commands that were answered, with the seq that was told. */
  readonly answered: Map<string, number>;
  readonly shown: Map<string, Shown[]>;
};

export type League = {
  readonly opened: Opened;
  /** Where servers can be reached just now; may change at any time. */
  readonly addresses: () => readonly string[];
  /** How many commands each seat gives. */
  readonly commands: number;
  /** Goes on beyond that, as long as this says no. */
  readonly enough?: () => boolean;
  /** Called after each answer, with how many there are. */
  readonly answered?: (count: number) => void;
};

/** Hands for a table at which nobody runs out of salt. */
export const RICH = { ana: { salt: 5000 }, ben: { salt: 5000 }, cleo: { salt: 5000 } };

/**
 * Every seat gives cards away over HTTP, at whichever server answers, the same command under the same id
 * until it is answered; and watches over a socket that comes back wherever it can. Resolves when all is
 * given and every watcher has seen it.
 */
export async function playLeague(league: League): Promise<Record> {
  const record: Record = { answered: new Map(), shown: new Map() };
  const seats = Object.keys(league.opened.seats);
  const over = new AbortController();
  const watching = seats.map((seat) => watch(league, seat, record, over.signal));
  await Promise.all(seats.map((seat, place) => giveAll(league, { seat, place, seats }, record)));
  const last = Object.fromEntries(
    await Promise.all(seats.map(async (seat) => [seat, await lookUp(league, seat)] as const)),
  );
  while (seats.some((seat) => (record.shown.get(seat)?.at(-1)?.seq ?? 0) < (last[seat] ?? 0))) {
    await pause(10);
  }
  over.abort();
  await Promise.all(watching);
  return record;
}

async function giveAll(
  league: League,
  { seat, place, seats }: { seat: string; place: number; seats: readonly string[] },
  { answered }: Record,
): Promise<void> {
  for (let n = 0; n < league.commands || league.enough?.() === false; n++) {
    const to = seats[(place + 1 + (n % (seats.length - 1))) % seats.length];
    const id = `${seat}-${n}`;
    const command = { type: 'give', to, kind: 'salt' };
    for (let turn = place + n; !answered.has(id); turn++) {
      const seq = await tryToGive(league, turn, { seat, id, command });
      if (seq === undefined) await pause(15);
      else answered.set(id, seq);
    }
    league.answered?.(answered.size);
  }
}

/** The seq that was told, or undefined when nobody answered or the store was away. */
async function tryToGive(
  { opened, addresses }: League,
  turn: number,
  { seat, id, command }: { seat: string; id: string; command: unknown },
): Promise<number | undefined> {
  const open = addresses();
  const address = open[turn % open.length];
  if (address === undefined) return undefined;
  const path = `/api/tables/${opened.table}/commands`;
  const body = { id, command };
  const signal = AbortSignal.timeout(30_000);
  const answer = await ask(address, path, { key: opened.seats[seat], body, signal }).catch(
    () => undefined,
  );
  if (!answer || answer.status === 503) return undefined;
  if (answer.status !== 200) throw new Error(`${id}: ${JSON.stringify(answer.body)}`);
  return Number(answer.body.seq);
}

async function lookUp(league: League, seat: string): Promise<number> {
  for (let turn = 0; ; turn++) {
    const open = league.addresses();
    const path = `/api/tables/${league.opened.table}`;
    const key = league.opened.seats[seat];
    const answer = await ask(open[turn % open.length] ?? '', path, { key }).catch(() => undefined);
    if (answer?.status === 200) return Number(answer.body.seq);
    await pause(30);
  }
}

/** Follows a seat over sockets, each going on where the last one broke off. */
async function watch(
  { opened, addresses }: League,
  seat: string,
  { shown }: Record,
  over: AbortSignal,
): Promise<void> {
  const seen: Shown[] = [];
  shown.set(seat, seen);
  let view: unknown;
  for (let turn = seat.length; !over.aborted; turn++) {
    const open = addresses();
    const address = open[turn % open.length];
    if (address === undefined) await pause(15);
    if (address === undefined) continue;
    const url = new URL(`/api/tables/${opened.table}/live`, address.replace('http', 'ws'));
    const socket = new WebSocket(url);
    const close = (): void => socket.close();
    over.addEventListener('abort', close);
    socket.on('open', () =>
      socket.send(
        JSON.stringify({ type: 'join', key: opened.seats[seat], since: seen.at(-1)?.seq }),
      ),
    );
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'view') view = message.view;
      else if (message.type === 'delta') view = applyPatch(view, message.patch as PatchOperation[]);
      else return;
      seen.push({ seq: message.seq, view: JSON.stringify(view) });
    });
    socket.on('error', () => {});
    await new Promise((resolve) => socket.once('close', resolve));
    over.removeEventListener('abort', close);
    await pause(15);
  }
}

/** What is wrong with what the players saw, judged by what is stored; empty when all is well. */
export async function judge(store: Store, { table }: Opened, record: Record): Promise<string[]> {
  const entries = await store.readEntries(table, 0, 1_000_000);
  const wrong: string[] = [];
  const broken = findBreak(entries);
  if (broken !== null) wrong.push(`the chain breaks at ${broken}`);
  const ids = entries.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size < ids.length) wrong.push('a command was carried out twice');
  const truth = replayAll(entries);
  for (const [id, seq] of record.answered) {
    if (truth.seqs.get(id) !== seq) wrong.push(`${id} was answered ${seq}: ${truth.seqs.get(id)}`);
  }
  for (const [seat, seen] of record.shown) {
    let last = 0;
    for (const { seq, view } of seen) {
      if (seq <= last) wrong.push(`${seat} was shown ${seq} after ${last}`);
      if (truth.views.get(`${seat} ${seq}`) !== view) wrong.push(`${seat} ${seq} is not stored`);
      last = seq;
    }
  }
  return [...wrong, ...countCards(entries)];
}

/** Every view of every seat, and the seq that belongs to each command, by what stands in the log. */
function replayAll(entries: readonly Entry[]) {
  const views = new Map<string, string>();
  const seqs = new Map<string, number>();
  let table = emptyTable(market, '');
  let chairs: ReturnType<typeof follow>['chairs'] = new Map();
  for (const entry of entries) {
    const next = replay(table, [entry]);
    const step = { table: next, entries: [entry], states: [next.state] };
    const followed: { chairs: typeof chairs; changes: readonly ChairChange[] } = follow(
      chairs,
      step,
      table.state,
    );
    for (const { viewer, after } of followed.changes) {
      views.set(`${viewer} ${after.seq}`, JSON.stringify(after.view));
    }
    table = next;
    chairs = followed.chairs;
    if (entry.id !== undefined) seqs.set(entry.id, chairs.get(entry.by)?.seq ?? 0);
  }
  return { views, seqs };
}

function countCards(entries: readonly Entry[]): string[] {
  const { state } = replay(emptyTable(market, ''), entries);
  const { hands } = state as { hands: { readonly [seat: string]: { salt?: number } } };
  const held = Object.values(hands).reduce((sum, { salt = 0 }) => sum + salt, 0);
  const dealt = Object.values(RICH).reduce((sum, { salt }) => sum + salt, 0);
  return held === dealt ? [] : [`${held} cards of ${dealt}`];
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
