import type { Kit } from '@haggle/engine/testing';
import type { EventOf } from '../events.ts';
import { game } from '../game.ts';
import type { State } from '../state.ts';
import { drawCommand } from './asking.ts';
import { conceal } from './concealing.ts';
import { scramble } from './scrambling.ts';
import { drawSetup } from './tables.ts';

/** What the common suite needs to try the game. */
export const kit: Kit<State> = {
  game,
  setup: drawSetup,
  ask: drawCommand,
  count: countNotes,
  scramble,
  conceal,
  // A correction of what lies open is told to all, and one of a note to whoever has it then, also where it changes
  // nothing that they see.
  learns: (event, viewer) => isCorrection(event) && (isOpen(event) || isHis(event, viewer)),
};

const HIDDEN: ReadonlySet<string> = new Set(['actionCards', 'secrets']);

function isOpen({ set, note }: EventOf<'corrected'>): boolean {
  return (
    Object.keys(set).some((part) => !HIDDEN.has(part)) || (note !== null && note.place !== 'hand')
  );
}

function isHis({ seat, note }: EventOf<'corrected'>, viewer: string): boolean {
  return note !== null && seat === viewer;
}

function isCorrection(event: { readonly type: string }): event is EventOf<'corrected'> {
  return event.type === 'corrected';
}

/** Every note, wherever it is: each is in exactly one place for ever. */
function countNotes({ hands, seats, out }: State): readonly string[] {
  const held = Object.values(hands).flatMap(({ notes }) => notes);
  const shown = Object.values(seats).flatMap(({ playArea }) => playArea);
  return [...held, ...shown, ...out].toSorted();
}
