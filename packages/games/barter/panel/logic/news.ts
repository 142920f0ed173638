import { isSeat } from '@haggle/engine';
import { say } from '../say.ts';

/** Whether something concerns a seat at once, wherever it looks: a new turn, which takes the desk of purchases away. */
export function isNews(event: { readonly type: string }, viewer: string): boolean {
  return event.type === 'turn-dealt' && isSeat(viewer);
}

/** How a seat is told such news; undefined where the sentence of the log is enough. */
export function tellNews(event: { readonly type: string }): string | undefined {
  return event.type === 'turn-dealt' ? say('news.turn') : undefined;
}
