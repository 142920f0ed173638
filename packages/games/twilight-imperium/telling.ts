import type { Term } from './commands.ts';
import type { Receipt } from './events.ts';
import { type SeenEvent, type SeenOf, seenEvent } from './seen.ts';
import { countOf, type Manner, noteName, partsOfItems, say, tellItems } from './telling-items.ts';
import type { SeenItems } from './view.ts';

type Told = {
  readonly [T in SeenEvent['type']]?: (event: SeenOf<T>, manner: Manner) => string | undefined;
};

/** Events that need more than a sentence with places: what was given, whose it was, and what was left out. */
const TOLD: Told = {
  proposed: ({ from, to, gives, asks, deal }, manner) => {
    const { seat } = manner;
    const data = { from: seat(from), to: seat(to), terms: tellTerms(gives, asks, manner) };
    return withDeal(say('proposed', data), deal, manner);
  },
  revised: ({ between: [from, to], gives, asks, deal }, manner) => {
    const { seat } = manner;
    const data = { from: seat(from), to: seat(to), terms: tellTerms(gives, asks, manner) };
    return withDeal(say('revised', data), deal, manner);
  },
  withdrawn: ({ between: [from, to] }, { seat }) =>
    say('withdrawn', { from: seat(from), to: seat(to) }),
  declined: ({ between: [from, to] }, { seat }) =>
    say('declined', { from: seat(from), to: seat(to) }),
  said: ({ from, to, text }, { seat }) =>
    to === null ? undefined : say('said-to', { from: seat(from), to: seat(to), text }),
  agreed: ({ between, deal }, manner) =>
    withDeal(say('agreed', { pair: manner.list(between.map(manner.seat)) }), deal, manner),
  transacted: tellTransaction,
  'handed-over': tellGift,
  replenished: ({ seat, took }, manner) =>
    say(took === 0 ? 'replenished-none' : 'replenished', {
      seat: manner.seat(seat),
      goods: countOf('commodity', took),
    }),
  converted: ({ seat, commodities }, manner) =>
    say('converted', { seat: manner.seat(seat), goods: countOf('commodity', commodities) }),
  gained: ({ seat, commodities, tradeGoods, relicFragments, effect }, manner) =>
    say(effect === 'gain' ? 'gained' : 'gained-by', {
      seat: manner.seat(seat),
      goods: tellItems(
        { commodities, tradeGoods, ...(relicFragments && { relicFragments }) },
        manner,
      ),
      effect: manner.name(effect),
    }),
  spent: ({ seat, commodities, tradeGoods, relicFragments }, manner) =>
    say('spent', {
      seat: manner.seat(seat),
      goods: tellItems(
        { commodities, tradeGoods, ...(relicFragments && { relicFragments }) },
        manner,
      ),
    }),
  'excess-returned': ({ seat, commodities }, manner) =>
    say('excess', { seat: manner.seat(seat), goods: countOf('commodity', commodities) }),
  'note-played': ({ by, note, target }, manner) =>
    say(target === null ? 'note-played' : 'note-played-on', {
      by: manner.seat(by),
      note: noteName(note, manner),
      target: manner.seat(target ?? ''),
    }),
  'note-returned': ({ note, from }, manner) =>
    say('note-returned', { note: noteName(note, manner), from: manner.seat(from) }),
  'trade-resolved': ({ seat, free }, manner) =>
    free.length === 0
      ? undefined
      : say('trade-free', { seat: manner.seat(seat), free: manner.list(free.map(manner.seat)) }),
  pillaged: ({ by, target, take }, { seat }) =>
    say('pillaged', { by: seat(by), target: seat(target), goods: countOf(take, 1) }),
  'pillage-waived': ({ by, targets }, { seat, list }) =>
    say('pillage-waived', { by: seat(by), targets: list(targets.map(seat)) }),
  'effect-used': ({ by, effect, target }, { seat, name }) =>
    target === null
      ? undefined
      : say('used-on', { by: seat(by), effect: name(effect), target: seat(target) }),
  discarded: tellDiscard,
  'discard-due': ({ seat, count }, manner) =>
    say('discard-due', { seat: manner.seat(seat), cards: countOf('action-card', count) }),
  'law-enacted': ({ law, elected }, { seat, name }) =>
    say(elected === null ? 'law' : 'law-elected', {
      law: name(law),
      elected: seat(elected ?? ''),
    }),
  eliminated: ({ seat, undone }, manner) =>
    undone ? say('brought-back', { seat: manner.seat(seat) }) : undefined,
  'combat-begun': ({ attacker, defender, system }, { seat }) =>
    system === null
      ? undefined
      : say('fought-in', { attacker: seat(attacker), defender: seat(defender), system }),
  moved: ({ seat, system, present }, manner) =>
    say(present ? 'came' : 'left', { seat: manner.seat(seat), system }),
  'wormhole-placed': ({ system, wormhole, present }, { name }) =>
    say(present ? 'hole-placed' : 'hole-gone', { system, wormhole: name(wormhole) }),
  activated: ({ by, system, seats }, { seat, list }) =>
    say(seats.length === 0 ? 'activated' : 'activated-with', {
      by: seat(by),
      system,
      seats: list(seats.map(seat)),
      n: seats.length,
    }),
  corrected: tellCorrection,
};

/** An event of this game as a sentence; undefined where the catalogue’s own sentence is enough. */
export type Teller = (event: { readonly type: string }) => string | undefined;

