import { useEffect, useMemo, useRef } from 'react';
import type { Send } from './use-commands.ts';

/** Milliseconds after which a button whose command has no answer yet shows that it waits. */
const SLOW = 400;

/**
 * Sends commands, and marks the button that was pressed for one (`aria-busy`) while the answer is long in coming: on
 * a line that is gone a press would else look as if it had not been felt.
 */
export function useBusyButton(send: Send): Send {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('button') : null;
      // What is sent later is not what was pressed for.
      setTimeout(() => {
        pressed.current = null;
      });
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  return useMemo(() => {
    return (command) => {
      const answer = send(command);
      if (pressed.current) void showWaiting(pressed.current, answer);
      return answer;
    };
  }, [send]);
}

async function showWaiting(button: Element, answer: Promise<unknown>): Promise<void> {
  const timer = setTimeout(() => button.setAttribute('aria-busy', 'true'), SLOW);
  await Promise.allSettled([answer]);
  clearTimeout(timer);
  button.removeAttribute('aria-busy');
}
