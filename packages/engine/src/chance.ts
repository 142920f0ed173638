import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hashText } from './hash.ts';

/** A whole number drawn evenly from 0 up to, but not including, `bound` (1 … 2³²). */
export type Random = (bound: number) => number;

/**
 * What a table publishes when it opens, so that the seed shown at its close can be checked against it. The
 * salt is 64 hexadecimal digits, as log files are held to: with a colon in it, other seeds would fit too.
 */
export function commitTo(seed: string, salt: string): string {
  return hashText(`${salt}:${seed}`);
}

/**
 * The chance that belongs to one place in a table's log. The same seed and place give the same draws on
 * any machine; a command that was refused leaves its place, and so its draws, to the next one.
 */
export function chanceAt(seed: string, seq: number): Random {
  let next: (() => number) | undefined;
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
      throw new RangeError(`chance has no bound of ${bound}`);
    }
    next ??= smallFastCounter(sha256(utf8ToBytes(`${seed}:${seq}`)));
    // Draws above the last whole multiple of the bound would favour small numbers: draw again.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % bound;
  };
}

/** A copy of the list in an order drawn by chance (Fisher–Yates). */
export function shuffle<T>(list: readonly T[], random: Random): T[] {
  const shuffled = [...list];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = random(last + 1);
    const held = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = held;
  }
  return shuffled;
}

/** The sfc32 generator of the PractRand suite, keyed by the first 16 bytes of a hash. */
function smallFastCounter(key: Uint8Array): () => number {
  const words = new DataView(key.buffer, key.byteOffset, 16);
  let a = words.getUint32(0);
  let b = words.getUint32(4);
  let c = words.getUint32(8);
  let counter = words.getUint32(12);
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
}
