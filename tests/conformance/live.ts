import { once } from 'node:events';
import patching, { type Operation } from 'fast-json-patch';
import { WebSocket } from 'ws';
import { type Bag, keyOf, type Table } from './client.ts';

/** A message that came down. */
export type Message = Bag & { readonly type: string };

/**
 * A socket as a careful client holds it: it keeps every message, applies every patch, and notes in
 * `faults` whatever breaks the contract of the socket.
 */
export type Live = {
  readonly socket: WebSocket;
  readonly messages: readonly Message[];
  readonly faults: readonly string[];
  readonly closed: Promise<number>;
  readonly bytes: () => number;
  readonly view: () => Bag;
  readonly seq: () => number;
  readonly send: (message: unknown) => void;
  readonly join: (extra?: Bag) => Promise<Message>;
  readonly command: (id: string, command: Bag) => Promise<Message>;
  readonly next: (matches: (message: Message) => boolean, from?: number) => Promise<Message>;
  readonly close: () => Promise<number>;
};

type Known = { view: Bag | undefined; seq: number };

/** Connects to a table's socket, as yet without a word; `known` is what it saw on an earlier one. */
export async function connect(table: Table, chair: string, known?: Live): Promise<Live> {
  const socket = new WebSocket(
    `${table.address.replace(/^http/, 'ws')}/api/tables/${table.id}/live`,
  );
  const messages: Message[] = [];
  const faults: string[] = [];
  const waiting = new Set<() => void>();
  const state: Known = { view: known?.view(), seq: known?.seq() ?? -1 };
  let bytes = 0;
  const closed = once(socket, 'close').then(([code]) => code as number);
  socket.on('message', (data: Buffer, binary) => {
    bytes += data.length;
    if (binary) faults.push('a binary message');
    const message = JSON.parse(data.toString()) as Message;
    messages.push(message);
    follow(state, message, faults);
    for (const wake of waiting) wake();
  });
  await once(socket, 'open');
  const send = (message: unknown) => socket.send(JSON.stringify(message));
  const next: Live['next'] = (matches, from = 0) =>
    new Promise((resolve, reject) => {
      let seen = from;
      const look = () => {
        while (seen < messages.length) {
          const message = messages[seen++];
          if (message === undefined || !matches(message)) continue;
          end();
          resolve(message);
          return;
        }
      };
      const end = () => {
        waiting.delete(look);
        clearTimeout(timer);
      };
      const timer = setTimeout(() => {
        end();
        reject(new Error(`${chair} waited in vain after ${JSON.stringify(messages.slice(-3))}`));
      }, 15_000);
      waiting.add(look);
      look();
    });
  return {
    socket,
    messages,
    faults,
    closed,
    bytes: () => bytes,
    view: () => {
      if (state.view === undefined) throw new Error(`${chair} has no view yet`);
      return state.view;
    },
    seq: () => state.seq,
    send,
    next,
    join: (extra = {}) => {
      const from = messages.length;
      send({ type: 'join', key: keyOf(table, chair), ...extra });
      return next(({ type }) => type === 'joined' || type === 'refused', from);
    },
    command: (id, command) => {
      const from = messages.length;
      send({ type: 'command', id, command });
      return next((message) => /^(done|refused)$/.test(message.type) && message.id === id, from);
    },
    close: async () => {
      socket.close();
      return closed;
    },
  };
}

/** Connects and joins, and waits for the first whole view. */
export async function sit(table: Table, chair: string, extra: Bag = {}): Promise<Live> {
  const live = await connect(table, chair);
  await live.join(extra);
  await live.next(({ type }) => type === 'view');
  return live;
}

/** Waits long enough for anything wrongly sent to have come. */
export function breathe(milliseconds = 150): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

function follow(state: Known, message: Message, faults: string[]): void {
  if (message.type !== 'view' && message.type !== 'delta') return;
  const { seq } = message;
  if (!Number.isSafeInteger(seq)) faults.push(`seq ${JSON.stringify(seq)}`);
  if (message.type === 'delta' && Number(seq) <= state.seq)
    faults.push(`delta ${seq} after ${state.seq}`);
  if (message.type === 'view') state.view = message.view as Bag;
  else if (state.view === undefined) faults.push('a delta before any view');
  else
    try {
      const patch = message.patch as Operation[];
      state.view = patching.applyPatch(state.view, patch, true, false).newDocument;
    } catch (error) {
      faults.push(`patch of ${seq}: ${String(error)}`);
    }
  state.seq = Number(seq);
}
