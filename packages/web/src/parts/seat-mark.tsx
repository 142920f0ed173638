import type { PanelProps } from '@haggle/games';
import { type ComponentProps, createContext, useContext } from 'react';
import { say } from '../say.ts';
import { signOf } from './seat-signs.ts';

const Seats = createContext<readonly string[]>([]);

/** Who plays the seats of a table. */
export type Players = {
  /** The seats that are played by bots. */
  readonly bots: readonly string[];
  /** The chairs that are connected; null where that is not known. */
  readonly here: readonly string[] | null;
};

const Playing = createContext<Players>({ bots: [], here: null });

/** Tells the marks below it in which order the seats sit. */
export const SeatsProvider = Seats.Provider;

/** Tells the marks below it which seats are played by bots, and who is connected. */
export const PlayersProvider = Playing.Provider;

/** Who plays the seats, as it is told above. */
export function usePlayers(): Players {
  return useContext(Playing);
}

/** Whether a seat is neither connected nor played by a bot. */
export function isAway(seat: string, { bots, here }: Players): boolean {
  return here !== null && !here.includes(seat) && !bots.includes(seat);
}

/** What of a mark stands for a bot: its shape is on the face of a head with an antenna. */
const HEAD =
  'M10 0a1.7 1.7 0 0 1 .7 3.2V5H16a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4h5.3V3.2A1.7 1.7 0 0 1 10 0z';

/** The coloured mark of a seat; its name stands beside it. `at` is its place in a drawing. */
export function SeatMark({ seat, at }: ComponentProps<PanelProps['Mark']>) {
  const place = useContext(Seats).indexOf(seat);
  const players = usePlayers();
  const isBot = players.bots.includes(seat);
  const isGone = isAway(seat, players);
  if (place < 0) return null;
  const { colour, path } = signOf(place);
  const frame = at
    ? { x: at.x, y: at.y, width: at.size, height: at.size }
    : { className: isGone ? 'mark away' : 'mark' };
  const mark = (
    <svg {...frame} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {isGone && !at && <title>{say('away')}</title>}
      {isBot ? <path d={HEAD} fill={colour} /> : <circle cx="10" cy="10" r="10" fill={colour} />}
      <path
        d={path}
        fill="#fff6e6"
        fillRule="evenodd"
        transform={`translate(10 ${isBot ? 12.5 : 10}) scale(.58) translate(-10 -10)`}
      />
    </svg>
  );
  if (!isBot || at) return mark;
  return (
    <>
      {mark}
      <span className="unseen">{say('bot')} </span>
    </>
  );
}
