import { onTestFinished } from 'vitest';
import { startMarket } from './tables.ts';

/** Starts a server of the tests' own game, without limits unless they are given; gives its address. It ends with the test. */
export async function startForTest(options: Parameters<typeof startMarket>[0]): Promise<string> {
  const server = await startMarket({ limits: 'off', ...options });
  onTestFinished(() => server.close());
  return server.address;
}
