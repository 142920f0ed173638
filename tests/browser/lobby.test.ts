import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectClean, expectNarrow, expectUncut } from './looks.ts';
import { useVenue } from './venue.ts';

const SCREENS = [
  ['1280 px', { width: 1280, height: 900 }],
  ['360 px', { width: 360, height: 740 }],
] as const;

describe('in the lobby', () => {
  const venue = useVenue();

  describe.each(SCREENS)('at %s', (_, viewport) => {
    const open = async (game: string) => {
      const page = await venue.visit(`/new?game=${game}`, { viewport });
      await page.getByRole('button', { name: 'Open the table' }).waitFor();
      return page;
    };

    test.each([
      ['mega-civilization', 'Wrong deliveries'],
      ['twilight-imperium', 'While Pillage is undecided'],
      ['price-of-power', 'Scenario'],
    ])('what is chosen is read in whole: %s', async (game, label) => {
      const page = await open(game);
      await expectUncut(page.locator('select'));
      await chooseEach(page, label);
      await expectNarrow(page);
      await expectClean(page);
    });

    test('a button is no wider than its words', async () => {
      const page = await open('twilight-imperium');
      await page.getByRole('radio', { name: 'from a map' }).check();
      const sample = await page.getByRole('button', { name: 'Take a sample map' }).boundingBox();
      expect(sample?.width).toBeLessThan(200);
    });

    test('the heading of a page that opens nothing stands off from what is below it', async () => {
      for (const path of ['/t/none#nothing', '/nowhere']) {
        const page = await venue.visit(path, { viewport });
        const heading = page.getByRole('heading', { level: 1 });
        await heading.waitFor();
        const below = page.locator('h1 + p, h1 + button');
        const [over, under] = [await heading.boundingBox(), await below.boundingBox()];
        expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0) + 8);
      }
    });
  });
});

/** Whatever is chosen in a field, it is read in whole. */
async function chooseEach(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label);
  for (let index = 0; index < (await field.locator('option').count()); index++) {
    await field.selectOption({ index });
    await expectUncut(field);
  }
}
