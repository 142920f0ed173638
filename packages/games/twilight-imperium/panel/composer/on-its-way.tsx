import { useEffect, useState } from 'react';
import { say, seatName } from '../say.ts';

/** Milliseconds after which an offer whose answer has not come is worth a word. */
const SLOW = 1500;

/** That an offer was made and waits for its answer, which is long in coming. */
export function OnItsWay({ to }: { readonly to: string | null }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={isSlow ? 'ti-on-its-way small' : 'unseen'} role="status">
      {isSlow && say('mat.on-its-way', { seat: seatName(to ?? '') })}
    </p>
  );
}
