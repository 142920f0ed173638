import { isolate } from '@haggle/games';
import { useCallback, useEffect, useRef } from 'react';
import { say } from '../say.ts';
import { ring } from './bell.ts';

/** The title of the browser's tab: the table's, and how much waits for this viewer there. */
export function titleOf(table: string, waiting: number): string {
  const title = `${isolate(table)} · ${say('title')}`;
  return waiting > 0 ? say('title.waiting', { n: waiting, title }) : title;
}

/** Rings and shows in the title how much waits for this viewer. */
export function useCall(title: string): (waiting: number) => void {
  const last = useRef(0);
  useEffect(() => {
    // The panel within has had its effects before: what it said to wait here is not to be overwritten.
    document.title = titleOf(title, last.current);
    return () => {
      document.title = say('title');
    };
  }, [title]);
  return useCallback(
    (waiting: number) => {
      document.title = titleOf(title, waiting);
      if (waiting > last.current) ring();
      last.current = waiting;
    },
    [title],
  );
}
