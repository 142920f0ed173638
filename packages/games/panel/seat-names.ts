import { seatName as readSeat } from '@haggle/engine';
import { isolate } from './isolate.ts';

type Names = Readonly<Record<string, string>>;

/** How people wrote the names of the seats that the page shows: it shows one table at a time, or a form for one. */
let written: Names = {};

/** From now on the page calls its seats so, by their ids; those without a name as their ids read. */
export function takeSeatNames(names: Names): void {
  written = Object.fromEntries(Object.entries(names).map(([id, name]) => [id, isolate(name)]));
}

/** A seat's name as people wrote it, ready for a sentence; undefined where its id says it. */
export function writtenName(id: string): string | undefined {
  return Object.hasOwn(written, id) ? written[id] : undefined;
}

/** A seat's name as people wrote it, else as its id reads. */
export function seatName(id: string): string {
  return writtenName(id) ?? readSeat(id);
}
