import type { EventEmitter } from 'node:events';

/**
 * How often, in milliseconds, some of the sockets are asked: those of a whole second together, because waking
 * up for each of thousands costs more than asking it.
 */
const STEP = 1000;

/** A socket as far as its life is concerned; `pong` and `close` are its events. */
type Peer = EventEmitter & { ping(): void; terminate(): void };

/** A socket, and whether it gave a sign of life since it was asked last. */
type Life = { readonly peer: Peer; isAlive: boolean };

/** The signs of life of those who are there. */
export type Beats = {
  /** Asks a socket for signs of life until it closes. */
  readonly watch: (peer: Peer) => void;
  readonly stop: () => void;
};

/**
 * Asks each socket for a sign of life every `every` milliseconds, and ends it when it gave none since it was
 * asked last. They are asked in turns, as many as there are seconds, dealt out as they come: the thousands that
 * come back at one moment after a start are not asked at one moment.
 */
export function makeBeats(every: number): Beats {
  const turns = Array.from(
    { length: Math.max(1, Math.round(every / STEP)) },
    () => new Set<Life>(),
  );
  let joined = 0;
  let passed = 0;
  const timer = setInterval(() => {
    for (const life of turns[passed++ % turns.length] ?? []) ask(life);
  }, every / turns.length).unref();
  return {
    watch: (peer) => {
      const life = { peer, isAlive: true };
      const turn = turns[joined++ % turns.length];
      turn?.add(life);
      peer.on('pong', () => {
        life.isAlive = true;
      });
      peer.once('close', () => turn?.delete(life));
    },
    stop: () => clearInterval(timer),
  };
}

function ask(life: Life): void {
  if (life.isAlive) {
    life.isAlive = false;
    life.peer.ping();
  } else {
    life.peer.terminate();
  }
}
