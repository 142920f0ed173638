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

let moved = false;

/** Whether the page has gone to another of its addresses since it was loaded. */
export function hasMoved(): boolean {
  return moved;
}

/** Goes to another address of the page without loading it anew; the entry there may bear a mark. */
export function go(address: string, mark: string | null = null): void {
  moved = true;
  history.pushState({ mark }, '', address);
  window.dispatchEvent(new Event(MOVED));
  window.scrollTo(0, 0);
}

/** Gives the present place another address, such as one without a key; the entry keeps its mark. */
export function rename(address: string): void {
  history.replaceState(history.state, '', address);
  window.dispatchEvent(new Event(MOVED));
}

/** Marks the present entry of the browser's history; a reload keeps the mark, so it holds no secret. */
export function markEntry(mark: string): void {
  history.replaceState({ mark }, '', location.href);
  window.dispatchEvent(new Event(MOVED));
}

/** The mark of the present entry, null for one without; follows the browser's back and forward. */
export function useMark(): string | null {
  return useSyncExternalStore(listen, () => readMark(history.state));
}

/** The mark in what the browser keeps with an entry, which may be from anybody. */
export function readMark(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('mark' in state)) return null;
  return typeof state.mark === 'string' ? state.mark : null;
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
