import { genericNotes } from '../data/notes.ts';
import { FRAGMENTS } from '../lists.ts';
import { doesComeHome, partsOf } from '../notes.ts';
import type { View } from '../view.ts';
import type { Bargain, Goods } from './bargains.ts';
import { OWN_COMMODITY, weigh } from './worth.ts';

/**
 * Notes and relic fragments that two seats could swap or pay for, so that each gets more than it gives by the bot's own
 * measure. A bot parts with notes of its own that come home after use alone: it may sit there for somebody who comes
 * back. Of the other's hand it knows nothing, and asks for notes that lie nowhere else in sight.
 */
export function treasureBargains(view: View, seat: string, to: string): readonly Bargain[] {
  const notes = ownNotes(view, seat);
  const wanted = notesOf(view, to);
  const swaps = notes.flatMap((note) =>
    wanted
      .filter((other) => partsOf(other).kind === partsOf(note).kind)
      .map((other) => ({ gives: { promissoryNote: note }, asks: { promissoryNote: other } }))
      .filter((swap) => isGoodForBoth(view, seat, to, swap)),
  );
  const sales = [...notes.map(asItems), ...fragmentsOf(view, seat)].flatMap((gives) =>
    pricesOf(view, { seller: seat, buyer: to }, gives).map((asks) => ({ gives, asks })),
  );
  const purchases = [...wanted.map(asItems), ...fragmentsOf(view, to)].flatMap((asks) =>
    pricesOf(view, { seller: to, buyer: seat }, asks).map((gives) => ({ gives, asks })),
  );
  return [...swaps, ...sales, ...purchases];
}

function asItems(promissoryNote: string): Goods {
  return { promissoryNote };
}

function ownNotes({ hand }: View, seat: string): readonly string[] {
  const notes = hand?.promissoryNotes ?? [];
  return notes.filter((note) => partsOf(note).owner === seat && doesComeHome(note));
}

/** The common notes of another seat that may be in its hand. */
function notesOf({ hand, seats, out }: View, owner: string): readonly string[] {
  const seen = [
    ...(hand?.promissoryNotes ?? []),
    ...Object.values(seats).flatMap(({ playArea }) => playArea),
    ...out,
  ];
  return genericNotes
    .map(({ id }) => `${owner}/${id}`)
    .filter((note) => doesComeHome(note) && !seen.includes(note));
}

/** One fragment of each kind that a seat has, and all of them. To the letter (reading A1) the active player gives none. */
function fragmentsOf({ seats, options, active }: View, seat: string): readonly Goods[] {
  if (options.A1 === 'to-the-letter' && active === seat) return [];
  const held = seats[seat]?.relicFragments ?? {};
  return FRAGMENTS.flatMap((kind) => {
    const count = held[kind] ?? 0;
    const counts = count > 1 ? [1, count] : [1].slice(0, count);
    return counts.map((each) => ({ relicFragments: { [kind]: each } }));
  });
}

type Trade = { readonly seller: string; readonly buyer: string };

/** What the buyer could give: commodities, which cost him less, and trade goods; in the middle of what both would take. */
function pricesOf(view: View, { seller, buyer }: Trade, things: Goods): readonly Goods[] {
  const { commodities = 0, tradeGoods = 0 } = view.seats[buyer] ?? {};
  const { cost } = weigh(view, seller, { gets: {}, gives: things });
  const { gain } = weigh(view, buyer, { gets: things, gives: {} });
  const paid = between(cost, gain / OWN_COMMODITY, commodities);
  if (paid > 0) return [{ commodities: paid }];
  const spent = between(cost, gain, tradeGoods);
  return spent > 0 ? [{ tradeGoods: spent }] : [];
}

/** A count between two bounds, neither included, of `most` at the most; 0 where there is none. */
function between(low: number, high: number, most: number): number {
  const count = Math.min(most, Math.round((low + high) / 2));
  return count > low && count < high ? count : 0;
}

function isGoodForBoth(view: View, seat: string, to: string, { gives, asks }: Bargain): boolean {
  const own = weigh(view, seat, { gets: asks, gives });
  const other = weigh(view, to, { gets: gives, gives: asks });
  return own.gain > own.cost && other.gain > other.cost;
}
