import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Random } from '@haggle/engine';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** A bad network before a server. */
export type Network = {
  readonly address: string;
  /** What it has done so far. */
  readonly did: { cut: number; doubled: number; moved: number; dropped: number };
  readonly close: () => Promise<void>;
};

/**
 * Passes sockets on to `target`, and by chance delivers commands twice, later than ones sent after
 * them, or not at all, and cuts the connection at either end.
 */
export async function openNetwork(target: string, random: Random): Promise<Network> {
  const did = { cut: 0, doubled: 0, moved: 0, dropped: 0 };
  const http = createServer();
  const sockets = new WebSocketServer({ server: http });
  sockets.on('connection', (near, request) => {
    const far = new WebSocket(new URL(request.url ?? '/', target.replace('http', 'ws')));
    pass({ near, far, random, did });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    did,
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
}

type Line = {
  readonly near: WebSocket;
  readonly far: WebSocket;
  readonly random: Random;
  readonly did: Network['did'];
};

function pass({ near, far, random, did }: Line): void {
  const held: string[] = [];
  const cut = (): void => {
    near.terminate();
    far.terminate();
  };
  const up = (text: string): void => {
    if (far.readyState === far.OPEN) far.send(text);
  };
  const early: string[] = [];
  far.on('open', () => {
    for (const text of early.splice(0)) up(text);
  });
  near.on('message', (data: RawData) => {
    const text = String(data);
    if (far.readyState === far.CONNECTING) early.push(text);
    else if (text.includes('"join"')) up(text);
    else mistreat({ text, held, up, cut, random, did });
  });
  far.on('message', (data: RawData) => {
    if (random(60) === 0) {
      did.cut += 1;
      cut();
    } else near.send(String(data));
  });
  for (const socket of [near, far]) {
    socket.on('error', cut);
    socket.on('close', cut);
  }
}

function mistreat({
  text,
  held,
  up,
  cut,
  random,
  did,
}: Pick<Line, 'random' | 'did'> & {
  readonly text: string;
  readonly held: string[];
  readonly up: (text: string) => void;
  readonly cut: () => void;
}): void {
  switch (random(12)) {
    case 0:
      did.doubled += 1;
      up(text);
      up(text);
      break;
    case 1:
      did.moved += 1;
      held.push(text);
      break;
    case 2:
      did.dropped += 1;
      // What is lost on the way is lost with its connection.
      cut();
      break;
    default:
      up(text);
  }
  if (held.length > 0 && random(3) === 0) up(held.shift() ?? '');
}
