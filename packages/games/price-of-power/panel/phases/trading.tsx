import { AskedButton } from '../../../panel/asked-button.tsx';
import type { LoggedEvent } from '../../../panel.ts';
import { useBoard } from '../board-context.ts';
import { Choices } from '../choices/choices.tsx';
import { NewDeal } from '../deals/new-deal.tsx';
import { Offers } from '../deals/offers.tsx';
import { OffersFoot } from '../deals/offers-foot.tsx';
import { Income } from '../ledger/income.tsx';
import { Nodes } from '../ledger/nodes.tsx';
import { lastAction } from '../logic/deals/trade-action.ts';
import { canReveal, endsRound, findLack, hasUsed } from '../logic/trading.ts';
import { nameOf, say } from '../say.ts';
import { Inflation } from './inflation.tsx';
import { Ranking } from './ranking.tsx';

/** The Trade Action as far as it has come: what can be done now, and by whom. */
export function Trading() {
  const { view, me, still } = useBoard();
  const canOffer = view.phase === 'idle' || view.phase === 'revealed';
  // Whoever waits may pay for a choice, before the cards are up and after.
  const isWaiting = me !== null && me !== view.active && !still;
  // Who ranks has the offers before him; for all others they stand below what is read there.
  // So they stand far above the form of a new one where the last trade lies between.
  const isFar = view.phase === 'idle' && view.lastTrade !== null;
  const isLong = view.phase === 'revealed' || ((view.phase === 'ranking' || isFar) && isWaiting);
  return (
    <section className="trading" aria-label={say('trade')}>
      {view.phase === 'idle' && <Idle />}
      {view.phase === 'revealed' && <Revealed />}
      {canOffer && isWaiting && <NewDeal />}
      {view.phase === 'ranking' && <Ranking />}
      {view.phase === 'inflation' && <Inflation />}
      {isLong && <OffersFoot />}
    </section>
  );
}

function Idle() {
  const { view, me, words, send, still, events } = useBoard();
  const active = nameOf(words, view.active);
  const isMine = me === view.active;
  const isToAct = isMine && !view.acted;
  const seat = view.seats[view.active];
  const lack = isToAct && !still ? findLack(view, view.active) : null;
  return (
    <>
      <div className="call">
        <h2 className="call-line">
          {lack === null
            ? say(view.acted ? tellAction(events, view.active, isMine) : tellTurn(isMine, still), {
                realm: active,
              })
            : say('idle.mine-vain')}
        </h2>
        {isToAct && !still && (
          <>
            <p className="small">
              {lack === null
                ? say('idle.cost', { n: seat?.diplomaticPower ?? 0 })
                : say(`idle.lack-${lack}`)}
            </p>
            <div className="acts">
              <button
                type="button"
                className="button button-lead"
                aria-disabled={!canReveal(view, me)}
                onClick={() => void send({ type: 'reveal' })}
              >
                {say('idle.reveal')}
              </button>
              <EndTurn isLead={lack !== null} />
            </div>
          </>
        )}
        {isMine && view.acted && !still && <EndTurn isLead />}
        <p className="small">
          {say('idle.deck', { n: view.deck.cards, m: view.deck.discard.length })}
        </p>
      </div>
      {me !== null && !still && <Offers isShort />}
      {/* Whoever waits sees what was paid last. */}
      {!isToAct && view.lastTrade !== null && <Income />}
      <Places realm={me ?? view.active} />
    </>
  );
}

/** Whose turn it is, and whether the trade of it is over; of the past where nothing can be done any more. */
function tellTurn(isMine: boolean, isPast: boolean) {
  if (isPast) return isMine ? 'idle.was-mine' : 'idle.was';
  return isMine ? 'idle.mine' : 'idle.theirs';
}

/** What came of the Trade Action of this turn. */
function tellAction(events: readonly LoggedEvent[], active: string, isMine: boolean) {
  const what = lastAction(events, active) ?? 'acted';
  return isMine ? (`idle.${what}-mine` as const) : (`idle.${what}` as const);
}

/** Where a realm is connected to: whoever waits sees where the next cards can pay. */
function Places({ realm }: { readonly realm: string }) {
  const { me, words } = useBoard();
  return (
    <section className="places">
      <h3>
        {realm === me ? say('idle.nodes-mine') : say('idle.nodes', { realm: nameOf(words, realm) })}
      </h3>
      {realm === me && <p className="small">{say('idle.nodes-hint')}</p>}
      <Nodes realm={realm} />
    </section>
  );
}

/** Ends the own turn; who could still trade in it, or ends the round with it, is asked once more. */
function EndTurn({ isLead = false }: { readonly isLead?: boolean }) {
  const { view, me, send, Sure } = useBoard();
  const isEarly = canReveal(view, me);
  const isLast = endsRound(view) && hasUsed(view);
  return (
    <AskedButton
      Sure={Sure}
      className={isLead ? 'button button-lead' : 'button'}
      question={isEarly ? say('idle.end-sure') : isLast ? say('idle.end-round-sure') : null}
      yes={say(isLast ? 'idle.end-round' : 'idle.end')}
      act={() => send({ type: 'end-turn' })}
    >
      {say(isLast ? 'idle.end-last' : isEarly ? 'idle.end-early' : 'idle.end')}
    </AskedButton>
  );
}

function Revealed() {
  const { view, me, words, still } = useBoard();
  const isMine = me === view.active;
  return (
    <>
      <div className="call call-row">
        <h2 className="call-line">
          {isMine
            ? say(still ? 'revealed.was-mine' : 'revealed.mine')
            : say(still ? 'revealed.was' : 'revealed.theirs', {
                realm: nameOf(words, view.active),
              })}
        </h2>
        {isMine && !still && <Forgo />}
      </div>
      <Choices />
    </>
  );
}

/** Gives the cards up, when it has been asked once more. */
function Forgo() {
  const { send, Sure } = useBoard();
  return (
    <AskedButton
      Sure={Sure}
      className="button"
      question={say('revealed.forgo-sure')}
      yes={say('revealed.forgo-yes')}
      act={() => send({ type: 'forgo' })}
    >
      {say('revealed.forgo')}
    </AskedButton>
  );
}
