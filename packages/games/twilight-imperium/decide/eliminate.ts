import { type Actor, done, noSuch } from '@haggle/engine';
import type { Command, CommandOf } from '../commands.ts';
import { checkSeat, type Events, type Refused, refuseBy } from '../desk.ts';
import { isEliminated } from '../elimination.ts';
import type { Event } from '../events.ts';
import { isFighter } from '../fighters.ts';
import { isReturnable } from '../lists.ts';
import { partsOf } from '../notes.ts';
import type { State } from '../state.ts';
import { endingCombat, endingTurn } from './course.ts';

/**
 * A seat is part of the game no more: its turn, a combat of its own and the laws that it owns are over with it (living
 * rules reference, rule 33). Taken back, it has its own notes again that were in the game; what else it had the host
 * sets right.
 */
export function eliminate(state: State, { seat, undone }: CommandOf<'eliminate'>): Events {
  const refused = checkSeat(state, seat);
  if (refused) return refused;
  const isGone = isEliminated(state, seat);
  if (undone) {
    return isGone ? done([{ type: 'eliminated', seat, undone }]) : noSuch('elimination', seat);
  }
  if (isGone) return refuseBy('eliminated', { seat });
  const owned = state.laws.filter(({ elected }) => elected === seat);
  return done([
    ...endingOwn(state, seat),
    ...owned.map(({ law }) => ({ type: 'law-repealed', law }) as const),
    { type: 'eliminated', seat },
  ]);
}

/** The end of the seat's own turn, or of its combat in another's. */
function endingOwn(state: State, seat: string): readonly Event[] {
  if (state.active === seat) return endingTurn(state);
  const { combat } = state.galaxy;
  return combat !== null && isFighter(combat, seat) ? endingCombat(state) : [];
}

/** The fields in which commands name seats. */
const SEATS: ReadonlySet<string> = new Set([
  ...['to', 'target', 'seat', 'elected', 'attacker', 'defender', 'seats', 'free', 'pairs'],
]);

/**
 * Refused `eliminated`: who is part of the game no more does nothing, and nobody does anything with him (TI-T0) but take
 * it back. Talk, which is for all, is not asked about.
 */
export function checkEliminated(state: State, command: Command, actor: Actor): Refused | null {
  if (command.type === 'eliminate') return null;
  const named = Object.entries(command)
    .filter(([field]) => SEATS.has(field))
    .flatMap(([, value]) => textsIn(value));
  const owners = command.type === 'correct' ? ownersIn(command) : [];
  const gone = [actor, ...named, ...owners].find((seat) => isEliminated(state, seat));
  if (gone === undefined) return null;
  return refuseBy('eliminated', { seat: gone, ...(gone === actor && { what: 'mine' }) });
}

/** Whose notes and units a correction brings into play; captured fighters and infantry are nobody's (17.3). */
function ownersIn({ note, place, captured = {} }: CommandOf<'correct'>): readonly string[] {
  const isNoteIn = note !== undefined && place !== 'out';
  const captives = Object.entries(captured).filter(([, units]) =>
    Object.entries(units).some(([unit, n]) => n > 0 && isReturnable(unit)),
  );
  return [...(isNoteIn ? [partsOf(note).owner] : []), ...captives.map(([owner]) => owner)];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(textsIn) : [];
}
