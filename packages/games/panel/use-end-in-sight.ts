import { type RefObject, useEffect, useRef } from 'react';

/** Pixels from the end that are still taken for the end. */
const NEAR = 24;

/** What a list shows: its last entry (lists are cut, so that their length says nothing), and of what it is a list. */
type Listed = { readonly newest: unknown; readonly of?: unknown };

/**
 * Keeps the end of a list in sight when something is added to it and when its size changes. Somebody who has
 * scrolled back to read is left there, until it is a list `of` something else.
 */
export function useEndInSight(
  list: RefObject<HTMLElement | null>,
  { newest, of = null }: Listed,
): void {
  const follows = useRef(true);
  useEffect(() => {
    const { current: own } = list;
    if (!own) return;
    let size = '';
    const sizeOf = () => `${own.scrollHeight} ${own.clientHeight}`;
    const toEnd = () => {
      size = sizeOf();
      if (!follows.current) return;
      own.scrollTo({ top: own.scrollHeight });
      bringUp(own.lastElementChild);
    };
    const onScroll = () => {
      // A list whose lines or room have just changed scrolls without anybody who scrolls it.
      if (size !== sizeOf()) return toEnd();
      follows.current = own.scrollHeight - own.scrollTop - own.clientHeight < NEAR;
    };
    const watch = new ResizeObserver(toEnd);
    watch.observe(own);
    own.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      watch.disconnect();
      own.removeEventListener('scroll', onScroll);
    };
  }, [list]);
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current !== of) follows.current = true;
    shown.current = of;
    if (newest !== undefined && follows.current) {
      list.current?.scrollTo({ top: list.current.scrollHeight });
    }
  }, [list, newest, of]);
}

/**
 * Where the page scrolls as a whole the end of the list may still lie below. `scrollIntoView` would move the place
 * from which the keyboard begins, too: the first Tab of whoever has just come went past the whole table.
 */
function bringUp(end: Element | null): void {
  if (!end) return;
  const margin = Number.parseFloat(getComputedStyle(end).scrollMarginBottom) || 0;
  const below = end.getBoundingClientRect().bottom + margin - window.innerHeight;
  if (below > 0) window.scrollBy({ top: below });
}
