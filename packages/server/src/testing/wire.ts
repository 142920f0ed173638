import { connect, type Socket } from 'node:net';

/** A bare connection to a server, and what came back on it. */
export type Wire = {
  readonly socket: Socket;
  readonly write: (text: string) => void;
  /** The next answer with a length: its status, headers in lower case, and body. */
  readonly answer: () => Promise<Answered>;
  readonly close: () => void;
};

export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Opens a connection on which a test says just what it wants to, right or wrong. */
export function openWire(port: number): Wire {
  const socket = connect(port, '127.0.0.1');
  let heard = Buffer.alloc(0);
  let wake = (): void => {};
  let ended: Error | undefined;
  const end = (fault?: Error): void => {
    ended = fault ?? new Error(`the connection ended after ${JSON.stringify(String(heard))}`);
    wake();
  };
  socket.on('data', (data) => {
    heard = Buffer.concat([heard, data]);
    wake();
  });
  socket.on('error', end);
  socket.on('close', () => end());
  const answer = async (): Promise<Answered> => {
    for (;;) {
      const read = readAnswer(heard);
      if (read) {
        heard = heard.subarray(read.size);
        return read.answered;
      }
      if (ended) throw ended;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return { socket, answer, write: (text) => socket.write(text), close: () => socket.destroy() };
}

function readAnswer(heard: Buffer): { answered: Answered; size: number } | undefined {
  const end = heard.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = heard.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
    }),
  );
  const size = end + 4 + Number(headers['content-length'] ?? 0);
  if (heard.length < size) return undefined;
  const body = heard.subarray(end + 4, size).toString();
  return { answered: { status: Number(first.split(' ')[1]), headers, body }, size };
}
