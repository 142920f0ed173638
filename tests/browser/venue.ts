import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Serving } from '../process.ts';
import { makeFolder, serve } from '../server.ts';
import { launch } from './chromium.ts';

/** Where the people of one file's tests meet; a test may put another server in the place of the first. */
export type Venue = { browser: Browser; server: Serving; folder: string };

/**
 * A browser and a server with a folder of its own, there before the first test of the file and gone after
 * the last one. What a test opened in the browser is closed when it ends.
 */
export function useVenue(): Venue {
  const venue = { folder: '' } as Venue;
  let remove = async (): Promise<void> => {};

  beforeAll(async () => {
    venue.browser = await launch();
    const folder = await makeFolder();
    venue.folder = folder.path;
    remove = folder.remove;
    venue.server = await serve({ data: venue.folder });
  });

  afterEach(async () => {
    for (const context of venue.browser.contexts()) await context.close();
  });

  afterAll(async () => {
    await venue.browser?.close();
    await venue.server?.end();
    await remove();
  });

  return venue;
}
