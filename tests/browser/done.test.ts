import { expect, test } from 'vitest';
import { fetchView, openTable } from '../server.ts';
import { accept, deliver, offer, sitDown, THREE_HANDS, ticketOf } from './people.ts';
import { useVenue } from './venue.ts';

const venue = useVenue();

test('who is done before a deal of his is asked first: once everybody is, it is void', async () => {
  const { address } = venue.server;
  const opened = await openTable(address, { game: 'advanced-civilization', setup: THREE_HANDS });
  const ana = await sitDown(venue, { opened, seat: 'ana' });
  const ben = await sitDown(venue, { opened, seat: 'ben' });
  await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] });
  await accept(ben, { from: 'Ana', give: ['Grain', 'Iron', 'Ochre'] });
  await ticketOf(ana.page, 'Ben').getByText('your cards are due').waitFor();

  const finished = async () => {
    const { seats } = await fetchView(address, opened.table, opened.host);
    return Object.entries(seats as Record<string, { finished: boolean }>)
      .filter(([, seat]) => seat.finished)
      .map(([name]) => name);
  };
  const done = { name: 'I am done', exact: true } as const;
  await ben.page.getByRole('button', done).click();
  await ben.page.getByText('The cards of Ana are still due to you').waitFor();
  await ben.page.getByRole('button', { name: 'Not yet' }).click();
  await ana.page.getByRole('button', done).click();
  await ana.page.getByText('Your cards are still due to Ben').waitFor();
  expect(await finished()).toEqual([]);
  await ana.page.getByRole('group', { name: 'Your cards' }).getByRole('button', done).click();
  await ana.page.getByRole('button', { name: 'Trade on' }).waitFor();
  expect(await finished()).toEqual(['ana']);

  // With the cards the deal is done, and so is who has nothing else: nothing is asked.
  await deliver(ana, { ticket: 'Ben', give: ['Salt', 'Salt', 'Piracy'] });
  await expect.poll(() => ticketOf(ben.page, 'Ana').count()).toBe(0);
  await ben.page.getByRole('button', done).click();
  await ben.page.getByRole('button', { name: 'Trade on' }).waitFor();
  expect(await finished()).toContain('ben');
});

test('what was said last decides whom an answer is for', async () => {
  const { address } = venue.server;
  const opened = await openTable(address, { game: 'advanced-civilization', setup: THREE_HANDS });
  const phone = { width: 360, height: 740 };
  const ana = await sitDown(venue, { opened, seat: 'ana', viewport: phone });
  const ben = await sitDown(venue, { opened, seat: 'ben' });
  await ben.page.getByRole('textbox', { name: 'Say to everybody' }).fill('Who has Oil?');
  await ben.page.keyboard.press('Enter');
  await ben.page.getByRole('combobox', { name: 'Talk with' }).selectOption({ label: 'Ana' });
  await ben.page.getByRole('textbox', { name: 'Say to Ana alone' }).fill('You do.');
  await ben.page.keyboard.press('Enter');
  await ana.page.getByRole('button', { name: /^Talk 2/ }).click();
  await ana.page.getByRole('textbox', { name: 'Say to Ben alone' }).waitFor();
});
