/** Something that others wait for until it is let go. */
export type Gate = { readonly opened: Promise<void>; readonly letGo: () => void };

/** A gate that is still shut. */
export function makeGate(): Gate {
  let letGo = (): void => {};
  const opened = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { opened, letGo };
}
