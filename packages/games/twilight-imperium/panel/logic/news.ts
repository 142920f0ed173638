import type { Event } from '../../events.ts';

/** Whether somebody else did something to a viewer: answered or took back an offer, or touched his goods. */
export function isNews(event: { readonly type: string }, viewer: string): boolean {
  const known = event as Event;
  switch (known.type) {
    case 'agreed':
    case 'transacted':
    case 'declined':
      return known.between[0] === viewer;
    case 'withdrawn':
      return known.between[1] === viewer;
    case 'pillaged':
      return known.target === viewer;
    case 'handed-over':
      return known.from === viewer || known.to === viewer;
    default:
      return false;
  }
}
