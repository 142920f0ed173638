import { createHash } from 'node:crypto';
import type { Snapshot } from './store.ts';

/** A snapshot as it is stored: its text, and a hash that shows when the text was damaged. */
export type SealedSnapshot = { readonly text: string; readonly seal: string };

/** The snapshot as JSON, sealed with the SHA-256 of that text in hex. */
export function sealSnapshot(snapshot: Snapshot): SealedSnapshot {
  const text = JSON.stringify(snapshot);
  return { text, seal: sealOf(text) };
}

/** The snapshot, or undefined when its text is not what was sealed. */
export function openSnapshot({ text, seal }: SealedSnapshot): Snapshot | undefined {
  return sealOf(text) === seal ? (JSON.parse(text) as Snapshot) : undefined;
}

function sealOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
