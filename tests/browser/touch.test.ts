import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openTable, sendCommand } from '../server.ts';
import { THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

/** Pixels that a finger needs where there is room, and those that it has where every line counts. */
const ROOMY = 43.5;
const TIGHT = 35.5;

describe('under a finger', () => {
  const venue = useVenue();

  const visit = (path: string) =>
    venue.visit(path, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('everything on the front page and in the lobby is as large as a finger', async () => {
    const front = await visit('/');
    await front.getByRole('heading', { name: 'Mega Civilization' }).waitFor();
    expect(await smallOnes(front, ROOMY)).toEqual([]);
    const lobby = await visit('/new');
    await lobby.getByLabel('Cities of Crete').waitFor();
    expect(await smallOnes(lobby, ROOMY)).toEqual([]);
  });

  test('at a table nothing is much smaller, whatever part is in front', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: THREE_HANDS,
    });
    const page = await visit(`/t/${opened.table}#${opened.seats.ana}`);
    await page.getByRole('button', { name: /^Salt, 3 of/ }).tap();
    await page.getByRole('button', { name: 'Ask for Grain' }).tap();
    for (const part of ['Floor', 'Offer', 'Talk', 'Log']) {
      await page.getByRole('button', { name: part, exact: true }).tap();
      expect(await smallOnes(page, TIGHT)).toEqual([]);
    }
    const host = await visit(`/t/${opened.table}#${opened.host}`);
    await host.getByText('Bad faith').tap();
    await host.getByRole('button', { name: 'Bar Ana' }).waitFor();
    expect(await smallOnes(host, TIGHT)).toEqual([]);
  });

  test('a deal that one backs out of soon leaves no hole among the offers', async () => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup: THREE_HANDS });
    const command = {
      type: 'propose',
      gives: { count: 3, named: ['oil', 'oil'] },
      asks: { count: 3, named: ['salt', 'salt'] },
    };
    await sendCommand(address, opened.table, { key: opened.seats.cleo ?? '', id: 'c', command });
    const page = await visit(`/t/${opened.table}#${opened.seats.ana}`);
    for (const name of ['Accept…', 'Fill up with the cheapest', 'Accept and seal my cards'])
      await page.getByRole('button', { name }).tap();
    await page.getByRole('button', { name: 'Back out' }).tap();
    const hole = page.locator('.ticket-hole');
    await hole.waitFor();
    // Far sooner than what a finger has left in its place otherwise moves.
    await hole.waitFor({ state: 'detached', timeout: 8000 });
    await page.getByRole('heading', { name: 'Open to all' }).waitFor();
  });
});

/** What can be pressed and is in sight, with a side shorter than so many pixels; a label counts as its field. */
function smallOnes(page: Page, least: number): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const pressed = document.querySelectorAll('a[href], button, input, select, textarea, summary');
    return [...pressed].flatMap((one) => {
      const { width, height } = (
        (one.matches('[type="radio"], [type="checkbox"]') && one.closest('label')) ||
        one
      ).getBoundingClientRect();
      const isShown = width > 1 && !one.matches('.skip, .unseen *');
      if (!isShown || Math.min(width, height) >= least) return [];
      const name = (one.ariaLabel ?? one.textContent ?? '').trim();
      return [`${name || one.className}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);
}
