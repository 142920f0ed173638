import { expect, test } from 'vitest';
import { openTable } from '../server.ts';
import { boxOf, expectUncut } from './looks.ts';
import { useVenue } from './venue.ts';

const CROWD = [
  ...['minoa', 'saba', 'assyria', 'maurya', 'celt', 'babylon', 'carthage', 'dravidia', 'hatti'],
  ...['kushan', 'rome', 'persia', 'iberia', 'nubia', 'hellas', 'indus', 'egypt', 'parthia'],
];

const SETUP = {
  seats: CROWD,
  hands: { minoa: { salt: 2, grain: 1, wine: 1 } },
  options: { timeLimit: null },
};

const venue = useVenue();

test.each([
  [1024, 768, false],
  [1080, 780, true],
  [1180, 780, true],
] as const)(
  'among eighteen, both sides of an offer stay in sight whole on a tablet of %i by %i pixels, with a finger: %s',
  async (width, height, hasTouch) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'mega-civilization', setup: SETUP });
    const page = await venue.visit(`/t/${opened.table}#${opened.seats.minoa}`, {
      viewport: { width, height },
      ...(hasTouch && { hasTouch, isMobile: true }),
    });
    const mat = page.getByRole('region', { name: 'The mat' });
    for (const kind of ['Salt', 'Salt', 'Grain'])
      await page.getByRole('button', { name: new RegExp(`Give one ${kind}$`) }).click();
    // The last of the kinds lies below the others.
    for (const kind of ['Bone', 'Silk'])
      await mat.getByRole('button', { name: `Ask for ${kind}`, exact: true }).click();
    await mat.getByRole('button', { name: 'Do not ask for Silk' }).waitFor();
    const window = await boxOf(page.locator('.part-mat'));
    const sides = page.locator('.mat-sides');
    expect(await sides.evaluate((own) => own.scrollHeight - own.clientHeight)).toBeLessThan(2);
    for (const part of [page.locator('.mat-head'), sides, mat.getByText('Offer it')]) {
      const box = await boxOf(part);
      expect(box.y).toBeGreaterThanOrEqual(window.y);
      expect(box.y + box.height).toBeLessThanOrEqual(window.y + window.height);
    }
    await expectUncut(page.locator('.laid-say'));
  },
);

test('where the kinds are few all of them stay in sight under a finger, however many cards are laid', async () => {
  const { address } = venue.server;
  const opened = await openTable(address, {
    game: 'advanced-civilization',
    setup: { seats: ['ana', 'ben'], hands: { ana: { salt: 4 } }, options: { timeLimit: null } },
  });
  const page = await venue.visit(`/t/${opened.table}#${opened.seats.ana}`, {
    viewport: { width: 1080, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  for (let laid = 0; laid < 4; laid++)
    await page.getByRole('button', { name: /Give one Salt$/ }).click();
  const kinds = page.getByRole('toolbar', { name: 'Ask for a card' });
  expect(await kinds.evaluate((own) => own.scrollHeight - own.clientHeight)).toBeLessThan(2);
});
