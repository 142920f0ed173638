import { expect, test } from 'vitest';
import { PIECES } from '../../../commands.ts';
import { checkPiece, checkPlacing } from '../../../pieces/checks.ts';
import { placedOf } from '../../../pieces/piece.ts';
import type { Place } from '../../board-context.ts';
import { openTable } from '../../testing/table.ts';
import { hasSeveral, KINDS_AT, pieceCommand, realmAt } from './piece.ts';

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

test('how many is asked of what a place can have several of, and told of nothing else', () => {
  const table = openTable({ seats: ['france'], board: { realms: { france: {} } } });
  for (const place of PLACES) {
    for (const what of KINDS_AT[place.kind]) {
      const draft = { what, place, realm: 'france', size: 'small', slot: true, count: 2 } as const;
      const command = pieceCommand('place', draft);
      expect(command.count, what).toBe(hasSeveral(what) ? 2 : undefined);
      const several = { ...command, count: 2 };
      const refused = checkPiece(table, several) ?? checkPlacing(table, placedOf(several));
      expect(refused === null, what).toBe(hasSeveral(what));
    }
  }
});

test('whose pieces lie at a place is told by what lies there: a node has the name of a province, or of a Sea Zone', () => {
  const seats = ['castile', 'england', 'france'];
  const [id, zone] = ['bordeaux', 'english-channel'];
  const england = { towns: { small: [id] }, lightShips: [{ zone }] };
  const france = { merchants: [{ node: id }, { node: zone }] };
  const table = openTable({ seats, board: { realms: { england, france } } });
  expect(realmAt(table, { kind: 'province', id })).toBe('england');
  expect(realmAt(table, { kind: 'node', id })).toBe('france');
  expect(realmAt(table, { kind: 'zone', id: zone })).toBe('england');
  expect(realmAt(table, { kind: 'node', id: zone })).toBe('france');
  expect(realmAt(table, { kind: 'zone', id: 'skagerrak' })).toBeUndefined();
});
