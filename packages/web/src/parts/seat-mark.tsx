import { createContext, useContext } from 'react';
import { signOf } from './seat-signs.ts';

const Seats = createContext<readonly string[]>([]);

/** Tells the marks below it in which order the seats sit. */
export const SeatsProvider = Seats.Provider;

/** The coloured mark of a seat; its name stands beside it. */
export function SeatMark({ seat }: { seat: string }) {
  const place = useContext(Seats).indexOf(seat);
  if (place < 0) return null;
  const { colour, path } = signOf(place);
  return (
    <svg className="mark" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="10" fill={colour} />
      <path
        d={path}
        fill="#fff6e6"
        fillRule="evenodd"
        transform="translate(10 10) scale(.58) translate(-10 -10)"
      />
    </svg>
  );
}
