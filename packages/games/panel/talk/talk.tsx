import type { TalkLine } from '@haggle/engine';
import { useEffect, useRef } from 'react';
import type { SeatMark, Send } from '../../panel.ts';
import { useEndInSight } from '../use-end-in-sight.ts';
import { lineKeys } from './line-keys.ts';
import { linesWith } from './lines.ts';
import { say } from './say.ts';
import { SayForm } from './say-form.tsx';
import { type Names, Speaker } from './speaker.tsx';
import type { TalkState } from './use-talk.ts';
import '../part-head.css';
import './talk.css';

export type TalkProps = Pick<TalkState, 'partner' | 'unread'> & {
  readonly talk: readonly TalkLine[];
  readonly seats: readonly string[];
  /** The seat that this is; null for whoever only hears. */
  readonly me: string | null;
  /** Whether nothing can be said: the table is closed, or this is the past. */
  readonly still: boolean;
  readonly send: Send;
  readonly Mark: SeatMark;
  readonly names: Names;
  readonly onPartner: (seat: string | null) => void;
  /** What there is to say of a seat besides. */
  readonly notesOf?: (seat: string) => readonly string[];
  /** The way from the talk with a seat to an offer; null where none can be made. */
  readonly offerTo: ((seat: string) => void) | null;
  /** How often the talk was asked for with somebody: the box then has the keyboard. */
  readonly asked?: number;
};

/** All talk that the viewer may hear, or that with one seat alone. */
export function Talk(props: TalkProps) {
  const { talk, seats, me, still, send, Mark, names, partner, unread, onPartner } = props;
  const { asked = 0 } = props;
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const lines = linesWith(talk, partner);
  const keys = lineKeys(lines);
  useEndInSight(list, { newest: keys.at(-1), of: partner });
  useEffect(() => {
    if (asked > 0) box.current?.focus();
  }, [asked]);
  const answer = (seat: string) => {
    onPartner(seat);
    box.current?.focus();
  };
  return (
    <section className="talk" aria-label={say('title')}>
      <header className="part-head">
        <h2>{say('title')}</h2>
        {me !== null && <Partner {...{ seats, me, names, partner, onPartner }} />}
      </header>
      {partner !== null && <Private {...props} partner={partner} />}
      {partner !== null && unread.length > 0 && (
        <button type="button" className="talk-elsewhere small" onClick={() => onPartner(null)}>
          <span className="badge">{unread.length}</span> {say('elsewhere')}
        </button>
      )}
      <ol
        className="talk-lines"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={say('title')}
      >
        {lines.length === 0 && <li className="quiet">{say('none')}</li>}
        {lines.map((line, at) => (
          <li key={keys[at]} className="talk-line">
            <Speaker
              line={line}
              me={me}
              Mark={Mark}
              names={names}
              isShort={partner !== null}
              onAnswer={still ? null : answer}
            />{' '}
            <bdi>{line.text}</bdi>
          </li>
        ))}
      </ol>
      {me !== null && !still && <SayForm {...{ me, partner, names, send, box }} />}
    </section>
  );
}

type PartnerProps = Pick<TalkProps, 'seats' | 'names' | 'partner' | 'onPartner'> & {
  readonly me: string;
};

/** With whom one talks. */
function Partner({ seats, me, names, partner, onPartner }: PartnerProps) {
  return (
    <label className="talk-with">
      <span className="unseen">{say('with')}</span>
      <select value={partner ?? ''} onChange={(event) => onPartner(event.target.value || null)}>
        <option value="">{say('all')}</option>
        {seats
          .filter((seat) => seat !== me)
          .map((seat) => (
            <option key={seat} value={seat}>
              {names.alone(seat)}
            </option>
          ))}
      </select>
    </label>
  );
}

type PrivateProps = Pick<TalkProps, 'names' | 'notesOf' | 'offerTo'> & { readonly partner: string };

/** That nobody else hears this, and the way from the talk to a deal. */
function Private({ partner, names, notesOf, offerTo }: PrivateProps) {
  const notes = notesOf?.(partner) ?? [];
  return (
    <div className="talk-private">
      <p className="small">{[say('private'), ...notes].join(' · ')}</p>
      {offerTo && (
        <button type="button" className="button" onClick={() => offerTo(partner)}>
          {say('offer', { seat: names.within(partner) })}
        </button>
      )}
    </div>
  );
}
