import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { waitForChange } from './waiting.ts';

type Answer = (response: ServerResponse) => void;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const at =
  (seq: number): Answer =>
  (response) =>
    response.end(JSON.stringify({ game: 'g', chair: 'ana', seq, view: {}, closed: null }));
const away: Answer = (response) => response.destroy();
const refused =
  (status: number, code: string): Answer =>
  (response) =>
    response.writeHead(status).end(JSON.stringify({ code, message: `It is ${code}.` }));

/** A chair at a server that answers so, one after the other, and the last one ever after. */
async function chairAt(...answers: readonly Answer[]) {
  let asked = 0;
  const server = createServer((_, response) =>
    answers[Math.min(asked++, answers.length - 1)]?.(response),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { server: `http://127.0.0.1:${port}`, table: 'a', key: 'b' };
}

const wait = (chair: Awaited<ReturnType<typeof chairAt>>, seconds: number) =>
  waitForChange(chair, { seconds, signal: new AbortController().signal });

describe('waiting for a change', () => {
  it('goes on while a server that was there is started anew', async () => {
    const chair = await chairAt(
      at(4),
      away,
      refused(503, 'unavailable'),
      refused(429, 'too-many'),
      at(5),
    );
    const value = { seq: 5, changed: true, closed: false };
    expect(await wait(chair, 30)).toEqual({ ok: true, value });
  });

  it('says that the server is away where it has not come back in time', async () => {
    const chair = await chairAt(at(4), away);
    expect(await wait(chair, 0.5)).toMatchObject({ ok: false, refusal: { code: 'no-server' } });
  });

  it('does not wait for a server that was never there, nor for a key that opens nothing', async () => {
    const started = performance.now();
    const never = await wait(await chairAt(away), 30);
    expect(never).toMatchObject({ ok: false, refusal: { code: 'no-server' } });
    const lost = await wait(await chairAt(at(4), refused(404, 'not-found')), 30);
    expect(lost).toMatchObject({ ok: false, refusal: { code: 'not-found' } });
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
