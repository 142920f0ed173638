import type { Words } from '@haggle/engine';
import { createContext, useContext } from 'react';
import type { LoggedEvent, SeatMark, SeatSign, Send, SureQuestion } from '../../panel.ts';
import type { ChoiceView, View } from '../view.ts';

/** What the map points out: a choice that is looked at, or the chain that makes a node eligible. */
export type Spotlight =
  | { readonly type: 'choice'; readonly choice: ChoiceView }
  | { readonly type: 'path'; readonly realm: string; readonly node: string };

/** Something on the map that was tapped. */
export type Place = {
  readonly kind: 'province' | 'node' | 'zone';
  readonly id: string;
};

/** What the map shows of what is pointed at and what was chosen: a choice that is open stays, whatever slides under the pointer. */
export function spotlightOf(pointed: Spotlight | null, pinned: Spotlight | null): Spotlight | null {
  return pinned?.type === 'choice' ? pinned : (pointed ?? pinned);
}

export type BoardScene = {
  readonly view: View;
  /** The seat that this is, or null for the host and for spectators. */
  readonly me: string | null;
  readonly viewer: string;
  readonly words: Words;
  readonly Mark: SeatMark;
  readonly Sure: SureQuestion;
  readonly signOf: (seat: string) => SeatSign;
  readonly still: boolean;
  readonly events: readonly LoggedEvent[];
  readonly send: Send;
  /** What is pointed out for as long as it is hovered or has the keyboard, and what was chosen. */
  readonly spotlight: Spotlight | null;
  readonly point: (spotlight: Spotlight | null) => void;
  readonly pin: (spotlight: Spotlight | null) => void;
  /** What was tapped last. */
  readonly picked: Place | null;
  readonly pick: (place: Place | null) => void;
  /** Whether the host's desk is in front, where what lies at a place is changed. */
  readonly isAtDesk: boolean;
  /** Brings the map to the front, where one part hides the others. */
  readonly showMap: () => void;
  /** Opens the talk with one realm alone. */
  readonly talkWith: (realm: string) => void;
  /** Brings the offers to the front. */
  readonly showDeals: () => void;
};

const Context = createContext<BoardScene | null>(null);

export const BoardProvider = Context.Provider;

/** What every part of the table draws from. */
export function useBoard(): BoardScene {
  const board = useContext(Context);
  if (!board) throw new Error('a part of the board stands outside it');
  return board;
}
