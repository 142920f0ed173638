import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** What may be different about a device: its window, touch, motion. */
export type DeviceOptions = Pick<
  BrowserContextOptions,
  'viewport' | 'hasTouch' | 'isMobile' | 'reducedMotion'
>;

/** The devices of the people of one test after another. */
export type Devices = {
  /** A new page on a device that nobody else has in this test. A changed one is nobody's after it. */
  readonly open: (options: DeviceOptions, isChanged: boolean) => Promise<Page>;
  /** Closes all that stands open, and empties the devices for those who come next; `home` is the server that they were at. */
  readonly clear: (home: string) => Promise<void>;
};

type Device = {
  readonly options: string;
  readonly isChanged: boolean;
  readonly context: BrowserContext;
  /** A page that stays, so that the process stays which has read all scripts: to read them takes half of a visit. */
  readonly keeper: Page;
};

/** Devices in this browser, each with cookies and storage of its own. The browser closes them. */
export function makeDevices(browser: Browser): Devices {
  const idle: Device[] = [];
  const lent: Device[] = [];

  const make = async (options: DeviceOptions, isChanged: boolean): Promise<Device> => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    return {
      options: JSON.stringify(options),
      isChanged,
      context,
      keeper: await context.newPage(),
    };
  };

  return {
    open: async (options, isChanged) => {
      const at = idle.findIndex((device) => device.options === JSON.stringify(options));
      const [found] = at < 0 || isChanged ? [] : idle.splice(at, 1);
      const device = found ?? (await make(options, isChanged));
      lent.push(device);
      return device.context.newPage();
    },
    clear: async (home) => {
      for (const device of lent.splice(0)) {
        if (device.isChanged) await device.context.close();
        else idle.push(await empty(device, home));
      }
    },
  };
}

async function empty(device: Device, home: string): Promise<Device> {
  const { context, keeper } = device;
  await keeper.goto(new URL('/readyz', home).href);
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await context.clearCookies();
  await keeper.evaluate(() => localStorage.clear());
  return device;
}
