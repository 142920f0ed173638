import { damageIn } from './damage.ts';
import type { Store } from './store.ts';

const NAME = 'StoreFault';

/** The same store, whose failures can be told from all others. A damaged table is none: it stays so. */
export function guardStore(store: Store): Store {
  const guarded = Object.entries(store).map(([name, method]) => [
    name,
    async (...values: unknown[]) => {
      try {
        return await (method as (...values: unknown[]) => unknown)(...values);
      } catch (cause) {
        throw damageIn(cause) ? cause : storeFault(cause);
      }
    },
  ]);
  return Object.fromEntries(guarded) as Store;
}

/** Whether it was the store that failed: then it is worth while to try again. */
export function isStoreFault(fault: unknown): boolean {
  return fault instanceof Error && fault.name === NAME;
}

/** A failure of the store, which can be told from all others. */
export function storeFault(cause: unknown): Error {
  return Object.assign(new Error('the store failed', { cause }), { name: NAME });
}
