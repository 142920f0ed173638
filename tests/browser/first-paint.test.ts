import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeGate } from '../../packages/server/src/testing/gate.ts';
import { useVenue } from './venue.ts';

const WAIT = 30_000;
const venue = useVenue();

const paintedAt = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

/** Whether all scripts that the document names have come, and had a moment to run. */
const haveCome = (page: Page) =>
  page.evaluate(async () => {
    const named = [...document.querySelectorAll('script[src], link[rel=modulepreload]')];
    const come = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    await new Promise((resolve) => setTimeout(resolve, 300));
    return named.every((one) =>
      come.has('src' in one ? `${one.src}` : (one as HTMLLinkElement).href),
    );
  });

const readLook = (page: Page) =>
  page.locator('.waiting').evaluate((word) => ({
    word: word.textContent,
    at: getComputedStyle(word).textAlign,
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }));

test('the document is painted in its own colours before the sheet has come, which the scripts wait for', async () => {
  const sheet = makeGate();
  const faults: string[] = [];
  const page = await venue.visit('/healthz', {
    prepare: async (it) => {
      it.on('console', (line) => faults.push(line.text()));
      await it.emulateMedia({ colorScheme: 'dark' });
      await it.route(/\/assets\/index-.*\.css/, async (route) => {
        await sheet.opened;
        await route.continue();
      });
    },
  });
  await page.goto(venue.server.address, { waitUntil: 'commit' });
  await expect.poll(() => paintedAt(page), { timeout: WAIT }).toBe(1);
  await expect.poll(() => haveCome(page), { timeout: WAIT }).toBe(true);
  expect(await readLook(page)).toEqual({
    word: 'Haggle',
    at: 'center',
    ground: 'rgb(26, 23, 19)',
  });
  sheet.letGo();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(faults).toEqual([]);
});
