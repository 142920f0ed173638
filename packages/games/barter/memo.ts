/**
 * Remembers what a pure function made of several objects, for as long as they live. The view's parts are
 * built this way, so that a part whose sources did not change is the same object as before.
 */
export function rememberAll<K extends readonly object[], T>(
  make: (...keys: K) => T,
): (...keys: K) => T {
  const made = new WeakMap<object, unknown>();
  return (...keys) => {
    let node = made;
    for (let at = 0; at < keys.length - 1; at++) node = branch(node, keys[at] ?? node);
    const last = keys[keys.length - 1] ?? node;
    const known = node.get(last);
    if (known !== undefined) return known as T;
    const value = make(...keys);
    node.set(last, value);
    return value;
  };
}

function branch(node: WeakMap<object, unknown>, key: object): WeakMap<object, unknown> {
  const known = node.get(key);
  if (known instanceof WeakMap) return known;
  const next = new WeakMap<object, unknown>();
  node.set(key, next);
  return next;
}

/**
 * An empty object for keys that come and go, such as the ids of offers. A plain `{}` would have the
 * engine invent a new shape for every key that it has not met in this order, which costs three times
 * as much as filling it.
 */
export function makeTable<T>(): Record<string, T> {
  return Object.setPrototypeOf(Object.create(null), Object.prototype);
}
