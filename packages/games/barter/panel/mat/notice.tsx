import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import type { Draft } from '../logic/draft.ts';
import { isStale } from '../logic/gap.ts';
import { findReturning } from '../logic/returning.ts';
import { say, seatName } from '../say.ts';

type NoticeProps = { readonly offer: OfferView | undefined };

/** What has become of the deal on the mat without the one at it, and how to go on with it. */
export function Notice({ offer }: NoticeProps) {
  const { takeUp } = useFloor();
  const { text, next } = useNews(offer);
  return (
    <p className="mat-notice" role="status">
      {text}
      {next && (
        <button type="button" className="button" onClick={() => takeUp(next.deal)}>
          {next.act}
        </button>
      )}
    </p>
  );
}

type News = {
  readonly text: string;
  readonly next?: { readonly act: string; readonly deal: Draft };
};

/** That the deal is gone, and how; that it could be taken up again, or was; or that it must be looked at anew. */
function useNews(offer: OfferView | undefined): News {
  const { view, me, draft } = useFloor();
  const { purpose, gone, back, to } = draft;
  const returning = findReturning(me, draft, view);
  if (returning) {
    const text = say(`waits.${kindOf(returning)}`, dataOf(returning.to));
    return { text, next: { act: say('mat.take-up'), deal: returning } };
  }
  if (gone) return { text: say(`gone.${gone.ending}`, dataOf(gone.seat)) };
  if (offer && 'revision' in purpose && isStale(draft, offer)) {
    const deal = { ...draft, purpose: { ...purpose, revision: offer.revision } };
    return { text: say('mat.changed', dataOf(to)), next: { act: say('mat.look'), deal } };
  }
  return { text: back ? say(`back.${kindOf(draft)}`, dataOf(to)) : '' };
}

/** What can come back: an answer to an offer, or cards for a deal that was agreed. */
function kindOf({ purpose }: Draft) {
  return purpose.type === 'deliver' ? purpose.type : 'answer';
}

function dataOf(seat: string | null) {
  return { seat: seat === null ? say('someone') : seatName(seat) };
}
