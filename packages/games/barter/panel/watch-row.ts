/** Calls `look` now, and again whenever a row that scrolls sideways scrolls or it, or what is in it, changes its size. */
export function watchRow(row: HTMLElement, look: () => void): () => void {
  look();
  const watch = new ResizeObserver(look);
  for (const watched of [row, ...row.children]) watch.observe(watched);
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    watch.disconnect();
    row.removeEventListener('scroll', look);
  };
}
