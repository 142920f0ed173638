import { afterEach, expect, test, vi } from 'vitest';
import { ask } from './api.ts';
import { say } from './say.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers in HTML', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
  [
    'a proxy answers in JSON',
    () => Promise.resolve(Response.json({ error: 502 }, { status: 502 })),
  ],
])('a server that cannot be reached is told in words of the page: %s', async (_case, fetch) => {
  vi.stubGlobal('fetch', fetch);
  expect(await ask('/api/games')).toEqual({
    ok: false,
    status: 0,
    problem: { code: 'unreachable', message: say('unreachable') },
  });
});

test('what the server refuses is told in its own words', async () => {
  const problem = { code: 'not-found', message: 'There is no such table.' };
  vi.stubGlobal('fetch', async () => Response.json(problem, { status: 404 }));
  expect(await ask('/api/tables/x')).toEqual({ ok: false, status: 404, problem });
});

test('a server that does not answer at all is not waited for without end', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const reply = ask('/api/games');
  patience.abort(new DOMException('late', 'TimeoutError'));
  expect(await reply).toMatchObject({ ok: false, problem: { code: 'unreachable' } });
  expect(timeout).toHaveBeenCalledWith(20_000);
});
