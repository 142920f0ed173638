import type { Answer } from '@haggle/games';

type Asked = { readonly command: unknown; readonly settle: (answer: Answer) => void };

/** The commands that wait for their answer, by the ids under which they were sent. */
export type Pending = {
  /** Takes a command in under an id of its own; `answer` is what comes of it. */
  readonly ask: (command: unknown) => { readonly id: string; readonly answer: Promise<Answer> };
  readonly has: (id: string) => boolean;
  readonly settle: (id: string, answer: Answer) => void;
  readonly settleAll: (answer: Answer) => void;
  readonly forEach: (send: (id: string, command: unknown) => void) => void;
};

/** Keeps what waits; `onCount` is told how many these are whenever that changes. */
export function keepPending(onCount: (count: number) => void): Pending {
  const asked = new Map<string, Asked>();
  const settle = (id: string, answer: Answer) => {
    asked.get(id)?.settle(answer);
    if (asked.delete(id)) onCount(asked.size);
  };
  return {
    ask: (command) => {
      const id = makeCommandId();
      const answer = new Promise<Answer>((settle) => asked.set(id, { command, settle }));
      onCount(asked.size);
      return { id, answer };
    },
    has: (id) => asked.has(id),
    settle,
    settleAll: (answer) => {
      for (const id of asked.keys()) settle(id, answer);
    },
    forEach: (send) => {
      for (const [id, { command }] of asked) send(id, command);
    },
  };
}

/** An id that no other command of this chair has; also where the page came without encryption. */
function makeCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
