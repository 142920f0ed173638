import type { Rate } from './limits.ts';

/** Token buckets by key. */
export type Buckets = {
  /** Takes a token: 0 when there was one, else after how many seconds there will be. */
  readonly take: (key: string) => number;
  /** Takes so many more, for what was let in and has cost more than others: what is not there yet is owed. */
  readonly owe: (key: string, tokens: number) => void;
  /** After how many seconds nothing is owed any more; 0 where nothing is. */
  readonly debt: (key: string) => number;
};

type Bucket = { readonly tokens: number; readonly at: number };

/** How many keys are remembered; a bucket that nobody used for long is full again anyway. */
const MOST = 50_000;

/** `now` in milliseconds, from a clock that does not go back. */
export function makeBuckets({ perSecond, burst: wanted }: Rate, now: () => number): Buckets {
  if (!Number.isFinite(perSecond)) return { take: () => 0, owe: () => {}, debt: () => 0 };
  // With less room than for one token a bucket would never give any.
  const burst = Math.max(1, wanted);
  /** Who took something last stands last. */
  const buckets = new Map<string, Bucket>();
  const tokensIn = ({ tokens, at }: Bucket, now: number): number =>
    Math.min(burst, tokens + ((now - at) / 1000) * perSecond);
  return {
    take: (key) => {
      const at = now();
      const bucket = buckets.get(key);
      if (bucket) buckets.delete(key);
      else if (buckets.size >= MOST) forget(buckets, (one) => tokensIn(one, at) >= burst);
      const tokens = bucket ? tokensIn(bucket, at) : burst;
      buckets.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at });
      return tokens < 1 ? (1 - tokens) / perSecond : 0;
    },
    owe: (key, tokens) => {
      const at = now();
      const bucket = buckets.get(key);
      if (bucket) buckets.set(key, { tokens: tokensIn(bucket, at) - tokens, at });
    },
    debt: (key) => {
      const bucket = buckets.get(key);
      return bucket ? Math.max(0, -tokensIn(bucket, now())) / perSecond : 0;
    },
  };
}

/** Drops the buckets that are full again, and of the others those from which nothing was taken for longest, for room. */
function forget(buckets: Map<string, Bucket>, isFull: (bucket: Bucket) => boolean): void {
  for (const [key, bucket] of buckets) if (isFull(bucket)) buckets.delete(key);
  const excess = buckets.size - Math.floor(MOST * 0.9);
  for (const key of [...buckets.keys()].slice(0, Math.max(0, excess))) buckets.delete(key);
}
