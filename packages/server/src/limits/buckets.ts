import type { Rate } from './limits.ts';

/** Token buckets by key. */
export type Buckets = {
  /** Takes a token: 0 when there was one, else after how many seconds there will be. */
  readonly take: (key: string) => number;
  /** Takes so many more, for what was let in and has cost more than others: what is not there yet is owed. */
  readonly owe: (key: string, tokens: number) => void;
};

type Bucket = { tokens: number; at: number };

/** How many keys are remembered; a bucket that nobody used for long is full again anyway. */
const MOST = 50_000;

/** `now` in milliseconds, from a clock that does not go back. */
export function makeBuckets({ perSecond, burst: wanted }: Rate, now: () => number): Buckets {
  if (!Number.isFinite(perSecond)) return { take: () => 0, owe: () => {} };
  // With less room than for one token a bucket would never give any.
  const burst = Math.max(1, wanted);
  const buckets = new Map<string, Bucket>();
  return {
    take: (key) => {
      const at = now();
      const bucket = buckets.get(key);
      if (!bucket) {
        if (buckets.size >= MOST) forget(buckets, { at, after: (burst / perSecond) * 1000 });
        buckets.set(key, { tokens: burst - 1, at });
        return 0;
      }
      const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
      bucket.at = at;
      bucket.tokens = tokens < 1 ? tokens : tokens - 1;
      return tokens < 1 ? (1 - tokens) / perSecond : 0;
    },
    owe: (key, tokens) => {
      const bucket = buckets.get(key);
      if (bucket) bucket.tokens -= tokens;
    },
  };
}

/** Drops the buckets that are full again, and if none is, the oldest tenth. */
function forget(buckets: Map<string, Bucket>, { at, after }: { at: number; after: number }): void {
  for (const [key, bucket] of buckets) if (at - bucket.at > after) buckets.delete(key);
  const excess = buckets.size - Math.floor(MOST * 0.9);
  for (const key of [...buckets.keys()].slice(0, Math.max(0, excess))) buckets.delete(key);
}
