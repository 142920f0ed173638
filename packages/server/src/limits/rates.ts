import { type Buckets, makeBuckets } from './buckets.ts';
import type { Limits } from './limits.ts';

/** The buckets of all that a server lets anybody do so often. */
export type Rates = {
  readonly commands: Buckets;
  readonly commandsPerAddress: Buckets;
  readonly requests: Buckets;
  readonly openings: Buckets;
};

/** Full buckets; `now` as for `makeBuckets`. */
export function makeRates(limits: Limits, now: () => number): Rates {
  return {
    commands: makeBuckets(limits.commands, now),
    commandsPerAddress: makeBuckets(limits.commandsPerAddress, now),
    requests: makeBuckets(limits.requests, now),
    openings: makeBuckets(limits.openings, now),
  };
}

/**
 * Takes a command of a chair: from its own rate, and from that of its household, which may hold a thousand chairs.
 * 0 when there was room in both, else after how many seconds there will be.
 */
export function takeCommand(
  { commands, commandsPerAddress }: Rates,
  { chair, household }: { readonly chair: string; readonly household: string },
): number {
  return commands.take(chair) || commandsPerAddress.take(household);
}

/** What somebody is told who is to wait for `wait` seconds. */
export function wholeSeconds(wait: number): number {
  return Math.max(1, Math.ceil(wait));
}

/** So many characters are written and sent at the cost of one request. */
const USUAL_SIZE = 64 * 1024;

/**
 * Counts a whole view, or a page of a log, that a household was given for as many more requests as it is larger than
 * those are: what players fill a table with may take a tenth of a second to write. False where it owes too much for
 * them by now.
 */
export function countSize(
  { requests }: Rates,
  { household, text }: { readonly household: string; readonly text: string },
): boolean {
  const more = Math.floor(text.length / USUAL_SIZE);
  if (more === 0) return true;
  requests.owe(household, more);
  return requests.debt(household) === 0;
}
