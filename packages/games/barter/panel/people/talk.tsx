import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useFloor } from '../floor-context.ts';
import { EMPTY_DRAFT } from '../logic/draft.ts';
import { isOutOfTrading } from '../logic/out-of-trading.ts';
import { say, seatName } from '../say.ts';

type TalkProps = {
  readonly partner: string | null;
  readonly onPartner: (seat: string | null) => void;
};

/** All talk that the viewer may hear, or that with one seat alone. */
export function Talk({ partner, onPartner }: TalkProps) {
  const { view, me, still, Mark, unread } = useFloor();
  const lines = view.talk.filter(
    ({ from, to }) => partner === null || (to !== null && (from === partner || to === partner)),
  );
  const follow = useFollow(lines.length, partner);
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
        ref={follow.list}
        onScroll={follow.look}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={say('talk')}
      >
        {lines.length === 0 && <li className="quiet">{say('talk.none')}</li>}
        {lines.map((line, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are in the order of time and never move
            key={`${line.at}-${at}`}
            className={line.from === me ? 'line line-mine' : 'line'}
          >
            <Mark seat={line.from} /> <strong>{seatName(line.from)}</strong>{' '}
            {line.to !== null && partner === null && (
              <span className="small">
                {line.to === me
                  ? say('talk.to-you')
                  : say('talk.to', { seat: seatName(line.to) })}{' '}
              </span>
            )}
            <bdi>{line.text}</bdi>
          </li>
        ))}
      </ol>
      {me !== null && !still && <SayForm partner={partner} />}
    </section>
  );
}

/** That nobody else hears this, and the way from the talk to a deal. */
function Private({ partner }: { readonly partner: string }) {
  const { view, me, still, draft, takeUp } = useFloor();
  const isOut = me === null || view.seats[me]?.barred === true || isOutOfTrading(view, me);
  const offerTo = (to: string) => {
    const laid = draft.purpose.type === 'offer' ? draft : EMPTY_DRAFT;
    takeUp({ ...laid, purpose: { type: 'offer' }, to });
  };
  return (
    <div className="talk-private">
      <p className="small">{say('talk.private')}</p>
      {view.phase === 'trade' && !still && !isOut && (
        <button type="button" className="button" onClick={() => offerTo(partner)}>
          {say('talk.offer', { seat: seatName(partner) })}
        </button>
      )}
    </div>
  );
}

/** So close to its end a list counts as read to the end, in pixels. */
const CLOSE = 24;

/** Keeps the end of a list in sight as it grows, unless somebody reads further up. */
function useFollow(count: number, partner: string | null) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  const look = () => {
    if (!list.current) return;
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    isAtEnd.current = scrollHeight - clientHeight - scrollTop < CLOSE;
  };
  const follow = useCallback(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another talk is read from its end
  useEffect(() => {
    isAtEnd.current = true;
    follow();
  }, [partner, follow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it follows
  useEffect(follow, [count, follow]);
  // Where the talk lies behind another part it cannot be scrolled before it comes to the front.
  useEffect(() => {
    if (!list.current) return;
    const watch = new ResizeObserver(follow);
    watch.observe(list.current);
    return () => watch.disconnect();
  }, [follow]);
  return { list, look };
}

function SayForm({ partner }: { partner: string | null }) {
  const { send } = useFloor();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const answer = await send({
      type: 'say',
      text: text.trim(),
      ...(partner !== null && { to: partner }),
    });
    if (answer.ok) setText('');
  };
  return (
    <form className="say" onSubmit={submit}>
      <input
        type="text"
        dir="auto"
        aria-label={say('talk.say')}
        placeholder={say('talk.say')}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button">
        {say('talk.send')}
      </button>
    </form>
  );
}
