const KEPT = 'haggle-renewed';

/** Milliseconds within which a second loading would help no more than the first. */
const SOON = 60_000;

/**
 * Loads the page anew: one that was left open over an upgrade asks for parts that are no longer there.
 * Not where the server cannot be reached, since the page would be lost, and not time and again.
 */
export async function renew(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(KEPT)) < SOON) return;
  await reloadIfThere(() => sessionStorage.setItem(KEPT, String(Date.now())));
}

/** Loads the page anew if the server can be reached; false if not, and then the page stays. */
export async function reloadIfThere(onReload = () => {}): Promise<boolean> {
  const isThere = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return false;
  onReload();
  location.reload();
  return true;
}
