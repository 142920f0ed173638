import { done, shuffle } from '@haggle/engine';
import { canAct } from '../choices/merchants.ts';
import { type Chance, type Events, realmOf, refuseBy } from '../desk.ts';
import type { Event } from '../events.ts';
import { REVEALING_COSTS, type State } from '../state.ts';

/** How many cards a Trade Action turns up (PP-TA). */
export const REVEALED = 3;
/** Ducats for a Trade Action without a trade (PP-TA). */
export const FORGONE = 2;

/** Begins a Trade Action: 1 diplomatic power, three cards face up (PP-TA). */
export function reveal(state: State, by: string, { random }: Chance): Events {
  const { position, deck } = state;
  if (state.acted) return refuseBy('turn-over');
  const realm = realmOf(state, by);
  if (!canAct(realm, position.options)) {
    return realm.diplomaticPower < REVEALING_COSTS
      ? refuseBy('no-power', { power: 'diplomatic power' })
      : refuseBy('no-merchant');
  }
  const isShort = deck.cards.length < REVEALED && deck.discard.length > 0;
  const cards = isShort ? [...deck.cards, ...shuffle(deck.discard, random)] : deck.cards;
  const reshuffled: readonly Event[] = isShort ? [{ type: 'reshuffled', deck: cards }] : [];
  const revealed: Event = { type: 'revealed', seat: by, cards: cards.slice(0, REVEALED) };
  return done([...reshuffled, revealed]);
}

/** Discards the revealed cards for 2 ducats (PP-TA). */
export function forgo({ revealed }: State, by: string): Events {
  return done([{ type: 'forgone', seat: by, cards: revealed, ducats: FORGONE }]);
}
