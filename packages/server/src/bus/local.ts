import type { Bus } from './bus.ts';

/** How often, in milliseconds, it is looked whether somebody else wrote to the store. */
const LOOK = 500;

/**
 * The bus of a server that has its store for itself. Only a person's tools (`haggle tables`, `haggle
 * restore`) write to it from another process; `version`, if given, is a number that changes when they did.
 */
export function openLocalBus(version?: () => number): Bus {
  let timer: NodeJS.Timeout | undefined;
  const duties = new Set<string>();
  return {
    shared: false,
    listen: async ({ missed }) => {
      if (!version) return;
      let last = version();
      timer = setInterval(() => {
        const now = version();
        if (now === last) return;
        last = now;
        missed();
      }, LOOK).unref();
    },
    check: async () => {},
    duty: (name) => {
      duties.add(name);
      return true;
    },
    quit: (name) => void duties.delete(name),
    state: () => ({ connected: true, news: 0, reconnects: 0, duties: duties.size }),
    end: async () => clearInterval(timer),
  };
}
