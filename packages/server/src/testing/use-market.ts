import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../server.ts';
import { startMarket } from './tables.ts';

/** A server with the tests' own game and without limits, for all tests of a file. */
export function useMarket(): { readonly address: string } {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startMarket({ limits: 'off' });
  });
  afterAll(() => server.close());
  return {
    get address() {
      return server.address;
    },
  };
}
