import { type FormEvent, type RefObject, useRef } from 'react';
import { useEndInSight } from '../../../panel/use-end-in-sight.ts';
import { LONGEST_TALK } from '../../bounds.ts';
import type { View } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { EMPTY_DRAFT } from '../logic/mat/draft.ts';
import { isBarred } from '../logic/people/barred.ts';
import { lineKeys } from '../logic/people/line-keys.ts';
import { isOutOfTrading } from '../logic/people/out-of-trading.ts';
import { noteSeat } from '../logic/people/seat-notes.ts';
import { say, seatName } from '../say.ts';
import { useUnsaid } from './use-unsaid.ts';

export type TalkProps = {
  readonly partner: string | null;
  readonly onPartner: (seat: string | null) => void;
};

/** All talk that the viewer may hear, or that with one seat alone. */
export function Talk({ partner, onPartner }: TalkProps) {
  const { view, me, still, unread } = useFloor();
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const lines = view.talk.filter(
    ({ from, to }) => partner === null || (to !== null && (from === partner || to === partner)),
  );
  const keys = lineKeys(lines);
  useEndInSight(list, { newest: keys.at(-1), of: partner });
  const answer = (seat: string) => {
    onPartner(seat);
    box.current?.focus();
  };
  const others = Object.keys(view.seats).filter((seat) => seat !== me);
  return (
    <section className="talk" aria-label={say('talk')}>
      <header className="part-head">
        <h2>{say('talk')}</h2>
        {me !== null && (
          <label className="wish">
            <span className="unseen">{say('talk.with')}</span>
            <select
              value={partner ?? ''}
              onChange={(event) => onPartner(event.target.value || null)}
            >
              <option value="">{say('talk.all')}</option>
              {others.map((seat) => (
                <option key={seat} value={seat}>
                  {seatName(seat)}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      {partner !== null && <Private partner={partner} />}
      {partner !== null && unread.length > 0 && (
        <button type="button" className="talk-elsewhere small" onClick={() => onPartner(null)}>
          <span className="badge">{unread.length}</span> {say('talk.elsewhere')}
        </button>
      )}
      <ol
        className="lines"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={say('talk')}
      >
        {lines.length === 0 && <li className="quiet">{say('talk.none')}</li>}
        {lines.map((line, at) => (
          <li key={keys[at]} className={line.from === me ? 'line line-mine' : 'line'}>
            <Speaker line={line} onAnswer={partner === null ? answer : null} />{' '}
            <bdi>{line.text}</bdi>
          </li>
        ))}
      </ol>
      {me !== null && !still && <SayForm partner={partner} box={box} />}
    </section>
  );
}

type SpeakerProps = {
  readonly line: View['talk'][number];
  /** Addresses the box to somebody; null where all that is shown is said between the same two. */
  readonly onAnswer: ((seat: string) => void) | null;
};

/** Who says a line, and to whom where not all hear it: a press on that answers him alone. */
function Speaker({ line: { from, to }, onAnswer }: SpeakerProps) {
  const { me, still, Mark } = useFloor();
  const name = (
    <>
      <Mark seat={from} /> <strong>{seatName(from)}</strong>
    </>
  );
  if (to === null || onAnswer === null) return name;
  const words = to === me ? say('talk.to-you') : say('talk.to', { seat: seatName(to) });
  const whole = (
    <>
      {name} <span className="small">{words}</span>
    </>
  );
  if (me === null || still) return whole;
  const other = from === me ? to : from;
  return (
    <button
      type="button"
      className="line-answer"
      title={say('talk.answer', { seat: seatName(other) })}
      onClick={() => onAnswer(other)}
    >
      {whole}
    </button>
  );
}

/** That nobody else hears this, and the way from the talk to a deal. */
function Private({ partner }: { readonly partner: string }) {
  const { view, me, still, draft, takeUp } = useFloor();
  const isOut =
    me === null || isBarred(view, me) || isBarred(view, partner) || isOutOfTrading(view, me);
  const offerTo = (to: string) => {
    const laid = draft.purpose.type === 'offer' ? draft : EMPTY_DRAFT;
    takeUp({ ...laid, purpose: { type: 'offer' }, to });
  };
  return (
    <div className="talk-private">
      <p className="small">{[say('talk.private'), ...noteSeat(view, partner)].join(' · ')}</p>
      {view.phase === 'trade' && !still && !isOut && (
        <button type="button" className="button" onClick={() => offerTo(partner)}>
          {say('talk.offer', { seat: seatName(partner) })}
        </button>
      )}
    </div>
  );
}

type SayFormProps = {
  /** Who alone is to hear it; null: everybody. */
  readonly partner: string | null;
  readonly box: RefObject<HTMLInputElement | null>;
};

function SayForm({ partner, box }: SayFormProps) {
  const { view, send } = useFloor();
  const [text, setText] = useUnsaid(view.viewer, partner);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = await send({
      type: 'say',
      text: text.trim(),
      ...(partner !== null && { to: partner }),
    });
    // Where it was said, whoever the box addresses by now.
    if (answer.ok) setText('');
  };
  const label =
    partner === null ? say('talk.say') : say('talk.say-to', { seat: seatName(partner) });
  return (
    <form className="say" onSubmit={submit}>
      <input
        ref={box}
        type="text"
        dir="auto"
        aria-label={label}
        placeholder={label}
        maxLength={LONGEST_TALK}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {say('talk.send')}
      </button>
    </form>
  );
}
