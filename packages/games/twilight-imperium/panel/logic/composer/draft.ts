import type { Term } from '../../../commands.ts';
import type { Items } from '../../../items.ts';
import { includesAll, isNothing, tidyItems } from '../../../tidy.ts';
import type { OfferView } from '../../../view.ts';
import { lacksGoods, type Stock } from './goods.ts';
import type { LostNote } from './lost-note.ts';

export type SideName = 'gives' | 'asks';

/** An offer as it lies on the mat: a new one, or a change to one that stands. */
export type Draft = {
  /** The offer that is being changed, or null for a new one. */
  readonly offer: string | null;
  /** Another's offer that this one answers: it is declined once this one is made, so that not both are taken. */
  readonly counters?: string;
  readonly to: string | null;
  readonly gives: Items;
  readonly asks: Items;
  readonly deal: readonly Term[];
  /** A note that was on it, and was taken off as it cannot be given any more. */
  readonly lost?: LostNote;
};

export const EMPTY_DRAFT: Draft = { offer: null, to: null, gives: {}, asks: {}, deal: [] };

type Listed = 'actionCards' | 'relics' | 'planets' | 'secrets';

export type Change =
  | { readonly type: 'clear' }
  | { readonly type: 'start'; readonly draft: Draft }
  | { readonly type: 'back'; readonly draft: Draft }
  | { readonly type: 'lost'; readonly lost: LostNote }
  | { readonly type: 'told' }
  | { readonly type: 'to'; readonly to: string | null }
  | {
      readonly type: 'count';
      readonly side: SideName;
      readonly kind: 'commodities' | 'tradeGoods';
      readonly n: number;
    }
  | {
      readonly type: 'fragment';
      readonly side: SideName;
      readonly kind: string;
      readonly n: number;
    }
  | { readonly type: 'note'; readonly side: SideName; readonly note: string | null }
  | {
      readonly type: 'toggle';
      readonly side: SideName;
      readonly kind: Listed;
      readonly id: string;
    }
  | {
      /** So many cards of one name. */
      readonly type: 'copies';
      readonly side: SideName;
      readonly kind: Listed;
      readonly id: string;
      readonly n: number;
    }
  | {
      readonly type: 'captive';
      readonly side: SideName;
      readonly owner: string;
      readonly unit: string;
      readonly n: number;
    }
  | { readonly type: 'sides'; readonly gives: Items; readonly asks: Items }
  | { readonly type: 'term'; readonly at: number; readonly term: Term | null };

/** The mat after a change. */
export function changeDraft(draft: Draft, change: Change): Draft {
  switch (change.type) {
    case 'clear':
      return { ...EMPTY_DRAFT, to: draft.to };
    case 'start':
      return change.draft;
    case 'back':
      // What was laid out since is not taken away again.
      return isBlank(draft) ? change.draft : draft;
    case 'lost': {
      const { side } = change.lost;
      const without = changeSide(draft[side], { type: 'note', side, note: null });
      return { ...draft, [side]: without, lost: change.lost };
    }
    case 'told':
      return untold(draft);
    case 'to':
      // What somebody else was asked for is nothing that this one has.
      return change.to === draft.to
        ? draft
        : { ...EMPTY_DRAFT, to: change.to, gives: openGoods(draft.gives) };
    case 'sides':
      return { ...draft, gives: tidyItems(change.gives), asks: tidyItems(change.asks) };
    case 'term':
      return { ...draft, deal: withTerm(draft.deal, change.at, change.term) };
    default:
      return { ...untold(draft), [change.side]: changeSide(draft[change.side], change) };
  }
}

/** The mat without the word of a note that was lost. */
function untold({ lost: _told, ...rest }: Draft): Draft {
  return rest;
}

type SideChange = Extract<Change, { readonly side: SideName }>;

