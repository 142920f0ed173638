import { bagOf } from '@haggle/engine';
import { useId } from 'react';
import { signed } from '../../../panel/signed.ts';
import { bindingNames } from '../../binding.ts';
import { freeCards } from '../../cards/free.ts';
import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { exchange } from '../logic/hand.ts';
import { couldBeMine, isDue, placeOf } from '../logic/market/standing.ts';
import { isBarred } from '../logic/people/barred.ts';
import { canFill, cheapestCards, lacksFor, previewDeal, sidesFor } from '../logic/terms.ts';
import { eitherOf, listOf, nameOf, say, sayAny, seatName } from '../say.ts';
import { OfferActs } from './offer-acts.tsx';
import { SideCards } from './side-cards.tsx';

type OfferTicketProps = {
  readonly id: string;
  readonly offer: OfferView;
  /** Whether it had been accepted and became void when trading ended. */
  readonly isVoid?: boolean;
};

/** One offer on the floor: who, what for what, how it stands, and what can be done about it. */
export function OfferTicket({ id, offer, isVoid = false }: OfferTicketProps) {
  const { view, me, deck, closed, Mark } = useFloor();
  const mine = offer.from === me;
  const place = placeOf(me, offer);
  const isOpen = !closed && !mine && !isBarred(view, me) && offer.state === 'open';
  const lit = isOpen && canFill(deck, freeCards(view), offer);
  const due = !closed && isDue(me, offer);
  const { gets, pays } = sidesFor(me ?? '', offer);
  const [first, second] = mine ? [pays, gets] : [gets, pays];
  const isForMe = couldBeMine(me, offer);
  const head = useId();
  return (
    <li
      className={`ticket ticket-${offer.state} ${lit ? 'ticket-lit' : ''} ${due ? 'ticket-due' : ''}`}
      id={`offer-${id}`}
      data-place={id}
    >
      <header className="ticket-head" id={head}>
        <Mark seat={offer.from} />
        <strong>{seatName(offer.from)}</strong>
        <span className="small">{addressee(offer, me)}</span>
        <Standing offer={offer} isVoid={isVoid} />
      </header>
      <div className="ticket-body">
        <div className="ticket-terms">
          <div className="terms-side">
            <span className="terms-word">{say(wordOf('first', { isForMe, mine }))}</span>
            <SideCards
              side={first}
              unnamed={say('offer.hidden', { n: first.count - first.named.length })}
            />
          </div>
          <div className="terms-side">
            <span className="terms-word">{say(wordOf('second', { isForMe, mine }))}</span>
            <SideCards
              side={second}
              unnamed={say(isForMe ? 'offer.any-mine' : 'offer.any', {
                n: second.count - second.named.length,
              })}
            />
          </div>
        </div>
        {offer.note && (
          <p className="ticket-note">
            “<bdi>{offer.note}</bdi>”
          </p>
        )}
        {me !== null && offer.to === me && isOpen && !lit && <Lack offer={offer} />}
        <footer className="ticket-foot">
          {lit && <Gain offer={offer} />}
          {place !== 'over' || mine ? (
            <OfferActs id={id} offer={offer} lit={lit} of={head} />
          ) : null}
        </footer>
      </div>
    </li>
  );
}

/** How the two sides of an offer are told: to whom it concerns as what he gets and gives, whoever made it. */
function wordOf(
  side: 'first' | 'second',
  { isForMe, mine }: { readonly isForMe: boolean; readonly mine: boolean },
) {
  if (mine) return side === 'first' ? 'offer.you-give' : 'offer.you-get';
  if (isForMe) return side === 'first' ? 'offer.you-get' : 'offer.you-give';
  return side === 'first' ? 'offer.gives' : 'offer.asks';
}

function addressee(offer: OfferView, me: string | null): string {
  if (offer.to === null) return say('offer.to-all');
  return offer.to === me ? say('offer.to-me') : say('offer.to', { seat: seatName(offer.to) });
}

function Standing({ offer, isVoid }: Omit<Required<OfferTicketProps>, 'id'>) {
  const { me, still } = useFloor();
  const partner = offer.from === me ? offer.acceptedBy : offer.from;
  const isParty = me !== null && (offer.from === me || offer.acceptedBy === me);
  if (offer.state === 'accepted' && isParty && partner && !still) {
    const text = offer.delivered.includes(me)
      ? say('state.await-them', { seat: seatName(partner) })
      : say('state.await-you', { seat: seatName(partner) });
    return <span className="standing standing-accepted">{text}</span>;
  }
  if (offer.state === 'open') return null;
  return (
    <span className={`standing standing-${offer.state}`}>
      {isVoid ? say('state.void') : sayAny(`state.${offer.state}`)}
    </span>
  );
}

const LACKS = ['none', 'few', 'sealed'] as const;

/** What an offer that was made to the viewer asks for and he does not have free. */
function Lack({ offer }: { offer: OfferView }) {
  const { view, words, still } = useFloor();
  if (still || view.phase !== 'trade') return null;
  const lacks = lacksFor(view.hand ?? {}, freeCards(view), offer);
  const told = LACKS.flatMap((lack) => {
    const kinds = lacks[lack].map((kind) => nameOf(words, kind));
    if (kinds.length === 0) return [];
    const listed = lack === 'none' ? eitherOf(kinds) : listOf(kinds);
    return [say(`offer.lack-${lack}`, { kinds: listed })];
  });
  return (
    <p className="ticket-lack small">{told.length === 0 ? say('offer.too-few') : told.join(' ')}</p>
  );
}

function Gain({ offer }: { offer: OfferView }) {
  const { view, deck } = useFloor();
  const hand = view.hand ?? {};
  const full = exchange(hand, {}, bagOf(bindingNames(offer.gives.named)));
  const paid = cheapestCards(deck, freeCards(view), offer.asks, { hand: full });
  if (!paid) return null;
  const { before, sure, hoped } = previewDeal(deck, hand, paid, offer.gives.named);
  return (
    <p className="ticket-gain">
      <span className="small">{say('offer.worst')}</span>{' '}
      <strong className={sure >= before ? 'gain-up' : 'gain-down'}>{signed(sure - before)}</strong>{' '}
      <span className="unseen">{say('offer.gain')}</span>{' '}
      <span className="small ticket-hoped">{say('offer.uncursed')}</span>{' '}
      {hoped !== sure && (
        <span className="small ticket-hoped">
          <span className="unseen">; </span>
          {say('offer.hoped', { n: signed(hoped - before) })}
        </span>
      )}
    </p>
  );
}
