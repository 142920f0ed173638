import type { Words } from '@haggle/engine';
import { useState } from 'react';
import { api } from '../api.ts';
import { makeGate } from '../gate.ts';
import { isAway, SeatMark, usePlayers } from '../parts/seat-mark.tsx';
import { say, seatTitle } from '../say.ts';

type BotSeatsProps = {
  readonly table: string;
  readonly seats: readonly string[];
  readonly words: Words;
};

/** The host's way to let a bot play for somebody who has gone, and to send it away again. */
export function BotSeats({ table, seats, words }: BotSeatsProps) {
  const players = usePlayers();
  const [problem, setProblem] = useState('');
  const [through] = useState(makeGate);
  const change = async (seat: string, plays: boolean) => {
    const reply = await api.seatBot(table, 'host', { seat, plays });
    setProblem(reply.ok ? '' : reply.problem.message);
  };
  return (
    <section>
      <h2>{say('host.bots')}</h2>
      <p className="small">{say('host.bots-note')}</p>
      <ul className="host-bots">
        {seats.map((seat) => (
          <li key={seat}>
            <label className="check">
              <input
                type="checkbox"
                checked={players.bots.includes(seat)}
                onChange={({ target }) => {
                  const plays = target.checked;
                  void through(() => change(seat, plays));
                }}
              />
              <SeatMark seat={seat} /> <span>{seatTitle(seat, words)}</span>
              {isAway(seat, players) && <span className="small">{say('away')}</span>}
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
