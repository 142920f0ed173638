import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import { api } from '../api.ts';
import { SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { signOf } from '../parts/seat-signs.ts';
import { SkipLink } from '../parts/skip-link.tsx';
import { Sure } from '../parts/sure.tsx';
import { useArrival } from '../parts/use-arrival.ts';
import { say } from '../say.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { Log } from './log.tsx';
import { News } from './news.tsx';
import { TableHeader } from './table-header.tsx';
import type { Loaded } from './table-page.tsx';
import { Toast } from './toast.tsx';
import { useCall } from './use-call.ts';
import { useCommands } from './use-commands.ts';
import { useConnection } from './use-connection.ts';
import { useLog } from './use-log.ts';
import { useReplayEntry } from './use-replay-entry.ts';

const loadReplay = () => import('./replay.tsx').then(({ Replay }) => ({ default: Replay }));
const Replay = lazy(loadReplay);

/** A table, live: the line at the top, and the game's panel below it. */
export function Table(loaded: Loaded) {
  const { table, chair, info, panel, ahead } = loaded;
  const { seats } = info;
  const { title, words, clauses, affordances: affordancesIn } = panel.face;
  const {
    feed,
    status,
    waiting,
    send: sendRaw,
  } = useConnection(table, chair, {
    view: info.view,
    seq: info.seq,
    closed: info.closed,
  });
  const { send, refusal, refuse, forget } = useCommands(sendRaw);
  const closed = feed.closed !== null;
  const replay = useReplayEntry(closed, loadReplay, () =>
    refuse({ code: 'unreachable', message: say('table.offline') }),
  );
  const main = useRef<HTMLElement>(null);
  useArrival(main, table);
  const entries = useLog({ table, chair }, { seq: feed.seq, closed });
  const events = useMemo(() => entries.map(({ event }) => event), [entries]);
  const onCall = useCall(info.name ?? title);
  const opening = useCallback(() => readOpening(table, chair), [table, chair]);
  const now = useCallback(() => Date.now() + ahead, [ahead]);
  const affordances = useMemo(() => affordancesIn(feed.view), [affordancesIn, feed.view]);
  const reader = { words, seats, viewer: chair, tell: panel.tellEvent };
  const signOfSeat = useCallback((seat: string) => signOf(seats.indexOf(seat)), [seats]);
  if (replay.isShown) {
    return (
      <Suspense fallback={<p className="waiting">{say('replay.loading')}</p>}>
        <Replay {...loaded} onLeave={() => history.back()} />
      </Suspense>
    );
  }
  return (
    <SeatsProvider value={seats}>
      <div className="board">
        <SkipLink to="table" text={say('skip')} />
        <TableHeader
          table={table}
          chair={chair}
          title={info.name ?? title}
          seats={seats}
          closed={closed}
          words={words}
        />
        <Banners
          table={table}
          chair={chair}
          status={status}
          waiting={waiting}
          closed={feed.closed}
          commitment={info.commitment}
          isBack={replay.wasShown}
          onReplay={replay.open}
        />
        <main
          id="table"
          ref={main}
          tabIndex={-1}
          className="board-main"
          aria-label={say('table.main')}
        >
          <panel.Panel
            view={feed.view}
            viewer={chair}
            send={send}
            words={words}
            clauses={clauses}
            affordances={affordances}
            now={now}
            Mark={SeatMark}
            Sure={Sure}
            signOf={signOfSeat}
            events={events}
            opening={opening}
            log={<Log entries={entries} reader={reader} />}
            onCall={onCall}
            still={closed || status === 'refused'}
          />
        </main>
        {!closed && panel.isNews && (
          <News entries={entries} reader={reader} isNews={panel.isNews} from={info.seq} />
        )}
        {refusal && <Toast refusal={refusal} clauses={clauses} onClose={forget} />}
        {!closed && <Announcer entries={entries} reader={reader} chair={chair} from={info.seq} />}
      </div>
    </SeatsProvider>
  );
}

async function readOpening(table: string, chair: string) {
  const reply = await api.log(table, chair, 0);
  return reply.ok ? reply.value.entries[0]?.event : undefined;
}
