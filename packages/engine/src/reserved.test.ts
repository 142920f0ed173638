import { expect, it } from 'vitest';
import { isReserved } from './reserved.ts';

it('no seat is called as somebody else is, or as what every object has', () => {
  for (const id of ['host', 'spectator', 'clock', 'constructor', 'toString', 'prototype']) {
    expect(isReserved(id), id).toBe(true);
  }
  for (const id of ['ana', 'hosts', 'clock-1', 'proto', '']) expect(isReserved(id), id).toBe(false);
});
