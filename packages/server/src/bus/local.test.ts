import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLocalBus } from './local.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it tells that somebody else wrote, and of a store that cannot be looked at once', async () => {
  let look = async (): Promise<number> => 1;
  const faults: unknown[] = [];
  let missed = 0;
  const bus = openLocalBus({ version: () => look(), failed: (fault) => faults.push(fault) });
  await bus.listen({
    hear: () => {},
    missed: () => {
      missed += 1;
    },
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(missed).toBe(0);
  look = async () => 2;
  await vi.advanceTimersByTimeAsync(2000);
  expect(missed).toBe(1);
  look = async () => {
    throw new Error('the disk');
  };
  await vi.advanceTimersByTimeAsync(2000);
  expect(faults).toEqual([new Error('the disk')]);
  look = async () => 3;
  await vi.advanceTimersByTimeAsync(1000);
  expect([missed, faults.length]).toEqual([2, 1]);
  look = async () => {
    throw new Error('again');
  };
  await vi.advanceTimersByTimeAsync(1000);
  expect(faults).toHaveLength(2);
  await bus.end();
});

test('while it looks it does not look again', async () => {
  let looks = 0;
  const version = (): Promise<number> => {
    looks += 1;
    return looks === 1 ? Promise.resolve(1) : new Promise(() => {});
  };
  const bus = openLocalBus({ version });
  await bus.listen({ hear: () => {}, missed: () => {} });
  await vi.advanceTimersByTimeAsync(5000);
  expect(looks).toBe(2);
  await bus.end();
});
