/** Counts who is there by key, and lets in no more than a number of each. */
export type Crowd = {
  /** Whether there was room; then `leave` must follow some time. */
  readonly enter: (key: string) => boolean;
  readonly leave: (key: string) => void;
};

/** A crowd of nobody yet, which lets in at most `most` of each key. */
export function makeCrowd(most: number): Crowd {
  const counts = new Map<string, number>();
  return {
    enter: (key) => {
      const count = counts.get(key) ?? 0;
      if (count >= most) return false;
      counts.set(key, count + 1);
      return true;
    },
    leave: (key) => {
      const count = counts.get(key) ?? 0;
      if (count > 1) counts.set(key, count - 1);
      else counts.delete(key);
    },
  };
}
