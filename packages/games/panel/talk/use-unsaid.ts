import { useState } from 'react';
import { tabDrawer } from '../drawer.ts';
import { keepUnsaid } from './unsaid.ts';

/**
 * What a viewer has begun to write to one seat, or to all, and what writes it anew. It outlives a reload, and
 * shows in no other conversation: what is meant for one is not said to all because somebody looked away.
 */
export function useUnsaid(
  viewer: string,
  partner: string | null,
): readonly [string, (text: string) => void] {
  const [unsaid] = useState(() => keepUnsaid(tabDrawer, `${location.pathname} ${viewer} talk`));
  const [, redraw] = useState(0);
  const write = (text: string) => {
    unsaid.set(partner, text);
    redraw((times) => times + 1);
  };
  return [unsaid.get(partner), write];
}
