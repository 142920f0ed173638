import {
  type ChairEntry,
  EMPTY_LOG,
  type Entry,
  emptyTable,
  type Head,
  isSame,
  replay,
  type Table,
  type Viewer,
} from '@haggle/engine';
import { nextTurn } from '../event-loop.ts';
import { checked } from '../stores/damage.ts';
import type { Store } from '../stores/store.ts';
import { tableFrom } from './loading.ts';
import { type Block, findLines, keepBlock } from './memory.ts';
import type { Room } from './room.ts';

export type LogPage = { readonly entries: readonly ChairEntry[]; readonly more: boolean };

/** Where old lines are read, and in whose turn: what one house asks for at once holds nobody else up. */
export type Archive = {
  readonly store: Store;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean;
};

type Wanted = { readonly viewer: Viewer; readonly after: number; readonly limit: number };

/** How many entries are replayed before others get their turn. */
const STRETCH = 100;

/** How many lines a replay brings. */
const BLOCK = 200;

/** A page of the log as one chair may know it, counted by this chair's own positions. */
export async function readChairLog(archive: Archive, room: Room, wanted: Wanted): Promise<LogPage> {
  const { viewer, after, limit } = wanted;
  const found: ChairEntry[] = [];
  while (found.length < limit) {
    const next = await linesAfter(archive, room, { viewer, after: after + found.length });
    if (next.length === 0) break;
    found.push(...next);
  }
  const more = found.length >= limit && seqOf(room, viewer) > after + limit;
  return { entries: found.slice(0, limit), more };
}

type Place = { readonly viewer: Viewer; readonly after: number };

/** Some of a chair's lines after a place; none where its log ends. */
async function linesAfter(
  archive: Archive,
  room: Room,
  { viewer, after }: Place,
): Promise<readonly ChairEntry[]> {
  if (after >= seqOf(room, viewer)) return [];
  const kept = findLines(room.memory, viewer, after);
  if (kept) return kept;
  const { blocks } = room.memory;
  const place = { viewer, after };
  const known = findBlock(blocks, place);
  const lines = known
    ? await known.lines
    : await archive.inTurn(() => replayBlock(archive, room, place));
  return lines.slice(after % BLOCK);
}

/** The block in which a place lies, if it is kept or on its way; it counts as read last. */
function findBlock(blocks: Map<string, Block>, place: Place): Block | undefined {
  const name = nameOf(place);
  const block = blocks.get(name);
  if (block === undefined || place.after >= block.end) return undefined;
  blocks.delete(name);
  blocks.set(name, block);
  return block;
}

/** A block is called after its first line and its chair. */
function nameOf({ viewer, after }: Place): string {
  return `${after - (after % BLOCK)} ${viewer}`;
}

/**
 * The lines of the block in which a place lies. A replay is expensive for a chair that saw little of what happened,
 * and anybody with a key may ask for it again and again; so what a replay brought is kept. It is there for others from
 * when its turn has come, so that none of them waits in another's line.
 */
async function replayBlock(archive: Archive, room: Room, place: Place): Promise<Lines> {
  const { blocks } = room.memory;
  const known = findBlock(blocks, place);
  if (known) return known.lines;
  if (archive.isGone()) return [];
  const { viewer, after } = place;
  const from = after - (after % BLOCK);
  const end = Math.min(from + BLOCK, seqOf(room, viewer));
  const lines = replayLines(archive.store, room, { viewer, after: from, limit: end - from });
  keepBlock(room.memory, nameOf(place), { end, lines });
  return lines;
}

type Lines = Awaited<Block['lines']>;

function seqOf(room: Room, viewer: Viewer): number {
  return room.durable.chairs.get(viewer)?.seq ?? 0;
}

/** A page of the log as it is: for the seats of a closed table. */
export async function readWholeLog(
  { store, inTurn, isGone }: Archive,
  room: Room,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<LogPage> {
  const wanted = { after, limit: limit + 1 };
  const entries = await inTurn(async () => (isGone() ? [] : readSound(store, room.id, wanted)));
  return {
    entries: entries.slice(0, limit).map(({ seq, at, event }) => ({ seq, at, event })),
    more: entries.length > limit,
  };
}

/** Entries as they are stored, if they follow on the one before them; throws where the chain breaks. */
async function readSound(
  store: Store,
  table: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly Entry[]> {
  if (after === 0) return soundAfter(table, EMPTY_LOG, await store.readEntries(table, 0, limit));
  const [before, ...entries] = await store.readEntries(table, after - 1, limit + 1);
  return before ? soundAfter(table, before, entries) : [];
}

/** The end of a log may have been reached: then there is nothing to check. */
function soundAfter(table: string, head: Head, entries: readonly Entry[]): readonly Entry[] {
  return entries.length === 0 ? [] : checked(table, head, entries);
}

/** Follows the stored log from the last milestone before `after`, for one chair alone. */
async function replayLines(store: Store, room: Room, wanted: Wanted): Promise<ChairEntry[]> {
  const { game } = room;
  const { viewer, after, limit } = wanted;
  let { table, seq } = await startBefore(store, room, wanted);
  let view = table.state === null ? undefined : game.view(table.state, viewer);
  const found: ChairEntry[] = [];
  const end = room.durable.table.head.seq;
  while (found.length < limit && table.head.seq < end) {
    const size = Math.min(STRETCH, end - table.head.seq);
    const entries = await store.readEntries(room.id, table.head.seq, size);
    for (const entry of checked(room.id, table.head, entries)) {
      const before = table.state;
      table = replay(table, [entry]);
      const last = view === undefined ? undefined : { state: before, view };
      const next = game.view(table.state, viewer, last);
      if (view !== undefined && isSame(view, next)) continue;
      view = next;
      seq += 1;
      if (seq <= after) continue;
      found.push({ seq, at: entry.at, event: game.redact(entry.event, viewer, before) });
    }
    await nextTurn();
  }
  return found;
}

async function startBefore(
  store: Store,
  room: Room,
  { viewer, after }: Wanted,
): Promise<{ table: Table; seq: number }> {
  const { table } = room.durable;
  const milestones = await store.readMilestones(room.id);
  const mark = milestones.findLast(({ chairs }) => (chairs[viewer] ?? 0) <= after);
  const snapshot = mark && (await store.readSnapshot(room.id, mark.seq));
  if (!snapshot) return { table: emptyTable(table.game, table.seed), seq: 0 };
  return { table: tableFrom(table, snapshot), seq: snapshot.chairs[viewer] ?? 0 };
}
