import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { askedCount } from '../logic/draft.ts';
import { fillUp } from '../logic/openings.ts';
import { say, sayAny } from '../say.ts';
import { useSendDraft } from './use-send-draft.ts';

type MatActsProps = {
  readonly offer: OfferView | undefined;
  /** What keeps the deal from being sent, as the key of a sentence. */
  readonly gap: string | null;
};

/** What can be done with the deal on the mat: fill it up, clear it, send it. */
export function MatActs({ offer, gap }: MatActsProps) {
  const { view, deck, draft, change, still } = useFloor();
  const sendDraft = useSendDraft();
  const { type } = draft.purpose;
  const isBlank = type === 'offer' && draft.gives.length === 0;
  const isReady = gap === null && !still;
  const fill = (count: number) =>
    change({ type: 'fill', gives: fillUp({ view, deck }, draft, count) });
  return (
    <div className="acts">
      {offer && (type === 'answer' || type === 'deliver') && gap === 'gap.count' && (
        <button type="button" className="button" onClick={() => fill(askedCount(draft, offer))}>
          {say('mat.fill')}
        </button>
      )}
      {!isBlank && (
        <button type="button" className="button" onClick={() => change({ type: 'clear' })}>
          {type === 'offer' ? say('mat.clear') : say('mat.cancel')}
        </button>
      )}
      <button
        type="button"
        className="button button-lead"
        aria-disabled={!isReady}
        aria-describedby="mat-gap"
        onClick={() => isReady && sendDraft(offer)}
      >
        {sayAny(type === 'offer' ? 'mat.send' : `mat.send-${type}`)}
      </button>
    </div>
  );
}
