import { bagOf } from '@haggle/engine';
import { useMemo, useRef, useState } from 'react';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { handLimitOf } from '../../limit.ts';
import { useFloor } from '../floor-context.ts';
import { chooseMining, type MiningGain, minable } from '../logic/desks/mining.ts';
import { askToDiscard, askToSpend, askToSurrender } from '../logic/desks/turning-in.ts';
import { commoditiesOf, countCommodities, handValue } from '../logic/hand.ts';
import type { Slot } from '../logic/mat/draft.ts';
import { findLost, tellCalamities } from '../logic/people/tell-calamities.ts';
import { TurnedUp } from '../market/turned-up.tsx';
import { GiveTray } from '../mat/give-tray.tsx';
import { nameOf, say } from '../say.ts';
import { Dues } from './dues.tsx';

/** The purchase phase: sets are turned in for what they are worth, surplus is surrendered, what the board takes is discarded. */
export function PurchaseDesk() {
  const { view, me, deck, words, draft, send, change, still, events } = useFloor();
  const lost = useMemo(() => (me === null ? [] : findLost(events, me)), [events, me]);
  const [picked, setPicked] = useState<string | null>();
  const seat = me === null ? undefined : view.seats[me];
  const cards = bagOf(draft.gives.map((slot) => slot.kind));
  const gains = seat?.mining ? minable(deck, cards) : [];
  // Once it has been used the hand's worth does not speak of it any more.
  const boost = chooseMining(gains, { picked, isUsed: !view.value?.mining });
  const pays = handValue(deck, cards) + (boost?.gain ?? 0);
  const limit = handLimitOf(view.options, seat);
  const surplus = limit === null ? 0 : Math.max(0, countCommodities(deck, view.hand ?? {}) - limit);
  const calamities = seat
    ? tellCalamities(
        seat,
        lost.map((kind) => nameOf(words, kind)),
      )
    : [];
  const all = commoditiesOf(deck, view.hand ?? {}).map((kind) => ({ kind, said: null }));
  const turnIn = async (how: { readonly type: TurnIn } | HandOver) => {
    const extra = how.type === 'spend' && boost ? { mining: boost.kind } : {};
    const answer = await send({ ...how, cards, ...extra });
    if (!answer.ok) return;
    change({ type: 'clear' });
    setPicked(undefined);
  };
  return (
    <section className="desk mat" ref={keepFocus} aria-label={say('purchase')}>
      <h2>{say('purchase')}</h2>
      <TurnedUp />
      <p>{say('purchase.text')}</p>
      {calamities.length > 0 && <p>{calamities.join(' ')}</p>}
      {seat && limit !== null && (
        <p className={surplus > 0 ? 'surplus' : 'quiet'}>
          {surplus > 0
            ? say('purchase.surplus', { limit, n: surplus })
            : say('purchase.limit', { limit })}
        </p>
      )}
      {seat && !still && (
        <>
          <GiveTray count={undefined} offer={undefined} told={false} />
          <Dues
            owes={seat.owes ?? {}}
            cards={cards}
            onHandOver={(to) => turnIn({ type: 'hand-over', to })}
          />
          {gains.length > 0 && <MiningField gains={gains} boost={boost} onChange={setPicked} />}
          <PurchaseFoot
            laid={draft.gives.length}
            asks={{
              spend: askToSpend({ deck, words, cards, boost }),
              surrender: askToSurrender({ deck, words, cards }),
              discard: askToDiscard({ deck, words, cards }),
            }}
            surplus={surplus}
            pays={pays}
            spent={seat.spent ?? 0}
            all={all}
            onFill={(gives) => change({ type: 'fill', gives })}
            onTurnIn={(type) => void turnIn({ type })}
          />
        </>
      )}
    </section>
  );
}

type MiningFieldProps = {
  /** What Mining would add on each kind that it can raise, the best first. */
  readonly gains: readonly MiningGain[];
  readonly boost: MiningGain | undefined;
  readonly onChange: (kind: string | null) => void;
};

