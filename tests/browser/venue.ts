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

/**
 * The device, what is done before the page is there, and who listens to it then. What is prepared stays with the page,
 * which nobody else gets.
 */
export type VisitOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'hasTouch' | 'isMobile' | 'reducedMotion'
> & {
  readonly prepare?: ((page: Page) => Promise<unknown>) | undefined;
  readonly listen?: (page: Page) => void;
};

const DESK = { width: 1280, height: 720 };

/**
 * A browser and a server with a folder of its own, there before the first test of the file and gone after
 * the last one. What a test opened in the browser is closed or left when it ends.
 */
export function useVenue(): Venue {
  const venue = { folder: '', visit } as Venue;
  let remove = async (): Promise<void> => {};
  // Whoever comes after somebody finds what the browser has loaded and compiled: a third of the time.
  const vacant: Page[] = [];
  const taken: Page[] = [];

  async function visit(
    path: string,
    { prepare, listen, viewport = DESK, ...device }: VisitOptions = {},
  ): Promise<Page> {
    const isOrdinary = !prepare && Object.keys(device).length === 0;
    const page = (isOrdinary && vacant.pop()) || (await openPage({ viewport, ...device }));
    if (isOrdinary) taken.push(page);
    if (viewport) await page.setViewportSize(viewport);
    await prepare?.(page);
    listen?.(page);
    await page.goto(new URL(path, venue.server.address).href);
    return page;
  }

  async function openPage(device: BrowserContextOptions): Promise<Page> {
    const context = await venue.browser.newContext({ reducedMotion: 'reduce', ...device });
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT);
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
    for (const page of taken.splice(0)) {
      if (await leave(page, venue.server.address)) vacant.push(page);
    }
    const kept = vacant.map((page) => page.context());
    for (const context of venue.browser.contexts()) {
      if (!kept.includes(context)) await context.close();
    }
  });

  afterAll(async () => {
    await venue.browser?.close();
    await venue.server?.end();
    await remove();
  });

  return venue;
}

/** Takes back all that a test did to a page and its context, also what it kept there; whether that could be done. */
async function leave(page: Page, address: string): Promise<boolean> {
  if (page.isClosed()) return false;
  const context = page.context();
  for (const event of ['websocket', 'pageerror'] as const) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
  const answer = await page.goto(new URL('/healthz', address).href).catch(() => null);
  if (!answer) return false;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  for (const other of context.pages()) if (other !== page) await other.close();
  return true;
}
