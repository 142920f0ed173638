import type { Term } from '../../commands.ts';
import type { Event, EventOf } from '../../events.ts';
import type { SeenItems } from '../../view.ts';
import { listOf, nameOf, noteName, say, seatName } from '../say.ts';
import { countOf, tellItems } from './tell-items.ts';

type Told = {
  readonly [T in Event['type']]?: (event: EventOf<T>) => string;
};

/** Events that need more than a sentence with places: what was given, and whose it was. */
const TOLD: Told = {
  proposed: ({ from, to, gives, asks, deal }) =>
    withDeal(
      say('log.proposed', { from: seatName(from), to: seatName(to), terms: terms(gives, asks) }),
      deal,
    ),
  revised: ({ between: [from, to], gives, asks, deal }) =>
    withDeal(
      say('log.revised', { from: seatName(from), to: seatName(to), terms: terms(gives, asks) }),
      deal,
    ),
  withdrawn: ({ between: [from, to] }) =>
    say('log.withdrawn', { from: seatName(from), to: seatName(to) }),
  declined: ({ between: [from, to] }) =>
    say('log.declined', { from: seatName(from), to: seatName(to) }),
  agreed: ({ between, deal }) =>
    withDeal(say('log.agreed', { pair: listOf(between.map(seatName)) }), deal),
  transacted: tellTransaction,
  'handed-over': ({ from, to, items, effect, receipts, bonus }) =>
    [
      say('log.handed-over', {
        from: seatName(from),
        to: seatName(to),
        items: tellItems(items),
        effect: nameOf(effect),
      }),
      ...(bonus ? [say('log.pact')] : []),
      ...receipts.flatMap(tellReceipt),
    ].join(' '),
  replenished: ({ seat, took }) =>
    say(took === 0 ? 'log.replenished-none' : 'log.replenished', {
      seat: seatName(seat),
      goods: countOf('commodity', took),
    }),
  converted: ({ seat, commodities }) =>
    say('log.converted', { seat: seatName(seat), goods: countOf('commodity', commodities) }),
  gained: ({ seat, commodities, tradeGoods, effect }) =>
    say(effect === 'gain' ? 'log.gained' : 'log.gained-by', {
      seat: seatName(seat),
      goods: tellItems({ commodities, tradeGoods }),
      effect: nameOf(effect),
    }),
  spent: ({ seat, commodities, tradeGoods }) =>
    say('log.spent', { seat: seatName(seat), goods: tellItems({ commodities, tradeGoods }) }),
  'excess-returned': ({ seat, commodities }) =>
    say('log.excess', { seat: seatName(seat), goods: countOf('commodity', commodities) }),
  'note-played': ({ by, note }) =>
    say('log.note-played', { by: seatName(by), note: noteName(note) }),
  'note-returned': ({ note, from }) =>
    say('log.note-returned', { note: noteName(note), from: seatName(from) }),
  pillaged: ({ by, target, take }) =>
    say('log.pillaged', {
      by: seatName(by),
      target: seatName(target),
      goods: countOf(take, 1),
    }),
  'pillage-waived': ({ by, targets }) =>
    say('log.pillage-waived', { by: seatName(by), targets: listOf(targets.map(seatName)) }),
  'discard-due': ({ seat, count }) =>
    say('log.discard-due', { seat: seatName(seat), cards: countOf('action-card', count) }),
  'law-enacted': ({ law, elected }) =>
    say(elected === null ? 'log.law' : 'log.law-elected', {
      law: nameOf(law),
      elected: seatName(elected ?? ''),
    }),
  moved: ({ seat, system, present }) =>
    say(present ? 'log.came' : 'log.left', { seat: seatName(seat), system }),
  'wormhole-placed': ({ system, wormhole, present }) =>
    say(present ? 'log.hole-placed' : 'log.hole-gone', { system, wormhole: nameOf(wormhole) }),
  activated: ({ by, system, seats }) =>
    say(seats.length === 0 ? 'log.activated' : 'log.activated-with', {
      by: seatName(by),
      system,
      seats: listOf(seats.map(seatName)),
    }),
};

/** An event of this game as a sentence; undefined where the catalogue’s own sentence is enough. */
export function tellEvent(event: { readonly type: string }): string | undefined {
  const tell = Object.hasOwn(TOLD, event.type) ? TOLD[event.type as Event['type']] : undefined;
  return (tell as ((event: unknown) => string) | undefined)?.(event);
}

/** The terms of an offer in words: a gift, a request, or an exchange. */
function terms(gives: SeenItems, asks: SeenItems): string {
  const [mine, yours] = [Object.keys(gives).length, Object.keys(asks).length];
  if (mine === 0 && yours === 0) return say('terms.words');
  if (yours === 0) return say('terms.gift', { gives: tellItems(gives) });
  if (mine === 0) return say('terms.request', { asks: tellItems(asks) });
  return say('terms.exchange', { gives: tellItems(gives), asks: tellItems(asks) });
}

function withDeal(sentence: string, deal: readonly Term[] = []): string {
  if (deal.length === 0) return sentence;
  const told = deal.map(({ by, text }) => say('log.term', { by: seatName(by), text }));
  return `${sentence} ${say('log.deal', { terms: listOf(told) })}`;
}

function tellTransaction({
  between,
  gave,
  bonus,
  receipts,
  extra,
  deal,
}: EventOf<'transacted'>): string {
  const [one, other] = between;
  const sides = [
    [one, other],
    [other, one],
  ] as const;
  const given = sides
    .filter(([giver]) => Object.keys(gave[giver] ?? {}).length > 0)
    .map(([giver, taker]) =>
      say('log.gives', {
        from: seatName(giver),
        to: seatName(taker),
        items: tellItems(gave[giver] ?? {}),
      }),
    );
  const sentence = `${given.join('; ')}.`;
  const isPact = Object.keys(bonus).length > 0;
  return [
    withDeal(sentence, deal),
    ...(isPact ? [say('log.pact')] : []),
    ...(extra === null ? [] : [say('log.extra', { effect: nameOf(extra) })]),
    ...receipts.flatMap(tellReceipt),
  ].join(' ');
}

/** Where a note came to lie that did not go to a hand. */
function tellReceipt({
  note,
  place,
  seat,
}: EventOf<'transacted'>['receipts'][number]): readonly string[] {
  if (place === 'hand') return [];
  const key = place === 'out' ? 'log.note-out' : 'log.note-lies';
  return [say(key, { note: noteName(note), seat: seatName(seat) })];
}
