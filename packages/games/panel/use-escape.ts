import { useEffect } from 'react';

/** Calls `leave` when Escape is pressed, wherever the focus is, as long as `isOpen`. */
export function useEscape(isOpen: boolean, leave: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, leave]);
}
