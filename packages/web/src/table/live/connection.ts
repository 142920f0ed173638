import type { SpokenRefusal } from '@haggle/engine';
import type { Answer } from '@haggle/games';
import { say } from '../../say.ts';
import { type Feed, keepFeed, type Message } from './feed.ts';
import { keepLine } from './line.ts';
import { keepPending, type Waiting } from './pending.ts';

/** How a connection stands. */
export type Status = 'connecting' | 'live' | 'lost' | 'refused';

export type Connection = {
  /**
   * Sends a command; one that a lost connection swallowed is sent again under the same id. The promise
   * always settles: what is unanswered when the connection ends is refused as `unreachable`.
   */
  readonly send: (command: unknown) => Promise<Answer>;
  /** Sends nothing of what has certainly not left this device; it is refused as `held-back`. */
  readonly holdBack: () => void;
  readonly close: () => void;
};

type Listener = {
  readonly onFeed: (feed: Feed) => void;
  readonly onStatus: (status: Status) => void;
  /** How many commands wait for their answer, whenever that changes. */
  readonly onWaiting: (counts: Waiting) => void;
};

/** The code with which the server closes a socket whose key opens nothing. */
const BAD_KEY = 4401;

/** A chair, and what is known of it before it is connected. */
export type Arrival = { readonly table: string; readonly chair: string; readonly first: Feed };

/** Sits down at a table and stays there: reconnects by itself and goes on from what was seen last. */
export function connect({ table, chair, first }: Arrival, listener: Listener): Connection {
  const pending = keepPending(listener.onWaiting);
  const feed = keepFeed(first, listener.onFeed);
  let joined = false;
  /** What every command is answered once there is no connection any more. */
  let end: Answer | null = null;

  const join = () => {
    joined = false;
    line.send({ type: 'join', chair, here: true, ...feed.held() }, () => !joined);
  };

  const sendUp = (id: string, command: unknown) => {
    if (line.send({ type: 'command', id, command }, () => pending.has(id))) pending.markSent(id);
  };

  const finish = (message: string) => {
    end ??= unreachable(message);
    line.close();
    pending.settleAll(end);
  };

  const onMessage = (text: string) => {
    const message = JSON.parse(text) as Message;
    if (!feed.take(message)) line.lose();
    if (message.type === 'joined') {
      joined = true;
      listener.onStatus('live');
      pending.forEach(sendUp);
    }
    if (message.type === 'done') pending.settle(message.id, { ok: true, refs: message.refs ?? {} });
    if (message.type === 'refused') onRefused(message);
  };

  const onRefused = (message: Extract<Message, { type: 'refused' }>) => {
    const { id } = message;
    if (id !== undefined) pending.settle(id, { ok: false, refusal: refusalOf(message) });
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
    send: async (command) => {
      if (end) return end;
      const { id, answer } = pending.ask(command);
      if (joined) sendUp(id, command);
      return answer;
    },
    holdBack: () => pending.settleUnsent(HELD_BACK),
    close: () => finish(say('table.offline')),
  };
}

/** The answer to a command that its own maker has held back. */
const HELD_BACK: Answer = {
  ok: false,
  refusal: { code: 'held-back', message: say('table.held-back') },
};

/** Whether a command was not sent because whoever made it did not want it any more: no news to them. */
export function isHeldBack(answer: Answer): boolean {
  return answer === HELD_BACK;
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
