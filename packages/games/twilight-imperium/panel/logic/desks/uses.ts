import { onEffects } from '../../../affordances/uses.ts';
import { LAWS_ORDER, ledger } from '../../../effects/ledger.ts';
import { isSilenced } from '../../../effects/notes-in-play.ts';
import { hasEffect } from '../../../effects/owning.ts';
import { livingOf } from '../../../elimination.ts';
import type { Items } from '../../../items.ts';
import type { View } from '../../../view.ts';

/** An effect that a seat can use, and what it needs to know: another seat, two systems, a planet. */
export type Use = {
  readonly effect: string;
  readonly asks: 'target' | 'maybe-target' | 'systems' | 'planet' | null;
};

/** A use that a seat has, and whether it can be made at this moment. */
export type HeldUse = Use & { readonly isTimely: boolean };

/** Abilities, which a seat has by its faction, or copies from one at the table. */
const OWNED: readonly Use[] = [
  { effect: 'hacan-carth', asks: 'maybe-target' },
  { effect: 'nomad-tcs', asks: 'target' },
  { effect: 'yssaril-deepgloom', asks: 'target' },
  { effect: 'vuilraith-agent', asks: 'target' },
  { effect: 'keleres-iihq', asks: null },
  { effect: 'winnu-lgf', asks: null },
  { effect: 'empyrean-void-tether', asks: 'systems' },
];

/** Action cards and relics, by their names. */
const BY_HOLDING: readonly Use[] = [
  { effect: 'black-market-dealings', asks: 'target' },
  { effect: 'harness-energy', asks: null },
  { effect: 'dynamis-core', asks: null },
];
const STATIONS: Use = { effect: 'space-stations', asks: null };
const ZONE: Use = { effect: 'dmz', asks: 'planet' };

/** The effects that a seat has by its faction, its cards and what lies before it, and whether their moment is now. */
export function findUses(view: View, seat: string): readonly HeldUse[] {
  const { hand } = view;
  if (hand === undefined) return [];
  const others = livingOf(view).filter((other) => other !== seat);
  const now = new Set(
    onEffects(view, seat, hand, others).map(({ command }) => 'effect' in command && command.effect),
  );
  // What changes the map never can where there is none.
  const uses = usesOf(view, seat).filter(
    ({ effect }) => view.board !== null || !OF_MAP.includes(effect),
  );
  return uses.map((use) => ({ ...use, isTimely: now.has(use.effect) }));
}

const OF_MAP: readonly string[] = ['keleres-iihq', 'winnu-lgf', 'empyrean-void-tether'];

function usesOf(view: View, seat: string): readonly Use[] {
  const own = view.seats[seat];
  if (own === undefined) return [];
  const cards = isSilenced(view, seat) ? [] : (view.hand?.actionCards ?? []);
  const held = new Set([...cards, ...own.relics]);
  return [
    ...OWNED.filter(({ effect }) => hasEffect(view, effect, seat)),
    ...BY_HOLDING.filter(({ effect }) => held.has(effect)),
    ...(own.spaceStations > 0 ? [STATIONS] : []),
    ...(own.planets.length > 0 ? [ZONE] : []),
  ];
}

/** Effects that make a seat give something, and the kind of thing; those of a combat last, unless there is one. */
export function handedIn({ combat }: Pick<View, 'combat'>) {
  const all = ledger.flatMap(({ id, gift }) =>
    gift === undefined ? [] : [{ effect: id, kind: gift.kind, isFought: gift.isFought === true }],
  );
  return combat === null ? all.toSorted((a, b) => Number(a.isFought) - Number(b.isFought)) : all;
}

/** Where trade goods are spent by nothing in particular. */
export const PLAIN = 'plainly';

/**
 * By what this seat may spend these goods, at this table: commodities by an effect that lets it, trade goods plainly,
 * and one of them by Law’s Order, too.
 */
export function findSpending(view: View, seat: string, goods: Items): readonly string[] {
  const effects = ledger.flatMap(({ id, spends }) => (spends?.serves(view, seat) ? [id] : []));
  if (goods.commodities !== undefined) return effects;
  const isOne = goods.tradeGoods === 1 && goods.relicFragments === undefined;
  return [PLAIN, ...effects.filter((id) => isOne && id === LAWS_ORDER)];
}
