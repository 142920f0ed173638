import type { ChoiceView } from '../../../view.ts';

/** The least and the most of a figure over all rankings of equals. */
export type Range = { readonly least: number; readonly most: number };

/** What a choice brings a realm, its rivals together, and the one more than the other. */
export type Gains = { readonly own: Range; readonly rivals: Range; readonly difference: Range };

export const SORTS = ['own', 'difference', 'rivals', 'card'] as const;
export type Sort = (typeof SORTS)[number];

export type Filter = { readonly card: string | null; readonly node: string | null };

/** Choices for the same card and node, the best one for who trades in what is sorted by; the others move a ship otherwise. */
export type Group = {
  readonly key: string;
  readonly best: ChoiceView;
  readonly others: readonly ChoiceView[];
};

/** What a choice brings from the side of one realm. */
export function gainsOf(choice: ChoiceView, realm: string): Gains {
  const outcomes = choice.outcomes.map(({ income }) => {
    const own = income[realm] ?? 0;
    const all = Object.values(income).reduce((sum, ducats) => sum + ducats, 0);
    return { own, rivals: all - own, difference: own - (all - own) };
  });
  const rangeOf = (read: (outcome: (typeof outcomes)[number]) => number): Range => {
    const values = outcomes.map(read);
    return { least: Math.min(...values), most: Math.max(...values) };
  };
  return {
    own: rangeOf(({ own }) => own),
    rivals: rangeOf(({ rivals }) => rivals),
    difference: rangeOf(({ difference }) => difference),
  };
}

/** Whether another ship's move of a group pays a realm or its rivals otherwise than the best one. */
export function paysOtherwise({ best, others }: Group, realm: string): boolean {
  const tell = (choice: ChoiceView) => JSON.stringify(gainsOf(choice, realm));
  return others.some((one) => tell(one) !== tell(best));
}

/**
 * The choice of a group that surely pays a realm the most, where that is more than the one that is looked at can: the
 * difference may be better there for what the rivals do not get. Undefined where there is none.
 */
export function richerMove(
  choice: ChoiceView,
  { best, others }: Group,
  realm: string,
): ChoiceView | undefined {
  const sureOf = (one: ChoiceView) => gainsOf(one, realm).own.least;
  const [richest] = [best, ...others].toSorted((one, other) => sureOf(other) - sureOf(one));
  return richest && sureOf(richest) > gainsOf(choice, realm).own.most ? richest : undefined;
}

/** A name for a choice that no other choice of the same cards has. */
export function keyOf({ card, node, kind, primary, ship }: ChoiceView): string {
  const move = ship
    ? [
        ship.from,
        ship.fromPort === true ? 'port' : '',
        ship.to,
        ship.displaces ?? '',
        String(ship.slot ?? ''),
      ]
    : [];
  return [card, node, kind, primary ?? '', ...move].join('/');
}

/**
 * The choices that a filter lets through, grouped by card and node, in the order that is asked for, as `realm` sees
 * them. The best of a group is that of `trader`, who chooses, in what is sorted by.
 */
export function arrange(
  choices: readonly ChoiceView[],
  realm: string,
  {
    sort,
    filter,
    trader = realm,
  }: { readonly sort: Sort; readonly filter: Filter; readonly trader?: string },
): readonly Group[] {
  const groups = new Map<string, ChoiceView[]>();
  for (const choice of choices.filter((one) => passes(one, filter))) {
    const key = [choice.card, choice.node, choice.kind, choice.primary ?? ''].join('/');
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  }
  const inOrder = [...groups].map(([key, members]): Group => {
    const [best, ...others] = members.toSorted(byWorth(trader, sort));
    if (!best) throw new Error(`a group without choices: ${key}`);
    return { key, best, others };
  });
  if (sort === 'card') return inOrder;
  return inOrder.toSorted((one, other) =>
    compare(one.best, other.best, { realm, sort, ranks: realm === trader }),
  );
}

function passes({ card, node }: ChoiceView, filter: Filter): boolean {
  return (
    (filter.card === null || card === filter.card) && (filter.node === null || node === filter.node)
  );
}

/** For who trades: the best of what is sorted by, then of the own gain and the difference, then without moving a ship. */
function byWorth(realm: string, sort: Sort): (one: ChoiceView, other: ChoiceView) => number {
  const figures = [...(sort === 'card' ? [] : [sort]), 'own', 'difference'] as const;
  return (one, other) =>
    figures.reduce((sum, by) => sum || compare(one, other, { realm, sort: by, ranks: true }), 0) ||
    Number(one.ship !== null) - Number(other.ship !== null);
}

type Order = {
  readonly realm: string;
  readonly sort: Exclude<Sort, 'card'>;
  /** Whether it is this realm that ranks equals. */
  readonly ranks: boolean;
};

/**
 * Own gain and difference from the largest, what rivals get from the smallest. Who trades ranks the equals as he likes,
 * so that the best of a range is his as surely as a figure without one, and the worst only decides between like bests.
 * To all others a range is another's decision: what is sure comes first, and what may come decides between like sures.
 */
function compare(one: ChoiceView, other: ChoiceView, { realm, sort, ranks }: Order): number {
  const worthOf = (choice: ChoiceView) => {
    const { least, most } = gainsOf(choice, realm)[sort];
    const [worst, best] = sort === 'rivals' ? [-most, -least] : [least, most];
    return ranks ? [best, worst] : [worst, best];
  };
  const [[a = 0, b = 0], [c = 0, d = 0]] = [worthOf(one), worthOf(other)];
  return c - a || d - b;
}

/** The nodes that the choices are about, in order of their ids. */
export function nodesOf(choices: readonly ChoiceView[]): readonly string[] {
  return [...new Set(choices.map(({ node }) => node))].sort();
}

/** Everybody who is paid or pushed out, whatever the ranking of equals: the most Trade Power first, then by their ids. */
export function payeesOf(choice: ChoiceView): readonly string[] {
  const [first] = choice.outcomes;
  const income = first?.income ?? {};
  return Object.keys(income).sort(
    (one, other) =>
      (choice.powers[other] ?? 0) - (choice.powers[one] ?? 0) || (one < other ? -1 : 1),
  );
}
