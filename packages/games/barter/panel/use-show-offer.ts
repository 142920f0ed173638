import { useCallback, useEffect, useState } from 'react';
import type { Part } from './logic/parts.ts';

/** Brings the offers to the front, and where one of them is named, that one into sight: it may lie far from where they were left. */
export function useShowOffer(setPart: (part: Part) => void): (offer?: string) => void {
  const [sought, seek] = useState<{ readonly offer: string } | null>(null);
  useEffect(() => {
    if (sought === null) return;
    document.getElementById(`offer-${sought.offer}`)?.scrollIntoView({ block: 'nearest' });
  }, [sought]);
  return useCallback(
    (offer) => {
      setPart('floor');
      if (offer !== undefined) seek({ offer });
    },
    [setPart],
  );
}
