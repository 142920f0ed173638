import type { TestProject } from 'vitest/node';
import { type Cluster, startCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server in which the tests may make databases. */
    readonly postgres: string;
  }
}

let cluster: Cluster | undefined;

/**
 * One PostgreSQL server for all tests that need one: that of `HAGGLE_TEST_DATABASE` when it is set (its
 * user must be allowed to make databases), else one of our own. Without either the run fails.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const given = process.env.HAGGLE_TEST_DATABASE;
  if (!given) cluster = await startCluster();
  provide('postgres', given || (cluster?.url() ?? ''));
}

export async function teardown(): Promise<void> {
  await cluster?.end();
}
