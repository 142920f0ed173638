import { type Dispatch, useEffect, useReducer, useRef, useState } from 'react';
import { tabDrawer } from '../../panel/drawer.ts';
import { freeCards } from '../cards/free.ts';
import type { View } from '../view.ts';
import type { FloorDeck } from './logic/floor-deck.ts';
import { type Change, changeDraft, type Draft, EMPTY_DRAFT, isBegun } from './logic/mat/draft.ts';
import { findEnding } from './logic/mat/ending.ts';
import { keepDraft } from './logic/mat/kept-draft.ts';
import { findReturning } from './logic/mat/returning.ts';
import { stillFree } from './logic/mat/still-free.ts';

type MatOf = {
  readonly view: View;
  readonly deck: FloorDeck;
  /** The seat at the mat; null where nothing can be laid out. */
  readonly me: string | null;
  /** Under which name the deal outlives a reload: the table's and the chair's own. */
  readonly name: string;
};

/** The deal on the mat. It outlives a reload, ends with its phase, and tells when it is gone and back. */
export function useMat({ view, deck, me, name }: MatOf): readonly [Draft, Dispatch<Change>] {
  const [kept] = useState(() => keepDraft(tabDrawer, name));
  const [draft, change] = useReducer(changeDraft, null, () =>
    me === null ? EMPTY_DRAFT : kept.read({ view, deck }),
  );
  const { phase } = view;
  useEffect(() => {
    if (me !== null) kept.write(draft, phase);
  }, [kept, me, draft, phase]);
  const played = useRef(phase);
  useEffect(() => {
    if (played.current === phase) return;
    played.current = phase;
    change({ type: 'reset' });
  }, [phase]);
  // An offer that lay aside, or was being written while a deal was settled, promises no card that is gone.
  useEffect(() => {
    if (draft.purpose.type !== 'offer') return;
    const gives = stillFree(draft.gives, freeCards(view));
    if (gives.length < draft.gives.length) change({ type: 'fill', gives });
  }, [draft, view]);
  const { purpose } = draft;
  const offer = 'offer' in purpose ? view.offers[purpose.offer] : undefined;
  const ending = findEnding(me, draft, offer);
  useEffect(() => {
    if (ending === undefined) return;
    // It is told of what was seen: an answer that came meanwhile may have put another deal in its place.
    change(ending === null ? { type: 'over', purpose } : { type: 'gone', purpose, ending });
  }, [ending, purpose]);
  useEffect(() => {
    // What was begun meanwhile is not pushed aside under somebody's finger: there the mat asks.
    const deal = isBegun(draft) ? undefined : findReturning(me, draft, view);
    if (deal) change({ type: 'back', deal });
  }, [me, draft, view]);
  // Where nothing can be laid out any more nothing lies there, as at a table that was closed.
  return [me === null ? EMPTY_DRAFT : draft, change];
}
