import { done, malformed, noSuch } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, seatOf } from '../desk.ts';
import { maximumOf } from '../effects/worth.ts';
import { partsOf } from '../notes.ts';
import type { State } from '../state.ts';
import { capturedOf, unzeroed } from '../tidy.ts';
import { isNote } from './items.ts';

/** The host sets right what the table does not know or what went wrong; it is logged with its reason. */
export function correct(state: State, command: CommandOf<'correct'>): Events {
  const { type: _type, why, seat, note, place, relicFragments, captured, ...rest } = command;
  if (seat === undefined) {
    return done([{ type: 'corrected', why, seat: null, set: {}, note: null }]);
  }
  const owner = Object.keys(captured ?? {}).find((name) => !state.ids.includes(name));
  const refused =
    checkSeat(state, seat) ??
    (owner === undefined ? null : noSuch('seat', owner)) ??
    checkNote(state, command);
  if (refused) return refused;
  const lists = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.toSorted() : value,
    ]),
  );
  const set = {
    ...lists,
    ...(relicFragments && { relicFragments: unzeroed(relicFragments) }),
    ...(captured && { captured: capturedOf(captured) }),
  };
  const own = { ...seatOf(state, seat), ...set };
  if (rest.commodities !== undefined && rest.commodities > maximumOf(state, own)) {
    return malformed('commodities', 'more than the commodity value');
  }
  const placed = note === undefined ? null : { note, place: place ?? ('hand' as const) };
  return done([{ type: 'corrected', why, seat, set, note: placed }]);
}

function checkNote(state: State, { seat, note, place }: CommandOf<'correct'>) {
  if (note === undefined) return null;
  if (!isNote(state, note)) return noSuch('note', note);
  const isOwn = place === 'play-area' && partsOf(note).owner === seat;
  return isOwn ? malformed('place', 'nobody has an own note in the play area') : null;
}
