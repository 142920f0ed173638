import { bagOf } from '@haggle/engine';
import { useState } from 'react';
import { keepFocus } from '../../../parts/keep-focus.ts';
import { useFloor } from '../floor-context.ts';
import { countCommodities, handValue } from '../logic/hand.ts';
import { minable } from '../logic/mining.ts';
import { GiveTray } from '../mat/give-tray.tsx';
import { nameOf, say } from '../say.ts';

/** The purchase phase: sets are turned in for what they are worth, and surplus cards are surrendered. */
export function PurchaseDesk() {
  const { view, me, deck, draft, send, change, words, still } = useFloor();
  const [mining, setMining] = useState<string | null>(null);
  const seat = me === null ? undefined : view.seats[me];
  const cards = bagOf(draft.gives.map((slot) => slot.kind));
  const gains = seat?.mining ? minable(deck, cards) : [];
  const boost = gains.find(({ kind }) => kind === mining);
  const pays = handValue(deck, cards) + (boost?.gain ?? 0);
  const limit = view.options.handLimit;
  const surplus = limit === null ? 0 : Math.max(0, countCommodities(deck, view.hand ?? {}) - limit);
  const turnIn = async (type: 'spend' | 'surrender') => {
    const extra = type === 'spend' && boost ? { mining: boost.kind } : {};
    const answer = await send({ type, cards, ...extra });
    if (answer.ok) change({ type: 'clear' });
  };
  return (
    <section className="desk mat" ref={keepFocus} aria-label={say('purchase')}>
      <h2>{say('purchase')}</h2>
      <p>{say('purchase.text')}</p>
      {seat?.calamitiesRevealed !== undefined && seat.calamitiesRevealed > 0 && (
        <p>
          {say('purchase.kept', {
            kept: seat.calamitiesKept ?? 0,
            held: seat.calamitiesRevealed,
          })}
        </p>
      )}
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
          {gains.length > 0 && (
            <label className="field">
              <span className="small">{say('purchase.mining')}</span>
              <select
                value={boost?.kind ?? ''}
                onChange={(event) => setMining(event.target.value || null)}
              >
                <option value="">{say('purchase.no-mining')}</option>
                {gains.map(({ kind, gain }) => (
                  <option key={kind} value={kind}>
                    {say('purchase.mining-gain', { kind: nameOf(words, kind), n: gain })}
                  </option>
                ))}
              </select>
              {view.value?.mining && gains[0] && !boost && (
                <span className="surplus">
                  {say('purchase.mining-left', {
                    kind: nameOf(words, gains[0].kind),
                    n: gains[0].gain,
                  })}
                </span>
              )}
            </label>
          )}
          <footer className="mat-foot">
            <p className="preview">
              <span className="small">{say('purchase.pays')}</span> <strong>{pays}</strong>
              <span className="small"> {say('purchase.spent', { n: seat.spent ?? 0 })}</span>
            </p>
            <div className="acts">
              {surplus > 0 && (
                <button
                  type="button"
                  className="button"
                  disabled={draft.gives.length === 0 || draft.gives.length > surplus}
                  aria-describedby="purchase-gap"
                  onClick={() => void turnIn('surrender')}
                >
                  {say('purchase.surrender')}
                </button>
              )}
              <button
                type="button"
                className="button button-lead"
                disabled={draft.gives.length === 0}
                onClick={() => void turnIn('spend')}
              >
                {say('purchase.spend')}
              </button>
            </div>
            <p id="purchase-gap" className="small mat-gap" aria-live="polite">
              {surplus > 0 &&
                draft.gives.length > surplus &&
                say('purchase.too-many', { n: surplus })}
            </p>
          </footer>
        </>
      )}
    </section>
  );
}
