import { done, malformed, noSuch } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { checkSeat, type Events, seatOf } from '../desk.ts';
import { maximumOf } from '../effects/value.ts';
import { partsOf } from '../notes.ts';
import type { Seat, State } from '../state.ts';
import { capturedOf, unzeroed } from '../tidy.ts';
import { isNote } from './items.ts';

/** The host sets right what the table does not know or what went wrong; it is logged with its reason. */
export function correct(state: State, command: CommandOf<'correct'>): Events {
  const { type: _type, why, seat, note, place, relicFragments, captured, ...rest } = command;
  if (seat === undefined) return correctNobody(command);
  const refused =
    checkSeat(state, seat) ?? checkCaptives(state, command) ?? checkNote(state, command);
  if (refused) return refused;
  const lists = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.toSorted() : value,
    ]),
  );
  const set = {
    ...stayOnPlanets(seatOf(state, seat), rest),
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

/** A reason alone is written down; whatever is set is set for a seat. */
function correctNobody({ type: _type, why, ...rest }: CommandOf<'correct'>): Events {
  if (Object.values(rest).some((value) => value !== undefined))
    return malformed('seat', 'it does not say whose');
  return done([{ type: 'corrected', why, seat: null, set: {}, note: null }]);
}

/** What stands on planets goes with them where the list of planets is all that is corrected. */
function stayOnPlanets(
  own: Seat,
  { planets, mechs, demilitarized }: Pick<CommandOf<'correct'>, OnPlanets | 'planets'>,
): Partial<Pick<Seat, OnPlanets>> {
  if (planets === undefined) return {};
  const left = (key: OnPlanets) => own[key].filter((planet) => planets.includes(planet));
  const isLost = (key: OnPlanets) => left(key).length < own[key].length;
  return {
    ...(mechs === undefined && isLost('mechs') && { mechs: left('mechs') }),
    ...(demilitarized === undefined &&
      isLost('demilitarized') && { demilitarized: left('demilitarized') }),
  };
}

type OnPlanets = 'mechs' | 'demilitarized';

function checkCaptives(state: State, { seat, captured = {} }: CommandOf<'correct'>) {
  const owner = Object.keys(captured).find((name) => !state.ids.includes(name));
  if (owner !== undefined) return noSuch('seat', owner);
  const isOwn = seat !== undefined && Object.hasOwn(captured, seat);
  return isOwn
    ? malformed('captured', 'only units of other seats at the table are captured')
    : null;
}

function checkNote(state: State, { seat, note, place }: CommandOf<'correct'>) {
  if (note === undefined) return place === undefined ? null : malformed('note', 'no note is named');
  if (!isNote(state, note)) return noSuch('note', note);
  const isOwn = place === 'play-area' && partsOf(note).owner === seat;
  return isOwn ? malformed('place', 'nobody has a note of his own in the play area') : null;
}
