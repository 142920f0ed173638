import { useEffect, useRef } from 'react';
import type { View } from '../view.ts';

/** Tells when the phase or the turn is another one, and what was before. */
export function useStage(view: View, onStage: (was: View) => void): void {
  const before = useRef(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    const isNew = was.phase !== view.phase || was.active !== view.active;
    if (isNew) onStage(was);
  });
}
