import { expect, test } from 'vitest';
import { fetchView, openTable } from '../server.ts';
import { accept, deliver, expectHand, offer, sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const venue = useVenue();

const open = () =>
  openTable(venue.server.address, { game: 'advanced-civilization', setup: THREE_HANDS });

test('what is pressed on a line that is gone shows that it waits, and cannot be cleared away meanwhile', async () => {
  const opened = await open();
  const ana = await sitDown(venue, { opened, seat: 'ana' });
  const { page } = ana;
  const mat = page.getByRole('region', { name: 'The mat' });
  const terms = { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] };
  await page.context().setOffline(true);
  await offer(ana, terms, { done: false });
  const offerIt = mat.getByRole('button', { name: 'Offer it' });
  await expect.poll(() => offerIt.getAttribute('aria-busy')).toBe('true');
  const clear = mat.getByRole('button', { name: 'Clear the mat' });
  expect(await clear.isDisabled()).toBe(true);
  await page.context().setOffline(false);
  await expect.poll(() => offerIt.getAttribute('aria-busy'), { timeout: 10_000 }).toBe(null);
  const { offers } = await fetchView(venue.server.address, opened.table, opened.seats.ana ?? '');
  expect(Object.keys(offers as object)).toHaveLength(1);
});

test('Escape puts away what is told of a deal that was settled', async () => {
  const opened = await open();
  const [ana, ben] = [
    await sitDown(venue, { opened, seat: 'ana' }),
    await sitDown(venue, { opened, seat: 'ben' }),
  ];
  await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] });
  await accept(ben, { from: 'Ana', give: ['Grain', 'Iron', 'Ochre'] });
  await deliver(ana, { ticket: 'Ben', give: ['Salt', 'Salt', 'Piracy'] });
  await expectHand(ana, { Salt: 1, Grain: 2, Iron: 1, Ochre: 1 });
  const news = ana.page.getByText('You have traded with Ben');
  await news.waitFor();
  await ana.page.keyboard.press('Escape');
  await expect.poll(() => news.count(), { timeout: 2000 }).toBe(0);
});
