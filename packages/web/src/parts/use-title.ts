import { useEffect } from 'react';
import { say } from '../say.ts';

/** The title of the browser's tab: what the page shows, and how much waits there for this viewer. */
export function titleOf(shown: string, waiting: number): string {
  const title = `${shown} · ${say('title')}`;
  return waiting > 0 ? say('title.waiting', { n: waiting, title }) : title;
}

/** Names the browser's tab by what the page shows, as long as it shows it: tabs and histories are read by their titles. */
export function useTitle(shown: string, waiting = 0): void {
  useEffect(() => {
    document.title = titleOf(shown, waiting);
    return () => {
      document.title = say('title');
    };
  }, [shown, waiting]);
}
