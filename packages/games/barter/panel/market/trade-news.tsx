import type { Bag } from '@haggle/engine';
import { useEffect, useRef, useState } from 'react';
import type { View } from '../../view.ts';
import { useFloor } from '../floor-context.ts';
import { lastMisdeal } from '../logic/misdeal.ts';
import { say, seatName } from '../say.ts';
import { Moved } from './trades.tsx';

const SHOWN = 12_000;

/** A deal of one's own that has just been settled, or undone: the unseen cards are seen now. */
type News = {
  readonly id: string;
  readonly partner: string;
  readonly text: string;
  readonly word: string;
  readonly cards: Bag;
};

/** What has just become of one’s own deals. */
export function TradeNews() {
  const { view, me } = useFloor();
  return (
    <>
      <NewsCard latest={settled(view, me)} />
      <NewsCard latest={useUndone()} />
    </>
  );
}

function settled({ trades }: View, me: string | null): News | undefined {
  const trade = trades.findLast(({ got }) => got !== undefined);
  if (!trade?.got) return undefined;
  const partner = trade.between.find((seat) => seat !== me) ?? '';
  const text = say('news', { seat: seatName(partner) });
  return { id: trade.id, partner, text, word: say('trades.got'), cards: trade.got };
}

/** A deal that was undone since the table came: the log has it, and the count of the seats says that it is new. */
function useUndone(): News | undefined {
  const { view, me, events } = useFloor();
  const count = Object.values(view.seats).reduce((sum, { misdeals = 0 }) => sum + misdeals, 0);
  const [first] = useState(count);
  const misdeal = me !== null && count > first ? lastMisdeal(events, me) : undefined;
  if (!misdeal) return undefined;
  const { id, partner, fault, got } = misdeal;
  const text = say(`news.undone-${fault}`, { seat: seatName(partner) });
  return { id, partner, text, word: say('news.handed'), cards: got };
}

function NewsCard({ latest }: { readonly latest: News | undefined }) {
  const [news, dismiss] = useNews(latest);
  // It is there before it has something to say: what comes with its place is not surely read out.
  return (
    <div className={news ? 'news' : 'unseen'} role="status">
      {news && <Card news={news} onDismiss={dismiss} />}
    </div>
  );
}

type CardProps = { readonly news: News; readonly onDismiss: () => void };

function Card({ news, onDismiss }: CardProps) {
  const { Mark } = useFloor();
  return (
    <>
      <p className="news-head">
        <Mark seat={news.partner} /> {news.text}
      </p>
      <div className="ticket-terms">
        <Moved word={news.word} cards={news.cards} />
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={say('news.dismiss')}
        onClick={onDismiss}
      >
        ×
      </button>
    </>
  );
}

/** What is new since it was first looked at, for a while or until it is put away. */
function useNews(latest: News | undefined): readonly [News | null, () => void] {
  const last = useRef(latest?.id);
  const [news, setNews] = useState<News | null>(null);
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
