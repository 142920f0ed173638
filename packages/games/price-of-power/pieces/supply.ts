import { malformed } from '@haggle/engine';
import type { Refused } from '../desk.ts';
import { MOST_PIECES, MOST_SHIPS, type Position } from '../state.ts';
import { LISTS, type Piece } from './piece.ts';

/** Refused `malformed`: there are no more pieces of the kind, and no set-up could have them. */
export function checkSupply(position: Position, piece: Piece): Refused | null {
  const most = piece.what === 'light-ship' ? MOST_SHIPS : MOST_PIECES;
  const isThere = countAlike(position, piece) + piece.count <= most;
  return isThere ? null : malformed('what', `there are no more than ${most}`);
}

/** The pieces in the list that the piece comes to. */
function countAlike(position: Position, { what, at, realm, size }: Piece): number {
  const own = position.seats[realm ?? ''];
  switch (what) {
    case 'light-ship':
      return own?.lightShips.length ?? 0;
    case 'town':
      return own?.towns[size ?? 'small'].length ?? 0;
    case 'vassal':
    case 'influence':
    case 'claim':
      return own?.[LISTS[what]].length ?? 0;
    case 'hostility':
      return position.hostile[realm ?? '']?.length ?? 0;
    case 'dnpr':
      return position.dnpr.length;
    case 'pirate':
      return position.pirates[at] ?? 0;
    case 'merchant':
    case 'expansion':
    case 'occupation':
      return 0;
  }
}
