import type { SpokenRefusal } from '@haggle/engine';
import type { Answer } from '@haggle/games';
import { EMPTY_FEED, type Feed, follow, type Message } from './feed.ts';

/** How a connection stands. */
export type Status = 'connecting' | 'live' | 'lost' | 'refused';

export type Connection = {
  /** Sends a command; a command that a lost connection swallowed is sent again under the same id. */
  readonly send: (command: unknown) => Promise<Answer>;
  readonly close: () => void;
};

type Listener = {
  readonly onFeed: (feed: Feed) => void;
  readonly onStatus: (status: Status) => void;
};

type Pending = { readonly command: unknown; readonly settle: (answer: Answer) => void };

const BAD_KEY = 4401;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;

/** Sits down at a table and stays there: reconnects by itself and goes on from what was seen last. */
export function connect(table: string, chair: string, listener: Listener): Connection {
  const pending = new Map<string, Pending>();
  let feed = EMPTY_FEED;
  let socket: WebSocket | null = null;
  let joined = false;
  let pause = FIRST_PAUSE;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let over = false;

  const up = (message: unknown) => socket?.send(JSON.stringify(message));

  const join = () => {
    joined = false;
    up({ type: 'join', chair, ...(feed.view !== null && { since: feed.seq }) });
  };

  const onMessage = (message: Message) => {
    const next = follow(feed, message);
    if (next === null) {
      feed = { ...feed, view: null, seq: 0 };
      join();
      return;
    }
    if (next !== feed) {
      feed = next;
      listener.onFeed(feed);
    }
    if (message.type === 'joined') {
      joined = true;
      pause = FIRST_PAUSE;
      listener.onStatus('live');
      for (const [id, { command }] of pending) up({ type: 'command', id, command });
    }
    if (message.type === 'done') settle(message.id, { ok: true, refs: message.refs ?? {} });
    if (message.type === 'refused' && message.id !== undefined) {
      settle(message.id, { ok: false, refusal: refusalOf(message) });
    }
  };

  const settle = (id: string, answer: Answer) => {
    pending.get(id)?.settle(answer);
    pending.delete(id);
  };

  const open = () => {
    const address = new URL(`/api/tables/${table}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const own = new WebSocket(address);
    socket = own;
    own.onopen = join;
    own.onmessage = (event) => onMessage(JSON.parse(String(event.data)) as Message);
    own.onclose = (event) => {
      if (socket !== own || over) return;
      joined = false;
      if (event.code === BAD_KEY) {
        listener.onStatus('refused');
        return;
      }
      listener.onStatus('lost');
      retry = setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
  };

  const onOnline = () => {
    if (joined || over) return;
    clearTimeout(retry);
    pause = FIRST_PAUSE;
    open();
  };

  listener.onStatus('connecting');
  open();
  window.addEventListener('online', onOnline);
  return {
    send: (command) =>
      new Promise((settleAnswer) => {
        const id = makeCommandId();
        pending.set(id, { command, settle: settleAnswer });
        if (joined) up({ type: 'command', id, command });
      }),
    close: () => {
      over = true;
      clearTimeout(retry);
      window.removeEventListener('online', onOnline);
      socket?.close();
    },
  };
}

function refusalOf({ code, clause, message }: SpokenRefusal): SpokenRefusal {
  return clause === undefined ? { code, message } : { code, clause, message };
}

/** An id that no other command of this chair has; also where the page came without encryption. */
function makeCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
