import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';

/** Something that reaches the tests from a server, which a test of the tests may spoil on its way. */
export type Spoil = (text: string, place: string) => string;

/** An answer as it came, but for the hour. */
export type Answer = { readonly status: number; readonly text: string; readonly all: string };

const agent = new Agent({ keepAlive: true });

/** Asks over HTTP; everything of the answer counts: its status, its headers and their order, its body. */
export function call(
  address: string,
  path: string,
  { key, body }: { readonly key?: string; readonly body?: unknown } = {},
): Promise<Answer> {
  const headers = {
    'x-request-id': 'the-same',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, address), { agent, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { statusCode: status = 0, rawHeaders } = answer;
        const told = rawHeaders.filter((_, at, all) => !/^date$/i.test(all[at - (at % 2)] ?? ''));
        resolve({ status, text, all: `${status}\n${told.join('\n')}\n\n${text}` });
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** A socket at a table, and every message that came down it, as text. */
export type Ear = {
  readonly heard: readonly string[];
  readonly send: (message: unknown) => void;
  /** Resolves when everything that the server has sent up to now is here. */
  readonly settle: () => Promise<void>;
  readonly leave: () => Promise<void>;
};

/** Joins a table by socket; `joining` goes into the first message. */
export async function listen(
  address: string,
  table: string,
  joining: Readonly<Record<string, unknown>>,
): Promise<Ear> {
  const socket = new WebSocket(new URL(`/api/tables/${table}/live`, address.replace('http', 'ws')));
  const heard: string[] = [];
  let waiting: (() => void)[] = [];
  let echoes = 0;
  const gone = once(socket, 'close');
  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const resolve of woken) resolve();
  };
  socket.on('message', (data) => {
    const text = String(data);
    heard.push(text);
    if (!text.startsWith(ECHO)) return;
    echoes += 1;
    wake();
  });
  gone.then(wake);
  await once(socket, 'open');
  const send = (message: unknown): void => socket.send(JSON.stringify(message));
  send({ type: 'join', ...joining });
  return {
    heard,
    send,
    settle: async () => {
      const due = echoes + 1;
      send({ type: 'echo' });
      while (echoes < due) {
        if (socket.readyState === socket.CLOSED) throw new Error('the socket was closed');
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    leave: async () => {
      socket.close();
      await gone;
    },
  };
}

/** How the refusal of a message of no known type begins: it comes after all that was sent before it. */
const ECHO = '{"type":"refused","code":"malformed"';
