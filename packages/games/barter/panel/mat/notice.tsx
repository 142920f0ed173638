import type { Words } from '@haggle/engine';
import type { OfferView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { type Changes, changedSides } from '../logic/mat/changed-terms.ts';
import type { Draft } from '../logic/mat/draft.ts';
import { isStale } from '../logic/mat/gap.ts';
import { renewDeal } from '../logic/mat/renewal.ts';
import { findReturning } from '../logic/mat/returning.ts';
import { listOf, nameOf, say, seatName } from '../say.ts';

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
  const { view, me, draft, words } = useFloor();
  const changed = changedSides(draft, offer);
  const { purpose, gone, back, to } = draft;
  const returning = findReturning(me, draft, view);
  if (returning) {
    const text = say(`waits.${kindOf(returning)}`, dataOf(returning.to));
    return { text, next: { act: say('mat.take-up'), deal: returning } };
  }
  if (gone) return { text: say(`gone.${gone.ending}`, dataOf(gone.seat)) };
  if (offer && 'revision' in purpose && isStale(draft, offer)) {
    const deal = renewDeal(view, draft, purpose.offer, offer);
    const text = [say('mat.changed', dataOf(to)), tellChanged(words, changed)].join(' ').trim();
    return { text, next: { act: say('mat.look'), deal } };
  }
  if (back) return { text: say(`back.${kindOf(draft)}`, dataOf(to)) };
  return { text: tellChanged(words, changed) };
}

/** What is new in the terms, in a sentence; empty where nobody knows. */
function tellChanged(words: Words, changed: ReturnType<typeof changedSides>): string {
  if (changed === undefined) return '';
  const told = [
    ...tellSide(words, 'asks', changed.asks),
    ...tellSide(words, 'gives', changed.gives),
  ];
  return told.length === 0 ? say('changed.none') : say('changed', { list: told.join(', ') });
}

function tellSide(words: Words, side: 'asks' | 'gives', changes: Changes | null): string[] {
  if (changes === null) return [];
  const { come, gone, count, binds, promise } = changes;
  const named = (kinds: readonly string[]) => listOf(kinds.map((kind) => nameOf(words, kind)));
  const told: string[] = [];
  if (come.length + gone.length > 0) {
    const how = gone.length === 0 ? 'come' : come.length === 0 ? 'gone' : 'instead';
    told.push(say(`changed.${side}-${how}`, { come: named(come), gone: named(gone) }));
  }
  if (binds) told.push(say('changed.binds', { kinds: named(binds) }));
  if (count) told.push(say(`changed.${side}-count`, count));
  if (promise !== undefined) told.push(say(promise ? 'changed.promise' : 'changed.no-promise'));
  return told;
}

/** What can come back: an answer to an offer, or cards for a deal that was agreed. */
function kindOf({ purpose }: Draft) {
  return purpose.type === 'deliver' ? purpose.type : 'answer';
}

function dataOf(seat: string | null) {
  return { seat: seat === null ? say('someone') : seatName(seat) };
}
