import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renew } from './renew.ts';

const reload = vi.fn();
const answer = vi.fn<() => Promise<{ ok: boolean }>>();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/t/x', reload });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

afterEach(() => {
  vi.resetAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page is loaded anew, but not time and again', async () => {
  answer.mockResolvedValue({ ok: true });
  await renew();
  await renew();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3_600_000);
  await renew();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a page whose server is away stays', async () => {
  answer.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ ok: false });
  await renew();
  await renew();
  expect(answer).toHaveBeenCalledTimes(2);
  expect(reload).not.toHaveBeenCalled();
});
