import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Answers } from '../../../panel/answers.tsx';
import type { OfferView } from '../../view.ts';
import { ClauseMark } from '../clause-mark.tsx';
import { VerdictLine } from '../composer/deal.tsx';
import { Then } from '../composer/preview.tsx';
import { counterOf, draftOf } from '../logic/composer/draft.ts';
import { blockOf, blockOfOwn, isPure, tellOfferBlock } from '../logic/standing.ts';
import { NoteText } from '../note-text.tsx';
import { nameOf, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { ItemsLine } from './items-line.tsx';
import { Promises } from './promises.tsx';

const ANSWERS = {
  changed: say('offer.changed'),
  look: say('act.look'),
  accept: say('act.accept'),
  counter: say('act.counter'),
  decline: say('act.decline'),
};

/** One offer: what for what, what is promised, how it stands, and what can be done about it. */
export function Ticket({ id, offer }: { id: string; offer: OfferView }) {
  const { me, still, Mark } = useTable();
  const mine = offer.from === me;
  const other = mine ? offer.to : offer.from;
  const [gets, pays] = mine ? [offer.asks, offer.gives] : [offer.gives, offer.asks];
  const isOpen = offer.state === 'open';
  const head = useId();
  const isLit = isOpen && !still && !mine && offer.blocked === null;
  return (
    <li
      className={`ti-ticket ${isOpen ? '' : 'ti-ticket-over'} ${isLit ? 'ti-ticket-lit' : ''}`}
      data-place={id}
    >
      <header id={head}>
        <Mark seat={other} />
        <strong>{say(mine ? 'offer.to' : 'offer.from', { seat: seatName(other) })}</strong>
        {offer.revision > 1 && (
          <span className="small">{say('offer.revision', { n: offer.revision })}</span>
        )}
        {!isOpen && <span className="ti-state">{nameOf(offer.state)}</span>}
      </header>
      <div className="ti-terms">
        <ItemsLine word={say('offer.you-get')} items={gets} />
        <ItemsLine word={say('offer.you-give')} items={pays} />
      </div>
      <NoteText note={gets.promissoryNote} />
      <NoteText note={pays.promissoryNote} />
      {isOpen && !mine && !still && <Then offer={offer} />}
      {offer.deal.length > 0 && <Promises terms={offer.deal} />}
      {offer.binding !== null && (
        <VerdictLine
          binding={offer.binding}
          why={offer.why ?? ''}
          by={mine ? undefined : seatName(offer.from)}
        />
      )}
      <Acts id={id} offer={offer} of={head} />
    </li>
  );
}

/** Why the offer cannot be accepted now, with the rule; null where nothing is told of it here. */
function useReason(offer: OfferView): ReactNode {
  const { view, me, still, clauses } = useTable();
  const mine = offer.from === me;
  const now = mine ? blockOfOwn(view, offer) : blockOf(view, offer);
  const before = useRef<{ readonly revision: number; readonly block: typeof now }>(null);
  // What a decision holds up comes and goes, and is told beside it: here it would move what is pressed. What was told
  // before it came stays.
  const isHeld = offer.blocked === 'pending-decision' || now?.code === 'pending-decision';
  const { revision } = offer;
  const kept = before.current?.revision === revision ? before.current.block : null;
  const block = isHeld ? kept : now;
  useEffect(() => {
    before.current = { revision, block };
  });
  if (still || isPure(offer) || offer.state !== 'open' || block === null) return null;
  const { text, rule, clause } = tellOfferBlock(block, clauses, me);
  return (
    <>
      {/* The rule of a pair is told at the mat; here it would stand a second time. */}
      <strong>{text}</strong> {!mine && rule} <ClauseMark id={clause} />
    </>
  );
}

function Acts({ id, offer, of }: { id: string; offer: OfferView; of: string }) {
  const { me, still, send, change, goTo } = useTable();
  const reason = useReason(offer);
  if (still || me === null) return null;
  const lay = (draft: ReturnType<typeof draftOf>) => {
    change({ type: 'start', draft });
    goTo('mat');
  };
  if (offer.from === me) {
    if (offer.state !== 'open' && offer.state !== 'declined') return null;
    return (
      <>
        {reason && <p className="small amiss">{reason}</p>}
        <fieldset className="acts" aria-labelledby={of}>
          <button type="button" className="button" onClick={() => lay(draftOf(id, offer))}>
            {say('act.revise')}
          </button>
          {offer.state === 'open' && (
            <button
              type="button"
              className="button"
              onClick={() => void send({ type: 'withdraw', offer: id })}
            >
              {say('act.withdraw')}
            </button>
          )}
        </fieldset>
      </>
    );
  }
  const { revision, blocked } = offer;
  return offer.state === 'open' ? (
    <Answers
      of={of}
      revision={revision}
      words={ANSWERS}
      reason={reason}
      held={blocked === 'pending-decision' ? say('pending.held') : null}
      isLead={blocked === null}
      onAccept={() => void send({ type: 'accept', offer: id, revision })}
      onCounter={() => lay(counterOf(id, offer))}
      onDecline={() => void send({ type: 'decline', offer: id })}
    />
  ) : null;
}
