import { browserDrawer } from '@haggle/games/page';
import { keepChair, listChairs } from '../chairs/kept-chairs.ts';
import { DEMO } from '../front/use-demo.ts';
import { readMark } from '../router.ts';
import { seatTitle } from '../say.ts';
import type { Loaded } from './loaded.ts';

/** Keeps in mind that this browser sits on a chair, and how its table stands, for the list on the front page. */
export function keepSeated(
  { table, chair, info, panel: { face } }: Loaded,
  isClosed: boolean,
): void {
  const known = listChairs(browserDrawer).find((one) => one.table === table && one.chair === chair);
  keepChair(browserDrawer, {
    table,
    chair,
    title: info.name ?? face.title,
    name: seatTitle(chair, face.words),
    at: Date.now(),
    isClosed,
    // Whoever comes back to it by the list comes without the mark.
    isDemo: readMark(history.state) === DEMO || known?.isDemo === true,
  });
}
