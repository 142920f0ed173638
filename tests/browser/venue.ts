import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Serving } from '../process.ts';
import { makeFolder, serve } from '../server.ts';
import { launch } from './chromium.ts';

const WAIT = 30_000;

/** Where the people of one file's tests meet; a test may put another server in the place of the first. */
export type Venue = {
  browser: Browser;
  server: Serving;
  folder: string;
  /** Goes to a path of the server, with cookies and storage that are nobody else's. */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Page>;
};

/** The device, and what is done before the page is there. */
export type VisitOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'hasTouch' | 'isMobile' | 'reducedMotion'
> & { readonly prepare?: ((page: Page) => Promise<unknown>) | undefined };

/**
 * A browser and a server with a folder of its own, there before the first test of the file and gone after
 * the last one. What a test opened in the browser is closed when it ends.
 */
export function useVenue(): Venue {
  const venue = { folder: '', visit } as Venue;
  let remove = async (): Promise<void> => {};

  async function visit(path: string, { prepare, ...options }: VisitOptions = {}): Promise<Page> {
    const context = await venue.browser.newContext({ reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT);
    await prepare?.(page);
    await page.goto(new URL(path, venue.server.address).href);
    return page;
  }

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
