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
