import { useRef, useState } from 'react';
import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { type Change, isClear } from '../logic/mat/draft.ts';
import { fillUp } from '../logic/mat/payment.ts';
import { say, sayAny } from '../say.ts';
import { useSendDraft } from './use-send-draft.ts';

type MatActsProps = {
  readonly offer: OfferView | undefined;
  /** What keeps the deal from being sent, as the key of a sentence. */
  readonly gap: string | null;
  /** In what the laid cards are not those that were agreed on, as the key of a sentence. */
  readonly fault: string | null;
};

/** What can be done with the deal on the mat: fill it up, clear it, send it. */
export function MatActs({ offer, gap, fault }: MatActsProps) {
  const { view, me, deck, draft, change, still } = useFloor();
  const sendDraft = useSendDraft();
  const [isSending, setSending] = useState(false);
  const { type } = draft.purpose;
  const lies = draft.aside !== undefined;
  const isReady = gap === null && !still;
  const isLie = isReady && fault !== null;
  const lead = useRef<HTMLButtonElement>(null);
  // The pressed button goes away with what it did; who came by keyboard must not be lost with it.
  const act = (what: Change) => {
    change(what);
    lead.current?.focus();
  };
  // On a slow line the deal is on its way, and clearing the mat would not call it back.
  const sendIt = async () => {
    setSending(true);
    await sendDraft(offer);
    setSending(false);
  };
  const canFill = offer !== undefined && gap !== null && gap !== 'gap.changed';
  const filled = canFill ? fillUp({ view, me, deck }, draft, offer) : draft.gives;
  return (
    <div className="acts">
      {filled.length > draft.gives.length && fault !== null && (
        <button
          type="button"
          className="button"
          onClick={() => act({ type: 'fill', gives: filled })}
        >
          {say('mat.fill')}
        </button>
      )}
      {!isClear(draft) && (
        <button
          type="button"
          className="button"
          aria-disabled={isSending}
          onClick={() => !isSending && act({ type: 'clear' })}
        >
          {type === 'offer' && !lies ? say('mat.clear') : say('mat.cancel')}
        </button>
      )}
      <button
        ref={lead}
        type="button"
        className={isLie ? 'button' : 'button button-lead'}
        aria-disabled={!isReady}
        aria-describedby="mat-gap"
        onClick={() => isReady && void sendIt()}
      >
        {isLie
          ? say('mat.send-anyway')
          : sayAny(type === 'offer' ? 'mat.send' : `mat.send-${type}`)}
      </button>
    </div>
  );
}
