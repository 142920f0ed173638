import { type RefObject, useCallback, useMemo } from 'react';
import { api, type LogEntry } from '../api.ts';
import { SeatMark } from '../parts/seat-mark.tsx';
import { signOf } from '../parts/seat-signs.ts';
import { Sure } from '../parts/sure.tsx';
import { say } from '../say.ts';
import type { Loaded } from './loaded.ts';
import { Log } from './log/log.tsx';
import type { Seating } from './log/seatings.ts';
import type { Reader } from './log/sentences.ts';
import type { Send } from './use-commands.ts';

type PanelMainProps = {
  readonly loaded: Loaded;
  readonly view: unknown;
  readonly entries: readonly LogEntry[];
  readonly seatings?: readonly Seating[];
  readonly reader: Reader;
  readonly send: Send;
  readonly onCall: (waiting: number) => void;
  readonly bots: readonly string[];
  /** Whether nothing can be done any more. */
  readonly still: boolean;
  readonly replays: boolean;
  readonly main: RefObject<HTMLElement | null>;
};

/** The game's panel with all that the page gives it: the main part of a live table. */
export function PanelMain({
  loaded,
  view,
  entries,
  seatings,
  reader,
  main,
  ...rest
}: PanelMainProps) {
  const { table, chair, info, panel, ahead } = loaded;
  const { seats } = info;
  const { words, clauses, affordances: affordancesIn } = panel.face;
  const events = useMemo(() => entries.map(({ event }) => event), [entries]);
  const arrivals = useMemo(
    () => new Map(entries.flatMap(({ seq, event }) => (seq > info.seq ? [[event, seq]] : []))),
    [entries, info.seq],
  );
  const affordances = useMemo(() => affordancesIn(view), [affordancesIn, view]);
  const opening = useCallback(() => readOpening(table, chair), [table, chair]);
  const now = useCallback(() => Date.now() + ahead, [ahead]);
  const signOfSeat = useCallback((seat: string) => signOf(seats.indexOf(seat)), [seats]);
  return (
    <main id="table" ref={main} tabIndex={-1} className="board-main" aria-label={say('table.main')}>
      <panel.Panel
        view={view}
        viewer={chair}
        words={words}
        clauses={clauses}
        affordances={affordances}
        now={now}
        Mark={SeatMark}
        Sure={Sure}
        signOf={signOfSeat}
        events={events}
        arrivals={arrivals}
        opening={opening}
        log={<Log entries={entries} seatings={seatings} reader={reader} />}
        {...rest}
      />
    </main>
  );
}

async function readOpening(table: string, chair: string) {
  const reply = await api.log(table, chair, 0);
  return reply.ok ? reply.value.entries[0]?.event : undefined;
}
