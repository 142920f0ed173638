import { useEffect, useRef, useState } from 'react';
import type { TradeView } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { say, seatName } from '../say.ts';
import { Moved } from './trades.tsx';

const SHOWN = 12_000;

/** The trade of one's own that has just been settled: the unseen cards are seen now. */
export function TradeNews() {
  const { view, me, Mark } = useFloor();
  const [news, dismiss] = useNews(view.trades);
  if (!news?.got) return null;
  const partner = news.between.find((seat) => seat !== me) ?? '';
  return (
    <div className="news" role="status">
      <p className="news-head">
        <Mark seat={partner} /> {say('news', { seat: seatName(partner) })}
      </p>
      <div className="ticket-terms">
        <Moved word={say('trades.got')} cards={news.got} />
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={say('news.dismiss')}
        onClick={dismiss}
      >
        ×
      </button>
    </div>
  );
}

function useNews(trades: readonly TradeView[]): readonly [TradeView | null, () => void] {
  const latest = trades.findLast(({ got }) => got !== undefined);
  const last = useRef(latest?.id);
  const [news, setNews] = useState<TradeView | null>(null);
  useEffect(() => {
    if (last.current === latest?.id) return;
    last.current = latest?.id;
    setNews(latest ?? null);
  }, [latest]);
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => setNews(null), SHOWN);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, () => setNews(null)];
}
