import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectClean, expectNarrow, expectUncut, lookTwice } from './looks.ts';
import { useVenue } from './venue.ts';

describe('in the lobby', () => {
  const venue = useVenue();

  const open = async (game: string) => {
    const page = await venue.visit(`/new?game=${game}`);
    await page.getByRole('button', { name: 'Open the table' }).waitFor();
    return page;
  };

  test.each([
    ['mega-civilization', 'Wrong deliveries'],
    ['twilight-imperium', 'While Pillage is undecided'],
    ['price-of-power', 'Scenario'],
  ])('what is chosen is read in whole: %s', async (game, label) => {
    const page = await open(game);
    await lookTwice(page, async () => {
      await expectUncut(page.locator('select'));
      await chooseEach(page, label);
      await expectNarrow(page);
    });
    await expectClean(page);
  });

  test('a button is no wider than its words', async () => {
    const page = await open('twilight-imperium');
    await page.getByRole('radio', { name: 'from a map' }).check();
    const sample = page.getByRole('button', { name: 'Take a sample map' });
    await lookTwice(page, async () => {
      expect((await sample.boundingBox())?.width).toBeLessThan(200);
    });
  });

  test('what can be done with the link of a seat lies in one line', async () => {
    const page = await open('price-of-power');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'England' });
    const places = card.locator('.button');
    await places.first().waitFor();
    await lookTwice(page, async () => {
      const tops = await places.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().y),
      );
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).toBe(1);
      await expectNarrow(page);
    });
  });

  test('of whom the map has no home the lobby says that they are nobody’s neighbor, until they are placed', async () => {
    const page = await open('twilight-imperium');
    await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByRole('radio', { name: 'from a map' }).check();
    await page.getByRole('button', { name: 'Take a sample map' }).click();
    const told = page.getByRole('status').filter({ hasText: 'nobody’s neighbor: Xxcha.' });
    await told.waitFor();
    await page.getByRole('radio', { name: 'Xxcha' }).check({ force: true });
    await page.getByRole('button', { name: /^27 / }).click();
    await told.waitFor({ state: 'detached' });
  });

  test.each(['/t/none#nothing', '/nowhere'])(
    'the heading of %s, which opens nothing, stands off from what is below it',
    async (path) => {
      const page = await venue.visit(path);
      const heading = page.getByRole('heading', { level: 1 });
      await heading.waitFor();
      const below = page.locator('h1 + p, h1 + button');
      await lookTwice(page, async () => {
        const [over, under] = [await heading.boundingBox(), await below.boundingBox()];
        expect(under?.y).toBeGreaterThanOrEqual((over?.y ?? 0) + (over?.height ?? 0) + 8);
      });
    },
  );
});

/** Whatever is chosen in a field, it is read in whole. */
async function chooseEach(page: Page, label: string): Promise<void> {
  const field = page.getByLabel(label);
  for (let index = 0; index < (await field.locator('option').count()); index++) {
    await field.selectOption({ index });
    await expectUncut(field);
  }
}
