import { expect, test } from 'vitest';
import { PIECES } from '../../../commands.ts';
import { checkPiece } from '../../../pieces/checks.ts';
import type { Place } from '../../board-context.ts';
import { openTable } from '../../testing/table.ts';
import { KINDS_AT, pieceCommand } from './piece.ts';

const PLACES: readonly Place[] = [
  { kind: 'node', id: 'bordeaux' },
  { kind: 'zone', id: 'bay-of-biscay' },
  { kind: 'province', id: 'poitou' },
];

test('every kind of piece can be placed from the map, where the rules have it lie', () => {
  const table = openTable({ seats: ['france'], board: { realms: { france: {} } } });
  const drafts = PLACES.flatMap((place) =>
    KINDS_AT[place.kind].map((what) => ({ what, place }) as const),
  );
  expect(drafts.map(({ what }) => what).sort()).toEqual([...PIECES].sort());
  for (const draft of drafts) {
    const piece = { ...draft, realm: 'france', size: 'small', slot: true, count: 1 } as const;
    expect(checkPiece(table, pieceCommand('place', piece)), draft.what).toBeNull();
  }
});
