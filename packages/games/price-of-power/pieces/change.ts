import type { Position, Realm } from '../state.ts';

/** The position with one realm changed; a realm that does not sit at the table changes nothing. */
export function withRealm(
  position: Position,
  id: string,
  change: (realm: Realm) => Partial<Realm>,
): Position {
  const realm = Object.hasOwn(position.seats, id) ? position.seats[id] : undefined;
  if (realm === undefined) return position;
  return { ...position, seats: { ...position.seats, [id]: { ...realm, ...change(realm) } } };
}

/** The list without the first of the items that are meant. */
export function withoutFirst<T>(list: readonly T[], isMeant: (item: T) => boolean): readonly T[] {
  const at = list.findIndex(isMeant);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
}

/** The record without a key. */
export function withoutKey<T>(
  record: Readonly<Record<string, T>>,
  key: string,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

/** So many times the same. */
export function times<T>(count: number, item: T): readonly T[] {
  return Array.from({ length: count }, () => item);
}
