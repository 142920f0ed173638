import { describe, expect, test } from 'vitest';
import { openTable } from '../server.ts';
import { offer, sitDown } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };

const SETUP = {
  seats: ['ana', 'ben'],
  hands: {
    ana: { salt: 3, grain: 1, piracy: 1 },
    ben: { grain: 2, iron: 2, ochre: 1 },
  },
  options: { timeLimit: null },
};

describe('on a phone, where one part hides the others', () => {
  const venue = useVenue();

  const open = async () => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup: SETUP });
    const seated = { address, opened, viewport: PHONE };
    const ana = await sitDown(venue.browser, { ...seated, seat: 'ana' });
    const host = await sitDown(venue.browser, { address, opened, seat: 'host' });
    return { ana, host };
  };

  test('a card that is pressed in the hand lies on the mat, which comes to the front', async () => {
    const { ana } = await open();
    await ana.page.getByRole('button', { name: /^Salt, 3 of/ }).click();
    await ana.page.getByRole('heading', { name: 'A new offer' }).waitFor();
    await ana.page.getByRole('button', { name: 'Take Salt back' }).waitFor();
  });

  test('the way back leads to the offers first, and the table stays', async () => {
    const { ana } = await open();
    const address = ana.page.url();
    const bring = (name: string) => ana.page.getByRole('button', { name, exact: true }).click();
    const offers = ana.page.getByRole('heading', { name: 'Offers' });
    for (const part of ['Talk', 'Offer', 'Log']) {
      await bring(part);
      await offers.waitFor({ state: 'hidden' });
      if (part === 'Talk') continue;
      await ana.page.goBack();
      await offers.waitFor();
    }
    // A tab leads back as well, and there is still one way back only.
    await bring('Offer');
    await bring('Floor');
    await bring('Talk');
    await ana.page.goBack();
    await offers.waitFor();
    expect(ana.page.url()).toBe(address);
  });

  test('calamities that are turned up are in sight, and a new turn begins with an empty floor', async () => {
    const { ana, host } = await open();
    await ana.page.getByRole('button', { name: 'Offer', exact: true }).click();
    await offer(
      ana,
      { to: 'everybody', give: ['Salt', 'Salt', 'Grain'], ask: ['Iron', 'Iron'] },
      { done: false },
    );
    await host.page.getByRole('heading', { name: 'Open to all' }).waitFor();
    const press = (name: string) => host.page.getByRole('button', { name, exact: true }).click();
    await press('End trading…');
    await press('End it now');
    await press('Turn up calamities');
    const desk = ana.page.getByRole('region', { name: 'Purchases' });
    await desk.getByText('Piracy').waitFor();
    await host.page.getByRole('heading', { name: 'Over' }).waitFor();
    await press('Next turn…');
    await press('Deal the cards');
    await ana.page.getByText('Nobody has offered anything yet.').waitFor();
    await host.page.getByText('Nobody has offered anything yet.').waitFor();
    expect(await host.page.getByRole('heading', { name: 'Over' }).count()).toBe(0);
  });
});
