import { useEffect } from 'react';
import { say } from '../say.ts';

/** Names the browser's tab by what the page shows, as long as it shows it: tabs and histories are read by their titles. */
export function useTitle(of: string): void {
  useEffect(() => {
    document.title = `${of} · ${say('title')}`;
    return () => {
      document.title = say('title');
    };
  }, [of]);
}
