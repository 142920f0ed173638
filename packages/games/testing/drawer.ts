import type { EmptiedDrawer } from '../panel/drawer.ts';

/** A drawer without a browser, in which these texts lie already. */
export function makeDrawer(texts: Readonly<Record<string, string>> = {}): EmptiedDrawer {
  const kept = new Map(Object.entries(texts));
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, text) => void kept.set(name, text),
    removeItem: (name) => void kept.delete(name),
  };
}
