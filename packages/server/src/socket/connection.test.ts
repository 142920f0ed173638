import { expect, test } from 'vitest';
import { LIMITS } from '../limits/limits.ts';
import { type Connection, send } from './connection.ts';

test('one who reads too slowly is told so behind what waits for him, and is not cut off at once', () => {
  const done: string[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: LIMITS.backlog + 1,
    send: () => done.push('sent'),
    close: (code: number) => done.push(`closed ${code}`),
    terminate: () => done.push('cut off'),
    once: () => {},
  };
  const wire = { cork: () => done.push('corked'), uncork: () => done.push('uncorked') };
  const connection = { socket, wire, service: { limits: LIMITS }, corked: true };
  send(connection as unknown as Connection, 'more');
  expect(done).toEqual(['uncorked', 'closed 1013']);
});
