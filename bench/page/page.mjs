import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { median } from '../figures.mjs';
import { startHaggle } from '../haggle.mjs';
import { visit } from './phone.mjs';

/** What is there before a table: pages by their path, and what must stand there before one counts as open. */
const ROOMS = [
  { name: 'front page', path: '/', stands: '.front-picture svg' },
  { name: 'lobby', path: '/new', stands: '.lobby-form' },
];

/**
 * The page as a phone gets it, over a slow line and with nothing kept from last time: the front page, the
 * lobby, and a seat's link to a table of each game. For each the milliseconds to the first paint and until it
 * stands there, and the bytes of script, as they were packed, that came until then; the medians of `rounds`.
 * Where there is no browser, nothing but `missing`, which says so.
 */
export async function measurePage({ rounds, base }) {
  const { browser, missing } = await findBrowser();
  if (missing !== undefined) return { missing };
  const folder = await mkdtemp(join(base, 'bench-page-'));
  const server = await startHaggle(folder);
  try {
    const pages = [];
    for (const page of [...ROOMS, ...(await openTables(server))]) {
      pages.push(await measureOne(browser, { ...page, http: server.http, rounds }));
    }
    return { pages };
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The browser of the tests, found as they find it. */
async function findBrowser() {
  const { launch } = await tsImport('../../tests/browser/chromium.ts', import.meta.url);
  try {
    return { browser: await launch() };
  } catch (error) {
    return { missing: error.message.split('\n')[0] };
  }
}

/** Each game's demo table, its bots away, by the link of the seat that is kept for the newcomer. */
async function openTables({ http, open }) {
  const { games } = await read(`${http}/api/games`);
  return Promise.all(
    games.map(async ({ id, title }) => {
      const { demo } = await read(`${http}/api/games/${id}`);
      const { table, keys } = await open(demo.setup, id);
      const path = `/t/${table}#${keys[demo.seat]}`;
      return { name: `a seat at ${title}`, path, stands: '#table', isTable: true };
    }),
  );
}

async function read(address) {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

async function measureOne(browser, { http, name, path, stands, isTable = false, rounds }) {
  const visits = [];
  for (let round = 0; round < rounds; round++) {
    visits.push(await visit(browser, { address: http + path, stands }));
  }
  const middle = (figure) => median(visits.map((visit) => visit[figure]));
  return {
    name,
    isTable,
    paint: middle('paint'),
    open: middle('open'),
    script: middle('script'),
  };
}
