import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LogEntry } from '../../api.ts';
import { KEPT, type LogReader, type ReadPage, readLog } from './log-reader.ts';

/** Longer than any pause between two tries, and than a page is on its way. */
const LONG = 20_000;
const ON_THE_WAY = 300;
const PAGE = 200;

describe('reading a log', () => {
  /** How long the log is at the server. */
  let length: number;
  let status: number;
  let asked: number[];
  let shown: readonly LogEntry[];
  let reader: LogReader;

  const read: ReadPage = async (after) => {
    asked.push(after);
    const end = Math.min(length, after + PAGE);
    const more = end < length;
    await new Promise((resolve) => setTimeout(resolve, ON_THE_WAY));
    if (status !== 200) return { ok: false, status, problem: { code: 'no', message: 'No.' } };
    const entries = Array.from({ length: Math.max(0, end - after) }, (_, at) => entry(after + at));
    return { ok: true, at: null, value: { entries, more } };
  };

  const start = (from: number) => {
    reader = readLog(read, from, (entries) => {
      shown = entries;
    });
  };

  const seqs = () => shown.map(({ seq }) => seq);

  beforeEach(() => {
    vi.useFakeTimers();
    length = 5;
    status = 200;
    asked = [];
    shown = [];
  });

  afterEach(() => {
    reader.close();
    vi.useRealTimers();
  });

  test('goes on from where it stands', async () => {
    start(3);
    reader.want(5);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(asked).toEqual([3]);
    expect(seqs()).toEqual([4, 5]);
  });

  test('a change while a page is on its way is read too', async () => {
    start(0);
    reader.want(5);
    await vi.advanceTimersByTimeAsync(ON_THE_WAY);
    expect(asked).toEqual([0]);
    length = 6;
    reader.want(6);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(seqs()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(asked).toEqual([0, 5]);
  });

  test.each([0, 429, 503])('is tried again after %i', async (failure) => {
    status = failure;
    start(0);
    reader.want(5);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(shown).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
    status = 200;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(seqs()).toEqual([1, 2, 3, 4, 5]);
  });

  test('is not tried again where the key is dead', async () => {
    status = 404;
    start(0);
    reader.want(5);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(asked).toEqual([0]);
  });

  test('a log that does not grow any more is read to its end, and the end is kept', async () => {
    length = 3 * PAGE + 10;
    start(0);
    reader.want(Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(asked).toEqual([0, PAGE, 2 * PAGE, 3 * PAGE]);
    expect(shown).toHaveLength(KEPT);
    expect(shown.at(-1)?.seq).toBe(length);
  });

  test('an end that is there already is not asked for again and again', async () => {
    start(5);
    reader.want(Number.POSITIVE_INFINITY);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(asked).toEqual([5]);
  });

  test('what comes after closing is not shown', async () => {
    start(0);
    reader.want(5);
    await vi.advanceTimersByTimeAsync(ON_THE_WAY);
    reader.close();
    await vi.advanceTimersByTimeAsync(LONG);
    expect(asked).toEqual([0]);
    expect(shown).toEqual([]);
  });
});

function entry(index: number): LogEntry {
  return { seq: index + 1, at: 0, event: { type: 'said' } };
}
