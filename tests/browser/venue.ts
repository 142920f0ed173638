import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Serving } from '../process.ts';
import { makeFolder, serve } from '../server.ts';
import { launch } from './chromium.ts';
import { type DeviceOptions, type Devices, makeDevices } from './devices.ts';

const WAIT = 30_000;

/** Where the people of one file's tests meet; a test may put another server in the place of the first. */
export type Venue = {
  browser: Browser;
  server: Serving;
  folder: string;
  /** Goes to a path of the server, on a device that is nobody else's. */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Page>;
};

/** The device, what is done before the page is there, and whether the device is changed for good. */
export type VisitOptions = DeviceOptions & {
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** So that later tests get another: its clock, its line or what it may do is not what it was. */
  readonly isChanged?: boolean;
};

/**
 * A browser and a server with a folder of its own, there before the first test of the file and gone after
 * the last one. What a test opened in the browser is closed when it ends.
 */
export function useVenue(): Venue {
  let devices: Devices;
  let remove = async (): Promise<void> => {};
  const venue = { folder: '', visit } as Venue;

  async function visit(
    path: string,
    { prepare, isChanged = false, ...options }: VisitOptions = {},
  ): Promise<Page> {
    const page = await devices.open(options, isChanged);
    page.setDefaultTimeout(WAIT);
    await prepare?.(page);
    await page.goto(new URL(path, venue.server.address).href);
    return page;
  }

  beforeAll(async () => {
    // One process for all pages of a device, which is what keeps it.
    venue.browser = await launch('--process-per-site');
    devices = makeDevices(venue.browser);
    const folder = await makeFolder();
    venue.folder = folder.path;
    remove = folder.remove;
    venue.server = await serve({ data: venue.folder });
  });

  afterEach(() => devices.clear(venue.server.address));

  afterAll(async () => {
    await venue.browser?.close();
    await venue.server?.end();
    await remove();
  });

  return venue;
}
