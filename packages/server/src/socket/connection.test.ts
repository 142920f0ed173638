import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { makeUnread } from '../limits/unread.ts';
import { type Connection, flush, send } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a household may leave unread here. */
const MUCH = 2 * LIMITS.backlog;

/** A connection whose socket has so many bytes unsent, and what is done to it. */
function makeWaiting(bufferedAmount: number) {
  const done: string[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount,
    send: () => done.push('sent'),
    close: (code: number) => done.push(`closed ${code}`),
    terminate: () => done.push('cut off'),
    once: () => {},
  };
  const wire = Object.assign(new EventEmitter(), {
    writableLength: bufferedAmount,
    destroyed: false,
    cork: () => done.push('corked'),
    uncork: () => done.push('uncorked'),
  });
  const service = { limits: LIMITS, unread: makeUnread({ ...LIMITS, unread: MUCH }) };
  const caller = { household: 'home' };
  const connection = { socket, wire, service, caller, corked: true, largest: 0 };
  return { socket, wire, done, connection: connection as unknown as Connection };
}

test('one who reads too slowly is told so behind what waits for him, and is not cut off at once', () => {
  const { done, connection } = makeWaiting(LIMITS.backlog + 1);
  send(connection, 'more');
  vi.advanceTimersByTime(4999);
  expect(done).toEqual(['uncorked', 'closed 1013']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['uncorked', 'closed 1013', 'cut off']);
});

test('one whose household has left too much unread is let go, though he alone has not', () => {
  const { socket, wire, done, connection } = makeWaiting(LIMITS.backlog);
  flush(connection);
  connection.corked = true;
  flush(connection);
  expect(done).toEqual(['uncorked', 'uncorked']);
  connection.service.unread.note(
    'home',
    Object.assign(new EventEmitter(), { writableLength: MUCH, destroyed: false }),
  );
  connection.corked = true;
  flush(connection);
  expect(done.slice(2)).toEqual(['uncorked', 'closed 1013']);
  socket.readyState = 2;
  wire.emit('drain');
});

test('one whose view is larger than the backlog may read it slowly, while more is said', () => {
  const { socket, done, connection } = makeWaiting(0);
  const view = '\u{1f3b2}'.repeat(LIMITS.backlog / 2);
  send(connection, view);
  socket.bufferedAmount = 2 * LIMITS.backlog;
  send(connection, 'more');
  socket.bufferedAmount += LIMITS.backlog;
  send(connection, 'as much as may wait');
  expect(done).toEqual(['sent', 'sent', 'sent']);
  socket.bufferedAmount += 1;
  send(connection, 'too much');
  expect(done).toEqual(['sent', 'sent', 'sent', 'uncorked', 'closed 1013']);
});
