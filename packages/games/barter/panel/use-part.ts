import { isFields } from '@haggle/engine';
import { useEffect, useState } from 'react';
import { readKept, tabDrawer, writeKept } from '../../panel/drawer.ts';
import { inFront, isPart, type Part } from './logic/parts.ts';

type Place = {
  /** Under which name the part outlives a reload: the table's and the chair's own. */
  readonly name: string;
  readonly phase: string;
  readonly seated: boolean;
  /** Whether cards lie on the mat. */
  readonly isLaid: boolean;
};

/**
 * The part of the table in front, where one hides the others. It outlives a reload. A new phase brings to the fore
 * where it is played: drawing and purchases at the desk, trading at the offers.
 */
export function usePart({
  name,
  phase,
  seated,
  isLaid,
}: Place): readonly [Part, (part: Part) => void] {
  // Who has no seat looks at what they want in any phase.
  const of = seated ? phase : '';
  const [part, setPart] = useState<Part>(() => {
    const kept = readKept(tabDrawer, name);
    if (isFields(kept) && kept.of === of && isPart(kept.part)) return kept.part;
    return seated && (isLaid || phase !== 'trade') ? 'mat' : 'floor';
  });
  // Together with the phase, so that nothing is seen, or has the keyboard, in between.
  const [played, setPlayed] = useState(phase);
  if (played !== phase) {
    setPlayed(phase);
    if (seated) setPart(phase === 'trade' ? 'floor' : 'mat');
  }
  useEffect(() => writeKept(tabDrawer, name, { of, part }), [name, of, part]);
  return [inFront(part, seated), setPart];
}
