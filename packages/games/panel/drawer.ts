/** Where a panel keeps what is half done: the storage of the browser's tab, which outlives a reload. */
export type Drawer = Pick<Storage, 'getItem' | 'setItem'>;

/** What is kept under this name, if anything. It may be of an older page: its shape is to be checked. */
export function readKept(drawer: Drawer, name: string): unknown {
  const text = drawer.getItem(name);
  return text === null ? undefined : JSON.parse(text);
}

/** Keeps a JSON value under this name. */
export function writeKept(drawer: Drawer, name: string, value: unknown): void {
  drawer.setItem(name, JSON.stringify(value));
}

/** Whether what was kept is a list of texts. */
export function isTexts(list: unknown): list is readonly string[] {
  return Array.isArray(list) && list.every((text) => typeof text === 'string');
}
