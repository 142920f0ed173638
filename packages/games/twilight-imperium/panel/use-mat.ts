import { type Dispatch, useEffect, useReducer, useState } from 'react';
import type { View } from '../view.ts';
import { type Change, changeDraft, type Draft, EMPTY_DRAFT } from './logic/draft.ts';
import { keepDraft } from './logic/kept-draft.ts';

/**
 * The offer on the mat of a seat. It outlives a reload under the table's and the chair's name, and is
 * cleared when the offer that it changes is over. `seat` is null where nothing can be laid out.
 */
export function useMat(view: View, seat: string | null): readonly [Draft, Dispatch<Change>] {
  const [kept] = useState(() => keepDraft(sessionStorage, `${location.pathname} ${seat} mat`));
  const [draft, change] = useReducer(changeDraft, null, () =>
    seat === null ? EMPTY_DRAFT : kept.read(view),
  );
  useEffect(() => {
    if (seat !== null) kept.write(draft);
  }, [kept, seat, draft]);
  const isStale = draft.offer !== null && !canChange(view, draft.offer);
  useEffect(() => {
    if (isStale) change({ type: 'clear' });
  }, [isStale]);
  return [draft, change];
}

/** Whether an offer can still be changed by its maker. */
function canChange({ offers }: View, id: string): boolean {
  const state = offers[id]?.state;
  return state === 'open' || state === 'declined';
}
