/**
 * A gate that lets one act through at a time: what comes while one is under way is left out, so that a
 * double click does a thing once.
 */
export function makeGate(): (act: () => Promise<void>) => Promise<void> {
  let isShut = false;
  return async (act) => {
    if (isShut) return;
    isShut = true;
    try {
      await act();
    } finally {
      isShut = false;
    }
  };
}
