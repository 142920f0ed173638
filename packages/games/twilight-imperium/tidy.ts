import type { Bag } from '@haggle/engine';
import type { Items, WrittenItems } from './items.ts';

/** A bag without what is not in it, its kinds in order. */
export function unzeroed(bag: Readonly<Record<string, number | undefined>>): Bag {
  const kinds = Object.keys(bag).toSorted();
  return Object.fromEntries(
    kinds.flatMap((kind) => (bag[kind] ? [[kind, bag[kind]] as const] : [])),
  );
}

/** Captives by owner without what is not there. */
export function capturedOf(
  captured: Readonly<Record<string, Readonly<Record<string, number | undefined>>>>,
): Readonly<Record<string, Bag>> {
  const owners = Object.keys(captured).toSorted();
  return Object.fromEntries(
    owners
      .map((owner) => [owner, unzeroed(captured[owner] ?? {})] as const)
      .filter(([, units]) => Object.keys(units).length > 0),
  );
}

/** A side as the table keeps it: what is not given is left out, lists are sorted. */
export function tidyItems(input: WrittenItems): Items {
  const fragments = unzeroed(input.relicFragments ?? {});
  const captured = capturedOf(input.captured ?? {});
  const note = [input.promissoryNote ?? []].flat()[0];
  return {
    ...(input.commodities && { commodities: input.commodities }),
    ...(input.tradeGoods && { tradeGoods: input.tradeGoods }),
    ...(hasKeys(fragments) && { relicFragments: fragments }),
    ...(note !== undefined && { promissoryNote: note }),
    ...list('actionCards', input.actionCards),
    ...list('relics', input.relics),
    ...list('planets', input.planets),
    ...list('secrets', input.secrets),
    ...(hasKeys(captured) && { captured }),
  };
}

/** Whether a side gives nothing at all. */
export function isNothing(items: Items): boolean {
  return Object.keys(items).length === 0;
}

function list(
  key: 'actionCards' | 'relics' | 'planets' | 'secrets',
  ids: readonly string[] | undefined,
) {
  return ids && ids.length > 0 ? { [key]: ids.toSorted() } : {};
}

function hasKeys(bag: object): boolean {
  return Object.keys(bag).length > 0;
}

/** Adds bags, kind by kind; `sign` −1 takes the second away. */
export function addBags(one: Bag, other: Bag, sign: 1 | -1 = 1): Bag {
  const sum: Record<string, number> = { ...one };
  for (const [kind, count] of Object.entries(other)) sum[kind] = (sum[kind] ?? 0) + sign * count;
  return unzeroed(sum);
}

/** The list without one copy of each item of `part`; without nothing it is the same list. */
export function without(all: readonly string[], part: readonly string[]): readonly string[] {
  if (part.length === 0) return all;
  const left = [...all];
  for (const item of part) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A sorted list with more items, sorted; with none it is the same list. */
export function withMore(all: readonly string[], more: readonly string[]): readonly string[] {
  return more.length === 0 ? all : [...all, ...more].toSorted();
}

/** Whether a list has at least one copy for each item of `part`. */
export function includesAll(all: readonly string[], part: readonly string[]): boolean {
  return without(all, part).length === all.length - part.length;
}

/** Two seats in order, as the view shows a pair. */
export function pairOf(one: string, other: string): readonly [string, string] {
  return one < other ? [one, other] : [other, one];
}

/** The first kind of which somebody has fewer than these, if there is one. */
export function findLacked(held: Bag, wanted: Bag): string | undefined {
  return Object.entries(wanted).find(([kind, count]) => (held[kind] ?? 0) < count)?.[0];
}