/** On which of the laid sets Mining is used; says what is left lying where it is used on none. */
function MiningField({ gains, boost, onChange }: MiningFieldProps) {
  const { view, words } = useFloor();
  const [best] = gains;
  return (
    <label className="field">
      <span className="small">{say('purchase.mining')}</span>
      <select value={boost?.kind ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{say('purchase.no-mining')}</option>
        {gains.map(({ kind, gain }) => (
          <option key={kind} value={kind}>
            {say('purchase.mining-gain', { kind: nameOf(words, kind), n: gain })}
          </option>
        ))}
      </select>
      {view.value?.mining && best && !boost && (
        <span className="surplus">
          {say('purchase.mining-left', { kind: nameOf(words, best.kind), n: best.gain })}
        </span>
      )}
    </label>
  );
}

type TurnIn = 'spend' | 'surrender' | 'discard';
type HandOver = { readonly type: 'hand-over'; readonly to: string };

type PurchaseFootProps = {
  /** What is asked before the cards are turned in, which cannot be undone. */
  readonly asks: Readonly<Record<TurnIn, string>>;
  /** How many cards are laid out to be turned in. */
  readonly laid: number;
  /** How many commodities the seat holds above the hand limit. */
  readonly surplus: number;
  readonly pays: number;
  readonly spent: number;
  /** Every card that could be turned in. */
  readonly all: readonly Slot[];
  readonly onFill: (gives: readonly Slot[]) => void;
  readonly onTurnIn: (type: TurnIn) => void;
};

/** What the laid cards pay, and the buttons that turn them in. */
function PurchaseFoot(props: PurchaseFootProps) {
  const { asks, laid, surplus, pays, spent, all, onFill, onTurnIn } = props;
  const [question, setAsked] = useState<{ readonly about: TurnIn; readonly text: string } | null>(
    null,
  );
  // What was asked was asked of the cards that lay there.
  const asked = question !== null && question.text === asks[question.about] ? question.about : null;
  const ask = (about: TurnIn) => setAsked({ about, text: asks[about] });
  const { Sure } = useFloor();
  const buttons = {
    spend: useRef<HTMLButtonElement>(null),
    surrender: useRef<HTMLButtonElement>(null),
    discard: useRef<HTMLButtonElement>(null),
  };
  const leave = () => {
    if (asked !== null) buttons[asked].current?.focus();
    setAsked(null);
  };
  const isTooMany = surplus > 0 && laid > surplus;
  return (
    <footer className="mat-foot">
      <p className="preview">
        <span className="small">{say('purchase.pays')}</span> <strong>{pays}</strong>
        {spent > 0 && <span className="small"> · {say('purchase.spent', { n: spent })}</span>}
      </p>
      <div className="acts">
        {all.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => onFill(laid < all.length ? all : [])}
          >
            {say(laid < all.length ? 'purchase.all' : 'purchase.none')}
          </button>
        )}
        {surplus > 0 && (
          <button
            type="button"
            className="button"
            disabled={laid === 0 || isTooMany}
            aria-describedby="purchase-gap"
            ref={buttons.surrender}
            aria-expanded={asked === 'surrender'}
            onClick={() => ask('surrender')}
          >
            {say('purchase.surrender')}
          </button>
        )}
        {laid > 0 && (
          <button
            type="button"
            className="button"
            ref={buttons.discard}
            aria-expanded={asked === 'discard'}
            onClick={() => ask('discard')}
          >
            {say('purchase.discard')}
          </button>
        )}
        <button
          type="button"
          className="button button-lead"
          disabled={laid === 0}
          ref={buttons.spend}
          aria-expanded={asked === 'spend'}
          onClick={() => ask('spend')}
        >
          {say('purchase.spend')}
        </button>
      </div>
      {asked !== null && (
        <Sure
          text={asks[asked]}
          yes={say(`purchase.${asked}-yes`)}
          onYes={() => onTurnIn(asked)}
          onNo={leave}
        />
      )}
      <p id="purchase-gap" className="small mat-gap" aria-live="polite">
        {isTooMany && say('purchase.too-many', { n: surplus })}
      </p>
    </footer>
  );
}
