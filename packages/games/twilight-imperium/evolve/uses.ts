import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';
import { pairOf, withMore, without } from '../tidy.ts';
import { withGalaxy } from './board.ts';
import { marketed } from './offers.ts';
import { withHand, withSeat } from './seats.ts';

/** What stays when a seat has used an effect; goods that it brings are events of their own. */
export function effectUsed(state: State, event: EventOf<'effect-used'>): State {
  const { effect, by, target, offer, cards, systems } = event;
  switch (effect) {
    case 'black-market-dealings': {
      const played = withHand(state, by, ({ actionCards }) => ({
        actionCards: without(actionCards, [effect]),
      }));
      if (target === null) return played;
      return offer === null
        ? withExtra(played, effect, by, target)
        : marketed(played, [by, target], offer);
    }
    case 'nomad-tcs':
    case 'yssaril-deepgloom':
      return target === null ? state : withExtra(state, effect, by, target);
    case 'dynamis-core':
      return withSeat(state, by, ({ relics }) => ({ relics: without(relics, [effect]) }));
    case 'dmz':
      return withSeat(state, by, ({ demilitarized }) => ({
        demilitarized: withMore(
          demilitarized,
          cards.filter((planet) => !demilitarized.includes(planet)),
        ),
      }));
    case 'harness-energy':
      return withHand(state, by, ({ actionCards }) => ({
        actionCards: without(actionCards, [effect]),
      }));
    default:
      return withGraphEffect(state, effect, by, systems);
  }
}

function withExtra(state: State, effect: string, by: string, target: string): State {
  return { ...state, extras: [...state.extras, { effect, between: pairOf(by, target) }] };
}

function withGraphEffect(
  state: State,
  effect: string,
  by: string,
  [one, other]: readonly string[],
): State {
  const { modernized, folded, tethers } = state.galaxy;
  switch (effect) {
    case 'keleres-iihq':
      return withGalaxy(state, { modernized: [...new Set([...modernized, by])] });
    case 'winnu-lgf':
      return withGalaxy(state, { folded: [...new Set([...folded, by])] });
    case 'empyrean-void-tether': {
      if (one === undefined || other === undefined) return state;
      const others = tethers.filter((tether) => tether.by !== by);
      return withGalaxy(state, { tethers: [...others, { by, systems: [one, other] }] });
    }
    default:
      return state;
  }
}
