import { useId, useMemo, useState } from 'react';
import { Answers } from '../../../panel/answers.tsx';
import { tabDrawer } from '../../../panel/drawer.ts';
import { usePlaces } from '../../../panel/use-places.ts';
import { ducatsOf, findShort, wordsOf } from '../../terms.ts';
import type { OfferView } from '../../view.ts';
import { useBoard } from '../board-context.ts';
import { type DealDraft, draftName, readDeal, writeDeal } from '../logic/deals/kept-deal.ts';
import { findAgreedNow, isOutlived } from '../logic/deals/trade-action.ts';
import { turnWords } from '../logic/deals/turned-words.ts';
import { nameOf, say, sayAny } from '../say.ts';
import { DealForm } from './deal-form.tsx';

const ANSWERS = {
  changed: say('offer.changed'),
  look: say('offer.look'),
  accept: say('offer.accept'),
  counter: say('offer.counter'),
  decline: say('offer.decline'),
};

/**
 * The offers between this seat and others: those that stand, in full also those that are over, and in short those
 * that were agreed on in this Trade Action, for what was paid for is still to be done.
 */
export function Offers({ isShort = false }: { readonly isShort?: boolean }) {
  const { view, me, events } = useBoard();
  const agreed = useMemo(() => findAgreedNow(events), [events]);
  const all = Object.entries(view.offers);
  const standing = all.filter(([, { state }]) => state === 'open');
  // What waits for an answer stands before what others are to answer.
  const open = [
    ...standing.filter(([, { from }]) => from !== me),
    ...standing.filter(([, { from }]) => from === me),
  ];
  // Ducats move with the press: what is pointed at stays where it is.
  const { ref, places } = usePlaces<HTMLUListElement>(open.map(([id]) => id));
  const last = places.findLastIndex(({ hole }) => hole === undefined);
  const isPlaced = new Set(places.map(({ id }) => id));
  const over = all
    .filter(([id, { state }]) => state !== 'open' && !isPlaced.has(id))
    .filter(([id]) => !isShort || agreed.has(id))
    .reverse();
  return (
    <div className="offers">
      {!isShort && <h2>{say('offers')}</h2>}
      {open.length === 0 && !isShort && <p className="quiet">{say('offers.none')}</p>}
      <ul ref={ref} aria-label={say('offers')}>
        {places.map(({ id, hole }, at) => {
          const offer = view.offers[id];
          // Nothing is pressed below the last offer that stands: what is over there needs no more room than its terms.
          const height = at < last ? hole?.height : undefined;
          return offer && <OfferSlip key={id} id={id} offer={offer} height={height} />;
        })}
        {over.map(([id, offer]) => (
          <OfferSlip key={id} id={id} offer={offer} />
        ))}
      </ul>
    </div>
  );
}

type OfferSlipProps = {
  readonly id: string;
  readonly offer: OfferView;
  /** How high it was while it stood, where what is below it must not move. */
  readonly height?: number | undefined;
};

/** An offer with its terms, and as long as it stands with what can be answered. */
function OfferSlip({ id, offer, height }: OfferSlipProps) {
  const { viewer, me, words, Mark, still, events } = useBoard();
  const { from, to, state, gives, asks, note, deal } = offer;
  const isMine = from === me;
  const isStanding = state === 'open' && !still;
  const isOld = isStanding && isOutlived(events, id);
  const partner = isMine ? to : from;
  const keep = isMine ? `change ${id} ${offer.revision}` : `counter ${id}`;
  const { isWriting, isPressed, toggle } = useWriting(
    draftName(location.pathname, viewer, keep),
    partner,
  );
  const data = { realm: nameOf(words, partner), gives: gives.ducats, asks: asks.ducats };
  const sides = [gives.ducats > 0 && 'gives', asks.ducats > 0 && 'asks'].filter(
    (side) => side !== false,
  );
  const terms = sides.join('-') || 'words';
  const head = useId();
  return (
    <li
      className={state === 'open' ? 'slip' : 'slip slip-over'}
      style={{ minHeight: height }}
      data-place={id}
    >
      <p id={head}>
        <Mark seat={partner} /> {sayAny(`offer.${isMine ? 'mine' : 'theirs'}-${terms}`, data)}
        {state !== 'open' && (
          <span className="small">
            {' · '}
            {sayAny(`offer.${state === 'traded' && sides.length === 0 ? 'agreed' : state}`)}
          </span>
        )}
      </p>
      {deal !== null && <SlipWords text={wordsOf(deal)} />}
      {note !== null && <SlipWords text={note} />}
      {isOld && (
        <p className="small amiss">{say(isMine ? 'offer.outlived-mine' : 'offer.outlived')}</p>
      )}
      {isStanding && (
        <SlipActs id={id} of={head} offer={offer} isMine={isMine} isOld={isOld} onWrite={toggle} />
      )}
      {isWriting && state === 'open' && (
        <DealForm
          key={isMine ? offer.revision : undefined}
          keep={keep}
          begin={answerTo(offer, isMine)}
          aim={{ type: isMine ? 'change' : 'counter', offer: id }}
          isFocused={isPressed}
          onDone={toggle}
        />
      )}
    </li>
  );
}

