import { expect, test } from 'vitest';
import { isLoopback } from './loopback.ts';

test('a link with a name of this machine leads here from no other one', () => {
  const near = ['localhost', 'haggle.localhost', '127.0.0.1', '127.1.2.3', '[::1]'];
  expect(near.filter(isLoopback)).toEqual(near);
  const far = ['192.168.0.7', '10.127.0.1', 'localhost.example.org', '127.example.org', '[::2]'];
  expect(far.filter(isLoopback)).toEqual([]);
});
