import type { Clause } from '@haggle/engine';
import { createContext, useContext } from 'react';
import type { Changes } from '../../panel/changes.ts';
import type { TalkState } from '../../panel/talk/use-talk.ts';
import type { SeatMark, Send, SureQuestion } from '../../panel.ts';
import type { View } from '../view.ts';
import type { MatState } from './use-mat.ts';

/** The parts of the page, one of which stands in front on a phone. */
const PARTS = ['galaxy', 'offers', 'mat', 'seats', 'talk', 'log'] as const;
export type Part = (typeof PARTS)[number];

/** Whether something names a part. */
export function isPart(name: unknown): name is Part {
  return PARTS.some((part) => part === name);
}

export type Table = MatState & {
  readonly view: View;
  /** Whose chair this is: a seat, `host` or `spectator`. */
  readonly viewer: string;
  /** The seat that this is, or null for the host and for spectators. */
  readonly me: string | null;
  readonly clauses: readonly Clause[];
  readonly send: Send;
  readonly Mark: SeatMark;
  readonly Sure: SureQuestion;
  /** Whether nothing can be done: the table is closed, or this is the past. */
  readonly still: boolean;
  /** The seat whose neighbors are lit: one’s own, or the one that the host looks at. */
  readonly base: string | null;
  /** The other seat of the pair that is looked at, or null. */
  readonly partner: string | null;
  /** Looks at a seat: for a player it becomes the partner of the offer on the mat. */
  readonly lookAt: (seat: string) => void;
  /** The system of the map that is looked at, or null. */
  readonly system: string | null;
  readonly lookAtSystem: (system: string | null) => void;
  /** Brings a part to the front, where one part hides the others. */
  readonly show: (part: Part) => void;
  /** Goes on in another part: brings it to the front, and reading and tabbing to its heading or to an entry of it. */
  readonly goTo: (part: Part, entry?: string) => void;
  readonly talk: TalkState;
  /** Opens the talk with one seat alone. */
  readonly talkWith: (seat: string) => void;
  /** What the last action changed in the open goods. */
  readonly changes: Changes;
};

const Context = createContext<Table | null>(null);

export const TableProvider = Context.Provider;

/** What every part of the table draws from. */
export function useTable(): Table {
  const table = useContext(Context);
  if (!table) throw new Error('a part of the table stands outside it');
  return table;
}
