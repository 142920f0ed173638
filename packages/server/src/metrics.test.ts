import perf from 'node:perf_hooks';
import { expect, test, vi } from 'vitest';
import { ask, startMarket } from './testing/tables.ts';

test('many servers in one process watch the process once', async () => {
  const watching = vi.spyOn(perf, 'monitorEventLoopDelay');
  for (let n = 0; n < 3; n++) {
    const server = await startMarket();
    const { body } = await ask(server.address, '/metrics');
    expect(body.text).toMatch(/^haggle_tables 0$/m);
    expect(body.text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    await server.close();
  }
  // None where a server of another test in this process began to watch it.
  expect(watching.mock.calls.length).toBeLessThanOrEqual(1);
  watching.mockRestore();
});
