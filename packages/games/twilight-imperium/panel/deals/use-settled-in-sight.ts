import { useCallback, useEffect, useRef } from 'react';
import { keepFocus } from '../../../panel/keep-focus.ts';
import { usePointedAt } from '../../../panel/use-pointed-at.ts';
import { lastSettled, newlySettled } from '../logic/deals/settled.ts';
import { useTable } from '../table-context.ts';

const ENTRIES = { transaction: '.ti-done > li:first-child', deal: '.ti-deals > li:last-child' };

/** Pixels below what is scrolled into sight. */
const MARGIN = 8;

/**
 * A ref for the section of the offers: what this seat has just settled is scrolled into sight there, where nothing
 * `waits` for it above and once nobody points at the section. With what waits next the section is at its top again,
 * and so it is with each of `calls`, which come above all else: what must be decided first holds everybody up.
 */
export function useSettledInSight(
  waits: boolean,
  calls: readonly string[],
): (section: HTMLElement | null) => () => void {
  const { view, me } = useTable();
  const { ref, isPointedAt } = usePointedAt<HTMLElement>();
  const now = lastSettled(view, me);
  const known = useRef(now);
  const isMoved = useRef(false);
  const called = useRef(calls);
  useEffect(() => {
    if (isPointedAt) return;
    const isCalled = calls.some((id) => !called.current.includes(id));
    called.current = calls;
    if (isCalled) ref.current?.scrollTo({ top: 0 });
  });
  useEffect(() => {
    if (!waits || !isMoved.current || isPointedAt) return;
    isMoved.current = false;
    ref.current?.scrollTo({ top: 0 });
  }, [ref, waits, isPointedAt]);
  useEffect(() => {
    if (isPointedAt) return;
    const what = newlySettled(known.current, now);
    known.current = now;
    const entry = what && ref.current?.querySelector(ENTRIES[what]);
    if (!entry || waits) return;
    isMoved.current = scrollTo(entry, ref.current);
  });
  return useCallback(
    (section: HTMLElement | null) => {
      ref.current = section;
      return keepFocus(section);
    },
    [ref],
  );
}

/** Scrolls a section, and nothing around it, until an entry of it is in sight; false where it was. */
function scrollTo(entry: Element, section: HTMLElement | null): boolean {
  if (section === null) return false;
  const below = entry.getBoundingClientRect().bottom - section.getBoundingClientRect().bottom;
  if (below <= 0) return false;
  section.scrollBy({ top: below + MARGIN });
  return true;
}
