import { expect, test } from 'vitest';
import { actAt, openTable } from '../server.ts';
import { expectClean, expectNarrow } from './looks.ts';
import { FOUR_REALMS } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };

const venue = useVenue();

test('an offer that outlives the trade it was made for is told to be of before, to both', async () => {
  const opened = await openTable(venue.server.address, {
    game: 'price-of-power',
    setup: FOUR_REALMS,
  });
  const act = actAt(venue.server.address, opened);
  await act('host', { type: 'correct', realm: 'england', ducats: 5, why: 'a loan' });
  await act('france', { type: 'reveal' });
  await act('france', { type: 'trade', card: 'T18-2', node: 'bordeaux' });
  const terms = { gives: { ducats: 3 }, asks: {}, deal: 'Rank England first' };
  const offer = await act('england', { type: 'propose', to: 'france', ...terms });
  const sit = async (seat: 'france' | 'england', viewport?: typeof PHONE) =>
    venue.visit(`/t/${opened.table}#${opened.seats[seat]}`, viewport && { viewport });
  const france = await sit('france');
  const england = await sit('england', PHONE);
  const accept = france.getByRole('button', { name: 'Accept' });
  await accept.waitFor();
  const lead = france.locator('.slip .button-lead');
  expect(await lead.count()).toBe(1);
  await england.getByText('France ranks the equals').waitFor();
  const before = /^This was offered before the last trade/;
  for (const page of [france, england]) expect(await page.getByText(before).count()).toBe(0);

  await act('france', { type: 'rank', order: ['france', 'england'] });
  await france.getByText('This was offered before the last trade.', { exact: true }).waitFor();
  // It can be taken all the same, and nothing leads there.
  await accept.waitFor();
  expect(await lead.count()).toBe(0);
  await expectClean(france);
  // Who made it is at what the trade paid, and led to it from there.
  await england.getByRole('heading', { name: 'The last trade' }).waitFor();
  await expectNarrow(england);
  await england.getByRole('button', { name: '1 offer of yours stands: look at it' }).click();
  await england.getByRole('heading', { name: 'Offers' }).waitFor();
  await england
    .getByText('This was offered before the last trade, and can still be accepted.')
    .waitFor();
  await expectClean(england);

  // Put anew, it is of now.
  await act('england', { type: 'revise', offer, gives: { ducats: 2 } });
  await england.getByText('You offer France 2 ducats').waitFor();
  for (const page of [france, england])
    await expect.poll(() => page.getByText(before).count()).toBe(0);
  expect(await lead.count()).toBe(0);
  await france.getByRole('button', { name: 'Look at the new terms' }).click();
  await expect.poll(() => lead.count()).toBe(1);
});
