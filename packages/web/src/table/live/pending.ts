import type { Answer } from '@haggle/games';

type Asked = {
  readonly command: unknown;
  readonly settle: (answer: Answer) => void;
  /** Whether it may have reached the server. */
  hasLeft: boolean;
};

/** How many commands wait for their answer, and how many of these have certainly not left this device. */
export type Waiting = { readonly waiting: number; readonly unsent: number };

/** The commands that wait for their answer, by the ids under which they were sent. */
export type Pending = {
  /**
   * Takes a command in under an id of its own; `answer` is what comes of it. One that was `unavailable` just before
   * keeps its id: it may be stored all the same, and is then not carried out twice.
   */
  readonly ask: (command: unknown) => { readonly id: string; readonly answer: Promise<Answer> };
  readonly has: (id: string) => boolean;
  readonly settle: (id: string, answer: Answer) => void;
  readonly settleAll: (answer: Answer) => void;
  /** Answers what has certainly not left this device, which then never does. */
  readonly settleUnsent: (answer: Answer) => void;
  readonly markSent: (id: string) => void;
  readonly forEach: (send: (id: string, command: unknown) => void) => void;
};

/** Keeps what waits; `onCount` is told how many these are whenever that changes. */
export function keepPending(onCount: (counts: Waiting) => void): Pending {
  const asked = new Map<string, Asked>();
  const listUnsent = () => [...asked].filter(([, { hasLeft }]) => !hasLeft);
  const tell = () => onCount({ waiting: asked.size, unsent: listUnsent().length });
  let inDoubt: { readonly id: string; readonly text: string } | null = null;
  const settle = (id: string, answer: Answer) => {
    const one = asked.get(id);
    if (!one) return;
    asked.delete(id);
    if (isDoubtful(answer)) inDoubt = { id, text: JSON.stringify(one.command) };
    one.settle(answer);
    tell();
  };
  return {
    ask: (command) => {
      const isDoubted = inDoubt?.text === JSON.stringify(command);
      const id = isDoubted && inDoubt ? inDoubt.id : makeCommandId();
      inDoubt = null;
      // One that was in doubt has left before.
      const answer = new Promise<Answer>((settle) =>
        asked.set(id, { command, settle, hasLeft: isDoubted }),
      );
      tell();
      return { id, answer };
    },
    has: (id) => asked.has(id),
    settle,
    settleAll: (answer) => {
      for (const id of asked.keys()) settle(id, answer);
    },
    settleUnsent: (answer) => {
      for (const [id] of listUnsent()) settle(id, answer);
    },
    markSent: (id) => {
      const one = asked.get(id);
      if (!one || one.hasLeft) return;
      one.hasLeft = true;
      tell();
    },
    forEach: (send) => {
      for (const [id, { command }] of asked) send(id, command);
    },
  };
}

/** Whether the server could not say if the command will be carried out. */
function isDoubtful(answer: Answer): boolean {
  return !answer.ok && answer.refusal.code === 'unavailable';
}

/** An id that no other command of this chair has; also where the page came without encryption. */
function makeCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
