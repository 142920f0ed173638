import type { Event } from '../../events.ts';

/** Whether somebody else answered a viewer's offer, or took back one that was made to him. */
export function isNews(event: { readonly type: string }, viewer: string): boolean {
  const known = event as Event;
  switch (known.type) {
    case 'agreed':
    case 'declined':
      return known.between[0] === viewer;
    case 'withdrawn':
      return known.between[1] === viewer;
    default:
      return false;
  }
}
