import type { Random } from '@haggle/engine';
import type { Kit } from '@haggle/engine/testing';
import type { EventOf } from '../events.ts';
import type { BarterGame } from '../game.ts';
import type { Rulebook } from '../rulebook.ts';
import type { State } from '../state.ts';
import { drawCommand, WHY } from './asking.ts';
import { conceal } from './concealing.ts';
import { sum } from './counting.ts';
import { scramble } from './scrambling.ts';
import { drawSetup } from './tables.ts';

/** What the common suite needs to try a game of trade cards. */
export function makeKit(game: BarterGame, rules: Rulebook): Kit<State> {
  return {
    game,
    setup: (random: Random) => drawSetup(rules, random),
    ask: (state, by, random) => drawCommand(game, state, by, random),
    count: (state) => sum(rules, state),
    scramble: (state, viewer, random) => scramble(rules, state, viewer, random),
    conceal: (setup, viewer, random) => conceal(game, setup, viewer, random),
    // Both parties have seen the cards of a misdeal, which go back in the same step. What was paid, or discarded cards
    // come to, is told to all, while of the hand they only see that it has fewer cards, as when cards are surrendered. So is any
    // reason for which cards are taken.
    learns: (event, viewer) =>
      event.type === 'spent' ||
      event.type === 'discarded' ||
      (isMisdeal(event) && event.between.includes(viewer)) ||
      (isTaking(event) && event.why !== WHY),
  };
}

function isTaking(event: { readonly type: string }): event is EventOf<'cards-taken'> {
  return event.type === 'cards-taken';
}

function isMisdeal(event: { readonly type: string }): event is EventOf<'misdealt'> {
  return event.type === 'misdealt';
}
