import { isolate } from '@haggle/games';
import { useCallback, useRef, useState } from 'react';
import { useTitle } from '../parts/use-title.ts';
import { ring } from './bell.ts';

/** Rings and shows in the title of the browser's tab how much waits for this viewer. */
export function useCall(table: string): (waiting: number) => void {
  const [waiting, setWaiting] = useState(0);
  const last = useRef(0);
  useTitle(isolate(table), waiting);
  return useCallback((now: number) => {
    if (now > last.current) ring();
    last.current = now;
    setWaiting(now);
  }, []);
}
