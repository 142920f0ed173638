import type { Chair, ChairChange, ChairEntry, Viewer } from '@haggle/engine';
import { answerKey } from '../stores/answer-key.ts';
import type { Answer } from '../stores/store.ts';

/** How many past views of each chair are kept, so that one who was away a moment gets a small delta. */
const VIEWS = 64;
/** How many lines of each chair's log are kept, so that reading on needs no replay. */
const LINES = 256;

/** Lines of a chair's log that were replayed, from some line up to `end` at least. */
export type Block = {
  readonly end: number;
  readonly lines: Promise<readonly ChairEntry[]>;
  /** As how much text the lines leave the server; 0 until they are there. */
  size: number;
};

/** What a room remembers besides its state. */
export type Memory = {
  readonly answers: Map<string, Answer>;
  readonly views: Map<Viewer, Chair[]>;
  readonly lines: Map<Viewer, ChairEntry[]>;
  /** By chair and first line; the one that was read longest ago comes first. */
  readonly blocks: Map<string, Block>;
};

/** A memory with these answers, so that a command sent again is known, and no views or lines yet. */
export function makeMemory(answers: readonly Answer[]): Memory {
  return {
    answers: new Map(answers.map((answer) => [answerKey(answer), answer])),
    views: new Map(),
    lines: new Map(),
    blocks: new Map(),
  };
}

/** Keeps the view that a chair was given. */
export function keepView(memory: Memory, viewer: Viewer, chair: Chair): void {
  keep(memory.views, viewer, [chair], VIEWS);
}

/** Keeps this view of a chair and forgets all before it. */
export function keepOnly(memory: Memory, viewer: Viewer, chair: Chair): void {
  memory.views.set(viewer, [chair]);
}

/** Whether more is kept of a chair than the view that it has now. */
export function hasPast(memory: Memory, viewer: Viewer, now: Chair): boolean {
  const [first, ...others] = memory.views.get(viewer) ?? [];
  return first !== now || others.length > 0;
}

/** Keeps the lines that a step added to a chair's log. */
export function keepLines(memory: Memory, change: ChairChange): void {
  keep(memory.lines, change.viewer, change.entries, LINES);
}

/** The view that a chair was given under this seq, if it is still known. */
export function findView(memory: Memory, viewer: Viewer, seq: number): Chair | undefined {
  return memory.views.get(viewer)?.find((chair) => chair.seq === seq);
}

/** The chair's lines after `after`, or undefined when the first of them is no longer kept. */
export function findLines(
  memory: Memory,
  viewer: Viewer,
  after: number,
): readonly ChairEntry[] | undefined {
  const lines = memory.lines.get(viewer);
  const first = lines?.[0];
  if (!lines || !first || first.seq > after + 1) return undefined;
  return lines.slice(after + 1 - first.seq);
}

/** How many blocks a room keeps, and of how much text. */
const BLOCKS = 64;
const BLOCKS_SIZE = 16 * 1024 * 1024;

/** Keeps a block as the one that was read last, and forgets the oldest where they are too many or too much. */
export function keepBlock(
  { blocks }: Memory,
  name: string,
  { end, lines }: Pick<Block, 'end' | 'lines'>,
): void {
  const block: Block = { end, lines, size: 0 };
  blocks.delete(name);
  blocks.set(name, block);
  forgetOldest(blocks);
  lines.then(
    (brought) => {
      block.size = JSON.stringify(brought).length;
      forgetOldest(blocks);
    },
    () => {
      // A longer one may have been begun under this name meanwhile.
      if (blocks.get(name) === block) blocks.delete(name);
    },
  );
}

function forgetOldest(blocks: Map<string, Block>): void {
  let size = 0;
  for (const block of blocks.values()) size += block.size;
  for (const [name, block] of blocks) {
    if (blocks.size <= BLOCKS && size <= BLOCKS_SIZE) return;
    blocks.delete(name);
    size -= block.size;
  }
}

function keep<T>(shelves: Map<Viewer, T[]>, viewer: Viewer, items: readonly T[], most: number) {
  const shelf = shelves.get(viewer);
  if (!shelf) {
    shelves.set(viewer, items.slice(-most));
    return;
  }
  shelf.push(...items);
  // Trimmed rarely and by half as much again, so that not every commit moves the whole list.
  if (shelf.length > most * 1.5) shelf.splice(0, shelf.length - most);
}
