import { useCallback, useEffect, useRef } from 'react';
import { say } from '../say.ts';
import { ring } from './bell.ts';

/** The seats in their order, as every game's view lists them. */
export function useSeats(view: unknown): readonly string[] {
  const { seats } = view as { readonly seats: Readonly<Record<string, unknown>> };
  return useStable(Object.keys(seats));
}

function useStable(list: readonly string[]): readonly string[] {
  const kept = useRef(list);
  if (kept.current.join() !== list.join()) kept.current = list;
  return kept.current;
}

/** Rings and shows in the title how much waits for this viewer. */
export function useCall(title: string): (waiting: number) => void {
  const last = useRef(0);
  useEffect(() => {
    document.title = `${title} · ${say('title')}`;
    return () => {
      document.title = say('title');
    };
  }, [title]);
  return useCallback(
    (waiting: number) => {
      const plain = `${title} · ${say('title')}`;
      document.title = waiting > 0 ? say('title.waiting', { n: waiting, title: plain }) : plain;
      if (waiting > last.current) ring();
      last.current = waiting;
    },
    [title],
  );
}
