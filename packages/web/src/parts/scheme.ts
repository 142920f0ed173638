import { browserDrawer } from '@haggle/games/page';

/** Light, dark, or whatever the device prefers. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

const KEPT = 'haggle-scheme';

/** What was chosen in this browser before. */
export function readScheme(): Scheme {
  const kept = browserDrawer.getItem(KEPT);
  return SCHEMES.find((scheme) => scheme === kept) ?? 'auto';
}

/** Shows a scheme and keeps it for the next time. */
export function applyScheme(scheme: Scheme): void {
  browserDrawer.setItem(KEPT, scheme);
  if (scheme === 'auto') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}
