import { expect, test } from 'vitest';
import { openTable } from '../server.ts';
import { THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const WAIT = 30_000;
const venue = useVenue();

test('what draws the table comes while the key is traded for a session, and the table is asked for once', async () => {
  const opened = await openTable(venue.server.address, {
    game: 'advanced-civilization',
    setup: THREE_HANDS,
  });
  let trade = () => {};
  const traded = new Promise<void>((resolve) => {
    trade = resolve;
  });
  const asked: string[] = [];
  const page = await venue.visit(`/t/${opened.table}#${opened.seats.ana}`, {
    prepare: async (it) => {
      it.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await it.route('**/session', async (route) => {
        await traded;
        await route.continue();
      });
    },
  });
  const panel = /^\/assets\/advanced-civilization-/;
  await expect.poll(() => asked.some((path) => panel.test(path)), { timeout: WAIT }).toBe(true);
  expect(await page.getByRole('region', { name: 'My hand' }).count()).toBe(0);
  trade();
  await page.getByRole('region', { name: 'My hand' }).waitFor();
  expect(asked.filter((path) => path === `/api/tables/${opened.table}`)).toHaveLength(1);
  expect(new URL(page.url()).hash).toBe('#chair=ana');
});