/** What an answer to an offer begins with: one's own as it stands, another's turned round, with what he said as his. */
function answerTo({ from, to, gives, asks, deal }: OfferView, isMine: boolean): DealDraft {
  const said = deal === null ? '' : wordsOf(deal);
  if (isMine) return { to, gives: gives.ducats, asks: asks.ducats, words: said };
  return { to: from, gives: asks.ducats, asks: gives.ducats, words: turnWords(said) };
}

/** What somebody wrote with an offer, in whatever direction. */
function SlipWords({ text }: { readonly text: string }) {
  return (
    <p className="slip-words">
      “<bdi>{text}</bdi>”
    </p>
  );
}

/** Whether an answer to an offer is being written: one that is half-written is there after a reload. */
function useWriting(name: string, partner: string) {
  const [isWriting, setWriting] = useState(
    () => readDeal(tabDrawer, name, [partner]) !== undefined,
  );
  const [isPressed, setPressed] = useState(false);
  const toggle = () => {
    if (isWriting) writeDeal(tabDrawer, name, null);
    setPressed(true);
    setWriting(!isWriting);
  };
  return { isWriting, isPressed, toggle };
}

type SlipActsProps = {
  readonly id: string;
  /** The id of what says whose offer it is, and of what. */
  readonly of: string;
  readonly offer: OfferView;
  readonly isMine: boolean;
  /** Whether it is of before the last trade: nothing leads to what may be paid for in vain. */
  readonly isOld: boolean;
  readonly onWrite: () => void;
};

function SlipActs({ isMine, onWrite, ...of }: SlipActsProps) {
  return isMine ? (
    <OwnActs id={of.id} of={of.of} onWrite={onWrite} />
  ) : (
    <SlipAnswers {...of} onCounter={onWrite} />
  );
}

function OwnActs({ id, of, onWrite }: Pick<SlipActsProps, 'id' | 'of' | 'onWrite'>) {
  const { send } = useBoard();
  return (
    <fieldset className="acts" aria-labelledby={of}>
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
    </fieldset>
  );
}

type SlipAnswersProps = Omit<SlipActsProps, 'isMine' | 'onWrite'> & {
  readonly onCounter: () => void;
};

/** What can be answered to somebody's offer, and why it cannot be accepted where ducats are missing. */
function SlipAnswers({ id, of, offer, isOld, onCounter }: SlipAnswersProps) {
  const { words, send, view } = useBoard();
  const { from, to, revision, gives, asks } = offer;
  // Turned round, as one's own lack is told before the other's.
  const turned = { from: to, to: from, gives: asks.ducats, asks: gives.ducats };
  const short = findShort(view.seats, turned);
  const n = short === null ? 0 : ducatsOf(view.seats, turned[short]);
  const lack =
    short === 'from'
      ? say('offer.short-mine', { n })
      : short && say('offer.short-theirs', { realm: nameOf(words, from), n });
  return (
    <Answers
      of={of}
      revision={revision}
      words={ANSWERS}
      reason={lack}
      isLead={!isOld}
      onAccept={() => void send({ type: 'accept', offer: id, revision })}
      onCounter={onCounter}
      onDecline={() => void send({ type: 'decline', offer: id })}
    />
  );
}
