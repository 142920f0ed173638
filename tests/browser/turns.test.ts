import { describe, expect, test } from 'vitest';
import { openTable } from '../server.ts';
import { type Person, sitDown } from './people.ts';
import { useVenue } from './venue.ts';

const SETUP = {
  seats: {
    ana: { faction: 'arborec' },
    leo: { faction: 'letnev' },
    sol: { faction: 'sol' },
  },
  neighbors: [['ana', 'leo']],
  active: 'ana',
  options: { turns: 'seats' },
};

describe('a table of Twilight Imperium without a host', () => {
  const venue = useVenue();

  test('goes round, and on to the next round when all have passed', async () => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'twilight-imperium', setup: SETUP });
    const people: Person[] = [];
    for (const seat of Object.keys(SETUP.seats)) {
      people.push(await sitDown(venue.browser, { address, opened, seat }));
    }
    for (const [at, { page }] of people.entries()) {
      if (at > 0) await page.getByRole('button', { name: 'Begin my turn' }).click();
      await page.getByRole('button', { name: 'Activate, fight…' }).click();
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
      await page.getByRole('button', { name: 'End my turn' }).click();
      if (at === 0) {
        await page.getByText('By the order of the seats Leo is next').waitFor();
        expect(await page.getByRole('button', { name: 'Begin my turn' }).count()).toBe(0);
      }
    }
    const [first, second] = people;
    await first?.page.getByText('Everybody has passed').waitFor();
    await second?.page.getByRole('button', { name: 'Begin the next round' }).click();
    await second?.page.getByText('Your turn', { exact: true }).waitFor();
    await first?.page.getByText('The turn of Leo').first().waitFor();
  });
});
