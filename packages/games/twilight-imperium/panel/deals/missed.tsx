import { useEffect, useRef, useState } from 'react';
import { findMissed } from '../logic/deals/missed.ts';
import { noteName, say } from '../say.ts';
import { useTable } from '../table-context.ts';

/** Milliseconds for which it is told. */
const SHOWN = 20_000;

/** That the moment of a note has passed: the button that played it has gone without a word. */
export function Missed() {
  const { view } = useTable();
  const before = useRef<readonly string[]>([]);
  const [missed, setMissed] = useState<readonly string[]>([]);
  useEffect(() => {
    const now = findMissed(before.current, view);
    before.current = view.playable ?? [];
    if (now.length > 0) setMissed(now);
  }, [view]);
  useEffect(() => {
    if (missed.length === 0) return;
    const timer = setTimeout(() => setMissed([]), SHOWN);
    return () => clearTimeout(timer);
  }, [missed]);
  return (
    <div role="status">
      {missed.map((note) => (
        <p key={note} className="small">
          {say('chances.missed', { note: noteName(note) })}
        </p>
      ))}
    </div>
  );
}
