/**
 * A record, kept as the changes to another one. Nothing is copied until somebody goes through all its fields, and
 * making a delta never does. What others see of it is a proxy (`show`).
 */
export type Layer<T> = {
  /** How many fields the record has; one that holds undefined is none. */
  readonly size: number;
  /** How many layers lie between this one and fields that are written out. */
  readonly depth: number;
  /** The record written out; the lower layers are let go then. */
  whole: Readonly<Record<string, T>> | undefined;
  under: Layer<T> | undefined;
  changed: readonly Change<T>[];
  /** How Node's `inspect` shows the record: it looks behind the proxy, at the layer. */
  readonly [INSPECT]: (this: object) => object;
};

const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/** The fields of the record that is seen, as an object without layers. */
function writtenOut(this: object): object {
  return { ...this };
}

/** A field's name and its new value; undefined takes the field away. */
export type Change<T> = readonly [key: string, value: T | undefined];

/** So many layers are looked through for a field; then the record is written out. */
const DEEPEST = 16;

/**
 * An empty object for keys that come and go, such as the ids of offers. A plain `{}` would have the
 * engine invent a new shape for every key that it has not met in this order, which costs three times
 * as much as filling it.
 */
export function makeRecord<T>(): Record<string, T> {
  return Object.setPrototypeOf(Object.create(null), Object.prototype);
}

/** The lowest layer: a record that is written out. */
export function layDown<T>(whole: Readonly<Record<string, T>>): Layer<T> {
  const size = countDefined(whole);
  return { size, depth: 0, whole, under: undefined, changed: [], [INSPECT]: writtenOut };
}

/** How many fields of a record that is written out hold something. */
export function countDefined(record: Readonly<Record<string, unknown>>): number {
  let count = 0;
  for (const key of Object.keys(record)) if (record[key] !== undefined) count += 1;
  return count;
}

/** A layer on another one; each change names another field, and changes it. */
export function layOver<T>(under: Layer<T>, changed: readonly Change<T>[]): Layer<T> {
  let { size } = under;
  for (const [key, value] of changed) {
    if (value === undefined) size -= 1;
    else if (readField(under, key) === undefined) size += 1;
  }
  const layer: Layer<T> = {
    size,
    depth: under.depth + 1,
    whole: undefined,
    under,
    changed,
    [INSPECT]: writtenOut,
  };
  return layer.depth < DEEPEST ? layer : layDown(writeOut(layer));
}

/** The field's value in the record of this layer; undefined where it has no such field. */
export function readField<T>(layer: Layer<T>, key: string): T | undefined {
  let at: Layer<T> | undefined = layer;
  while (at && !at.whole) {
    for (const change of at.changed) if (change[0] === key) return change[1];
    at = at.under;
  }
  return at?.whole && Object.hasOwn(at.whole, key) ? at.whole[key] : undefined;
}

/** All fields of the record of this layer, in their order. */
function writeOut<T>(layer: Layer<T>): Readonly<Record<string, T>> {
  if (layer.whole) return layer.whole;
  const above: (readonly Change<T>[])[] = [];
  let at: Layer<T> | undefined = layer;
  for (; at && !at.whole; at = at.under) above.push(at.changed);
  const lowest: Readonly<Record<string, T>> = at?.whole ?? {};
  const whole = makeRecord<T>();
  for (const key of Object.keys(lowest)) whole[key] = lowest[key] as T;
  for (const changed of above.reverse()) {
    for (const [key, value] of changed) {
      if (value === undefined) delete whole[key];
      else whole[key] = value;
    }
  }
  Object.assign(layer, { whole, under: undefined, changed: [] });
  return whole;
}

/** The record of a layer, as an object like any other; it cannot be changed. */
export function show<T>(layer: Layer<T>): Readonly<Record<string, T>> {
  return new Proxy<Layer<T>>(layer, SHOWN) as unknown as Readonly<Record<string, T>>;
}

const SHOWN: ProxyHandler<Layer<unknown>> = {
  get: (layer, key) => {
    const value = typeof key === 'string' ? readField(layer, key) : undefined;
    return value === undefined ? Reflect.get(Object.prototype, key) : value;
  },
  has: (layer, key) =>
    (typeof key === 'string' && readField(layer, key) !== undefined) || key in Object.prototype,
  ownKeys: (layer) => Object.keys(writeOut(layer)),
  getOwnPropertyDescriptor: (layer, key) => {
    const value = typeof key === 'string' ? readField(layer, key) : undefined;
    if (value === undefined) return undefined;
    return { value, writable: true, enumerable: true, configurable: true };
  },
  set: () => false,
  defineProperty: () => false,
  deleteProperty: () => false,
  // What cannot be changed cannot be frozen either: the layers below change when they are written out.
  preventExtensions: () => false,
};
