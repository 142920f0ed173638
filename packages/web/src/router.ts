import { useSyncExternalStore } from 'react';

/** Where the page is. */
export type Place =
  | { readonly at: 'front' }
  | { readonly at: 'lobby'; readonly game: string | null }
  | { readonly at: 'table'; readonly table: string; readonly fragment: string }
  | { readonly at: 'nowhere' };

/** What an address of the page means. The fragment is never sent to the server. */
export function readPlace({
  pathname,
  search,
  hash,
}: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): Place {
  if (pathname === '/' || pathname === '') return { at: 'front' };
  if (pathname === '/new') return { at: 'lobby', game: new URLSearchParams(search).get('game') };
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(pathname)?.[1];
  return table ? { at: 'table', table, fragment: hash.replace(/^#/, '') } : { at: 'nowhere' };
}

const MOVED = 'haggle-moved';

/** Goes to another address of the page without loading it anew. */
export function go(address: string): void {
  history.pushState(null, '', address);
  window.dispatchEvent(new Event(MOVED));
  window.scrollTo(0, 0);
}

/** Gives the present place another address, such as one without a key. */
export function rename(address: string): void {
  history.replaceState(null, '', address);
  window.dispatchEvent(new Event(MOVED));
}

/** The place where the page is; follows the browser's back and forward. */
export function usePlace(): Place {
  const href = useSyncExternalStore(listen, () => location.href);
  return readPlace(new URL(href));
}

function listen(onMove: () => void): () => void {
  const names = [MOVED, 'popstate', 'hashchange'];
  for (const name of names) window.addEventListener(name, onMove);
  return () => {
    for (const name of names) window.removeEventListener(name, onMove);
  };
}
