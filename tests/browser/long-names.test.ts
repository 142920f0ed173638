import { expect, test } from 'vitest';
import { actAt, openTable } from '../server.ts';
import { expectClean, expectNarrow, expectUncut, lookTwice } from './looks.ts';
import { useVenue } from './venue.ts';

/** The Papal States trade Cloth at Wien, where Brandenburg has as much power as they have. */
const SETUP = {
  scenario: '1-02',
  seats: ['papal', 'netherlands', 'brandenburg', 'austria'],
  deck: ['T02-4', 'T08-1', 'T05-1', 'T18-2', 'T12-2', 'T25-1'],
};

const venue = useVenue();

test('realms with long names at a table of The Price of Power are read in whole', async () => {
  const { address } = venue.server;
  const opened = await openTable(address, { game: 'price-of-power', setup: SETUP });
  const act = actAt(address, opened);
  await act('papal', { type: 'reveal' });
  await act('papal', { type: 'trade', card: 'T02-4', node: 'wien', merchant: 'genoa' });

  const page = await venue.visit(`/t/${opened.table}#${opened.seats.netherlands}`);
  const paid = page.getByRole('table', { name: 'Who is paid what' });
  const heads = paid.getByRole('columnheader');
  const to = page.getByRole('combobox', { name: 'To', exact: true });
  await lookTwice(page, async () => {
    await page.getByText('rank the equals').waitFor();
    expect(await heads.allInnerTexts()).toHaveLength(4);
    const side = await page.locator('.pop-side').boundingBox();
    const last = await heads.last().boundingBox();
    const edge = (side?.x ?? 0) + (side?.width ?? 0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(edge);
    await paid.getByRole('columnheader', { name: 'The Papal States' }).waitFor();
    for (const label of ['The Papal States', 'Brandenburg', 'Austria']) {
      await to.selectOption({ label });
      await expectUncut(to);
    }
    await expectNarrow(page);
  });
  await expectClean(page);

  const desk = await venue.visit(`/t/${opened.table}#${opened.host}`);
  await desk.getByRole('button', { name: 'Desk', exact: true }).click();
  await desk.getByRole('heading', { name: 'Correct a realm' }).waitFor();
  await lookTwice(desk, async () => {
    await expectUncut(desk.locator('.pop-desk select'));
    await expectNarrow(desk);
  });
});
