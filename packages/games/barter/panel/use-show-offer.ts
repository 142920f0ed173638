import { useCallback, useEffect, useState } from 'react';
import { focusHeading } from '../../panel/keep-focus.ts';
import type { Part } from './logic/parts.ts';

/**
 * Brings the offers to the front, and where one of them is named, that one into sight: it may lie far from where they
 * were left. Who sent it by keyboard goes on from the offers, for the button that sent it has nothing more to send.
 */
export function useShowOffer(setPart: (part: Part) => void): (offer?: string) => void {
  const [sought, seek] = useState<{ readonly offer: string } | null>(null);
  useEffect(() => {
    if (sought === null) return;
    document.getElementById(`offer-${sought.offer}`)?.scrollIntoView({ block: 'nearest' });
    const offers = document.querySelector<HTMLElement>('.part-floor');
    const isIdle = document.activeElement?.matches('.part-mat [aria-disabled="true"]');
    if (isIdle && offers) focusHeading(offers);
  }, [sought]);
  return useCallback(
    (offer) => {
      setPart('floor');
      if (offer !== undefined) seek({ offer });
    },
    [setPart],
  );
}
