import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Milliseconds after which one who takes nothing of an answer is let go. */
export const STALLED = 120_000;

/** The answer to what was asked last on a connection, and how many requests wait there. */
type Line = { newest: ServerResponse; waiting: number };

const lines = new WeakMap<Socket, Line>();

/**
 * Serves a request when what was asked before it on its connection has been answered and taken: what one asks in one
 * piece would else all be let in before any of it counts. False where `most` wait already.
 */
export function serveInTurn(
  wire: Socket,
  answer: ServerResponse,
  { most, serve }: { readonly most: number; readonly serve: () => void },
): boolean {
  const line = lines.get(wire);
  const before = line?.newest;
  if (!line) lines.set(wire, { newest: answer, waiting: 0 });
  else line.newest = answer;
  if (!line || !before || before.writableFinished) {
    serve();
    return true;
  }
  if (line.waiting >= most) return false;
  line.waiting += 1;
  before.once('close', () => {
    line.waiting -= 1;
    if (wire.writable) serve();
  });
  return true;
}

/** The answer that is written into a connection just now. */
export function answerOn(wire: Duplex): ServerResponse | undefined {
  return (wire as { readonly _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;
}

/**
 * Goes on with a connection that HTTP has handed over when all that was asked on it has been answered; at once where
 * nothing is under way, and not at all where it ends before.
 */
export function afterAnswers(wire: Socket, goOn: () => void): void {
  const before = lines.get(wire)?.newest;
  if (!before || before.writableFinished) {
    goOn();
    return;
  }
  const cut = (): void => void wire.destroy();
  // HTTP does not hear any more that the other end has taken something: a long answer waits for that.
  const goAhead = (): void => void answerOn(wire)?.emit('drain');
  wire.setTimeout(STALLED, cut);
  wire.on('drain', goAhead);
  before.once('close', () => {
    wire.off('timeout', cut);
    wire.off('drain', goAhead);
    // What was set for the pause after that answer is not for what comes now.
    wire.setTimeout(0);
    if (wire.writable) goOn();
  });
}
