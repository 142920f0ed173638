import { signed } from '../../../panel/signed.ts';
import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { handValue } from '../logic/hand.ts';
import { type Payment, paymentFor } from '../logic/mat/payment.ts';
import { previewDeal } from '../logic/terms.ts';
import { say } from '../say.ts';

/** What the deal on the mat would make of the hand: 86 → 143. */
export function Preview({ offer }: { offer: OfferView | undefined }) {
  const { view, me, deck, draft } = useFloor();
  const isBlank =
    draft.purpose.type === 'offer' && draft.gives.length + draft.asks.named.length === 0;
  const payment = isBlank ? null : paymentFor({ view, me, deck }, draft, offer);
  return (
    // Read out as a whole: of a changed number alone nobody would know what it counts.
    <p className="preview" aria-live="polite" aria-atomic="true" title={say('mat.preview-why')}>
      <span className="small">{say('mat.preview')}</span>{' '}
      {payment ? (
        <Outcome payment={payment} />
      ) : (
        <strong>{handValue(deck, view.hand ?? {})}</strong>
      )}
    </p>
  );
}

function Outcome({ payment }: { payment: Payment }) {
  const { view, deck } = useFloor();
  const { pays, gets, isFilled } = payment;
  const { before, sure, hoped } = previewDeal(deck, view.hand ?? {}, pays, gets);
  return (
    <>
      <span>{before}</span> <span aria-hidden="true">→</span>{' '}
      <span className="small">{say('mat.at-least')} </span>
      <strong>{sure}</strong>{' '}
      {sure !== before && (
        <span className={sure > before ? 'gain-up' : 'gain-down'}>{signed(sure - before)}</span>
      )}
      {hoped !== sure && (
        <span className="small"> {say('offer.hoped', { n: signed(hoped - before) })}</span>
      )}
      {isFilled && <span className="small"> {say('mat.preview-filled')}</span>}
    </>
  );
}
