/** Where a page keeps what outlives it. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

/** A drawer out of which things are taken for good. */
export type EmptiedDrawer = Drawer & Pick<Storage, 'removeItem'>;

/**
 * A drawer over a storage of the browser, which may refuse it altogether or be full: what cannot be kept there is kept
 * for as long as the page lives.
 */
export function openDrawer(find: () => EmptiedDrawer): EmptiedDrawer {
  const unkept = new Map<string, string>();
  return {
    getItem: (name) => unkept.get(name) ?? attempt(() => find().getItem(name)) ?? null,
    setItem: (name, text) => {
      const isKept = attempt(() => {
        find().setItem(name, text);
        return true;
      });
      if (isKept) unkept.delete(name);
      else unkept.set(name, text);
    },
    removeItem: (name) => {
      unkept.delete(name);
      attempt(() => find().removeItem(name));
    },
  };
}

/** What a storage gives; undefined where the browser refuses it. */
function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (refused) {
    if (refused instanceof DOMException) return undefined;
    throw refused;
  }
}

/** What is half done, such as a draft: kept by the tab, where it outlives a reload. */
export const tabDrawer = openDrawer(() => sessionStorage);

/** What this browser knows in every tab and at every visit. */
export const browserDrawer = openDrawer(() => localStorage);

/** What is kept under this name, if anything. It may be of an older page: its shape is to be checked. */
export function readKept(drawer: Drawer, name: string): unknown {
  const text = drawer.getItem(name);
  return text === null ? undefined : JSON.parse(text);
}

/** Keeps a JSON value under this name. */
export function writeKept(drawer: Drawer, name: string, value: unknown): void {
  drawer.setItem(name, JSON.stringify(value));
}

/** Whether what was kept is a text, or that there is none. */
export function isTextOrNull(kept: unknown): kept is string | null {
  return kept === null || typeof kept === 'string';
}

/** Whether what was kept is a list of texts. */
export function isTexts(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((text) => typeof text === 'string');
}
