import { hasVacancy } from '../map/moves.ts';
import { type Position, type Ship, SUPPLY } from '../state.ts';
import { times, withoutFirst, withoutKey, withRealm } from './change.ts';
import { findMoved, findShips } from './finding.ts';
import { LISTS, type Piece, type PieceMove } from './piece.ts';

/** The position with the pieces on the board that `checkPlacing` let pass. */
export function putPiece(position: Position, piece: Piece): Position {
  const { what, at, count } = piece;
  const { dnpr, expanded, pirates } = position;
  switch (what) {
    case 'dnpr':
      return { ...position, dnpr: [...dnpr, at] };
    case 'expansion':
      return { ...position, expanded: [...expanded, at] };
    case 'pirate':
      return { ...position, pirates: { ...pirates, [at]: (pirates[at] ?? 0) + count } };
    default:
      return piece.realm === null ? position : putOwned(position, piece, piece.realm);
  }
}

function putOwned(
  position: Position,
  { what, at, size, count, ...ship }: Piece,
  id: string,
): Position {
  switch (what) {
    case 'town':
      return withRealm(position, id, ({ towns: { small, large } }) => {
        const isOther = (province: string) => province !== at;
        return size === 'large'
          ? { towns: { small: small.filter(isOther), large: [...large, at] } }
          : { towns: { small: [...small, at], large: large.filter(isOther) } };
      });
    case 'vassal':
    case 'influence':
    case 'claim':
      return withRealm(position, id, (realm) => ({
        [LISTS[what]]: [...realm[LISTS[what]], ...times(count, at)],
      }));
    case 'merchant':
      return withRealm(position, id, ({ merchants }) => ({
        merchants: [...merchants, ...times(count, at).map((node) => ({ node, laid: false }))],
      }));
    case 'light-ship':
      return withRealm(position, id, ({ lightShips }) => ({
        lightShips: [...lightShips, ...launch(at, count, ship)],
      }));
    case 'occupation':
      return { ...position, occupied: { ...position.occupied, [at]: id } };
    case 'hostility': {
      const zones = [...(position.hostile[id] ?? []), at];
      return { ...position, hostile: { ...position.hostile, [id]: zones } };
    }
    default:
      return position;
  }
}

/** So many ships as the board keeps them, each one of its own. */
function launch(
  zone: string,
  count: number,
  { slot, in: place }: Pick<Piece, 'slot' | 'in'>,
): readonly Ship[] {
  return times(count, zone).map((at) =>
    place === null ? { zone: at, slot: slot !== false } : { zone: at, slot: false, in: place },
  );
}

/** The position without the pieces that `findPiece` found. */
export function takePiece(position: Position, piece: Piece): Position {
  const { what, at, count } = piece;
  const { dnpr, expanded, pirates } = position;
  switch (what) {
    case 'dnpr':
      return { ...position, dnpr: withoutFirst(dnpr, (place) => place === at) };
    case 'expansion':
      return { ...position, expanded: withoutFirst(expanded, (node) => node === at) };
    case 'pirate': {
      const left = (pirates[at] ?? 0) - count;
      const others = withoutKey(pirates, at);
      return { ...position, pirates: left > 0 ? { ...pirates, [at]: left } : others };
    }
    case 'occupation':
      return { ...position, occupied: withoutKey(position.occupied, at) };
    default:
      return piece.realm === null ? position : takeOwned(position, piece, piece.realm);
  }
}

function takeOwned(position: Position, piece: Piece, id: string): Position {
  const { what, at, count } = piece;
  const without = (list: readonly string[]) =>
    times(count, at).reduce<readonly string[]>(
      (left) => withoutFirst(left, (place) => place === at),
      list,
    );
  switch (what) {
    case 'town':
      return withRealm(position, id, ({ towns: { small, large } }) => ({
        towns: { small: without(small), large: without(large) },
      }));
    case 'vassal':
    case 'influence':
    case 'claim':
      return withRealm(position, id, (realm) => ({ [LISTS[what]]: without(realm[LISTS[what]]) }));
    case 'merchant':
      return withRealm(position, id, ({ merchants }) => ({
        merchants: times(count, at).reduce(
          (left) => withoutFirst(left, ({ node }) => node === at),
          merchants,
        ),
      }));
    case 'light-ship':
      return withRealm(position, id, ({ lightShips }) => {
        const gone = findShips(lightShips, piece);
        return { lightShips: lightShips.filter((ship) => !gone.includes(ship)) };
      });
    case 'hostility': {
      const zones = without(position.hostile[id] ?? []);
      const others = withoutKey(position.hostile, id);
      return { ...position, hostile: zones.length > 0 ? { ...others, [id]: zones } : others };
    }
    default:
      return position;
  }
}

/** A move with the slot that the ship comes to: the one that is wanted, or a free one. */
export function settleMove(position: Position, move: PieceMove): PieceMove {
  if (move.what === 'merchant') return move;
  const arrived = movePiece(position, { ...move, slot: false });
  return { ...move, slot: move.slot !== false && hasVacancy(arrived, move.to) };
}

/** The position after a move that `checkMove` let pass, with its slot settled. */
export function movePiece(position: Position, move: PieceMove): Position {
  const { what, realm, from, to, slot, laid } = move;
  if (what === 'merchant') {
    return withRealm(position, realm, ({ merchants }) => {
      const moved = merchants.find(({ node }) => node === from);
      const next = { node: to, laid: (laid ?? moved?.laid === true) && to !== SUPPLY };
      return { merchants: merchants.map((one) => (one === moved ? next : one)) };
    });
  }
  const ship = findMoved(position, realm, from);
  return withRealm(position, realm, ({ lightShips }) => ({
    lightShips: lightShips.map((one) => (one === ship ? { zone: to, slot: slot === true } : one)),
  }));
}
