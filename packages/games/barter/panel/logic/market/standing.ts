import type { OfferView, View } from '../../../view.ts';
import { sidesFor } from '../terms.ts';

/** Where an offer stands on the floor of one viewer. */
export type Place = 'deals' | 'to-me' | 'mine' | 'all' | 'agreed' | 'over' | 'traded';

const OVER: ReadonlySet<string> = new Set(['withdrawn', 'declined', 'lapsed']);

/**
 * Where a viewer looks for an offer: what he has agreed to waits for nobody’s answer any more, only for cards.
 * What is over can still be reopened by its maker.
 */
export function placeOf(me: string | null, offer: OfferView): Place {
  if (offer.state === 'traded') return 'traded';
  if (OVER.has(offer.state)) return 'over';
  if (offer.state === 'accepted' && isParty(me, offer)) return 'deals';
  if (me !== null && offer.from === me) return 'mine';
  if (me !== null && offer.to === me) return 'to-me';
  return offer.state === 'accepted' ? 'agreed' : 'all';
}

/** Whether an offer is one that a viewer can take or could have taken, or has: it is told as what he gets and gives. */
export function couldBeMine(me: string | null, offer: OfferView): boolean {
  if (me === null || offer.from === me) return false;
  return offer.to === me || offer.acceptedBy === me || placeOf(me, offer) === 'all';
}

/** The lower, the further up an offer stands among those of its place: what is due, then what can be taken. */
export function rankOf(me: string | null, offer: OfferView, fillable: boolean): number {
  if (isDue(me, offer)) return 0;
  if (fillable) return 1;
  return offer.state === 'suspended' ? 3 : 2;
}

/** Whether an offer waits for this viewer: to be answered, or for its cards. */
export function isDue(me: string | null, offer: OfferView): boolean {
  if (me === null) return false;
  if (offer.state === 'open') return offer.to === me;
  return offer.state === 'accepted' && isParty(me, offer) && !offer.delivered.includes(me);
}

function isParty(me: string | null, { from, acceptedBy }: OfferView): boolean {
  return me !== null && (from === me || acceptedBy === me);
}

/** An offer of a viewer's own that was accepted: by offer, revision and who accepted. */
export type Accepted = {
  readonly id: string;
  readonly partner: string;
  /** Whether it waits for the viewer's cards. */
  readonly isDue: boolean;
};

/** The offers of this viewer's own that were accepted and are not settled yet. */
export function listAccepted(
  { phase, offers }: Pick<View, 'phase' | 'offers'>,
  me: string | null,
): readonly Accepted[] {
  if (phase !== 'trade' || me === null) return [];
  return Object.entries(offers)
    .filter(([, { from, state }]) => from === me && state === 'accepted')
    .map(([id, offer]) => ({
      id: `${id}/${offer.revision}/${offer.acceptedBy}`,
      partner: offer.acceptedBy ?? '',
      isDue: isDue(me, offer),
    }));
}

/** How many offers wait for this viewer. */
export function countDue(view: View, me: string | null): number {
  if (view.phase !== 'trade') return 0;
  return Object.values(view.offers).filter((offer) => isDue(me, offer)).length;
}

/** What a viewer can do about an offer, in the order in which it is offered. */
export type Act =
  | 'accept'
  | 'deliver'
  | 'recall'
  | 'back-out'
  | 'counter'
  | 'decline'
  | 'revise'
  | 'suspend'
  | 'resume'
  | 'withdraw';

/** The acts that are closed to whom the host has barred. */
export const TRADING: ReadonlySet<Act> = new Set([
  'accept',
  'deliver',
  'counter',
  'revise',
  'resume',
]);

/** The acts that an offer's state leaves to a viewer; the rules still have the last word. */
export function actsOn(me: string | null, offer: OfferView): readonly Act[] {
  if (me === null || offer.state === 'traded') return [];
  return offer.from === me ? makersActs(me, offer) : othersActs(me, offer);
}

function makersActs(me: string, { state, delivered }: OfferView): readonly Act[] {
  switch (state) {
    case 'accepted':
      return [delivered.includes(me) ? 'recall' : 'deliver', 'revise', 'suspend', 'withdraw'];
    case 'open':
      return ['revise', 'suspend', 'withdraw'];
    case 'suspended':
      return ['resume', 'revise', 'withdraw'];
    case 'declined':
    case 'lapsed':
      return ['revise'];
    default:
      return [];
  }
}

function othersActs(me: string, { state, to, acceptedBy, delivered }: OfferView): readonly Act[] {
  if (state === 'open') return to === me ? ['accept', 'counter', 'decline'] : ['accept', 'counter'];
  if (state === 'suspended') return to === me ? ['decline'] : [];
  if (state !== 'accepted' || acceptedBy !== me) return [];
  return [delivered.includes(me) ? 'recall' : 'deliver', 'back-out'];
}

/** Whether an offer gives what a viewer wishes for; every offer does when nothing is wished for. */
export function grants(me: string | null, offer: OfferView, wish: string | null): boolean {
  return wish === null || sidesFor(me ?? '', offer).gets.named.includes(wish);
}
