import type { TalkLine } from '@haggle/engine';
import { useEffect, useLayoutEffect, useState } from 'react';
import { tabDrawer } from '../drawer.ts';
import { useKept } from '../use-kept.ts';
import { findCaller } from './caller.ts';
import { useTalkAhead } from './fetched-talk.tsx';
import { findUnread, keepRead, type Shown, takeRead } from './unread.ts';

type TalkOf = {
  readonly view: {
    readonly talk: readonly TalkLine[];
    readonly seats: Readonly<Record<string, unknown>>;
  };
  readonly viewer: string;
  /** Whether nothing can be said: then nothing waits to be read either. */
  readonly still: boolean;
  /** Whether the talk is in sight. */
  readonly isShown: boolean;
};

/** With whom a viewer talks, and what of the talk is unread. */
export type TalkState = {
  /** One seat, or all (null). */
  readonly partner: string | null;
  readonly setPartner: (seat: string | null) => void;
  /** The lines that others have said and this viewer has not had in sight. */
  readonly unread: readonly TalkLine[];
  /** What brings parts of the table to the front: where the talk is opened so, it turns to whoever has called. */
  readonly answering: <Part extends string>(bring: (part: Part) => void) => (part: Part) => void;
  /** Turns to one seat to say something to it. */
  readonly turnTo: (seat: string) => void;
  /** How often that was done since the talk was opened otherwise. */
  readonly asked: number;
};

/**
 * The talk of a table as one chair has it. With whom it is and what was read outlive a reload; what was there when the
 * chair was first sat on counts as read.
 */
export function useTalk({ view: { talk, seats }, viewer, still, isShown }: TalkOf): TalkState {
  const me = Object.hasOwn(seats, viewer) ? viewer : null;
  const name = `${location.pathname} ${viewer}`;
  const [chosen, setPartner] = useKept<string | null>(
    { name: `${name} partner`, of: viewer },
    null,
    (seat): seat is string | null =>
      seat === null || (typeof seat === 'string' && seat !== viewer && Object.hasOwn(seats, seat)),
  );
  // Only who has a seat talks with one: in a replay the eyes may change to those of nobody who does.
  const partner = me === null ? null : chosen;
  useTalkAhead();
  const [asked, setAsked] = useState(0);
  const unread = useUnread(talk, still ? null : me, {
    shown: isShown ? partner : undefined,
    name: `${name} read`,
  });
  return {
    partner,
    setPartner,
    unread,
    answering: (bring) => (part) => {
      if (part === 'talk') {
        setPartner(findCaller(unread, chosen));
        setAsked(0);
      }
      bring(part);
    },
    turnTo: (seat) => {
      setPartner(seat);
      setAsked((times) => times + 1);
    },
    asked,
  };
}

function useUnread(
  talk: readonly TalkLine[],
  me: string | null,
  { shown, name }: { readonly shown: Shown; readonly name: string },
): readonly TalkLine[] {
  const newest = talk.at(-1)?.at ?? 0;
  const [read, setRead] = useState(() => takeRead(tabDrawer, name, newest));
  useLayoutEffect(() => {
    if (shown !== undefined) setRead((before) => new Map(before).set(shown, newest));
  }, [shown, newest]);
  const isReading = me !== null;
  useEffect(() => {
    if (isReading) keepRead(tabDrawer, name, read);
  }, [isReading, name, read]);
  return findUnread(talk, me, { shown, read });
}
