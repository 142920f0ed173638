import type { Words } from '@haggle/engine';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api.ts';
import { makeGate } from '../gate.ts';
import { isAway, SeatMark, usePlayers } from '../parts/seat-mark.tsx';
import { Sure } from '../parts/sure.tsx';
import { say, seatName, seatTitle } from '../say.ts';

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
  const [asked, setAsked] = useState<string | null>(null);
  const ticked = useRef<HTMLInputElement>(null);
  const answer = () => {
    setAsked(null);
    ticked.current?.focus();
  };
  // Who has left, or whose seat a bot has already, is not asked about any more, nor when they come back.
  const isVain = asked !== null && (isAway(asked, players) || players.bots.includes(asked));
  useEffect(() => {
    if (isVain) setAsked(null);
  }, [isVain]);
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
                  ticked.current = target;
                  // What a bot does under somebody's hand stands.
                  if (plays && !isAway(seat, players)) setAsked(seat);
                  else {
                    setAsked(null);
                    void through(() => change(seat, plays));
                  }
                }}
              />
              <SeatMark seat={seat} /> <span>{seatTitle(seat, words)}</span>
              {isAway(seat, players) && <span className="small">{say('away')}</span>}
            </label>
          </li>
        ))}
      </ul>
      {asked !== null && !isVain && (
        <Sure
          key={asked}
          text={say('host.bot-sure', { seat: seatName(asked, words) })}
          yes={say('host.bot-yes', { seat: seatName(asked, words) })}
          onYes={() => void through(() => change(asked, true)).then(answer)}
          onNo={answer}
        />
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
    </section>
  );
}
