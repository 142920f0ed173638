import { expect, test } from 'vitest';
import { actAt, openTable } from '../server.ts';
import { expectClean, expectNarrow, expectUncut, lookTwice } from './looks.ts';
import { FOUR_REALMS } from './people.ts';
import { useVenue } from './venue.ts';

/** France can trade Wine at Genoa, where England has a Merchant without a connection. */
const SETUP = {
  ...FOUR_REALMS,
  deck: ['T25-1', 'T08-3', 'T12-2', 'T18-2', 'T12-3', 'T02-4'],
  changes: [
    { type: 'move', what: 'merchant', realm: 'england', from: 'english-channel', to: 'genoa' },
  ],
};

const venue = useVenue();

test('whose Merchant stands in vain where a choice pays is told so before anything is chosen', async () => {
  const opened = await openTable(venue.server.address, { game: 'price-of-power', setup: SETUP });
  const act = actAt(venue.server.address, opened);
  await act('france', { type: 'reveal' });
  for (const [chair, told] of [
    ['england', 'Your Merchant at Genoa collects nothing: it has no connection.'],
    ['france', 'The Merchant of England at Genoa collects nothing: it has no connection.'],
  ] as const) {
    const page = await venue.visit(`/t/${opened.table}#${opened.seats[chair]}`);
    await page.getByRole('button', { name: /^Genoa Wine/ }).click();
    await page.getByText(told).waitFor();
    await lookTwice(page, async () => {
      await expectUncut(page.getByLabel('One light ship may move'));
      await expectNarrow(page);
    });
    await expectClean(page);
    await page.getByRole('button', { name: /^Bordeaux Wine/ }).click();
    await expect.poll(() => page.getByText('collects nothing').count()).toBe(0);
  }
});

test('who cannot trade is told why not, and led to the end of the turn', async () => {
  const opened = await openTable(venue.server.address, { game: 'price-of-power', setup: SETUP });
  const act = actAt(venue.server.address, opened);
  const page = await venue.visit(`/t/${opened.table}#${opened.seats.france}`);
  await page.getByText('It is your turn to trade.').waitFor();
  const end = page.getByRole('button', { name: 'End my turn' });
  const isLead = () => end.evaluate((button) => button.classList.contains('button-lead'));
  expect(await isLead()).toBe(false);
  const lay = (node: string) =>
    act('host', {
      type: 'move',
      what: 'merchant',
      realm: 'france',
      from: node,
      to: node,
      laid: true,
    });
  await lay('champagne');
  await page.getByText('Merchant, used').waitFor();
  expect(await page.getByText('It is your turn to trade.').count()).toBe(1);
  await lay('bordeaux');
  await page.getByText('It is your turn, and you cannot trade.').waitFor();
  await page.getByText('Your Merchants are used. They stand up when the round ends.').waitFor();
  expect(await isLead()).toBe(true);
  await expectClean(page);
});
