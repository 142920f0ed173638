import type { SpokenRefusal } from '@haggle/engine';
import type { Answer } from '@haggle/games';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Header } from '../parts/header.tsx';
import { SeatMark, SeatsProvider } from '../parts/seat-mark.tsx';
import { say, seatName } from '../say.ts';
import { Announcer } from './announcer.tsx';
import { ring } from './bell.ts';
import { HostMenu } from './host-menu.tsx';
import { Log } from './log.tsx';
import { SoundToggle } from './sound-toggle.tsx';
import type { Loaded } from './table-page.tsx';
import { Toast } from './toast.tsx';
import { useConnection } from './use-connection.ts';
import { useLog } from './use-log.ts';

const Replay = lazy(() => import('./replay.tsx').then(({ Replay }) => ({ default: Replay })));

/** A table, live: the line at the top, and the game's panel below it. */
export function Table(loaded: Loaded) {
  const { table, chair, info, game, panel, ahead } = loaded;
  const {
    feed,
    status,
    send: sendRaw,
  } = useConnection(table, chair, {
    view: info.view,
    seq: info.seq,
    closed: info.closed,
  });
  const [refusal, setRefusal] = useState<SpokenRefusal | null>(null);
  const [replaying, setReplaying] = useState(false);
  const entries = useLog(table, chair, feed.seq);
  const seats = useSeats(feed.view);
  const onCall = useCall(info.name ?? game.title);
  const now = useCallback(() => Date.now() + ahead, [ahead]);
  const closeToast = useCallback(() => setRefusal(null), []);
  const send = useCallback(
    async (command: { readonly type: string }): Promise<Answer> => {
      const answer = await sendRaw(command);
      setRefusal(answer.ok ? null : answer.refusal);
      return answer;
    },
    [sendRaw],
  );
  const affordances = useMemo(() => game.affordances(feed.view), [game, feed.view]);
  const reader = { words: game.words, seats };
  if (replaying) {
    return (
      <Suspense fallback={<p className="waiting">{say('replay.loading')}</p>}>
        <Replay {...loaded} onLeave={() => setReplaying(false)} />
      </Suspense>
    );
  }
  return (
    <SeatsProvider value={seats}>
      <div className="board">
        <a className="skip" href="#table">
          {say('skip')}
        </a>
        <Header>
          <h1 className="top-title">{info.name ?? game.title}</h1>
          <p className="top-chair">
            <SeatMark seat={chair} /> <span>{chairText(chair)}</span>
          </p>
          {chair === 'host' && (
            <HostMenu table={table} seats={seats} closed={feed.closed !== null} />
          )}
          <SoundToggle />
        </Header>
        {status === 'lost' && (
          <p className="banner" role="status">
            {say('table.offline')}
          </p>
        )}
        {status === 'refused' && (
          <p className="banner" role="alert">
            {say('table.bad-key')}
          </p>
        )}
        {feed.closed && (
          <p className="banner banner-calm" role="status">
            {say('table.closed')}{' '}
            {chair !== 'spectator' && (
              <>
                <button type="button" className="button" onClick={() => setReplaying(true)}>
                  {say('table.replay')}
                </button>{' '}
                <a
                  className="button"
                  href={`/api/tables/${table}/log?format=file&chair=${encodeURIComponent(chair)}`}
                >
                  {say('table.download')}
                </a>
              </>
            )}
          </p>
        )}
        <main id="table" tabIndex={-1} className="board-main" aria-label={say('table.main')}>
          <panel.Panel
            view={feed.view}
            viewer={chair}
            send={send}
            words={game.words}
            clauses={game.clauses}
            affordances={affordances}
            now={now}
            Mark={SeatMark}
            log={<Log entries={entries} reader={reader} />}
            onCall={onCall}
            still={feed.closed !== null || status === 'refused'}
          />
        </main>
        {refusal && <Toast refusal={refusal} clauses={game.clauses} onClose={closeToast} />}
        <Announcer entries={entries} reader={reader} />
      </div>
    </SeatsProvider>
  );
}

function chairText(chair: string): string {
  if (chair === 'host') return say('table.host');
  return chair === 'spectator' ? say('table.spectator') : seatName(chair);
}

/** The seats in their order, as every game's view lists them. */
function useSeats(view: unknown): readonly string[] {
  const { seats } = view as { readonly seats: Readonly<Record<string, unknown>> };
  return useStable(Object.keys(seats));
}

function useStable(list: readonly string[]): readonly string[] {
  const kept = useRef(list);
  if (kept.current.join() !== list.join()) kept.current = list;
  return kept.current;
}

/** Rings and shows in the title how much waits for this viewer. */
function useCall(title: string): (waiting: number) => void {
  const last = useRef(0);
  useEffect(() => {
    document.title = `${title} · ${say('title')}`;
    return () => {
      document.title = say('title');
    };
  }, [title]);
  return useCallback(
    (waiting: number) => {
      const plain = `${title} · ${say('title')}`;
      document.title = waiting > 0 ? say('title.waiting', { n: waiting, title: plain }) : plain;
      if (waiting > last.current) ring();
      last.current = waiting;
    },
    [title],
  );
}