/** How events are told where seats and other ids are called so: on the page by their names, in files by their ids. */
export function tellingOf(manner: Manner): Teller {
  return (event) => {
    const known = seenEvent(event);
    return Object.hasOwn(TOLD, known.type) ? tellKnown(known.type, known, manner) : undefined;
  };
}

function tellKnown<T extends SeenEvent['type']>(
  type: T,
  event: SeenOf<T>,
  manner: Manner,
): string | undefined {
  return TOLD[type]?.(event, manner);
}

/** The terms of an offer in words: a gift, a request, or an exchange. */
function tellTerms(gives: SeenItems, asks: SeenItems, manner: Manner): string {
  const [mine, yours] = [Object.keys(gives).length, Object.keys(asks).length];
  if (mine === 0 && yours === 0) return say('terms-words');
  const data = { gives: tellItems(gives, manner), asks: tellItems(asks, manner) };
  if (yours === 0) return say('terms-gift', data);
  return say(mine === 0 ? 'terms-request' : 'terms-exchange', data);
}

function withDeal(sentence: string, deal: readonly Term[] = [], { seat, list }: Manner): string {
  if (deal.length === 0) return sentence;
  const told = deal.map(({ by, text }) => say('term', { by: seat(by), text }));
  return `${sentence} ${say('deal', { terms: list(told) })}`;
}

function tellTransaction(
  { between, gave, bonus, receipts, extra, deal }: SeenOf<'transacted'>,
  manner: Manner,
): string {
  const [one, other] = between;
  const sides = [
    [one, other],
    [other, one],
  ] as const;
  const given = sides
    .filter(([giver]) => Object.keys(gave[giver] ?? {}).length > 0)
    .map(([giver, taker]) =>
      say('gives', {
        from: manner.seat(giver),
        to: manner.seat(taker),
        items: tellItems(gave[giver] ?? {}, manner),
      }),
    );
  const nothing = say('gives-nothing', { pair: manner.list(between.map(manner.seat)) });
  const sentence = `${given.join('; ') || nothing}.`;
  return [
    withDeal(sentence, deal, manner),
    ...tellPact(bonus),
    ...(extra === null ? [] : [say('extra', { effect: manner.name(extra) })]),
    ...receipts.flatMap((receipt) => tellReceipt(receipt, manner)),
  ].join(' ');
}

function tellGift(gift: SeenOf<'handed-over'>, manner: Manner): string {
  const told = say('handed-over', {
    from: manner.seat(gift.from),
    to: manner.seat(gift.to),
    items: tellItems(gift.items, manner),
    effect: manner.name(gift.effect),
  });
  const lain = gift.receipts.flatMap((receipt) => tellReceipt(receipt, manner));
  return [told, ...tellPact(gift.bonus), ...lain].join(' ');
}

function tellPact(bonus: SeenOf<'handed-over'>['bonus'] = {}): readonly string[] {
  return Object.keys(bonus).length > 0 ? [say('pact')] : [];
}

/** What was discarded; others than its holder learn how many cards it was. */
function tellDiscard(
  { seat, actionCards, count = 0 }: SeenOf<'discarded'>,
  manner: Manner,
): string {
  const cards = actionCards?.map(manner.name) ?? [countOf('action-card', count)];
  return say('discarded', { seat: manner.seat(seat), cards: manner.list(cards) });
}

/** Where a note came to lie that did not go to a hand. */
function tellReceipt({ note, place, seat }: Receipt, manner: Manner): readonly string[] {
  if (place === 'hand') return [];
  const key = place === 'out' ? 'note-out' : 'note-lies';
  return [say(key, { note: noteName(note, manner), seat: manner.seat(seat) })];
}

/** What a referee set, as far as the log has it: of hidden cards others learn that something was corrected. */
function tellCorrection(
  { seat, set, note, why }: SeenOf<'corrected'>,
  manner: Manner,
): string | undefined {
  if (seat === null) return undefined;
  const figures = [
    ...tellFigures(set, manner),
    ...(note === null ? [] : [say(`set-${note.place}`, { note: noteName(note.note, manner) })]),
  ];
  const data = { seat: manner.seat(seat), why };
  if (figures.length === 0) return say('corrected', data);
  return say('corrected-to', { ...data, figures: manner.list(figures) });
}

const NAMED = ['actionCards', 'secrets', 'relics', 'planets', 'mechs', 'demilitarized'] as const;
const PARTED = ['relicFragments', 'captured'] as const;

function tellFigures(set: SeenOf<'corrected'>['set'], manner: Manner): readonly string[] {
  const { commodities, tradeGoods, spaceStations } = set;
  const listed = (parts: readonly string[]) =>
    parts.length === 0 ? say('none') : manner.list(parts);
  return [
    ...(commodities === undefined ? [] : [countOf('commodity', commodities)]),
    ...(tradeGoods === undefined ? [] : [countOf('trade-good', tradeGoods)]),
    ...(spaceStations === undefined ? [] : [countOf('station', spaceStations)]),
    ...PARTED.flatMap((field) => {
      const parts = partsOfItems({ [field]: set[field] }, manner);
      return set[field] === undefined ? [] : [say(`set-${field}`, { list: listed(parts) })];
    }),
    ...NAMED.flatMap((field) => {
      const names = set[field]?.map(manner.name);
      return names === undefined ? [] : [say(`set-${field}`, { list: listed(names) })];
    }),
  ];
}
