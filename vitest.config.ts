import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { summary } from './tests/summary.ts';

const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

/** Nothing waits in these tests: the time is for machines that do something else besides, and for long runs. */
const testTimeout = process.env.HAGGLE_RUNS ? 7_200_000 : 120_000;

/** Files of tests share what they import: to load the same modules for each of them anew took most of the time. */
const shared = { isolate: false };

const cores = availableParallelism();
/** Rules only reckon. What talks to servers, databases and browsers waits for them: one more fills the time. */
const reckoning = { maxWorkers: cores, sequence: { groupOrder: 0 } };
const waiting = { maxWorkers: cores + 1, sequence: { groupOrder: 1 } };

/** The tests in groups: `vitest run --project rules` runs one of them. */
export default defineConfig({
  ...source,
  test: {
    reporters: ['default', summary],
    projects: [
      {
        ...source,
        test: {
          name: 'rules',
          ...shared,
          ...reckoning,
          setupFiles: './tests/draws.ts',
          include: ['packages/{engine,games}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          testTimeout,
        },
      },
      {
        ...source,
        test: {
          name: 'server',
          ...shared,
          ...waiting,
          setupFiles: './tests/draws.ts',
          globalSetup: './tests/built.setup.ts',
          include: ['packages/{server,haggle,web}/**/*.test.{ts,tsx}'],
          // The one publishes its TypeScript under the same condition as we do, the other asks for it.
          server: { deps: { inline: [/eventsource/, /@modelcontextprotocol\/client/] } },
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.postgres.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        test: {
          name: 'postgres',
          ...shared,
          ...waiting,
          include: ['packages/{server,haggle}/**/*.postgres.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['./tests/built.setup.ts', 'packages/server/src/testing/postgres.setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...source,
        test: {
          name: 'house',
          ...shared,
          ...waiting,
          setupFiles: ['./tests/draws.ts', './tests/conformance/leavings.setup.ts'],
          globalSetup: './tests/built.setup.ts',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/faults/**'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        ...source,
        test: {
          // Not part of `npm test`: it kills processes and fills disks for as long as it is told to.
          name: 'faults',
          setupFiles: './tests/conformance/leavings.setup.ts',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
