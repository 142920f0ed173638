import { expect, test } from 'vitest';
import { actAt, closeTable, openTable } from '../server.ts';
import { expectNarrow } from './looks.ts';
import { FOUR_REALMS, sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const venue = useVenue();

test('a replay on a phone leaves the room to the table, and goes on where it was when the page is loaded anew', async () => {
  const { address } = venue.server;
  const opened = await openTable(address, {
    game: 'advanced-civilization',
    name: 'Thursday',
    setup: THREE_HANDS,
  });
  await closeTable(address, opened);
  const viewport = { width: 360, height: 740 };
  const { page } = await sitDown(venue, { opened, seat: 'ana', viewport });
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.getByRole('heading', { name: 'Replay of Thursday' }).waitFor();
  await page.getByText('My hand').waitFor();
  const bar = await page.getByRole('region', { name: 'Steps of the replay' }).boundingBox();
  expect(bar?.height).toBeLessThan(100);
  const steps = await page.getByRole('slider').boundingBox();
  expect(steps?.width).toBeGreaterThan(180);
  await expectNarrow(page);
  const eyes = page.getByLabel('Seen by');
  await eyes.selectOption({ label: 'Ben' });
  await page.reload();
  await page.getByRole('heading', { name: 'Replay of Thursday' }).waitFor();
  await expect.poll(() => eyes.inputValue()).toBe('ben');
  await page.getByRole('button', { name: 'Back to the table' }).click();
  await page.getByRole('button', { name: 'Replay' }).waitFor();
});

test('a replay of a trade in which nobody is equal tells of no equals', async () => {
  const { address } = venue.server;
  const opened = await openTable(address, { game: 'price-of-power', setup: FOUR_REALMS });
  const act = actAt(address, opened);
  await act('france', { type: 'reveal' });
  const ship = { from: 'bay-of-biscay', to: 'english-channel' };
  const fish = { card: 'T08-3', node: 'english-channel', merchant: 'champagne', ship };
  await act('france', { type: 'trade', ...fish });
  await closeTable(address, opened);
  for (const [chair, told] of [
    ['france', 'You traded Fish at English Channel.'],
    ['england', 'France traded Fish at English Channel.'],
  ] as const) {
    const page = await venue.visit(`/t/${opened.table}#${opened.seats[chair]}`);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Step' }).fill('2');
    await page.getByRole('heading', { name: told }).waitFor();
    expect(await page.getByText('equals').count()).toBe(0);
    // Once below the step, which says it too.
    expect(await page.getByText('Fish at English Channel').count()).toBe(2);
  }
});
