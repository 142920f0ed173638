import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fetchView, openTable } from '../server.ts';
import { expectClean, expectNarrow } from './looks.ts';
import { sitDown } from './people.ts';
import { useVenue } from './venue.ts';

const SETUP = {
  seats: {
    ana: { faction: 'arborec', actionCards: ['bribery'], relics: ['the-silver-flame'] },
    'jol-nar': { faction: 'jolnar' },
    vic: { faction: 'vuilraith', captured: { ana: { cruiser: 1 } } },
  },
  neighbors: [['ana', 'vic']],
  active: 'ana',
};

describe('the host of a table of Twilight Imperium writes down what has a name', () => {
  const venue = useVenue();

  test.each([
    ['1280 px', undefined],
    ['360 px', { width: 360, height: 740 }],
  ] as const)('cards, relics and captives, at %s', async (_, viewport) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'twilight-imperium', setup: SETUP });
    const seating = { opened, region: 'The galaxy', ...(viewport && { viewport }) };
    const host = await sitDown(venue, { ...seating, seat: 'host' });
    const { page } = host;
    if (viewport) await page.getByRole('button', { name: 'Desk', exact: true }).click();
    await page.getByRole('tab', { name: 'Cards' }).click();
    const list = page.getByLabel('by their names, with commas between');

    await choose(page, 'seat', 'Jol-Nar');
    await page.getByText('You do not see what Jol-Nar holds').waitFor();
    await list.fill('Sabotage, Direct Hit');
    await expectNarrow(page);
    await expectClean(page);
    await correct(page);
    await choose(page, 'seat', 'Ana');
    await choose(page, 'what is set right', 'relics');
    await expect.poll(() => list.inputValue()).toBe('The Silver Flame');
    await list.fill('');
    await correct(page);
    await choose(page, 'seat', 'Vic');
    await choose(page, 'what is set right', 'captured units');
    await choose(page, 'whose units', 'Jol-Nar');
    await choose(page, 'of which kind', 'mech');
    await correct(page);

    const view = async (key = '') => fetchView(address, opened.table, key);
    await expect
      .poll(async () => (await view(opened.spectator)).seats, { timeout: 15_000 })
      .toMatchObject({
        ana: { relics: [] },
        vic: { captured: { ana: { cruiser: 1 }, 'jol-nar': { mech: 1 } } },
      });
    const own = await view(opened.seats['jol-nar']);
    expect(own.hand).toMatchObject({ actionCards: ['direct-hit', 'sabotage'] });
    // What somebody holds is nobody else's to know, the host's neither.
    expect(host.frames.join()).not.toContain('direct-hit');
    expect(host.frames.filter((frame) => frame.startsWith('fault'))).toEqual([]);
  });

  test('and who is eliminated, after a question; a slip is taken back', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'twilight-imperium',
      setup: SETUP,
    });
    const region = 'The galaxy';
    const [host, vic] = [
      await sitDown(venue, { opened, region, seat: 'host' }),
      await sitDown(venue, { opened, region, seat: 'vic' }),
    ];
    const { page } = host;
    const seats = (of: Page) => of.getByRole('region', { name: 'The seats' });
    await page.getByRole('tab', { name: 'Correct' }).click();
    await page.getByRole('button', { name: 'Vic is eliminated' }).click();
    await page.getByText('All that Vic has goes with this').waitFor();
    await expectNarrow(page);
    await expectClean(page);
    await page.getByRole('button', { name: 'Vic is eliminated' }).click();
    for (const each of [page, vic.page]) await seats(each).getByText('eliminated').waitFor();
    await vic.page.getByRole('region', { name: 'My goods' }).waitFor({ state: 'detached' });
    // What has become of it stands first on its page, and nothing is offered that it cannot do.
    await vic.page.getByText('You are eliminated, and part of the game no more.').first().waitFor();
    expect(await vic.page.getByText(/Nobody has an offer|may transact/).count()).toBe(0);
    await page.getByText('Vic is eliminated.').first().waitFor();
    await expectClean(vic.page);
    await page.getByRole('button', { name: 'Vic is in the game after all' }).click();
    await page.getByRole('button', { name: 'Vic is in the game after all' }).click();
    await vic.page.getByRole('region', { name: 'My goods' }).waitFor();
    const faults = [...host.frames, ...vic.frames].filter((frame) => frame.startsWith('fault'));
    expect(faults).toEqual([]);
  });
});

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
}

async function correct(page: Page): Promise<void> {
  const why = page.getByLabel('Why');
  await why.fill('as on the table');
  await page.getByRole('button', { name: 'Correct it' }).click();
  // Done, the form stands there anew.
  await expect.poll(() => why.inputValue(), { timeout: 15_000 }).toBe('');
}
