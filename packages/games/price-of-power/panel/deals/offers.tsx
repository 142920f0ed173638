import { useState } from 'react';
import { useLooked } from '../../../barter/panel/parts/use-looked.ts';
import type { OfferView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { nameOf, say, sayAny } from '../say.ts';
import { DealForm } from './deal-form.tsx';

/** The offers between this seat and others: those that stand, and in full also those that are over. */
export function Offers({ isShort = false }: { readonly isShort?: boolean }) {
  const { view } = useBoard();
  const all = Object.entries(view.offers);
  const open = all.filter(([, { state }]) => state === 'open');
  const over = all.filter(([, { state }]) => state !== 'open').reverse();
  return (
    <div className="offers">
      {!isShort && <h2>{say('offers')}</h2>}
      {open.length === 0 && !isShort && <p className="quiet">{say('offers.none')}</p>}
      <ul aria-label={say('offers')}>
        {open.map(([id, offer]) => (
          <OfferSlip key={id} id={id} offer={offer} />
        ))}
        {!isShort && over.map(([id, offer]) => <OfferSlip key={id} id={id} offer={offer} />)}
      </ul>
    </div>
  );
}

function OfferSlip({ id, offer }: { readonly id: string; readonly offer: OfferView }) {
  const { view, me, words, Mark, still } = useBoard();
  const [writing, setWriting] = useState(false);
  const { from, to, state, gives, asks, note, deal } = offer;
  const isMine = from === me;
  const partner = isMine ? to : from;
  const own = me === null ? 0 : (view.seats[me]?.ducats ?? 0);
  const data = { realm: nameOf(words, partner), gives: gives.ducats, asks: asks.ducats };
  const sides = [gives.ducats > 0 && 'gives', asks.ducats > 0 && 'asks'].filter(
    (side) => side !== false,
  );
  const terms = sides.join('-') || 'words';
  return (
    <li className={state === 'open' ? 'slip' : 'slip slip-over'}>
      <p>
        <Mark seat={partner} /> {sayAny(`offer.${isMine ? 'mine' : 'theirs'}-${terms}`, data)}
        {state !== 'open' && <span className="small"> · {sayAny(`offer.${state}`)}</span>}
      </p>
      {deal !== null && <p className="slip-words">“{tellDeal(deal)}”</p>}
      {note !== null && <p className="slip-words">“{note}”</p>}
      {state === 'open' && !still && (
        <SlipActs id={id} offer={offer} isMine={isMine} onWrite={() => setWriting(!writing)} />
      )}
      {writing && state === 'open' && (
        <DealForm
          key={isMine ? offer.revision : undefined}
          to={partner}
          words={deal === null ? '' : tellDeal(deal)}
          {...(isMine
            ? { changes: { id, gives: gives.ducats, asks: asks.ducats } }
            : { start: { gives: Math.min(asks.ducats, own), asks: gives.ducats } })}
          onDone={() => setWriting(false)}
        />
      )}
    </li>
  );
}

/** A deal as it was written: one text, or terms each with its own. */
function tellDeal(deal: NonNullable<OfferView['deal']>): string {
  return typeof deal === 'string' ? deal : deal.map(({ text }) => text).join('; ');
}

type SlipActsProps = {
  readonly id: string;
  readonly offer: OfferView;
  readonly isMine: boolean;
  readonly onWrite: () => void;
};

function SlipActs({ id, offer, isMine, onWrite }: SlipActsProps) {
  const { send } = useBoard();
  if (!isMine) return <Answers id={id} offer={offer} onCounter={onWrite} />;
  return (
    <div className="acts">
      <button
        type="button"
        className="button"
        onClick={() => void send({ type: 'withdraw', offer: id })}
      >
        {say('offer.withdraw')}
      </button>
      <button type="button" className="button" onClick={onWrite}>
        {say('offer.change')}
      </button>
    </div>
  );
}

type AnswersProps = Pick<SlipActsProps, 'id' | 'offer'> & { readonly onCounter: () => void };

/** What can be answered to somebody's offer, and why it cannot be accepted where ducats are missing. */
function Answers({ id, offer, onCounter }: AnswersProps) {
  const { view, me, words, send } = useBoard();
  const mine = me === null ? 0 : (view.seats[me]?.ducats ?? 0);
  const theirs = view.seats[offer.from]?.ducats ?? 0;
  const { isNews, look } = useLooked(offer.revision);
  const lack =
    offer.asks.ducats > mine
      ? say('offer.short-mine', { n: mine })
      : offer.gives.ducats > theirs
        ? say('offer.short-theirs', { realm: nameOf(words, offer.from), n: theirs })
        : null;
  return (
    <>
      {isNews && (
        <p className="small slip-lack" role="status">
          {say('offer.changed')}
        </p>
      )}
      {lack !== null && <p className="small slip-lack">{lack}</p>}
      <div className="acts">
        {isNews ? (
          <button key="look" type="button" className="button" onClick={look}>
            {say('offer.look')}
          </button>
        ) : (
          <button
            key="accept"
            type="button"
            className="button button-lead"
            aria-disabled={lack !== null}
            onClick={() => void send({ type: 'accept', offer: id, revision: offer.revision })}
          >
            {say('offer.accept')}
          </button>
        )}
        <button type="button" className="button" onClick={onCounter}>
          {say('offer.counter')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => void send({ type: 'decline', offer: id })}
        >
          {say('offer.decline')}
        </button>
      </div>
    </>
  );
}
