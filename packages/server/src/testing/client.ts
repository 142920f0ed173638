import { applyPatch, type PatchOperation } from '@haggle/engine';
import { WebSocket } from 'ws';

/** A message that came down a socket. */
type Heard = {
  readonly type: string;
  readonly [field: string]: unknown;
};

/** A person at a table, for tests: keeps the view up to date as any client would. */
export type Guest = {
  readonly heard: Heard[];
  readonly socket: WebSocket;
  readonly view: () => unknown;
  readonly seq: () => number;
  readonly send: (message: unknown) => void;
  readonly command: (id: string, command: unknown) => Promise<Heard>;
  /** The next message, from now or already heard, that is not yet taken and fits. */
  readonly next: (fits: (message: Heard) => boolean) => Promise<Heard>;
  /** Resolves with the code with which the socket was closed. */
  readonly closed: Promise<number>;
  readonly leave: () => Promise<number>;
};

export type Joining = {
  readonly key?: string;
  readonly chair?: string;
  readonly since?: number;
  readonly plain?: boolean;
  readonly here?: boolean;
  /** The view that belongs to `since`. */
  readonly view?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Do not send the join by oneself. */
  readonly silent?: boolean;
};

/** The chairs that are connected, as somebody was told last. */
export function hereOf({ heard }: Pick<Guest, 'heard'>): unknown {
  return heard.findLast(({ type }) => type === 'here')?.here;
}

/** Connects to a table and joins it. */
export async function connect(address: string, table: string, joining: Joining): Promise<Guest> {
  const { headers, silent, view, ...asked } = joining;
  const url = new URL(`/api/tables/${table}/live`, address.replace('http', 'ws'));
  const socket = new WebSocket(url, { headers });
  const guest = listen(socket, view);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  if (!silent) guest.send({ type: 'join', ...asked });
  return guest;
}

function listen(socket: WebSocket, start: unknown): Guest {
  const heard: Heard[] = [];
  const taken = new Set<Heard>();
  let waiting: (() => void)[] = [];
  let view = start;
  let seq = 0;
  const wake = (): void => {
    const woken = waiting;
    waiting = [];
    for (const resolve of woken) resolve();
  };
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  closed.then(wake);
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Heard;
    heard.push(message);
    if (message.type === 'view') view = message.view;
    if (message.type === 'delta') view = applyPatch(view, message.patch as PatchOperation[]);
    if (typeof message.seq === 'number' && message.type !== 'done') seq = message.seq;
    wake();
  });
  const send = (message: unknown): void => {
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  };
  const next = async (fits: (message: Heard) => boolean): Promise<Heard> => {
    for (;;) {
      const found = heard.find((message) => !taken.has(message) && fits(message));
      if (found) {
        taken.add(found);
        return found;
      }
      if (socket.readyState === socket.CLOSED) throw new Error('the socket is closed');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  return {
    heard,
    socket,
    view: () => view,
    seq: () => seq,
    send,
    next,
    command: (id, command) => {
      send({ type: 'command', id, command });
      return next(({ type, id: of }) => of === id && (type === 'done' || type === 'refused'));
    },
    closed,
    leave: () => {
      socket.close();
      return closed;
    },
  };
}
