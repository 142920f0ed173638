import { type RefObject, useEffect } from 'react';
import { wayInto } from '../logic/out-of-sight.ts';

/** Letters: what covers a row at either edge, a sign or the head of the hand, with the fading beside it. */
const COVER = 5;

/**
 * Brings the newest set of a hand into sight when it has come in past an edge, unless somebody is in the hand: nothing
 * moves under a pointer. Where the window is narrow it is the whole hand that scrolls, and not its list of sets.
 * @param newest the kind of the set that has just come, if one has
 */
export function useArrivals(row: RefObject<HTMLElement | null>, newest: string | undefined): void {
  useEffect(() => {
    const { current: own } = row;
    if (!own || newest === undefined || own.matches(':hover, :focus-within')) return;
    const tile = own.querySelector(`[data-kind="${CSS.escape(newest)}"]`);
    const list = tile?.parentElement;
    if (!tile || !list) return;
    const scroller = list.scrollWidth > list.clientWidth ? list : own;
    const cover = COVER * Number.parseFloat(getComputedStyle(own).fontSize);
    const left = wayInto(tile.getBoundingClientRect(), scroller.getBoundingClientRect(), cover);
    if (left !== 0) scroller.scrollBy({ left });
  }, [row, newest]);
}
