import type { FocusEvent } from 'react';

/**
 * What goes on a strip that scrolls: what the keyboard comes to in it is seen whole. A browser takes what is partly in
 * sight, or lies under a number past the edge, for seen.
 */
export function showFocused({ target }: FocusEvent<Element>): void {
  if (target.matches(':focus-visible')) {
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}
