import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openTable } from '../server.ts';
import { type Person, sitDown } from './people.ts';
import { useVenue } from './venue.ts';

const SETUP = {
  seats: {
    ana: { faction: 'arborec', playArea: ['leo/support-for-the-throne'] },
    leo: { faction: 'letnev' },
    sol: { faction: 'sol' },
  },
  map: {
    string: '27 39 79 44 75 35 48 60 26 73 67 41 62 34 64 46 36 77',
    presence: { ana: [48], leo: [60, 48], sol: [64] },
  },
  active: 'ana',
  options: { turns: 'seats' },
};

describe('the turns of Twilight Imperium', () => {
  const venue = useVenue();

  test('without a host they go round, and on to the next round when all have passed', async () => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'twilight-imperium', setup: SETUP });
    const people: Person[] = [];
    for (const seat of Object.keys(SETUP.seats)) {
      people.push(await sitDown(venue, { opened, seat }));
    }
    for (const [at, { page }] of people.entries()) {
      if (at > 0) await page.getByRole('button', { name: 'Begin my turn' }).click();
      if (at === 0) await activate(page);
      // Nothing takes it back, so it is asked once more.
      await page.getByRole('button', { name: 'Pass…' }).click();
      await page.getByText('You take no more actions in this round.').waitFor();
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
      await page.getByText('You have passed').waitFor();
      expect(await page.getByRole('button', { name: /^Pass/ }).count()).toBe(0);
      await page.getByRole('button', { name: 'End my turn' }).click();
      if (at === 0) {
        await page.getByText('By the order of the seats Leo is next').waitFor();
        expect(await page.getByRole('button', { name: 'Begin my turn' }).count()).toBe(0);
      }
    }
    const [first, second] = people;
    await first?.page.getByText('Everybody has passed').waitFor();
    // It is more than a turn that begins: it is asked once more.
    const round = 'Begin the next round with my turn';
    await second?.page.getByRole('button', { name: round }).click();
    await second?.page.getByRole('button', { name: 'Begin both' }).click();
    await second?.page.getByText('Your turn', { exact: true }).waitFor();
    await first?.page.getByText('The turn of Leo').first().waitFor();
  });

  test('the host is asked before a turn that is under way is over, or somebody has passed', async () => {
    const { address } = venue.server;
    const setup = { ...SETUP, options: {} };
    const opened = await openTable(address, { game: 'twilight-imperium', setup });
    const { page } = await sitDown(venue, { opened, seat: 'host' });
    const desk = page.getByRole('region', { name: 'The host’s desk' });
    await desk.getByRole('button', { name: 'Ana passes' }).click();
    const pass = desk.getByRole('group', { name: /^Ana takes no more actions/ });
    // Escape is the harmless answer, and leads back to where it was asked.
    await page.keyboard.press('Escape');
    await pass.waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await pass.getByRole('button', { name: 'Ana passes' }).click();
    await page.getByText('Ana passes.').first().waitFor();
    await desk.getByRole('button', { name: 'Leo', exact: true }).click();
    const turn = desk.getByRole('group', { name: /^The turn of Ana is under way/ });
    await turn.getByRole('button', { name: 'The turn of Leo begins' }).click();
    await page.getByText('The turn of Leo begins.').first().waitFor();
  });
});

/** Activates the system that is looked at on the map, where Leo has units as the map has it. */
async function activate(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^60 / }).click();
  await page.getByRole('button', { name: 'Actions…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Actions…' });
  const system = dialog.getByLabel('system (number)', { exact: true });
  const isThere = dialog.getByRole('checkbox', { name: 'Leo' });
  expect(await system.inputValue()).toBe('60');
  expect(await isThere.isChecked()).toBe(true);
  await system.fill('999');
  await dialog.getByRole('button', { name: 'Activate' }).click();
  const told = await system.evaluate((field: HTMLInputElement) => field.validationMessage);
  expect(told).toBe('There is no system 999 on this map.');
  expect(await isThere.isChecked()).toBe(false);
  await system.fill('48');
  await dialog.getByRole('button', { name: 'Activate' }).click();
  // A point goes with it, so it is asked once more.
  const sure = dialog.getByText('This sends home Leo’s Support for the Throne.');
  await sure.waitFor();
  // What was asked of one system is not asked of it again unbidden.
  await system.fill('64');
  await system.fill('48');
  await dialog.getByRole('checkbox', { name: 'Leo', checked: true }).waitFor();
  expect(await sure.count()).toBe(0);
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await sure.waitFor();
  await dialog.getByRole('button', { name: 'Activate' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Ana activates system 48, where Leo has units.').first().waitFor();
}
