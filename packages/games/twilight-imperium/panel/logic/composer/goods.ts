import type { Bag } from '@haggle/engine';
import { isToCome } from '../../../allowance.ts';
import { EXPANSIONS } from '../../../data/factions.ts';
import type { Scene, SpecialKind } from '../../../effects/effect.ts';
import { goods } from '../../../effects/goods.ts';
import type { Items } from '../../../items.ts';
import { isReturnable } from '../../../lists.ts';
import { notesOf, partsOf } from '../../../notes.ts';
import type { SeatView, View } from '../../../view.ts';

/** What a side of an offer can be made of, as far as the viewer knows. */
export type Stock = {
  readonly commodities: number;
  readonly tradeGoods: number;
  readonly relicFragments: Bag;
  readonly notes: readonly string[];
  /** Action cards by name; none where they cannot be given, or are not known. */
  readonly actionCards: readonly string[];
  readonly relics: readonly string[];
  readonly planets: readonly string[];
  readonly secrets: readonly string[];
  readonly captured: Bag;
  /** Whether it is the viewer’s own, whose hand he sees. */
  readonly isHandKnown: boolean;
  /** Whether cards that the viewer cannot see may be asked for by name. */
  readonly namesCards: boolean;
};

/** What one seat could give another, as the viewer of this view knows it. */
export function stockOf(view: View, giver: string, taker: string): Stock {
  const seat = view.seats[giver];
  if (seat === undefined) return NOTHING;
  const isMine = giver === view.viewer;
  const state = { ...view, galaxy: { combat: view.combat } };
  const market = isToCome(view, 'black-market-dealings', giver, taker);
  const goes = (kind: SpecialKind) => isAdmitted({ state, giver, taker, market }, kind);
  const hand = isMine ? view.hand : undefined;
  return {
    commodities: seat.commodities,
    tradeGoods: seat.tradeGoods,
    relicFragments: seat.relicFragments,
    notes: (hand?.promissoryNotes ?? guessNotes(view, giver)).filter(
      (note) => !goods.some(({ bansNote }) => bansNote?.(view, note, taker)),
    ),
    actionCards: (hand?.actionCards ?? []).filter(goes('actionCards')),
    relics: seat.relics.filter(goes('relics')),
    planets: [...new Set([...seat.mechs, ...seat.demilitarized])].filter(goes('planets')),
    secrets: (hand?.secrets ?? []).filter(goes('secrets')),
    captured: returnableOf(seat, taker),
    isHandKnown: isMine,
    namesCards: !isMine && seat.actionCards > 0 && goes('actionCards')(UNSEEN),
  };
}

const NOTHING: Stock = {
  commodities: 0,
  tradeGoods: 0,
  relicFragments: {},
  notes: [],
  actionCards: [],
  relics: [],
  planets: [],
  secrets: [],
  captured: {},
  isHandKnown: false,
  namesCards: false,
};

/** The notes that somebody else may hold: all but those that lie open, are out, or are the viewer’s. */
function guessNotes(view: View, giver: string): readonly string[] {
  const open = Object.values(view.seats).flatMap(({ playArea }) => playArea);
  const elsewhere = new Set([...open, ...view.out, ...(view.hand?.promissoryNotes ?? [])]);
  const all = Object.entries(view.seats)
    .flatMap(([seat, { faction }]) => notesOf(seat, faction, EXPANSIONS))
    .filter((note) => !elsewhere.has(note));
  const own = all.filter((note) => partsOf(note).owner === giver);
  return [...own, ...all.filter((note) => partsOf(note).owner !== giver)];
}

/** A card of which the viewer does not know what it is: those of one kind all go, or none of them. */
const UNSEEN = '';

/** Gives whether something of a kind, which is not ordinarily given, goes here all the same. */
function isAdmitted(scene: Scene, kind: SpecialKind): (thing: string) => boolean {
  return (thing) => goods.some(({ admits }) => admits?.(scene, kind, thing));
}

function returnableOf({ captured }: SeatView, owner: string): Bag {
  const units = Object.entries(captured[owner] ?? {});
  return Object.fromEntries(units.filter(([unit]) => isReturnable(unit)));
}

/** Whether there are fewer commodities, trade goods or fragments than these. */
export function lacksGoods(
  has: Pick<SeatView, 'commodities' | 'tradeGoods' | 'relicFragments'>,
  { commodities = 0, tradeGoods = 0, relicFragments = {} }: Items,
): boolean {
  return (
    commodities > has.commodities ||
    tradeGoods > has.tradeGoods ||
    Object.entries(relicFragments).some(([kind, n]) => n > (has.relicFragments[kind] ?? 0))
  );
}

/** Whether a stock has nothing to give. */
export function isEmptyStock(stock: Stock): boolean {
  const {
    commodities,
    tradeGoods,
    relicFragments,
    notes,
    isHandKnown: _,
    namesCards,
    ...lists
  } = stock;
  const counted = commodities + tradeGoods + Object.keys(relicFragments).length + notes.length;
  return (
    counted === 0 &&
    !namesCards &&
    Object.values(lists).every((list) => Object.keys(list).length === 0)
  );
}

/** What a seat’s open goods come to when it gives one side and receives the other: commodities arrive as trade goods. */
export function previewOf(
  { commodities, tradeGoods }: SeatView,
  gives: Items,
  gets: Items,
): { readonly commodities: number; readonly tradeGoods: number } {
  return {
    commodities: commodities - (gives.commodities ?? 0),
    tradeGoods:
      tradeGoods - (gives.tradeGoods ?? 0) + (gets.tradeGoods ?? 0) + (gets.commodities ?? 0),
  };
}

/** A wash: both give each other commodities, which arrive as trade goods. */
export type Wash = { readonly gives: Items; readonly asks: Items; readonly isFull: boolean };

/**
 * The washes that two seats can make: as many for as many; and where one has more, all for all with the
 * difference paid back in trade goods.
 */
export function washesOf(own: SeatView, other: SeatView): readonly Wash[] {
  const even = Math.min(own.commodities, other.commodities);
  if (even === 0) return [];
  const plain = { gives: { commodities: even }, asks: { commodities: even } };
  const gap = own.commodities - other.commodities;
  const isFull = gap === 0;
  if (isFull) return [{ ...plain, isFull }];
  const payer = gap > 0 ? other : own;
  if (payer.tradeGoods < Math.abs(gap)) return [{ ...plain, isFull }];
  const pay = { tradeGoods: Math.abs(gap) };
  const full = {
    gives: { commodities: own.commodities, ...(gap < 0 && pay) },
    asks: { commodities: other.commodities, ...(gap > 0 && pay) },
  };
  return [
    { ...plain, isFull },
    { ...full, isFull: true },
  ];
}
