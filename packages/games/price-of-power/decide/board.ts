import { done, malformed, shuffle } from '@haggle/engine';
import type { CommandOf } from '../commands.ts';
import { markedWith } from '../data/cards.ts';
import { type Chance, type Events, refuseAt } from '../desk.ts';
import type { Event } from '../events.ts';
import { continentOf } from '../map/places.ts';
import { checkMove, checkPiece, checkPlacing } from '../pieces/checks.ts';
import { findPiece } from '../pieces/finding.ts';
import { fillPiece, type Piece, placedOf } from '../pieces/piece.ts';
import { settleMove } from '../pieces/placing.ts';
import { isBoardHeld, type State } from '../state.ts';

export type BoardCommand = CommandOf<'place' | 'remove' | 'move'>;

const NOTHING = 'no such piece there';

/** A host's change of the board, checked against the map; not while a trade is being paid. */
export function direct(state: State, command: BoardCommand, chance: Chance): Events {
  if (isBoardHeld(state.phase)) return refuseAt(state);
  switch (command.type) {
    case 'place':
      return place(state, command, chance);
    case 'remove':
      return remove(state, command);
    case 'move':
      return move(state, command);
  }
}

function place(state: State, command: CommandOf<'place'>, chance: Chance): Events {
  const { position } = state;
  const wrong = checkPiece(position, command);
  if (wrong) return wrong;
  const piece = placedOf(command);
  const refused = checkPlacing(position, piece);
  if (refused) return refused;
  return done([{ type: 'placed', ...piece }, ...discover(state, piece, chance)]);
}

function remove({ position }: State, command: CommandOf<'remove'>): Events {
  const wrong = checkPiece(position, command);
  if (wrong) return wrong;
  const meant = fillPiece(command);
  const piece = findPiece(position, meant);
  if (piece) return done([{ type: 'removed', ...piece }]);
  const isShort = findPiece(position, { ...meant, count: 1 }) !== null;
  return isShort ? malformed('count', 'not so many are there') : malformed('at', NOTHING);
}

function move({ position }: State, command: CommandOf<'move'>): Events {
  const { type: _type, slot = null, ...rest } = command;
  const refused = checkMove(position, { ...rest, slot });
  return refused ?? done([{ type: 'moved', ...settleMove(position, { ...rest, slot }) }]);
}

/**
 * The first Claim or DNPR token on a Distant Continent brings all unused cards with its number into the
 * deck, also one that a scenario has taken from the base deck; it is shuffled with the discard pile (PP-12.6).
 */
function discover(state: State, { what, at }: Piece, { random }: Chance): readonly Event[] {
  const continent = continentOf(at);
  const isToken = what === 'claim' || what === 'dnpr';
  if (!isToken || continent === null || state.discovered.includes(continent)) return [];
  const { cards: deck, discard, aside } = state.deck;
  const fresh = markedWith(continent).filter((card) => aside.includes(card));
  const shuffled = shuffle([...deck, ...discard, ...fresh], random);
  return [{ type: 'discovered', continent, cards: fresh, deck: shuffled }];
}
