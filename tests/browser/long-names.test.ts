import { afterEach, describe, expect, test } from 'vitest';
import { openTable, sendCommand } from '../server.ts';
import { expectClean, expectNarrow, expectUncut } from './looks.ts';
import { useVenue } from './venue.ts';

const SCREENS = [
  ['1280 px', { width: 1280, height: 900 }],
  ['360 px', { width: 360, height: 740 }],
] as const;

/** The Papal States trade Cloth at Wien, where Brandenburg has as much power as they have. */
const SETUP = {
  scenario: '1-02',
  seats: ['papal', 'netherlands', 'brandenburg', 'austria'],
  deck: ['T02-4', 'T08-1', 'T05-1', 'T18-2', 'T12-2', 'T25-1'],
};

describe('realms with long names at a table of The Price of Power', () => {
  const venue = useVenue();
  let sent = 0;

  afterEach(() => {
    sent = 0;
  });

  test.each(SCREENS)('are read in whole, at %s', async (_, viewport) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'price-of-power', setup: SETUP });
    const act = (seat: string, command: object) => {
      sent += 1;
      const key = opened.seats[seat] ?? opened.host;
      return sendCommand(address, opened.table, { key, id: `${seat}-${sent}`, command });
    };
    await act('papal', { type: 'reveal' });
    await act('papal', { type: 'trade', card: 'T02-4', node: 'wien', merchant: 'genoa' });

    const page = await venue.visit(`/t/${opened.table}#${opened.seats.netherlands}`, { viewport });
    await page.getByText('rank the equals').waitFor();
    const paid = page.getByRole('table', { name: 'Who is paid what' });
    const heads = paid.getByRole('columnheader');
    expect(await heads.allInnerTexts()).toHaveLength(4);
    const side = await page.locator('.pop-side').boundingBox();
    const last = await heads.last().boundingBox();
    const edge = (side?.x ?? 0) + (side?.width ?? 0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(edge);
    await paid.getByRole('columnheader', { name: 'The Papal States' }).waitFor();

    const to = page.getByRole('combobox', { name: 'To', exact: true });
    for (const label of ['The Papal States', 'Brandenburg', 'Austria']) {
      await to.selectOption({ label });
      await expectUncut(to);
    }
    await expectNarrow(page);
    await expectClean(page);

    const desk = await venue.visit(`/t/${opened.table}#${opened.host}`, { viewport });
    await desk.getByRole('button', { name: 'Desk', exact: true }).click();
    await desk.getByRole('heading', { name: 'Correct a realm' }).waitFor();
    await expectUncut(desk.locator('.pop-desk select'));
    await expectNarrow(desk);
  });
});
