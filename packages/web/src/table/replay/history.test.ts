import { afterEach, expect, test, vi } from 'vitest';
import { fetchEntries } from './history.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (body: string, status: number) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));

test('the lines of a log file after its header are entries', async () => {
  answer('{"haggle":1}\n{"seq":1}\n{"seq":2}\n', 200);
  expect(await fetchEntries('t', 'host')).toEqual([{ seq: 1 }, { seq: 2 }]);
});

test('a problem in place of the log is not read as one', async () => {
  answer('{"code":"not-yours"}', 403);
  await expect(fetchEntries('t', 'host')).rejects.toThrow('403');
});
