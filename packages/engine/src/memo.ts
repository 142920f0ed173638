/**
 * Remembers what a pure function made of an object, for as long as the object lives. A view that
 * builds its parts this way gives back the same part while the state's part is the same, so that
 * unchanged parts are recognised without looking into them.
 */
export function remember<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new WeakMap<K, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

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
