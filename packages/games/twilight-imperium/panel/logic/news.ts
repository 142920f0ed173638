import type { Event } from '../../events.ts';

/** Whether something happened to a viewer: his offer was answered or taken back, his goods touched, or he may pillage. */
export function isNews(event: { readonly type: string }, viewer: string): boolean {
  const known = event as Event;
  switch (known.type) {
    case 'agreed':
    case 'transacted':
    case 'declined':
      return known.between[0] === viewer;
    case 'withdrawn':
      return known.between[1] === viewer;
    case 'pillage-offered':
      return known.by === viewer;
    case 'pillaged':
      return known.target === viewer;
    case 'handed-over':
      return known.from === viewer || known.to === viewer;
    default:
      return false;
  }
}
