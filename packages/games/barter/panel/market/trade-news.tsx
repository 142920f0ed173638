import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NARROW, useMedia } from '../../../panel/use-media.ts';
import { usePassing } from '../../../panel/use-passing.ts';
import { useFloor } from '../floor-context.ts';
import { findSaid } from '../logic/market/broken-word.ts';
import { lastFallenDeal } from '../logic/market/fallen-deals.ts';
import { lastMisdeal } from '../logic/market/misdeal.ts';
import { listOf, say, seatName } from '../say.ts';
import { Moved } from './trades.tsx';
import { useDueDeal } from './use-due-deal.ts';
import { useVoidDeals } from './use-void-deals.ts';

const SHOWN = 12_000;

/** What has become of deals of one's own. */
type News = {
  readonly id: string;
  readonly partners: readonly string[];
  readonly text: string;
  /** Where a deal was settled, or undone: the unseen cards are seen now. */
  readonly moved?: ComponentProps<typeof Moved>;
  readonly why?: string;
};

/** What has just become of one’s own deals, also with the end of trading. */
export function TradeNews() {
  const settled = useSettled();
  return (
    <>
      <NewsCard latest={settled} />
      <NewsCard latest={useUndone()} />
      <NewsCard latest={useFallen()} />
      <NewsCard latest={useCutShort()} />
      <NewsCard latest={useDue()} />
    </>
  );
}

function useSettled(): News | undefined {
  const { view, me, events } = useFloor();
  const { trades } = view;
  const saidIn = useMemo(() => findSaid(events), [events]);
  const trade = trades.findLast(({ got }) => got !== undefined);
  if (!trade?.got) return undefined;
  const partner = trade.between.find((seat) => seat !== me) ?? '';
  const text = say('news', { seat: seatName(partner) });
  const said = saidIn.get(trade.id)?.[partner];
  const moved = { word: say('trades.got'), cards: trade.got, said };
  return { id: trade.id, partners: [partner], text, moved };
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
  return { id, partners: [partner], text, moved: { word: say('news.handed'), cards: got } };
}

/** A deal that another has let fall, or that was true no more, since the page came. */
function useFallen(): News | undefined {
  const { me, events, arrivals } = useFloor();
  const fallen = useMemo(
    () => (me === null ? undefined : lastFallenDeal(events, me)),
    [events, me],
  );
  const position = (fallen && arrivals.get(fallen.event)) ?? 0;
  const last = useRef(0);
  useEffect(() => {
    last.current = Math.max(last.current, position);
  }, [position]);
  // Of a log that has lost its beginning an older deal may be the last one that is known.
  if (!fallen || position === 0 || position < last.current) return undefined;
  const { how, partner, isSealed } = fallen;
  return {
    id: `${position}`,
    partners: [partner],
    text: say(`news.fell-${how}`, { seat: seatName(partner) }),
    ...(isSealed && { why: say('news.fell-back') }),
  };
}

/** That one's cards are due, where the deal that waits for them may lie behind something else. */
function useDue(): News | undefined {
  const { purpose } = useFloor().draft;
  const deal = useDueDeal();
  const isNarrow = useMedia(NARROW);
  if (!isNarrow || deal === undefined) return undefined;
  // Whoever lays the cards for it knows, and is told over nothing of it.
  if ('offer' in purpose && deal.id.startsWith(`${purpose.offer}/`)) return undefined;
  const { id, partner } = deal;
  return { id, partners: [partner], text: say('news.due', { seat: seatName(partner) }) };
}

/** What trading has ended too soon for: one's own deals, and the cards of an offer that was never sent. */
function useCutShort(): News | undefined {
  const deals = useVoidDeals();
  const unsent = useUnsent();
  if (deals.length === 0) {
    const why = say('news.unsent-why');
    return unsent === 0
      ? undefined
      : { id: `unsent ${unsent}`, partners: [], text: say('news.unsent'), why };
  }
  const partners = [...new Set(deals.flatMap(({ partner }) => partner ?? []))];
  const seats = partners.length === 0 ? say('someone') : listOf(partners.map(seatName));
  const why = [
    say(deals.some(({ isSealed }) => isSealed) ? 'news.void-back' : 'news.void-why'),
    ...(unsent === 0 ? [] : [say('news.unsent-why')]),
  ];
  return {
    id: [...deals.map(({ offer }) => offer), unsent].join(' '),
    partners,
    text: say(deals.length === 1 ? 'news.void-1' : 'news.void', { seats }),
    why: why.join(' '),
  };
}

/**
 * How often trading has ended under an offer whose cards were laid and that was not sent, for the mat went with it; 0
 * where the last one did not end so, and once the purchases after it are over.
 */
function useUnsent(): number {
  const { view, draft } = useFloor();
  const { phase } = view;
  const before = useRef({ phase, draft });
  const [unsent, setUnsent] = useState({ count: 0, isNow: false });
  useEffect(() => {
    const { phase: was, draft: lay } = before.current;
    before.current = { phase, draft };
    const { purpose, gives } = lay.aside ?? lay;
    if ((was === 'trade') === (phase === 'trade')) return;
    const isNow = phase !== 'trade' && purpose.type === 'offer' && gives.length > 0;
    setUnsent(({ count }) => ({ count: isNow ? count + 1 : count, isNow }));
  }, [phase, draft]);
  return phase === 'purchase' && unsent.isNow ? unsent.count : 0;
}

/** What it tells may come to be known in full a moment later, with the log. */
function NewsCard({ latest }: { readonly latest: News | undefined }) {
  const [news, dismiss] = useNews(latest);
  // It is there before it has something to say: what comes with its place is not surely read out.
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do the same by keyboard
    <div className={news ? 'news' : 'unseen'} role="status" onClick={news ? dismiss : undefined}>
      {news && <Card news={news.id === latest?.id ? latest : news} onClose={dismiss} />}
    </div>
  );
}

/** A press on its button is one on the card. */
function Card({ news, onClose }: { readonly news: News; readonly onClose: () => void }) {
  const { Mark } = useFloor();
  return (
    <div className="news-card" {...usePassing({ about: news.id, timeFor: () => SHOWN, onClose })}>
      <p className="news-head">
        <span className="trade-marks" aria-hidden="true">
          {news.partners.map((seat) => (
            <Mark key={seat} seat={seat} />
          ))}
        </span>{' '}
        {news.text}
      </p>
      {news.moved && (
        <div className="ticket-terms">
          <Moved {...news.moved} />
        </div>
      )}
      {news.why && <p className="news-why small">{news.why}</p>}
      <button type="button" className="icon-button" aria-label={say('news.dismiss')}>
        ×
      </button>
    </div>
  );
}

/** What is new since it was first looked at, until it is put away. */
function useNews(latest: News | undefined): readonly [News | null, () => void] {
  const last = useRef(latest?.id);
  const [news, setNews] = useState<News | null>(null);
  useEffect(() => {
    if (last.current === latest?.id) return;
    last.current = latest?.id;
    setNews(latest ?? null);
  }, [latest]);
  return [news, useCallback(() => setNews(null), [])];
}
