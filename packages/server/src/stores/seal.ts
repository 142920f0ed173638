import { createHash } from 'node:crypto';
import { nextTurn } from '../event-loop.ts';
import type { Snapshot, Taken } from './store.ts';

/** A snapshot as it is stored: its text, and a hash that shows when the text was damaged. */
export type SealedSnapshot = { readonly text: string; readonly seal: string };

/** So long, in milliseconds, a snapshot is written before others get their turn. */
const STRETCH = 1;

/** How far into a snapshot it is written piece by piece: its state, the parts of that, and what is in each. */
const LEVELS = 3;

/** Seals snapshots that are to be kept, one after the other. */
export async function sealAll(batch: readonly Taken[]): Promise<(Taken & SealedSnapshot)[]> {
  const sealed: (Taken & SealedSnapshot)[] = [];
  for (const taken of batch) sealed.push({ ...taken, ...(await sealSnapshot(taken.snapshot)) });
  return sealed;
}

/**
 * The snapshot as JSON, sealed with the SHA-256 of that text in hex. That of a busy table comes to half a
 * megabyte, and one that was filled to sixteen: it is written and hashed in pieces, and a command that comes meanwhile
 * need not wait for all of it.
 */
export async function sealSnapshot(snapshot: Snapshot): Promise<SealedSnapshot> {
  const hash = createHash('sha256');
  const stretches: string[] = [];
  let pieces: string[] = [];
  const endStretch = (): void => {
    const stretch = pieces.join('');
    hash.update(stretch);
    stretches.push(stretch);
    pieces = [];
  };
  let begun = performance.now();
  for (const piece of piecesOf(snapshot, LEVELS)) {
    pieces.push(piece);
    if (performance.now() - begun < STRETCH) continue;
    endStretch();
    await nextTurn();
    begun = performance.now();
  }
  endStretch();
  return { text: stretches.join(''), seal: hash.digest('hex') };
}

/** The text that `JSON.stringify` makes of a value, in pieces. */
function* piecesOf(value: unknown, levels: number): Generator<string, void> {
  if (levels === 0 || typeof value !== 'object' || value === null) yield JSON.stringify(value);
  else if (Array.isArray(value)) yield* piecesOfList(value, levels);
  else yield* piecesOfFields(value, levels);
}

function* piecesOfList(list: readonly unknown[], levels: number): Generator<string, void> {
  yield '[';
  for (let index = 0; index < list.length; index++) {
    if (index > 0) yield ',';
    yield* piecesOf(list[index] ?? null, levels - 1);
  }
  yield ']';
}

function* piecesOfFields(fields: object, levels: number): Generator<string, void> {
  let before = '{';
  for (const [key, field] of Object.entries(fields)) {
    if (field === undefined) continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* piecesOf(field, levels - 1);
    before = ',';
  }
  yield before === '{' ? '{}' : '}';
}

/**
 * The snapshot, or undefined when its text is not what was sealed. Others get their turn between its parts: of a
 * snapshot of sixteen megabytes each takes a twentieth of a second.
 */
export async function openSnapshot({ text, seal }: SealedSnapshot): Promise<Snapshot | undefined> {
  await nextTurn();
  if (sealOf(text) !== seal) return undefined;
  await nextTurn();
  return JSON.parse(text) as Snapshot;
}

/** A snapshot as the databases have it. */
export type SnapshotRow = { readonly snapshot: string; readonly seal: string };

/** The newest snapshot that is what was sealed; `find` passes over so many newer ones. */
export async function findWhole(
  find: (passed: number) => SnapshotRow | undefined | Promise<SnapshotRow | undefined>,
): Promise<Snapshot | undefined> {
  for (let passed = 0; ; passed++) {
    const row = await find(passed);
    if (!row) return undefined;
    const snapshot = await openSnapshot({ text: row.snapshot, seal: row.seal });
    if (snapshot) return snapshot;
  }
}

function sealOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
