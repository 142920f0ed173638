export { rememberAll } from '@haggle/engine';

/**
 * An empty object for keys that come and go, such as the ids of offers. A plain `{}` would have the
 * engine invent a new shape for every key that it has not met in this order, which costs three times
 * as much as filling it.
 */
export function makeTable<T>(): Record<string, T> {
  return Object.setPrototypeOf(Object.create(null), Object.prototype);
}
