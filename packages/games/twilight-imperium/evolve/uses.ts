import type { EventOf } from '../events.ts';
import { isUse, type UseId } from '../lists.ts';
import type { State } from '../state.ts';
import { pairOf, withMore, without } from '../tidy.ts';
import { withGalaxy } from './board.ts';
import { acted } from './course.ts';
import { marketed } from './offers.ts';
import { withHand, withSeat } from './seats.ts';

type Used = EventOf<'effect-used'>;

/** What stays when a seat has used an effect; goods that it brings are events of their own. */
const STAYS: Readonly<Record<UseId, (state: State, event: Used) => State>> = {
  'black-market-dealings': (state, event) => {
    const { by, target, offer } = event;
    const played = withoutCard(state, event);
    if (target === null || offer === null) return withExtra(played, event);
    return marketed(played, [by, target], offer);
  },
  'nomad-tcs': withExtra,
  'yssaril-deepgloom': withExtra,
  'dynamis-core': (state, { effect, by }) =>
    withSeat(acted(state), by, ({ relics }) => ({ relics: without(relics, [effect]) })),
  'hacan-carth': withNothing,
  'vuilraith-agent': withNothing,
  'harness-energy': withoutCard,
  'space-stations': withNothing,
  dmz: (state, { by, cards }) =>
    withSeat(state, by, ({ demilitarized }) => ({
      demilitarized: withMore(
        demilitarized,
        cards.filter((planet) => !demilitarized.includes(planet)),
      ),
    })),
  'keleres-iihq': (state, { by }) =>
    withGalaxy(state, { modernized: [...new Set([...state.galaxy.modernized, by])] }),
  // In its own turn alone, at whose end the gate closes.
  'winnu-lgf': (state, { by }) => withGalaxy(state, { folded: [by] }),
  'empyrean-void-tether': (state, { by, systems: [one, other] }) => {
    if (one === undefined || other === undefined) return state;
    return withGalaxy(state, { tethers: [{ by, systems: [one, other] }] });
  },
};

/** The state once a seat has used an effect; one that this version does not know leaves it as it is. */
export function effectUsed(state: State, event: Used): State {
  return isUse(event.effect) ? STAYS[event.effect](state, event) : state;
}

function withNothing(state: State): State {
  return state;
}

function withoutCard(state: State, { by, effect }: Used): State {
  return withHand(state, by, ({ actionCards }) => ({
    actionCards: without(actionCards, [effect]),
  }));
}

/** A transaction beyond the allowance, or a wider one, with the other seat. */
function withExtra(state: State, { effect, by, target }: Used): State {
  if (target === null) return state;
  return { ...state, extras: [...state.extras, { effect, between: pairOf(by, target) }] };
}
