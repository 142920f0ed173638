import { browserDrawer } from '@haggle/games/page';
import { keepChair } from '../chairs/kept-chairs.ts';
import { seatTitle } from '../say.ts';
import type { Loaded } from './loaded.ts';

/** Keeps in mind that this browser sits on a chair, and how its table stands, for the list on the front page. */
export function keepSeated(
  { table, chair, info, panel: { face } }: Loaded,
  isClosed: boolean,
): void {
  keepChair(browserDrawer, {
    table,
    chair,
    title: info.name ?? face.title,
    name: seatTitle(chair, face.words),
    at: Date.now(),
    isClosed,
  });
}
