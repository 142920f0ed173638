import type { Imported } from '@haggle/engine';
import { readAsync } from '../importing/async.ts';

/** What web data of AsyncTI4 become; without tiles and players where nothing else is said. Throws where they are refused. */
export function readWebData(data: object): Imported {
  const result = readAsync({ tilePositions: [], playerData: [], ...data });
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

/** What is said of a seat whose hand the file does not tell. */
export function tellHands(seat: string, notes: number): string {
  return `${seat}: which promissory notes and action cards are in hand (its own ${notes} notes are assumed)`;
}
