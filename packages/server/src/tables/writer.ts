import { advance, follow, type Step, speak, submit, type Viewer } from '@haggle/engine';
import { answerKey } from '../stores/answer-key.ts';
import type { Answer } from '../stores/store.ts';
import { refusalOf } from '../words.ts';
import { digestOf } from './digest.ts';
import { tellNow } from './publish.ts';
import type { AskedRequest, Outcome, Request, Room } from './room.ts';
import { letWait } from './waiting.ts';

/**
 * Decides a command at the room's tip. What it changed, and every answer that may rest on what is not
 * stored yet, waits in `room.pending` for the next commit; other answers are given at once.
 */
export function decide(room: Room, request: AskedRequest, now: number): void {
  const digest = request.id === undefined ? undefined : digestOf(request.command);
  const stored = digest === undefined ? undefined : recallStored(room, request, digest);
  if (stored) {
    // It rests on nothing that waits: not even a commit that fails takes it back.
    answerNow(room, request, stored);
    return;
  }
  const outcome = settleAtOnce(room, { request, digest }, now);
  if (!outcome) return;
  if (isSettled(room, request.chair)) answerNow(room, request, outcome);
  else letWait(room, { request, outcome });
}

function answerNow(room: Room, { chair, reply }: Request, outcome: Outcome): void {
  tellNow(room, chair);
  reply(outcome);
}

/**
 * Whether a refusal for a chair rests on nothing that waits. It rests only on what the chair may know, and so waits only
 * for that: else it would come later where others do something in private.
 */
function isSettled({ pending, askers, tip, durable }: Room, chair: Viewer): boolean {
  if (pending.length === 0) return true;
  // Answers come in the order in which they were asked for.
  if (askers.has(chair)) return false;
  const known = tip.chairs.get(chair);
  return known !== undefined && known === durable.chairs.get(chair);
}

type Asked = { readonly request: AskedRequest; readonly digest: string | undefined };

/** The outcome of a command that changes nothing; undefined when it was carried out at the tip. */
function settleAtOnce(room: Room, { request, digest }: Asked, now: number): Outcome | undefined {
  const { chair: by, id, command } = request;
  const known = digest === undefined ? undefined : recallPending(room, request, digest);
  if (known) return known;
  if (room.closed !== null) return no('table-closed');
  tick(room, now);
  const decided = submit(room.tip.table, command, { by, now, id });
  if (!decided.ok) {
    const { game, tip } = room;
    const seats = game.seatsOf(tip.table.state);
    const words = { ...game.words, seats: { ...game.words.seats, ...room.record.names } };
    return { ok: false, refusal: speak(decided.refusal, words, seats) };
  }
  // Spectators have no part in any game, whatever a game's rules make of their name.
  if (by === 'spectator') return no('not-yours');
  const refs = room.game.refs(decided.value.entries.map(({ event }) => event));
  push(room, decided.value, { request, digest, refs });
  return undefined;
}

/** Lets the clock speak at the room's tip if it must; true when something now waits for a commit. */
export function tick(room: Room, now: number): boolean {
  if (room.closed !== null || room.closing) return false;
  const step = advance(room.tip.table, now);
  if (step) push(room, step, {});
  return step !== null;
}

function push(
  room: Room,
  step: Step,
  {
    request,
    digest,
    refs = {},
  }: { request?: AskedRequest; digest?: string; refs?: Readonly<Record<string, string>> },
): void {
  const { chairs, changes } = follow(room.tip.chairs, step, room.tip.table.state);
  const moment = { table: step.table, chairs };
  const seq = request ? (chairs.get(request.chair)?.seq ?? 0) : 0;
  const outcome: Outcome | undefined = request && { ok: true, seq, refs };
  room.tip = moment;
  letWait(room, { change: { step, moment, changes }, request, digest, outcome });
}

/** What was answered to the command that is stored under this id; undefined when none is. */
function recallStored(room: Room, request: Request, digest: string): Outcome | undefined {
  const { chair, id = '' } = request;
  const stored = room.memory.answers.get(answerKey({ chair, id }));
  if (!stored) return undefined;
  return stored.digest === digest ? again(stored) : no('id-reused');
}

/** What the command that is under way with this id will be answered, if it is stored. */
function recallPending(room: Room, request: Request, digest: string): Outcome | undefined {
  const { chair, id = '' } = request;
  const twin = room.twins.get(answerKey({ chair, id }));
  if (!twin) return undefined;
  return twin.digest === digest ? twin.outcome : no('id-reused');
}

function again({ seq, refs }: Answer): Outcome {
  return { ok: true, seq, refs };
}

function no(code: 'table-closed' | 'not-yours' | 'id-reused'): Outcome {
  return { ok: false, refusal: refusalOf(code) };
}
