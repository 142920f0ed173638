import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openTable } from '../server.ts';
import { sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const venue = useVenue();

/** Who is not connected, as the page tells it beside the faint marks; nothing where everybody is. */
function findAway(page: Page): Promise<string> {
  return page
    .getByRole('banner')
    .getByText('Not connected')
    .allTextContents()
    .then((all) => all.join());
}

test('who is not connected is told, to the players and to the host, until they come', async () => {
  const opened = await openTable(venue.server.address, {
    game: 'advanced-civilization',
    setup: THREE_HANDS,
  });
  const ana = await sitDown(venue, { opened, seat: 'ana' });
  await sitDown(venue, { opened, seat: 'ben' });
  await expect.poll(() => findAway(ana.page)).toBe('Not connected: Cleo.');
  const host = await sitDown(venue, { opened, seat: 'host' });
  await host.page.getByRole('button', { name: 'Host', exact: true }).click();
  const bots = host.page.getByRole('dialog').getByRole('listitem');
  await expect.poll(() => bots.allInnerTexts()).toContainEqual(expect.stringMatching(/Cleo.*Not/s));
  const cleo = await sitDown(venue, { opened, seat: 'cleo' });
  await expect.poll(() => findAway(ana.page)).toBe('');
  await cleo.page.context().close();
  await expect.poll(() => findAway(ana.page), { timeout: 10_000 }).toBe('Not connected: Cleo.');
  // A bot needs no line. That it plays there, and when it does no more, stands in the log and is heard.
  const seated = host.page.getByRole('checkbox', { name: 'Cleo' });
  const log = ana.page.getByRole('list', { name: 'Log' });
  await seated.click();
  await expect.poll(() => findAway(ana.page)).toBe('');
  await log.getByText('A bot plays for Cleo.').waitFor();
  await ana.page.getByRole('status').getByText('A bot plays for Cleo.').waitFor();
  await seated.click();
  await log.getByText('No bot plays for Cleo any more.').waitFor();
  expect(await log.getByRole('listitem').last().textContent()).toContain('No bot plays');
});
