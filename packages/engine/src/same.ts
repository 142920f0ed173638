import type { Fields } from './json.ts';
import { type Apart, findListedApart } from './listed.ts';

/** Whether two JSON values are equal; the same object is taken for equal without looking into it. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && isSameFrom(a, 0, b);
  }
  if (Array.isArray(b)) return false;
  return hasSameFields(a as Fields, b as Fields);
}

/** Whether the items of `a` from `start` on begin `b`, one by one. */
export function isSameFrom(a: readonly unknown[], start: number, b: readonly unknown[]): boolean {
  for (let index = start; index < a.length; index++) {
    const other = b[index - start];
    if (a[index] !== other && !isSame(a[index], other)) return false;
  }
  return true;
}

/** Goes through the later of two views first: what is new comes early there, so a difference is found soon. */
function hasSameFields(a: Fields, b: Fields): boolean {
  const apart = findListedApart(a, b);
  if (apart) return apart.every(isSameField);
  let count = 0;
  for (const key in b) {
    const value = b[key];
    if (value === undefined) continue;
    if (a[key] !== value && !(Object.hasOwn(a, key) && isSame(a[key], value))) return false;
    count += 1;
  }
  for (const key in a) if (a[key] !== undefined) count -= 1;
  return count === 0;
}

function isSameField({ from, to }: Apart): boolean {
  return isSame(from, to);
}
