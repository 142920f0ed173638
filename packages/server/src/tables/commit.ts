import type { Answer, Append } from '../stores/store.ts';
import { refusalOf } from '../words.ts';
import { answerKey } from './memory.ts';
import { publish } from './publish.ts';
import type { Moment, Pending, Room } from './room.ts';

/** Everything of a room that waits, as one append; undefined when nothing of it must be stored. */
export function gather(room: Room): Append | undefined {
  room.committing = room.pending.length;
  const changes = room.pending.flatMap(({ change }) => (change ? [change] : []));
  const last = changes.at(-1);
  if (!last) return undefined;
  return {
    table: room.id,
    after: room.durable.table.head.seq,
    entries: changes.flatMap(({ step }) => step.entries),
    answers: room.pending.flatMap(answersOf),
    chairs: seqsOf(last.moment),
    deadline: room.game.deadline(last.moment.table.state),
  };
}

/** The seq of every chair at a moment. */
export function seqsOf({ chairs }: Moment): Record<string, number> {
  const seqs: Record<string, number> = {};
  for (const [viewer, { seq }] of chairs) seqs[viewer] = seq;
  return seqs;
}

/** After the commit: what was stored becomes what is shown, and everybody waiting is answered. */
export function settle(room: Room): void {
  const stored = room.pending.splice(0, room.committing);
  room.committing = 0;
  const before = room.durable.chairs;
  const last = stored.findLast(({ change }) => change)?.change;
  if (last) {
    room.durable = last.moment;
    for (const answer of stored.flatMap(answersOf)) {
      room.memory.answers.set(answerKey(answer.chair, answer.id), answer);
    }
  }
  try {
    if (last) publish(room, before, stored);
  } finally {
    for (const { request, outcome } of stored) if (request && outcome) request.reply(outcome);
    for (const listeners of room.audience.values()) {
      for (const listener of listeners) listener.flush();
    }
  }
}

/**
 * After a failed commit: nothing of what waited counts. What of it the store has all the same, the room reads
 * there. Gives back what was asked for.
 */
export function fallBack(room: Room): readonly Pending[] {
  const lost = room.pending;
  room.pending = [];
  room.committing = 0;
  room.tip = room.durable;
  return lost;
}

/** Tells those whose commands could not be stored, as far as is known, or met a fault of the rules. */
export function apologise(
  lost: readonly Pending[],
  why: 'unavailable' | 'fault' = 'unavailable',
): void {
  for (const { request } of lost) request?.reply({ ok: false, refusal: refusalOf(why) });
}

function answersOf({ change, request, digest, outcome }: Pending): Answer[] {
  if (!change || !request || request.id === undefined || digest === undefined) return [];
  if (!outcome?.ok) return [];
  const { seq, refs } = outcome;
  return [{ chair: request.chair, id: request.id, digest, seq, refs }];
}
