import { useEffect, useRef, useState } from 'react';
import { signed } from '../../panel/signed.ts';
import { say } from './say.ts';

const SHOWN = 4000;

/** What a hand is worth; when it changes, by how much. */
export function Worth({ value }: { value: number }) {
  const last = useRef(value);
  const [gain, setGain] = useState(0);
  useEffect(() => {
    const difference = value - last.current;
    last.current = value;
    if (difference === 0) return;
    setGain(difference);
    const timer = setTimeout(() => setGain(0), SHOWN);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <p className="worth">
      <span className="small">{say('hand.value')}</span> <strong>{value}</strong>
      {gain !== 0 && (
        <span className={`gain ${gain > 0 ? 'gain-up' : 'gain-down'}`}>{signed(gain)}</span>
      )}
    </p>
  );
}
