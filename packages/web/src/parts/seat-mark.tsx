import type { PanelProps } from '@haggle/games';
import { type ComponentProps, createContext, useContext } from 'react';
import { signOf } from './seat-signs.ts';

const Seats = createContext<readonly string[]>([]);

/** Tells the marks below it in which order the seats sit. */
export const SeatsProvider = Seats.Provider;

/** The coloured mark of a seat; its name stands beside it. `at` is its place in a drawing. */
export function SeatMark({ seat, at }: ComponentProps<PanelProps['Mark']>) {
  const place = useContext(Seats).indexOf(seat);
  if (place < 0) return null;
  const { colour, path } = signOf(place);
  const frame = at ? { x: at.x, y: at.y, width: at.size, height: at.size } : { className: 'mark' };
  return (
    <svg {...frame} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
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