function changeSide(items: Items, change: SideChange): Items {
  switch (change.type) {
    case 'count':
      return tidyItems({ ...items, [change.kind]: change.n });
    case 'fragment':
      return tidyItems({
        ...items,
        relicFragments: { ...items.relicFragments, [change.kind]: change.n },
      });
    case 'note': {
      const { promissoryNote: _before, ...rest } = items;
      return change.note === null ? rest : tidyItems({ ...rest, promissoryNote: change.note });
    }
    case 'toggle':
      return tidyItems({ ...items, [change.kind]: toggled(items[change.kind], change.id) });
    case 'copies': {
      const { kind, id, n } = change;
      const others = (items[kind] ?? []).filter((one) => one !== id);
      return tidyItems({ ...items, [kind]: [...others, ...Array<string>(n).fill(id)] });
    }
    case 'captive': {
      const { owner, unit, n } = change;
      const units = { ...items.captured?.[owner], [unit]: n };
      return tidyItems({ ...items, captured: { ...items.captured, [owner]: units } });
    }
  }
}

/** The list without this, or with it if it was not there. */
export function toggled(list: readonly string[] = [], id: string): readonly string[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
}

/** Goods that anybody could be given: they stay on the mat when the partner changes. */
function openGoods({ commodities, tradeGoods, relicFragments, promissoryNote }: Items): Items {
  return tidyItems({ commodities, tradeGoods, relicFragments, promissoryNote });
}

function withTerm(deal: readonly Term[], at: number, term: Term | null): readonly Term[] {
  if (term === null) return deal.filter((_, index) => index !== at);
  return at >= deal.length
    ? [...deal, term]
    : deal.map((one, index) => (index === at ? term : one));
}

/** Whether the offer neither changes another nor answers one: whom it is for is open. */
export function isFreeOf({ offer, counters }: Draft): boolean {
  return offer === null && counters === undefined;
}

/** Whether something would change hands with the offer. */
export function hasGoods({ gives, asks }: Draft): boolean {
  return !isNothing(gives) || !isNothing(asks);
}

/** Whether nothing lies on the mat. */
export function isBlank(draft: Draft): boolean {
  return isFreeOf(draft) && !hasGoods(draft) && draft.deal.length === 0;
}

/** A promise without words yet: one speaks for oneself, and may still ask it of the other. */
export function beginTerm(speaker: string): Term {
  return { text: '', by: speaker, when: 'later' };
}

/** What keeps a draft from being sent: nobody addressed, nothing on it, an empty term, or goods that are gone. */
export type Gap = 'to' | 'nothing' | 'term' | 'short';

/** The first thing that is missing, or null when the draft can be sent. */
export function findGap(draft: Draft, stock: Stock): Gap | null {
  if (draft.to === null) return 'to';
  if (!hasGoods(draft) && draft.deal.length === 0) return 'nothing';
  if (draft.deal.some(({ text }) => text.trim() === '')) return 'term';
  return isShort(draft.gives, stock) ? 'short' : null;
}

/** Whether a side asks for more than its stock has. */
export function isShort(items: Items, stock: Stock): boolean {
  const { promissoryNote, actionCards = [], secrets = [] } = items;
  return (
    lacksGoods(stock, items) ||
    (promissoryNote !== undefined && !stock.notes.includes(promissoryNote)) ||
    (stock.isHandKnown &&
      !(includesAll(stock.actionCards, actionCards) && includesAll(stock.secrets, secrets)))
  );
}

/** The command that puts the draft to its addressee. */
export function commandOf(draft: Draft) {
  const { offer, to, gives, asks, deal } = draft;
  return offer === null
    ? { type: 'propose', to, gives, asks, ...(deal.length > 0 && { deal }) }
    : { type: 'revise', offer, gives, asks, deal };
}

/** An offer of one’s own on the mat again, to be changed. */
export function draftOf(id: string, { to, gives, asks, deal }: OfferView): Draft {
  return { offer: id, to, gives, asks, deal };
}

/** Another’s offer turned round: a new offer to its maker with the same terms, to be changed. */
export function counterOf(id: string, { from, gives, asks, deal }: OfferView): Draft {
  return { offer: null, counters: id, to: from, gives: asks, asks: gives, deal };
}
