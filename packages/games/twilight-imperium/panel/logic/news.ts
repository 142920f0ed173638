import { partsOf } from '../../notes.ts';
import { type SeenOf, seenEvent } from '../../seen.ts';
import { tellingOf } from '../../telling.ts';
import { countOf, tellItems } from '../../telling-items.ts';
import type { SeenItems } from '../../view.ts';
import { MANNER, nameOf, noteName, say, seatName } from '../say.ts';

/** Whether something happened to a viewer: his offer was answered or taken back, his goods touched, or he may pillage. */
export function isNews(event: { readonly type: string }, viewer: string): boolean {
  const known = seenEvent(event);
  switch (known.type) {
    case 'agreed':
    case 'transacted':
    case 'declined':
      return known.between[0] === viewer;
    case 'withdrawn':
      return known.between[1] === viewer;
    case 'pillage-offered':
      return known.by === viewer;
    case 'pillaged':
      return known.target === viewer;
    case 'note-played':
      return known.by !== viewer && (isOwned(known.note, viewer) || known.target === viewer);
    case 'corrected':
      return known.seat === viewer;
    case 'handed-over':
      return known.from === viewer || known.to === viewer;
    default:
      return false;
  }
}

function isOwned(note: string, seat: string): boolean {
  return partsOf(note).owner === seat;
}

const tellAsLog = tellingOf(MANNER);

/** News as the one is told whom it concerns (`isNews`); undefined where the log's own sentence says it as well. */
export function tellOwn(event: { readonly type: string }, viewer: string): string | undefined {
  const known = seenEvent(event);
  switch (known.type) {
    case 'pillage-offered':
      return say('pillage.mine', { target: seatName(known.target) });
    case 'pillaged':
      return say('news.pillaged', { by: seatName(known.by), goods: countOf(known.take, 1) });
    case 'note-played':
      return tellPlayed(known, viewer);
    case 'corrected':
      return say('news.corrected', { why: known.why });
    case 'transacted':
      return tellSettled(known);
    case 'agreed':
      return `${say('news.accepted', { by: seatName(known.between[1]) })} ${tellAsLog(event)}`;
    default:
      return undefined;
  }
}

function tellPlayed({ by, note }: SeenOf<'note-played'>, viewer: string): string {
  const { owner, kind } = partsOf(note);
  if (owner !== viewer) return say('news.note', { by: seatName(by), note: noteName(note) });
  const told = say('news.note-own', { by: seatName(by), note: nameOf(kind) });
  return kind === 'political-secret' ? `${told} ${say('news.silenced')}` : told;
}

/** That one's offer was accepted, and what one gets and gives; the log tells all that came of it. */
function tellSettled({ between: [maker, taker], gave }: SeenOf<'transacted'>): string {
  const sides = [
    ['get', arrived(gave[taker])],
    ['give', gave[maker]],
  ] as const;
  const told = sides.flatMap(([way, items = {}]) =>
    Object.keys(items).length === 0
      ? []
      : [say(`news.${way}`, { items: tellItems(items, MANNER) })],
  );
  return [say('news.accepted', { by: seatName(taker) }), ...told].join(' ');
}

/** What comes of a side where it arrives: commodities become trade goods (rules clause TI-21.5). */
function arrived({ commodities = 0, tradeGoods = 0, ...others }: SeenItems = {}): SeenItems {
  const all = commodities + tradeGoods;
  return all > 0 ? { tradeGoods: all, ...others } : others;
}
