/**
 * Remembers what a pure function made of several objects, for as long as they live. The view's parts are
 * built this way, so that a part whose sources did not change is the same object as before.
 */
export declare function rememberAll<K extends readonly object[], T>(make: (...keys: K) => T): (...keys: K) => T;
/**
 * An empty object for keys that come and go, such as the ids of offers. A plain `{}` would have the
 * engine invent a new shape for every key that it has not met in this order, which costs three times
 * as much as filling it.
 */
export declare function makeTable<T>(): Record<string, T>;
