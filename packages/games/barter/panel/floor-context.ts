import type { Clause, Words } from '@haggle/engine';
import { createContext, type Dispatch, useContext } from 'react';
import type { PanelProps, SeatMark, Send, SureQuestion } from '../../panel.ts';
import type { View } from '../view.ts';
import type { FloorDeck } from './logic/floor-deck.ts';
import type { Change, Draft } from './logic/mat/draft.ts';
import type { Plans } from './logic/mat/plans.ts';

export type Floor = {
  readonly view: View;
  /** The seat that this is, or null for the host and for spectators. */
  readonly me: string | null;
  readonly deck: FloorDeck;
  readonly words: Words;
  readonly clauses: readonly Clause[];
  readonly bots: PanelProps['bots'];
  /** The rule by which the host bars somebody, where the game has one. */
  readonly badFaith: string | null;
  /** What a card of the ninth stack costs, in treasury tokens. */
  readonly price: number;
  readonly draft: Draft;
  readonly change: Dispatch<Change>;
  /** Lays a card of the hand on the mat and brings the mat to the fore, where another part hides it. */
  readonly lay: (kind: string, from?: string | null) => void;
  /** Lays a deal out on the mat and brings it to the fore. */
  readonly takeUp: (deal: Draft) => void;
  /** How many deals have been taken up. */
  readonly taken: number;
  readonly send: Send;
  readonly now: () => number;
  readonly opening: PanelProps['opening'];
  readonly events: PanelProps['events'];
  readonly arrivals: PanelProps['arrivals'];
  readonly Mark: SeatMark;
  readonly Sure: SureQuestion;
  readonly still: boolean;
  /** Whether the table is closed, and shown as it stood then. */
  readonly closed: boolean;
  /** The cards that were meant for an offer when it was made. */
  readonly plans: Plans;
  /** Lines of talk that the viewer has not had in sight. */
  readonly unread: View['talk'];
  /** Brings an offer into sight, or where it is not known the offers, also where another part hides them. */
  readonly showOffer: (offer?: string) => void;
  /** Opens the talk with one seat, or with all. */
  readonly talkWith: (seat: string | null) => void;
};

const Context = createContext<Floor | null>(null);

export const FloorProvider = Context.Provider;

/** What every part of the floor draws from. */
export function useFloor(): Floor {
  const floor = useContext(Context);
  if (!floor) throw new Error('a part of the floor stands outside it');
  return floor;
}
