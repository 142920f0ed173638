import type { Store } from '../stores/store.ts';

/** A store that can be told to fail, to be slow, or to let another writer go first. */
export type Faulty = {
  readonly store: Store;
  fail: boolean;
  /** Called before each commit. */
  before: () => Promise<void>;
};

/** A store on another one, which works until it is told otherwise. */
export function makeFaulty(inner: Store): Faulty {
  const check = (): void => {
    if (faulty.fail) throw new Error('no space left on the device');
  };
  const faulty: Faulty = {
    fail: false,
    before: async () => {},
    store: {
      ...inner,
      append: async (batch) => {
        await faulty.before();
        check();
        return inner.append(batch);
      },
      create: async (table, opening) => {
        check();
        return inner.create(table, opening);
      },
      check: async () => check(),
    },
  };
  return faulty;
}
