import { useEffect, useRef, useState } from 'react';
import { inFront, type Part } from './logic/parts.ts';

/**
 * The part of the table in front, where one hides the others. A new phase brings to the fore where it is
 * played: drawing and purchases at the desk, trading at the offers.
 */
export function usePart(
  phase: string,
  seated: boolean,
  isLaid: boolean,
): readonly [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>(() =>
    seated && (isLaid || phase !== 'trade') ? 'mat' : 'floor',
  );
  const played = useRef(phase);
  useEffect(() => {
    if (played.current === phase) return;
    played.current = phase;
    if (seated) setPart(phase === 'trade' ? 'floor' : 'mat');
  }, [phase, seated]);
  return [inFront(part, seated), setPart];
}
