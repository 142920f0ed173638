import { isSeat } from '@haggle/engine';
import { seenEvent } from '../../seen.ts';
import { say } from '../say.ts';

/**
 * Whether something concerns a seat at once, wherever it looks: a new turn, which takes the desk of purchases away, and
 * cards that are due from it or that it was handed.
 */
export function isNews(event: { readonly type: string }, viewer: string): boolean {
  const told = seenEvent(event);
  if (told.type === 'cards-asked') return told.from === viewer;
  if (told.type === 'handed-over') return told.to === viewer;
  return told.type === 'turn-dealt' && isSeat(viewer);
}

/** How a seat is told such news; undefined where the sentence of the log is enough. */
export function tellNews(event: { readonly type: string }): string | undefined {
  return event.type === 'turn-dealt' ? say('news.turn') : undefined;
}

/** Whether an event is a trade of the viewer's own: what it has brought is told in full where it is shown. */
export function saysItself(event: { readonly type: string }): boolean {
  const told = seenEvent(event);
  return told.type === 'traded' && 'got' in told;
}
