import { Fetched, makePart } from '@haggle/games/page';
import { useEffect, useMemo, useRef } from 'react';
import { DEMO } from '../front/use-demo.ts';
import { Boundary } from '../parts/boundary.tsx';
import { NoSeat, noSeatText } from '../parts/no-seat.tsx';
import { PlayersProvider, SeatsProvider } from '../parts/seat-mark.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import { useArrival } from '../parts/use-arrival.ts';
import { useMark } from '../router.ts';
import { say } from '../say.ts';
import { Announcer } from './announcer.tsx';
import { Banners } from './banners.tsx';
import { BotBanner } from './bot-banner.tsx';
import { DemoBanner } from './demo-banner.tsx';
import { keepSeated } from './keep-seated.ts';
import { useConnection } from './live/use-connection.ts';
import type { Loaded } from './loaded.ts';
import { useLog } from './log/use-log.ts';
import { useSeatings } from './log/use-seatings.ts';
import { News } from './news.tsx';
import { PanelMain } from './panel-main.tsx';
import { RefusalToast } from './refusal-toast.tsx';
import { useReplayEntry } from './replay/use-replay-entry.ts';
import { TableHeader } from './table-header.tsx';
import { useBusyButton } from './use-busy-button.ts';
import { useCall } from './use-call.ts';
import { useCommands } from './use-commands.ts';

const replayed = makePart(() => import('./replay/replay.tsx').then(({ Replay }) => Replay));

/** A table, live: the line at the top, and the game's panel below it. */
export function Table(loaded: Loaded) {
  const { table, chair, info, panel } = loaded;
  const { seats, bots, view, seq, commitment } = info;
  const { words, clauses } = panel.face;
  const title = info.name ?? panel.face.title;
  const first = { view, seq, closed: info.closed, bots, here: null };
  const { feed, status, waiting, send: sendRaw, holdBack } = useConnection({ table, chair, first });
  const { send: sendOnce, refusal, refuse, forget } = useCommands(sendRaw);
  const send = useBusyButton(sendOnce);
  const closed = feed.closed !== null;
  // At a closed table nobody is waited for.
  const here = closed ? null : feed.here;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page has one table, and a table two ways to stand
  useEffect(() => keepSeated(loaded, closed), [closed]);
  const players = useMemo(() => ({ bots: feed.bots, here }), [feed.bots, here]);
  const isDemoOver = useMark() === DEMO && panel.isDemoOver?.(feed.view) === true;
  const replay = useReplayEntry(closed, replayed.fetch, () =>
    refuse({ code: 'unreachable', message: say('table.offline') }),
  );
  const main = useRef<HTMLElement>(null);
  useArrival(main, table);
  const entries = useLog({ table, chair }, { seq: feed.seq, closed });
  const heard = useSeatings({ bots: feed.bots, seq: feed.seq, ahead: loaded.ahead });
  // The log of a closed table counts otherwise.
  const seatings = closed ? [] : heard;
  const onCall = useCall(title);
  const reader = { words, seats, viewer: chair, tell: panel.tellEvent };
  // Whoever has a dead link may be somebody else: what the chair knows is none of their business.
  if (status === 'refused') return <NoSeat message={noSeatText(chair)} />;
  if (replay.isShown) {
    const given = { ...loaded, onLeave: () => history.back() };
    const waiting = <p className="waiting">{say('replay.loading')}</p>;
    return <Fetched part={replayed} given={given} waiting={waiting} />;
  }
  const heading = { table, chair, title, seats, closed, words };
  const banner = {
    table,
    chair,
    status,
    ...waiting,
    onHoldBack: holdBack,
    closed: feed.closed,
    commitment,
  };
  const news = { entries, reader, from: seq };
  return (
    <SeatsProvider value={seats}>
      <PlayersProvider value={players}>
        <div className="board" data-chair={chair}>
          <SkipLink to="table" text={say('skip')} />
          <TableHeader {...heading} />
          <Banners {...banner} isBack={replay.wasShown} onReplay={replay.open} />
          {feed.bots.includes(chair) && !closed && (
            <BotBanner table={table} seat={chair} onGone={() => main.current?.focus()} />
          )}
          {isDemoOver && <DemoBanner game={info.game} />}
          <PanelMain
            loaded={loaded}
            view={feed.view}
            entries={entries}
            seatings={seatings}
            reader={reader}
            send={send}
            onCall={onCall}
            bots={feed.bots}
            still={closed}
            replays={false}
            main={main}
          />
          {/* What is told besides is no reason to lose the table. */}
          <Boundary instead={null}>
            {!closed && panel.isNews && (
              <News
                {...news}
                isNews={panel.isNews}
                tellNews={panel.tellNews}
                isPast={panel.isPast}
              />
            )}
            {!closed && (
              <Announcer {...news} {...{ chair, seatings }} saysItself={panel.saysItself} />
            )}
          </Boundary>
          {refusal && <RefusalToast {...{ refusal, clauses, words }} onClose={forget} />}
        </div>
      </PlayersProvider>
    </SeatsProvider>
  );
}
