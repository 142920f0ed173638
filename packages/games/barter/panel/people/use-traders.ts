import { useEffect, useRef, useState } from 'react';
import type { TradeView } from '../../view.ts';

const SHOWN = 2400;

/** The two who have just traded, for as long as it is news. */
export function useTraders(trades: readonly TradeView[]): ReadonlySet<string> {
  const last = useRef(trades.at(-1)?.id);
  const [traders, setTraders] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const latest = trades.at(-1);
    if (!latest || latest.id === last.current) return;
    last.current = latest.id;
    setTraders(new Set(latest.between));
    const timer = setTimeout(() => setTraders(new Set()), SHOWN);
    return () => clearTimeout(timer);
  }, [trades]);
  return traders;
}
