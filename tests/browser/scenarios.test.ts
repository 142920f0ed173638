import { describe, expect, test } from 'vitest';
import { expectClean, expectNarrow } from './looks.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };

describe('a scenario of The Price of Power', () => {
  const venue = useVenue();

  const open = (viewport: typeof DESK) => venue.visit('/new?game=price-of-power', { viewport });

  test('of six realms has them in two rows of three, called by their names; the signs go by Escape', async () => {
    const page = await open(DESK);
    await page.getByLabel('Scenario').selectOption({
      label:
        '2-05 · 6 Players · England, France, Spain, the Papal States, the Ottomans, Brandenburg',
    });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'The Papal States' }).waitFor();
    const tab = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Sit down as England' }).click();
    const england = await tab;
    const realms = england.getByRole('list', { name: 'The realms' }).getByRole('listitem');
    await realms.first().waitFor();
    const tops = await realms.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[5])).toHaveLength(3);
    const signs = england.getByRole('list', { name: 'What the signs mean' });
    await england.getByRole('button', { name: 'What the signs mean' }).click();
    await signs.waitFor();
    await england.keyboard.press('Escape');
    await signs.waitFor({ state: 'detached' });
  });

  test('is chosen in the lobby, and its realms get their links', async () => {
    const page = await open(PHONE);
    await page.getByLabel('Scenario').selectOption({
      label: '1-03 · 3 Players · Portugal, Castile, England',
    });
    await page.getByRole('checkbox', { name: 'a bot plays Castile' }).check();
    await page.getByText('Each begins with 0 ducats').waitFor();
    await page.reload();
    await page.getByRole('checkbox', { name: 'a bot plays Castile', checked: true }).waitFor();
    await expectNarrow(page);
    await expectClean(page);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByText('Portugal').first().waitFor();
    await page.getByText('England').first().waitFor();
    const castile = page.getByRole('listitem').filter({ hasText: 'Castile' });
    await castile.getByText('a bot sits here').waitFor();
  });
});
