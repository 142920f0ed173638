import { type RefObject, useEffect, useRef } from 'react';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { LONGEST_NOTE } from '../../bounds.ts';
import type { OfferView, View } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import type { Draft } from '../logic/mat/draft.ts';
import { findFault, findGap } from '../logic/mat/gap.ts';
import { askedCount, missingNames, wishedNames } from '../logic/mat/owed.ts';
import { isBarred } from '../logic/people/barred.ts';
import { isOutOfTrading } from '../logic/people/out-of-trading.ts';
import { nameOf, say, sayAny, seatName } from '../say.ts';
import { Addressee } from './addressee.tsx';
import { AskTray } from './ask-tray.tsx';
import { GetTray } from './get-tray.tsx';
import { GiveTray } from './give-tray.tsx';
import { MatActs } from './mat-acts.tsx';
import { Notice } from './notice.tsx';
import { Palette } from './palette.tsx';
import { Preview } from './preview.tsx';

/** The mat on which a deal is laid out: a new offer, a changed one, an answer, or cards to hand over. */
export function Mat() {
  const { view, me, deck, draft, taken } = useFloor();
  const { purpose } = draft;
  const title = useFocusOnDeal(taken);
  const offer = 'offer' in purpose ? view.offers[purpose.offer] : undefined;
  const isOut = isOutOfTrading(view, me);
  const { misdeals } = view.options;
  const makes = purpose.type === 'offer' || purpose.type === 'revise';
  const hindrance = findHindrance(view, me, makes ? draft.to : null);
  const gap = hindrance ?? findGap(deck, draft, offer, misdeals);
  const fault = offer && !makes ? findFault(deck, draft, offer) : null;
  const isFinished = me !== null && view.seats[me]?.finished === true;
  const isBlank = purpose.type === 'offer' && draft.gives.length === 0 && !isOut;
  return (
    <section className={`mat mat-${purpose.type}`} ref={keepFocus} aria-label={say('mat')}>
      <div className="mat-head">
        <h2 className="mat-title" ref={title} tabIndex={-1}>
          {titleOf(draft)}
        </h2>
        {makes && <Addressee locked={purpose.type === 'revise'} />}
      </div>
      {draft.aside && <p className="small">{say('mat.aside')}</p>}
      <Notice offer={offer} />
      <div className="mat-sides">
        <GiveTray count={offer && !makes ? askedCount(draft, offer) : undefined} offer={offer} />
        {makes ? <AskTray /> : offer && <GetTray offer={offer} />}
      </div>
      {makes && <Palette />}
      {offer && !makes && <Owed />}
      {purpose.type !== 'deliver' && <Words />}
      <footer className="mat-foot">
        <Preview offer={offer} />
        <MatActs offer={offer} gap={gap} fault={fault} />
        <p id="mat-gap" className="small mat-gap">
          {isBlank ? '' : footText({ gap, fault, isFinished }, draft, offer)}
        </p>
      </footer>
    </section>
  );
}

/** What keeps a seat from trading at all, or from trading with another, as the key of a sentence; null where nothing does. */
function findHindrance(view: View, me: string | null, to: string | null): string | null {
  if (isBarred(view, me)) return 'gap.barred';
  if (isOutOfTrading(view, me)) return 'gap.out';
  return isBarred(view, to) ? 'gap.to-barred' : null;
}

type Standing = {
  readonly gap: string | null;
  readonly fault: string | null;
  /** Whether one has said that one is done. */
  readonly isFinished: boolean;
};

/** What is still missing before a deal can be sent, or what comes of one that breaks a word, or of having been done. */
function footText(
  { gap, fault, isFinished }: Standing,
  draft: Draft,
  offer: OfferView | undefined,
): string {
  if (gap === null) {
    if (fault !== null) return say('mat.misdeal');
    return isFinished ? say('mat.unfinishes') : '';
  }
  if (gap !== 'gap.count' || !offer) return sayAny(gap);
  const missing = askedCount(draft, offer) - draft.gives.length;
  return missing > 0 ? say('gap.more', { n: missing }) : say('gap.fewer', { n: -missing });
}

/** When a deal is taken up, reading and tabbing go on from the mat's title. */
function useFocusOnDeal(taken: number): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(taken);
  useEffect(() => {
    if (last.current === taken) return;
    last.current = taken;
    title.current?.focus();
    // Where the mat came to the front the title has the focus already, and to focus it again scrolls nothing.
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [taken]);
  return title;
}

function titleOf({ purpose, to }: Draft): string {
  const seat = to === null ? say('someone') : seatName(to);
  switch (purpose.type) {
    case 'offer':
      return purpose.counters === undefined ? say('mat.new') : say('mat.counter', { seat });
    case 'revise':
      return say('mat.revise');
    case 'answer':
      return say('mat.answer', { seat });
    case 'deliver':
      return say('mat.deliver', { seat });
  }
}

/** The cards of a deal that are still missing on the mat: those that bind, and those that are wished for. */
function Owed() {
  const { view, draft, words } = useFloor();
  const offer = 'offer' in draft.purpose ? view.offers[draft.purpose.offer] : undefined;
  const missing = offer ? missingNames(draft, offer) : [];
  const wished = offer ? wishedNames(draft, offer) : [];
  const lines = [
    { kinds: missing, head: view.options.misdeals === 'honour' ? 'mat.owed-honour' : 'mat.owed' },
    { kinds: wished, head: 'mat.wished' },
  ] as const;
  return lines
    .filter(({ kinds }) => kinds.length > 0)
    .map(({ kinds, head }) => (
      <p key={head} className="small mat-owed">
        {say(head)}: {kinds.map((kind) => nameOf(words, kind)).join(', ')}
      </p>
    ));
}

/** The talk that goes with an offer: a note, and a promise that binds nobody. */
function Words() {
  const { draft, change } = useFloor();
  return (
    <div className="mat-words">
      {draft.purpose.type !== 'answer' && (
        <label>
          <span className="unseen">{say('mat.note')}</span>
          <input
            type="text"
            dir="auto"
            placeholder={say('mat.note')}
            maxLength={LONGEST_NOTE}
            value={draft.note}
            onChange={(event) => change({ type: 'note', note: event.target.value })}
          />
        </label>
      )}
      <label className="check">
        <input
          type="checkbox"
          checked={draft.calamityFree}
          onChange={(event) => change({ type: 'promise', calamityFree: event.target.checked })}
        />
        <span>{say('mat.promise')}</span>
      </label>
    </div>
  );
}
