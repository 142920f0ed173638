import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { WebSocket } from 'ws';
import { launch } from '../browser/chromium.ts';
import { makeFolder, type OpenedTable, openTable, sendCommand, serve } from '../server.ts';

const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '../../docs/pictures');
const WAIT = 15_000;
/** Longer than any notice of what is new stands on the page. */
const SETTLED = 8_000;

/** How a page is looked at. */
export type Look = {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor?: number;
  readonly colorScheme?: 'light' | 'dark';
};

export const DESK: Look = { viewport: { width: 1280, height: 800 } };
export const WIDE: Look = { viewport: { width: 1280, height: 900 } };
export const NIGHT: Look = { ...DESK, colorScheme: 'dark' };
export const PHONE: Look = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

/** A table in the studio; `say` sends one chair's command and gives the id of the offer that it made, if any. */
export type Scene = {
  readonly say: (chair: string, command: object) => Promise<string>;
  readonly sit: (seat: string, look: Look) => Promise<Page>;
};

/** A server, a browser, and what is done with them. */
export type Studio = {
  readonly open: (request: { game: string; name?: string; setup: object }) => Promise<Scene>;
  readonly visit: (path: string, look: Look) => Promise<Page>;
  /** Writes what stands in the window to `docs/pictures/NAME.png`, and closes the page. */
  readonly shoot: (page: Page, name: string) => Promise<void>;
};

/** Runs a function with a server and a browser of its own, both gone after it. Throws what it throws. */
export async function withStudio(work: (studio: Studio) => Promise<void>): Promise<void> {
  const folder = await makeFolder();
  try {
    const server = await serve({ data: folder.path });
    try {
      const browser = await launch();
      try {
        await work(makeStudio(server.address, browser));
      } finally {
        await browser.close();
      }
    } finally {
      await server.end();
    }
  } finally {
    await folder.remove();
  }
}

function makeStudio(address: string, browser: Browser): Studio {
  const visit = async (path: string, look: Look) => {
    const context = await browser.newContext({ ...look, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(WAIT);
    await page.goto(new URL(path, address).href);
    return page;
  };
  return {
    visit,
    open: async (request) => {
      const opened = await openTable(address, request);
      for (const key of Object.values(opened.seats)) attend(address, opened.table, key);
      return makeScene(address, opened, visit);
    },
    shoot: async (page, name) => {
      await page.waitForTimeout(SETTLED);
      await page.screenshot({ path: join(PICTURES, `${name}.png`) });
      await page.context().close();
    },
  };
}

/** Somebody sits there as long as the server runs: the marks of those who are not connected are faint. */
function attend(address: string, table: string, key: string): void {
  const line = new WebSocket(new URL(`/api/tables/${table}/live`, address.replace('http', 'ws')));
  line.once('open', () => line.send(JSON.stringify({ type: 'join', key })));
}

function makeScene(address: string, opened: OpenedTable, visit: Studio['visit']): Scene {
  const keyOf = (chair: string) => opened.seats[chair] ?? opened.host;
  let said = 0;
  return {
    sit: async (seat, look) => {
      const page = await visit(`/t/${opened.table}#${keyOf(seat)}`, look);
      // Every table has a log; on a phone it is behind its tab.
      await page.getByText('Log', { exact: true }).first().waitFor({ state: 'attached' });
      return page;
    },
    say: async (chair, command) => {
      said += 1;
      const key = keyOf(chair);
      const made = await sendCommand(address, opened.table, { key, id: `said-${said}`, command });
      return made ?? '';
    },
  };
}
