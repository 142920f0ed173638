type Command = { readonly type: string };

/**
 * Sends commands, but not the same one twice at a time: while the last command of a type waits for its
 * answer, an equal one (as JSON) gets that same answer. So pressing again on a slow line does not act
 * twice; once the answer is there the same may be said again. Only the last command of a type counts, so
 * that a value set one way, another way and back again ends as it was set last.
 */
export function joinEqual<C extends Command, A>(
  send: (command: C) => Promise<A>,
): (command: C) => Promise<A> {
  const waiting = new Map<string, { readonly json: string; readonly answer: Promise<A> }>();
  return (command) => {
    const json = JSON.stringify(command);
    const last = waiting.get(command.type);
    if (last?.json === json) return last.answer;
    const answer = send(command).finally(() => {
      if (waiting.get(command.type)?.answer === answer) waiting.delete(command.type);
    });
    waiting.set(command.type, { json, answer });
    return answer;
  };
}
