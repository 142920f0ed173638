import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { JSONRPCMessage, RequestId, Transport } from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

export type Wire = {
  readonly transport: Transport;
  /** Resolves when the input has ended and all that was read of it is answered; rejects where it cannot be read. */
  readonly closed: Promise<void>;
};

/**
 * Messages over standard input and output. The protocol's own transport breaks off what is under way where
 * the input ends, as it does at once in `haggle mcp < FILE`; this one lets it end first. `ended` is called
 * when the input ends, so that what would wait for others need not.
 */
export function openWire(input: Readable, ended: () => void): Wire {
  const asked = makeAsked();
  let close = (): void => {};
  let fail = (_fault: unknown): void => {};
  const closed = new Promise<void>((resolve, reject) => {
    close = resolve;
    fail = reject;
  });
  const end = async (): Promise<void> => {
    ended();
    await asked.answered();
  };
  const inner = new StdioServerTransport(
    Readable.from(readOn(input, { end, fail })),
    process.stdout,
  );
  const transport: Transport = {
    start: () => inner.start(),
    send: (message) => inner.send(message).finally(() => asked.sent(message)),
    close: () => inner.close(),
  };
  inner.onmessage = (message) => {
    asked.came(message);
    transport.onmessage?.(message);
  };
  inner.onerror = (fault) => transport.onerror?.(fault);
  inner.onclose = () => {
    input.destroy();
    close();
    transport.onclose?.();
  };
  return { transport, closed };
}

/** So many bytes a message may have; beyond 10 MiB the protocol's own transport ends without a word. */
const LONGEST = 8 * 1024 * 1024;

/** What comes in; after the last of it, or before a message that is too long, `end` is waited for. */
async function* readOn(
  input: Readable,
  { end, fail }: { readonly end: () => Promise<void>; readonly fail: (fault: unknown) => void },
): AsyncGenerator<Uint8Array> {
  let begun = 0;
  try {
    for await (const chunk of input) {
      const ends = chunk.lastIndexOf('\n');
      begun = ends < 0 ? begun + chunk.length : chunk.length - ends - 1;
      if (begun > LONGEST) {
        fail(Object.assign(new Error('a message is too long'), { code: 'EMSGSIZE' }));
        break;
      }
      yield chunk;
    }
  } catch (fault) {
    // A pipe may be closed without its end, which is an end as well.
    if (!isClosed(fault)) fail(fault);
  }
  // The last line of a file may lack what ends it.
  yield Buffer.from('\n');
  await turn();
  await end();
}

function isClosed(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

type Asked = {
  readonly came: (message: JSONRPCMessage) => void;
  readonly sent: (message: JSONRPCMessage) => void;
  /** Resolves when no request is without its answer. */
  readonly answered: () => Promise<void>;
};

/** What was asked and is not answered yet. A subscription is a request that stands until the end. */
function makeAsked(): Asked {
  const open = new Set<RequestId>();
  let wake = (): void => {};
  const settle = (id: RequestId): void => {
    open.delete(id);
    if (open.size === 0) wake();
  };
  return {
    came: (message) => {
      if (!('method' in message)) return;
      if ('id' in message) {
        if (message.method !== 'subscriptions/listen') open.add(message.id);
      } else if (message.method === 'notifications/cancelled') {
        const id = message.params?.requestId;
        if (typeof id === 'string' || typeof id === 'number') settle(id);
      }
    },
    sent: (message) => {
      if (!('method' in message) && message.id !== undefined) settle(message.id);
    },
    answered: () =>
      new Promise((resolve) => {
        wake = resolve;
        if (open.size === 0) resolve();
      }),
  };
}
