import type { Words } from '@haggle/engine';
import { useCallback, useEffect, useState } from 'react';
import { api, type Reply } from '../api.ts';
import { makeGate } from '../gate.ts';
import { SeatMark } from '../parts/seat-mark.tsx';
import { say, seatTitle } from '../say.ts';

type BotSeatsProps = {
  readonly table: string;
  readonly seats: readonly string[];
  readonly words: Words;
};

/** The host's way to let a bot play for somebody who has gone, and to send it away again. */
export function BotSeats({ table, seats, words }: BotSeatsProps) {
  const [bots, setBots] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState('');
  const [through] = useState(makeGate);
  const take = useCallback((reply: Reply<{ readonly bots: readonly string[] }>) => {
    if (reply.ok) setBots(reply.value.bots);
    setProblem(reply.ok ? '' : reply.problem.message);
  }, []);
  useEffect(() => {
    // A seat may have sent its bot away since the page came.
    void api.table(table, 'host').then(take);
  }, [table, take]);
  const change = async (seat: string, plays: boolean) => {
    take(await api.seatBot(table, 'host', { seat, plays }));
  };
  return (
    <section>
      <h2>{say('host.bots')}</h2>
      <p className="small">{say('host.bots-note')}</p>
      <ul className="host-seats">
        {seats.map((seat) => (
          <li key={seat}>
            <label className="check">
              <input
                type="checkbox"
                checked={bots?.includes(seat) ?? false}
                disabled={bots === null}
                onChange={({ target }) => {
                  const plays = target.checked;
                  void through(() => change(seat, plays));
                }}
              />
              <SeatMark seat={seat} /> <span>{seatTitle(seat, words)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
