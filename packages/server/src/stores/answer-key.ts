import type { CommandKey } from './store.ts';

/** What the answer to a command is kept under: ids are each chair's own, so the chair belongs to it. */
export function answerKey({ chair, id }: CommandKey): string {
  return `${chair} ${id}`;
}
