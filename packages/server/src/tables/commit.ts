import type { Viewer } from '@haggle/engine';
import { answerKey } from '../stores/answer-key.ts';
import type { Answer, Append } from '../stores/store.ts';
import { refusalOf, type ServerCode } from '../words.ts';
import { flush, note, takeDue, tell } from './publish.ts';
import type { AskedRequest, Moment, Pending, Request, Room } from './room.ts';
import { takeAll, takeStored } from './waiting.ts';

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

/** What a commit stored of a room. */
export type Stored = { readonly room: Room; readonly pending: readonly Pending[] };

/** After the commit: what was stored is what the room stands at, so that the next commit may follow on it. */
export function moveOn(room: Room): Stored {
  const pending = takeStored(room);
  const last = pending.findLast(({ change }) => change)?.change;
  if (last) room.durable = last.moment;
  for (const answer of pending.flatMap(answersOf)) {
    room.memory.answers.set(answerKey(answer), answer);
  }
  return { room, pending };
}

/** Shows what was stored, before the room moves on again, and answers everybody who waited for it. */
export function show({ room, pending }: Stored): void {
  const told: Viewer[] = [];
  try {
    note(room, pending);
    const answered = new Set(pending.flatMap(({ request }) => request?.chair ?? []));
    told.push(...takeDue(room, answered));
    tell(room, told);
  } finally {
    for (const { request, outcome } of pending) if (request && outcome) request.reply(outcome);
    flush(room, told);
  }
}

/**
 * After a failed commit: nothing of what waited counts. What of it the store has all the same, the room reads
 * there. Gives back what was asked for.
 */
export function fallBack(room: Room): readonly AskedRequest[] {
  const lost = takeAll(room);
  room.tip = room.durable;
  return lost.flatMap(({ request }) => request ?? []);
}

/** Tells those whose commands were not carried out, as far as is known, why. */
export function apologise(requests: readonly Request[], why: ServerCode): void {
  for (const { reply } of requests) reply({ ok: false, refusal: refusalOf(why) });
}

function answersOf({ change, request, digest, outcome }: Pending): Answer[] {
  if (!change || !request || request.id === undefined || digest === undefined) return [];
  if (!outcome?.ok) return [];
  const { seq, refs } = outcome;
  return [{ chair: request.chair, id: request.id, digest, seq, refs }];
}
