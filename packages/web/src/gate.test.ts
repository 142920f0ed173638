import { expect, test } from 'vitest';
import { makeGate } from './gate.ts';

test('what comes while an act is under way is left out, and the gate opens again after it', async () => {
  const through = makeGate();
  const ends: (() => void)[] = [];
  const act = () => new Promise<void>((end) => void ends.push(end));
  const first = through(act);
  await through(act);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  void through(act);
  expect(ends).toHaveLength(2);
});

test('an act that fails opens the gate too', async () => {
  const through = makeGate();
  await expect(through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let done = false;
  await through(async () => {
    done = true;
  });
  expect(done).toBe(true);
});
