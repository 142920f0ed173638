import type { SpokenRefusal } from '@haggle/engine';
import type { Answer } from '@haggle/games';
import { useCallback, useMemo, useState } from 'react';
import { joinEqual } from './double-press.ts';
import { isHeldBack } from './live/connection.ts';

/** Sends a command and gives what came of it. */
export type Send = (command: { readonly type: string }) => Promise<Answer>;

/**
 * Sends commands, the same one pressed twice once, and keeps why the last one was refused until another is
 * answered or `forget` is called. `refuse` tells of what failed without a command.
 */
export function useCommands(sendRaw: Send): {
  readonly send: Send;
  readonly refusal: SpokenRefusal | null;
  readonly refuse: (refusal: SpokenRefusal) => void;
  readonly forget: () => void;
} {
  const [refusal, refuse] = useState<SpokenRefusal | null>(null);
  const forget = useCallback(() => refuse(null), []);
  const send = useMemo(
    () =>
      joinEqual(async (command: { readonly type: string }) => {
        const answer = await sendRaw(command);
        refuse(answer.ok || isHeldBack(answer) ? null : answer.refusal);
        return answer;
      }),
    [sendRaw],
  );
  return { send, refusal, refuse, forget };
}
