import { endOffer, type OfferState, putOffer, reviseOffer, withShelf } from '@haggle/engine';
import type { EventOf } from '../events.ts';
import { withRealm } from '../pieces/change.ts';
import type { Offer, Pair, State } from '../state.ts';

const EMPTY: Pair = { open: [], over: [], made: {} };

/** A new offer, in its first revision, lies on the table between its two seats. */
export function proposed(state: State, event: EventOf<'proposed'>): State {
  const { offer: id, from, to, gives, asks, note, deal } = event;
  const terms = { gives, asks, note, deal };
  return withShelf(state, [from, to], EMPTY, (pair) =>
    putOffer(pair, { id, from, to, revision: 1, state: 'open', ...terms, ended: 0 }),
  );
}

/** The offer under its new terms; one that was declined is open again. */
export function revised(state: State, event: EventOf<'revised'>): State {
  const { offer, between, revision, gives, asks, note, deal } = event;
  const terms = { revision, gives, asks, note, deal };
  return withShelf(state, between, EMPTY, (pair) => reviseOffer(pair, offer, terms));
}

type Closing = { readonly between: readonly [string, string]; readonly offer: string };

/** An open offer has come to its end. */
export function closed(
  state: State,
  { between, offer }: Closing,
  to: Exclude<OfferState, 'open'>,
): State {
  const ended = state.ended + 1;
  const end = { state: to, ended, ...(to === 'traded' && duringOf(state)) };
  return { ...withShelf(state, between, EMPTY, (pair) => endOffer(pair, offer, end)), ended };
}

function duringOf({ phase, choice }: State): Pick<Offer, 'during'> {
  if (phase !== 'ranking' || choice === null) return {};
  return { during: { card: choice.card, node: choice.node } };
}

/** The ducats of an offer that was accepted have moved. */
export function agreed(state: State, event: EventOf<'agreed'>): State {
  const [maker, other] = event.between;
  const change = event.got - event.gave;
  const given = withRealm(state.position, maker, ({ ducats }) => ({ ducats: ducats + change }));
  const position = withRealm(given, other, ({ ducats }) => ({ ducats: ducats - change }));
  return closed({ ...state, position }, event, 'traded');
}
