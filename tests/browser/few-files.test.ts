import { expect, test } from 'vitest';
import { openDemo } from '../server.ts';
import { useVenue } from './venue.ts';

const venue = useVenue();

test.each(['advanced-civilization', 'mega-civilization', 'twilight-imperium', 'price-of-power'])(
  'the scripts of a table of %s come in a dozen files at most',
  async (game) => {
    const { opened, seat } = await openDemo(venue.server.address, game);
    const page = await venue.visit(`/t/${opened.table}#${opened.seats[seat]}`);
    await page.locator('#table').waitFor();
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name)),
    );
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThanOrEqual(12);
  },
);
