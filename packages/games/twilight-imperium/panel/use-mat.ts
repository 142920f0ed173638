import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { tabDrawer } from '../../panel/drawer.ts';
import { useNewest } from '../../panel/use-newest.ts';
import type { Send } from '../../panel.ts';
import type { View } from '../view.ts';
import {
  type Change,
  changeDraft,
  commandOf,
  type Draft,
  EMPTY_DRAFT,
} from './logic/composer/draft.ts';
import { keepDraft } from './logic/composer/kept-draft.ts';
import { findLostNote } from './logic/composer/lost-note.ts';
import { revisionsOf, type Sent } from './logic/composer/sent.ts';

type MatOf = {
  readonly view: View;
  /** The seat at the mat; null where nothing can be laid out. */
  readonly seat: string | null;
  readonly send: Send;
};

/** The mat of a seat: what lies on it, and what was sent from it. */
export type MatState = {
  readonly draft: Draft;
  readonly change: Dispatch<Change>;
  /** The offer that was sent last, for as long as it is not answered. */
  readonly sent: Sent | null;
  /** Sends what lies on the mat, and says whether it came to the table. */
  readonly put: () => Promise<boolean>;
};

/**
 * The offer on the mat of a seat. It outlives a reload under the table's and the chair's name, is put away as it is
 * sent and brought back where it is refused, and is cleared when the offer that it changes is over. A note that
 * cannot be given any more drops off it.
 */
export function useMat({ view, seat, send }: MatOf): MatState {
  const [kept] = useState(() => keepDraft(tabDrawer, `${location.pathname} ${seat} mat`));
  const [draft, change] = useReducer(changeDraft, null, () =>
    seat === null ? EMPTY_DRAFT : kept.read(view),
  );
  const [sent, setSent] = useState<Sent | null>(null);
  useEffect(() => {
    if (seat !== null) kept.write(draft, sent);
  }, [kept, seat, draft, sent]);
  const isStale = draft.offer !== null && !canChange(view, draft.offer);
  useEffect(() => {
    if (isStale) change({ type: 'clear' });
  }, [isStale]);
  const at = `${view.phase} ${view.window}`;
  const told = useRef(at);
  useEffect(() => {
    // What was lost in a turn or phase that is over is told no more; what was lost with its end is told below.
    if (told.current !== at) change({ type: 'told' });
    told.current = at;
  }, [at]);
  useEffect(() => {
    const lost = seat === null ? null : findLostNote(view, seat, draft);
    if (lost !== null) change({ type: 'lost', lost });
  }, [view, seat, draft]);
  const newest = useNewest(view);
  const put = async () => {
    const own: Sent = { draft, known: revisionsOf(view) };
    setSent(own);
    change({ type: 'clear' });
    const { ok } = await send(commandOf(draft));
    setSent((last) => (last === own ? null : last));
    if (!ok) {
      change({ type: 'back', draft });
      return false;
    }
    const { counters = '' } = draft;
    if (newest.current.offers[counters]?.state === 'open') {
      await send({ type: 'decline', offer: counters });
    }
    return true;
  };
  return { draft, change, sent, put };
}

/** Whether an offer can still be changed by its maker. */
function canChange({ offers }: View, id: string): boolean {
  const state = offers[id]?.state;
  return state === 'open' || state === 'declined';
}
