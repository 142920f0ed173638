import type { SpokenRefusal } from '@haggle/engine';
import type { Answer } from '@haggle/games';
import { say } from '../say.ts';
import { EMPTY_FEED, type Feed, follow, type Message } from './feed.ts';
import { keepLine } from './line.ts';

/** How a connection stands. */
export type Status = 'connecting' | 'live' | 'lost' | 'refused';

export type Connection = {
  /**
   * Sends a command; one that a lost connection swallowed is sent again under the same id. The promise
   * always settles: what is unanswered when the connection ends is refused as `unreachable`.
   */
  readonly send: (command: unknown) => Promise<Answer>;
  readonly close: () => void;
};

type Listener = {
  readonly onFeed: (feed: Feed) => void;
  readonly onStatus: (status: Status) => void;
  /** How many commands wait for their answer, whenever that changes. */
  readonly onWaiting: (count: number) => void;
};

type Pending = { readonly command: unknown; readonly settle: (answer: Answer) => void };

const BAD_KEY = 4401;

/** Sits down at a table and stays there: reconnects by itself and goes on from what was seen last. */
export function connect(table: string, chair: string, listener: Listener): Connection {
  const pending = new Map<string, Pending>();
  let feed = EMPTY_FEED;
  let joined = false;
  /** What every command is answered once there is no connection any more. */
  let end: Answer | null = null;

  const join = () => {
    joined = false;
    const since = feed.view === null ? {} : { since: feed.seq };
    line.send({ type: 'join', chair, ...since }, () => !joined);
  };

  const sendUp = (id: string, command: unknown) =>
    line.send({ type: 'command', id, command }, () => pending.has(id));

  const settle = (id: string, answer: Answer) => {
    pending.get(id)?.settle(answer);
    if (pending.delete(id)) listener.onWaiting(pending.size);
  };

  const finish = (message: string) => {
    end ??= unreachable(message);
    line.close();
    for (const id of pending.keys()) settle(id, end);
  };

  const onMessage = (text: string) => {
    const message = JSON.parse(text) as Message;
    const next = follow(feed, message);
    if (next === null) {
      // The next join brings a whole view.
      feed = { ...feed, view: null, seq: 0 };
      line.lose();
    } else if (next !== feed) {
      feed = next;
      listener.onFeed(feed);
    }
    if (message.type === 'joined') {
      joined = true;
      listener.onStatus('live');
      for (const [id, { command }] of pending) sendUp(id, command);
    }
    if (message.type === 'done') settle(message.id, { ok: true, refs: message.refs ?? {} });
    if (message.type === 'refused') onRefused(message);
  };

  const onRefused = (message: Extract<Message, { type: 'refused' }>) => {
    if (message.id !== undefined) settle(message.id, { ok: false, refusal: refusalOf(message) });
    // Nothing else is asked without an id: the join was refused. A bad key is closed with a code of its own.
    else if (message.code !== 'bad-key') line.lose();
  };

  const onLost = (code?: number) => {
    joined = false;
    listener.onStatus(code === BAD_KEY ? 'refused' : 'lost');
    if (code === BAD_KEY) finish(say('table.bad-key'));
  };

  listener.onStatus('connecting');
  const line = keepLine(addressOf(table), { onOpen: join, onMessage, onLost });
  return {
    send: (command) =>
      new Promise((settleAnswer) => {
        if (end) return settleAnswer(end);
        const id = makeCommandId();
        pending.set(id, { command, settle: settleAnswer });
        listener.onWaiting(pending.size);
        if (joined) sendUp(id, command);
      }),
    close: () => finish(say('table.offline')),
  };
}

/** The answer to a command that the server does not give. */
export function unreachable(message: string): Answer {
  return { ok: false, refusal: { code: 'unreachable', message } };
}

function addressOf(table: string): URL {
  const address = new URL(`/api/tables/${table}/live`, location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  return address;
}

function refusalOf({ code, clause, message }: SpokenRefusal): SpokenRefusal {
  return clause === undefined ? { code, message } : { code, clause, message };
}

/** An id that no other command of this chair has; also where the page came without encryption. */
function makeCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
