import type { Bus } from './bus.ts';

/** How often, in milliseconds, it is looked whether somebody else wrote to the store. */
const POLL_INTERVAL = 500;

export type LocalBusOptions = {
  /**
   * A number that changes when another process wrote to the store: a person's tools do (`haggle tables`,
   * `haggle restore`). Without it nobody looks.
   */
  readonly version?: () => Promise<number>;
  /** It could not be looked; told once, until it can be looked again. */
  readonly failed?: (fault: unknown) => void;
};

/** The bus of a server that has its store for itself. */
export function openLocalBus({ version, failed = () => {} }: LocalBusOptions = {}): Bus {
  let timer: NodeJS.Timeout | undefined;
  const duties = new Set<string>();
  return {
    shared: false,
    listen: async ({ missed }) => {
      if (!version) return;
      let last = await version();
      let isBlind = false;
      const look = async (): Promise<void> => {
        const now = await version();
        isBlind = false;
        if (now === last) return;
        last = now;
        missed();
      };
      let looking = false;
      timer = setInterval(() => {
        if (looking) return;
        looking = true;
        look()
          .catch((fault) => {
            if (!isBlind) failed(fault);
            isBlind = true;
          })
          .finally(() => {
            looking = false;
          });
      }, POLL_INTERVAL).unref();
    },
    check: async () => {},
    duty: (name) => {
      duties.add(name);
      return true;
    },
    quit: (name) => void duties.delete(name),
    tell: () => {},
    heed: () => {},
    state: () => ({ connected: true, news: 0, reconnects: 0, duties: duties.size }),
    end: async () => clearInterval(timer),
  };
}
