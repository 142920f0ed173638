import type { Words } from '@haggle/engine';
import { BINDING } from '../../binding.ts';
import type { Side } from '../../commands.ts';
import type { EventOf } from '../../events.ts';
import { seenEvent } from '../../seen.ts';
import { tellingOf } from '../../telling.ts';
import { listOf, nameOf, say, seatName } from '../say.ts';

/**
 * Events that need more than a sentence with places: what of an offer binds and what is merely said,
 * who hears what is said, and what every log tells in full. `viewer` is whose log it is.
 */
export function tellEventOf(words: Words) {
  const tell = tellingOf(words, { seat: seatName, list: listOf });
  return (event: { readonly type: string }, viewer: string): string | undefined => {
    const told = seenEvent(event);
    switch (told.type) {
      case 'proposed':
        return say('log.proposed', {
          ...namesIn(told.from, told.to, viewer),
          ...termsIn(told, words),
        });
      case 'revised': {
        const to = addresseeIn(told.offer, told.from);
        return say('log.revised', { ...namesIn(told.from, to, viewer), ...termsIn(told, words) });
      }
      case 'said':
        return tellSaid(told, viewer);
      default:
        return tell(told);
    }
  };
}

function tellSaid({ from, to, text }: EventOf<'said'>, viewer: string): string | undefined {
  if (to === null) return undefined;
  if (to === viewer) return say('log.said-to-you', { from: seatName(from), text });
  if (from === viewer) return say('log.you-said', { to: seatName(to), text });
  return say('log.said-to', { ...namesIn(from, to, viewer), text });
}

function namesIn(from: string, to: string | null, viewer: string) {
  return { from: seatName(from), to: to === viewer ? say('log.you') : addresseeName(to) };
}

function addresseeName(to: string | null): string {
  return to === null ? say('log.all') : seatName(to);
}

/** An offer's id is its maker, its addressee and a number; one to all has no addressee. */
function addresseeIn(offer: string, from: string): string | null {
  return offer.slice(from.length + 1).replace(/-?\d+$/, '') || null;
}

function termsIn({ gives, asks }: { readonly gives: Side; readonly asks: Side }, words: Words) {
  return { gives: tellSide(gives, words), asks: tellSide(asks, words) };
}

/** A side of an offer: what binds by name, then what is said besides, then how many are not spoken of. */
function tellSide({ count, named, calamityFree }: Side, words: Words): string {
  const names = named.map((kind) => nameOf(words, kind));
  const talk = [...names.slice(BINDING), ...(calamityFree ? [say('log.no-calamity')] : [])];
  const hidden = count - named.length;
  return listOf([
    ...names.slice(0, BINDING),
    ...(talk.length > 0 ? [say('log.talk', { list: listOf(talk) })] : []),
    ...(hidden > 0 ? [say(named.length === 0 ? 'log.any' : 'log.more', { n: hidden })] : []),
  ]);
}
