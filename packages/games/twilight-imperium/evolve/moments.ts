import type { Trigger } from '../data/notes.ts';
import type { Event } from '../events.ts';
import { ruleOf } from '../notes.ts';
import type { State } from '../state.ts';

/**
 * The events with which a moment of this kind begins anew. Of the other kinds the table cannot tell one moment from
 * the next: a turn may have several actions, a combat several rounds.
 */
const BEGINNINGS: Readonly<Partial<Record<Trigger, readonly Event['type'][]>>> = {
  agenda: ['agenda-begun', 'agenda-replaced'],
  'own-turn-start': ['turn-begun'],
  'owner-turn-start': ['turn-begun'],
  'own-activation': ['activated'],
  'own-tactical-action': ['activated'],
  'owner-activated-mine': ['activated'],
  'other-came-to-mine': ['activated', 'moved'],
  'own-combat-end': ['combat-begun'],
  'strategy-phase': ['phase-entered'],
  'status-phase': ['phase-entered'],
};

function beginningsOf(note: string): readonly Event['type'][] {
  const trigger = ruleOf(note)?.trigger;
  return (trigger && BEGINNINGS[trigger]) ?? [];
}

/**
 * The state with the notes that have been played at their present moment, after this event. A moment that begins
 * anew is another one, and a note that the referee puts somewhere may be played again.
 */
export function withMoments(state: State, event: Event): State {
  const { played: before = [], ...rest } = state;
  const isOver = (note: string) =>
    beginningsOf(note).includes(event.type) ||
    (event.type === 'corrected' && event.note?.note === note);
  const kept = before.filter((note) => !isOver(note));
  const isKept = event.type === 'note-played' && beginningsOf(event.note).length > 0;
  if (!isKept && kept.length === before.length) return state;
  const played = isKept ? [...new Set([...kept, event.note])] : kept;
  return played.length === 0 ? rest : { ...rest, played };
}
