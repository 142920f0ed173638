import type { Answer } from '@haggle/games';
import { useCallback, useEffect, useRef, useState } from 'react';
import { say } from '../../say.ts';
import { type Arrival, type Connection, connect, type Status, unreachable } from './connection.ts';
import type { Feed } from './feed.ts';
import type { Waiting } from './pending.ts';

/** The live chair: what it sees, how the connection stands, and how to say something. */
export function useConnection({ table, chair, first }: Arrival): {
  readonly feed: Feed;
  readonly status: Status;
  readonly waiting: Waiting;
  /** Sends nothing of what has not left this device. */
  readonly holdBack: () => void;
  readonly send: (command: unknown) => Promise<Answer>;
} {
  const [feed, setFeed] = useState(first);
  const [status, setStatus] = useState<Status>('connecting');
  const [waiting, setWaiting] = useState<Waiting>({ waiting: 0, unsent: 0 });
  const known = useRef(first);
  const connection = useRef<Connection | null>(null);
  useEffect(() => {
    const arrival = { table, chair, first: known.current };
    const own = connect(arrival, {
      onFeed: setFeed,
      onStatus: setStatus,
      onWaiting: setWaiting,
    });
    connection.current = own;
    return () => own.close();
  }, [table, chair]);
  const send = useCallback(
    (command: unknown) =>
      connection.current?.send(command) ?? Promise.resolve(unreachable(say('table.offline'))),
    [],
  );
  const holdBack = useCallback(() => connection.current?.holdBack(), []);
  return { feed, status, waiting, send, holdBack };
}
