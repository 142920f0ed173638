import { keepFocus } from '../../../panel/keep-focus.ts';
import { tellItems } from '../../telling-items.ts';
import { commandOf, type Draft, EMPTY_DRAFT, findGap } from '../logic/draft.ts';
import { stockOf, washesOf } from '../logic/goods.ts';
import { MANNER, say, seatName } from '../say.ts';
import { useTable } from '../table-context.ts';
import { Addressee } from './addressee.tsx';
import { Deal } from './deal.tsx';
import { PairStanding } from './pair-standing.tsx';
import { Preview } from './preview.tsx';
import { SideTray } from './side-tray.tsx';

/** The mat on which an offer is laid out: to whom, what for what, and what is promised besides. */
export function Mat({ seat }: { seat: string }) {
  const { draft, view } = useTable();
  const { to } = draft;
  const isFree = isFreeOf(draft);
  return (
    <section className="ti-part ti-part-mat" ref={keepFocus} aria-label={say('mat')}>
      <header className="ti-mat-head">
        <h2 className="ti-mat-title">{say(titleOf(draft), { seat: seatName(to ?? '') })}</h2>
        {isFree && <Addressee seat={seat} />}
      </header>
      {to === null || view.seats[to] === undefined ? (
        <p className="quiet">{say('mat.whom')}</p>
      ) : (
        <>
          <PairStanding one={seat} other={to} />
          {isFree && <Washes seat={seat} to={to} />}
          <div className="ti-sides">
            <SideTray side="gives" giver={seat} taker={to} />
            <SideTray side="asks" giver={to} taker={seat} />
          </div>
          <Deal seat={seat} to={to} />
          <Foot seat={seat} to={to} />
        </>
      )}
    </section>
  );
}

/** Whether the offer neither changes another nor answers one: whom it is for is open. */
function isFreeOf({ offer, counters }: Draft): boolean {
  return offer === null && counters === undefined;
}

function titleOf({ offer, counters }: Draft) {
  if (offer !== null) return 'mat.revise';
  return counters === undefined ? 'mat.title' : 'mat.counter';
}

/** Washes in one press: both give each other commodities, which arrive as trade goods. */
function Washes({ seat, to }: { seat: string; to: string }) {
  const { view, send, goTo } = useTable();
  const [own, other] = [view.seats[seat], view.seats[to]];
  if (own === undefined || other === undefined) return null;
  const washes = washesOf(own, other);
  if (washes.length === 0) return null;
  return (
    <div className="acts ti-washes">
      {washes.map(({ gives, asks, isFull }) => (
        <button
          key={tellItems(gives, MANNER)}
          type="button"
          className="button"
          title={say('wash.terms', {
            gives: tellItems(gives, MANNER),
            asks: tellItems(asks, MANNER),
          })}
          onClick={async () => {
            const answer = await send({ type: 'propose', to, gives, asks });
            if (answer.ok) goTo('offers');
          }}
        >
          {say(isFull && washes.length > 1 ? 'wash.full' : 'wash', {
            n: (gives.commodities ?? 0) + (gives.tradeGoods ?? 0),
          })}
        </button>
      ))}
    </div>
  );
}

function Foot({ seat, to }: { seat: string; to: string }) {
  const { view, draft, change, send, goTo } = useTable();
  const gap = findGap(draft, stockOf(view, seat, to));
  const isFree = isFreeOf(draft);
  const isBlank = draft === EMPTY_DRAFT || gap === 'nothing';
  const put = async () => {
    if (gap !== null) return;
    const answer = await send(commandOf(draft));
    if (!answer.ok) return;
    const { counters = '' } = draft;
    if (view.offers[counters]?.state === 'open') await send({ type: 'decline', offer: counters });
    change({ type: 'clear' });
    goTo('offers');
  };
  return (
    <footer className="ti-mat-foot">
      {gap === null && <Preview seat={seat} to={to} />}
      {gap !== null && gap !== 'nothing' && <p className="small">{say(`gap.${gap}`)}</p>}
      <div className="acts">
        {(!isFree || !isBlank) && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => change({ type: 'clear' })}
          >
            {say(isFree ? 'mat.clear' : 'mat.leave')}
          </button>
        )}
        <button
          type="button"
          className="button button-lead"
          aria-disabled={gap !== null}
          onClick={() => void put()}
        >
          {say(draft.offer === null ? 'mat.send' : 'mat.send-change')}
        </button>
      </div>
    </footer>
  );
}
