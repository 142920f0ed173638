import { type RefObject, useEffect, useRef } from 'react';

/** A value as it is by now, for what was begun with an older one and goes on once that has been answered. */
export function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  }, [value]);
  return newest;
}
