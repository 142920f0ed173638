import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { previewDeal, sidesFor } from '../logic/terms.ts';
import { say } from '../say.ts';
import { signed } from '../worth.tsx';

/** What the deal on the mat would make of the hand: 86 → 143. */
export function Preview({ offer }: { offer: OfferView | undefined }) {
  const { view, me, deck, draft } = useFloor();
  const settles = draft.purpose.type === 'answer' || draft.purpose.type === 'deliver';
  const gets = settles && offer ? sidesFor(me ?? '', offer).gets.named : draft.asks.named;
  const pays = draft.gives.map((slot) => slot.kind);
  const { before, sure, hoped } = previewDeal(deck, view.hand ?? {}, pays, gets);
  const isBlank = pays.length === 0 && gets.length === 0;
  return (
    <p className="preview" aria-live="polite" title={say('mat.preview-why')}>
      <span className="small">{say('mat.preview')}</span> <span>{before}</span>{' '}
      <span aria-hidden="true">→</span>{' '}
      {!isBlank && <span className="small">{say('mat.at-least')} </span>}
      <strong>{sure}</strong>{' '}
      {sure !== before && (
        <span className={sure > before ? 'gain-up' : 'gain-down'}>{signed(sure - before)}</span>
      )}
      {hoped !== sure && (
        <span className="small"> {say('offer.hoped', { n: signed(hoped - before) })}</span>
      )}
    </p>
  );
}
