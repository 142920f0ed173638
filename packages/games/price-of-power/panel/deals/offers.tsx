import { useState } from 'react';
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
          <OfferSlip key={`${id} ${offer.revision}`} id={id} offer={offer} />
        ))}
        {!isShort && over.map(([id, offer]) => <OfferSlip key={id} id={id} offer={offer} />)}
      </ul>
    </div>
  );
}

function OfferSlip({ id, offer }: { readonly id: string; readonly offer: OfferView }) {
  const { me, words, Mark, still } = useBoard();
  const [changing, setChanging] = useState(false);
  const { from, to, state, gives, asks, note, deal } = offer;
  const isMine = from === me;
  const partner = isMine ? to : from;
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
        <SlipActs id={id} offer={offer} isMine={isMine} onChange={() => setChanging(!changing)} />
      )}
      {changing && state === 'open' && (
        <DealForm
          to={to}
          words={deal === null ? '' : tellDeal(deal)}
          changes={{ id, gives: gives.ducats, asks: asks.ducats }}
          onDone={() => setChanging(false)}
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
  readonly onChange: () => void;
};

function SlipActs({ id, offer, isMine, onChange }: SlipActsProps) {
  const { view, me, send } = useBoard();
  const mine = me === null ? 0 : (view.seats[me]?.ducats ?? 0);
  const theirs = view.seats[offer.from]?.ducats ?? 0;
  if (isMine) {
    return (
      <div className="acts">
        <button
          type="button"
          className="button"
          onClick={() => void send({ type: 'withdraw', offer: id })}
        >
          {say('offer.withdraw')}
        </button>
        <button type="button" className="button" onClick={onChange}>
          {say('offer.change')}
        </button>
      </div>
    );
  }
  return (
    <div className="acts">
      <button
        type="button"
        className="button button-lead"
        aria-disabled={offer.asks.ducats > mine || offer.gives.ducats > theirs}
        onClick={() => void send({ type: 'accept', offer: id, revision: offer.revision })}
      >
        {say('offer.accept')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => void send({ type: 'decline', offer: id })}
      >
        {say('offer.decline')}
      </button>
    </div>
  );
}
