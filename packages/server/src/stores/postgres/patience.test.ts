import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePatient } from './patience.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PATIENCE = 1000;

/** Something that is done as soon as the store is there; `tries` counts how often it was tried. */
function begin() {
  const patient = makePatient(PATIENCE);
  const store = { isAway: true, tries: 0 };
  const work = async (): Promise<string> => {
    store.tries += 1;
    if (store.isAway) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    return 'done';
  };
  return { store, attempt: () => patient(work).catch(() => 'failed') };
}

test('who has waited for a store that is away is told, and whoever comes after him soon', async () => {
  const { store, attempt } = begin();
  const first = attempt();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(await first).toBe('failed');
  expect(store.tries).toBeGreaterThan(3);
  store.tries = 0;
  await vi.advanceTimersByTimeAsync(PATIENCE / 2);
  expect([await attempt(), store.tries]).toEqual(['failed', 1]);
});

test('a store that is away again after a long time is waited for again, though nobody saw it come back', async () => {
  const { store, attempt } = begin();
  const first = attempt();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await first).toBe('failed');
  const second = attempt();
  await vi.advanceTimersByTimeAsync(PATIENCE / 2);
  store.isAway = false;
  await vi.advanceTimersByTimeAsync(PATIENCE / 2);
  expect(await second).toBe('done');
});
