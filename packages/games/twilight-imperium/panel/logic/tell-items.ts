import type { SeenItems } from '../../view.ts';
import { listOf, nameOf, noteName, say, seatName } from '../say.ts';
import { FRAGMENTS } from './goods.ts';

/** A side of an offer or transaction in words: `2 commodities, 1 trade good and Ana’s Ceasefire`. */
export function tellItems(items: SeenItems): string {
  return listOf(partsOfItems(items));
}

/** The parts of a side in words, in the order in which a mat lays them out. */
export function partsOfItems(items: SeenItems): string[] {
  const { commodities = 0, tradeGoods = 0, relicFragments = {}, promissoryNote } = items;
  return [
    ...(commodities > 0 ? [countOf('commodity', commodities)] : []),
    ...(tradeGoods > 0 ? [countOf('trade-good', tradeGoods)] : []),
    ...FRAGMENTS.flatMap((kind) => {
      const n = relicFragments[kind] ?? 0;
      return n > 0 ? [countOf(`fragment-${kind}`, n)] : [];
    }),
    ...(promissoryNote === undefined ? [] : [noteName(promissoryNote)]),
    ...cards('action-card', items.actionCards),
    ...cards('secret', items.secrets),
    ...(items.relics ?? []).map(nameOf),
    ...(items.planets ?? []).map((planet) => say('planet', { planet: nameOf(planet) })),
    ...Object.entries(items.captured ?? {}).flatMap(([owner, units]) =>
      Object.entries(units).map(([unit, n]) =>
        say('captive', { n, owner: seatName(owner), unit: nameOf(unit) }),
      ),
    ),
  ];
}

type Counted =
  | 'commodity'
  | 'trade-good'
  | `fragment-${(typeof FRAGMENTS)[number]}`
  | 'action-card'
  | 'secret';

/** So many of a thing: `1 commodity`, `2 commodities`. */
export function countOf(thing: Counted, n: number): string {
  return n === 1 ? say(`one.${thing}`) : say(`many.${thing}`, { n });
}

function cards(thing: Counted, given: readonly string[] | number | undefined): string[] {
  if (given === undefined) return [];
  if (typeof given === 'number') return given > 0 ? [countOf(thing, given)] : [];
  return given.map(nameOf);
}
