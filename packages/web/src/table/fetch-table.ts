/** What draws a live table: code that the front page and the lobby need not carry. */
export function fetchTable() {
  return import('./table.tsx').then(({ Table }) => Table);
}
