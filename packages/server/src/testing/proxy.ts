import { connect, createServer, type Socket } from 'node:net';

/** A network between a server and its database that can be made to fail. */
export type Wire = {
  /** The address of the database, by way of this proxy. */
  readonly url: (database: string) => string;
  /** From now on nothing gets through, and nobody is told; new connections stay silent as well. */
  readonly stall: () => void;
  /** What has waited goes on. */
  readonly resume: () => void;
  /** Cuts all connections. */
  readonly cut: () => void;
  readonly end: () => Promise<void>;
};

/** Passes connections on to a port of loopback. */
export async function startProxy(target: number): Promise<Wire> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let stalled = false;
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      from.pipe(to);
      from.on('error', () => {});
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
    if (stalled) for (const socket of pair) hold(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    url: (database) => {
      const url = new URL(database);
      Object.assign(url, { hostname: '127.0.0.1', port: `${port}` });
      return url.href;
    },
    stall: () => {
      stalled = true;
      for (const pair of pairs) for (const socket of pair) hold(socket);
    },
    resume: () => {
      stalled = false;
      for (const [near, far] of pairs) {
        near.pipe(far);
        far.pipe(near);
      }
    },
    cut,
    end: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function hold(socket: Socket): void {
  socket.unpipe();
  socket.pause();
}
