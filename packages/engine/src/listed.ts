import type { Fields } from './json.ts';
import { rememberAll } from './memo.ts';

/** How the items of lists become the fields of a record; `show` gives the same object for the same item and viewer. */
export type Showing<I, T> = {
  readonly nameOf: (item: I) => string;
  readonly show: (item: I, viewer: string) => T;
};

/** A field in which two values differ, or may differ, and what each of them has there; undefined: no such field. */
export type Apart = { readonly key: string; readonly from: unknown; readonly to: unknown };

/** What a listed record is made of. */
type Listing = {
  readonly showing: Showing<unknown, unknown>;
  readonly lists: readonly (readonly unknown[])[];
  readonly viewer: string;
  /** The record written out, once somebody went through all its fields. */
  whole: Fields | undefined;
  /** How Node's `inspect` shows the record: it looks behind the proxy, at the listing. */
  readonly [INSPECT]: (this: object) => object;
};

const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/** The fields of the record that is seen, as an object like any other. */
function writtenOut(this: object): object {
  return { ...this };
}

/** Under this name nobody but this module finds the listing behind a record. */
const LISTING = Symbol('listing');

/**
 * A record whose fields are the items of some lists as a viewer sees them, list by list in their order; the items
 * have names of their own. No field is made before somebody asks for it, and two such records are compared by what
 * their lists do not share, however long these are. The lists may not be changed afterwards; the record, a proxy,
 * cannot be.
 */
export function listed<I, T>(
  showing: Showing<I, T>,
  lists: readonly (readonly I[])[],
  viewer: string,
): Readonly<Record<string, T>> {
  const listing = { showing, lists, viewer, whole: undefined, [INSPECT]: writtenOut };
  return new Proxy(listing as unknown as Listing, SHOWN) as unknown as Readonly<Record<string, T>>;
}

/**
 * An empty object for keys that come and go, such as the ids of offers. A plain `{}` would have the
 * engine invent a new shape for every key that it has not met in this order, which costs three times
 * as much as filling it.
 */
export function makeRecord<T>(): Record<string, T> {
  return Object.setPrototypeOf(Object.create(null), Object.prototype);
}

/**
 * The fields in which two listed records may differ, by what their lists do not share; undefined where they are not
 * both listed, in the same manner and for the same viewer.
 */
export function findListedApart(from: object, to: object): Apart[] | undefined {
  const one = listingOf(from);
  const other = one && listingOf(to);
  if (!one || !other || one.showing !== other.showing || one.viewer !== other.viewer) return;
  const { showing, viewer } = one;
  const gone = unshared(one.lists, other.lists);
  const come = unshared(other.lists, one.lists);
  const apart: Apart[] = [];
  const left = new Map<string, unknown>();
  for (const item of gone) left.set(showing.nameOf(item), item);
  for (const item of come) {
    const key = showing.nameOf(item);
    const before = left.get(key);
    left.delete(key);
    if (before === item) continue;
    const shown = before === undefined ? undefined : showing.show(before, viewer);
    apart.push({ key, from: shown, to: showing.show(item, viewer) });
  }
  for (const [key, item] of left) {
    apart.push({ key, from: showing.show(item, viewer), to: undefined });
  }
  return apart;
}

/** How many fields a record has; one that holds undefined is none, as in JSON. */
export function countFields(record: Fields): number {
  const listing = listingOf(record);
  let count = 0;
  if (listing) for (const list of listing.lists) count += list.length;
  else for (const key of Object.keys(record)) if (record[key] !== undefined) count += 1;
  return count;
}

function listingOf(record: object): Listing | undefined {
  return (record as { readonly [LISTING]?: Listing })[LISTING];
}

/** What the lists have and those of the same places among `others` have not. */
function unshared(lists: Listing['lists'], others: Listing['lists']): unknown[] {
  const found: unknown[] = [];
  for (let place = 0; place < lists.length; place++) {
    const list = lists[place] ?? NONE;
    const other = others[place] ?? NONE;
    if (list === other) continue;
    const look = list.length + other.length > LONG ? lookOnce : lookThrough;
    for (const item of look(list, other)) found.push(item);
  }
  return found;
}

/** Of two lists that are longer together it is remembered in what they differ: what all may see, all are shown. */
const LONG = 200;

/** What a list has and another one has not. */
function lookThrough(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const found: unknown[] = [];
  const { start, end } = findMiddle(list, other);
  for (let index = start; index < end; index++) {
    if (!other.includes(list[index])) found.push(list[index]);
  }
  return found;
}

const lookOnce = rememberAll(lookThrough);

const NONE: readonly never[] = [];

/**
 * Where in `list` that may lie which `other` has not: all between a beginning and an end that are found there too, be
 * it further on, as where the oldest has gone and a new one has come.
 */
function findMiddle(list: readonly unknown[], other: readonly unknown[]) {
  let start = 0;
  let end = list.length;
  const head = other.indexOf(list[0]);
  while (start < end && list[start] === other[head + start]) start++;
  let tail = other.lastIndexOf(list[end - 1]);
  for (; end > start && list[end - 1] === other[tail]; tail--) end--;
  return { start, end };
}

/** The field's value; undefined where the record has no such field. */
function readField(listing: Listing, key: string): unknown {
  const { whole, lists, showing, viewer } = listing;
  if (whole) return Object.hasOwn(whole, key) ? whole[key] : undefined;
  for (const list of lists) {
    for (const item of list) if (showing.nameOf(item) === key) return showing.show(item, viewer);
  }
  return undefined;
}

/** All fields of the record, in their order. */
function writeOut(listing: Listing): Fields {
  if (listing.whole) return listing.whole;
  const { lists, showing, viewer } = listing;
  const whole = makeRecord<unknown>();
  for (const list of lists) {
    for (const item of list) whole[showing.nameOf(item)] = showing.show(item, viewer);
  }
  listing.whole = whole;
  return whole;
}

const SHOWN: ProxyHandler<Listing> = {
  get: (listing, key) => {
    if (key === LISTING) return listing;
    const value = typeof key === 'string' ? readField(listing, key) : undefined;
    return value === undefined ? Reflect.get(Object.prototype, key) : value;
  },
  has: (listing, key) =>
    (typeof key === 'string' && readField(listing, key) !== undefined) || key in Object.prototype,
  ownKeys: (listing) => Object.keys(writeOut(listing)),
  getOwnPropertyDescriptor: (listing, key) => {
    const value = typeof key === 'string' ? readField(listing, key) : undefined;
    if (value === undefined) return undefined;
    return { value, writable: true, enumerable: true, configurable: true };
  },
  set: () => false,
  defineProperty: () => false,
  deleteProperty: () => false,
  // What cannot be changed cannot be frozen either: the record is written out later.
  preventExtensions: () => false,
};
