import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fetchView, type OpenedTable, openTable, sendCommand } from '../server.ts';
import { useVenue } from './venue.ts';

const GALAXY = {
  seats: {
    ana: { faction: 'arborec', tradeGoods: 3 },
    leo: { faction: 'letnev' },
    hal: { faction: 'hacan' },
  },
  neighbors: [
    ['ana', 'leo'],
    ['ana', 'hal'],
  ],
  active: 'ana',
};
const EUROPE = { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] };
const PHONE = { width: 360, height: 740 };

/** Milliseconds between the two presses of somebody who presses everything twice. */
const TWICE = 300;

describe('a press on what goes away', () => {
  const venue = useVenue();

  const send = (opened: OpenedTable, key: string | undefined, command: object) =>
    sendCommand(venue.server.address, opened.table, {
      key: key ?? opened.host,
      id: crypto.randomUUID(),
      command,
    });

  const visit = (opened: OpenedTable, seat: string, isPhone: boolean) =>
    venue.visit(`/t/${opened.table}#${opened.seats[seat]}`, {
      viewport: isPhone ? PHONE : { width: 1280, height: 900 },
      hasTouch: isPhone,
      reducedMotion: 'no-preference',
    });

  const viewOf = (opened: OpenedTable, seat: string) =>
    fetchView(venue.server.address, opened.table, opened.seats[seat] ?? '');

  test.each([
    ['by mouse', false],
    ['by finger', true],
  ])('twice on an offer of Twilight Imperium %s takes no other', async (_, isPhone) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'twilight-imperium', setup: GALAXY });
    for (const seat of ['leo', 'hal'])
      await send(opened, opened.seats[seat], {
        type: 'propose',
        to: 'ana',
        gives: {},
        asks: { tradeGoods: 1 },
      });
    const page = await visit(opened, 'ana', isPhone);
    if (isPhone) await page.getByRole('button', { name: /^Offers/ }).click();
    await pressTwice(page, isPhone);
    await page.locator('.ti-ticket-gone').getByText('settled').waitFor();
    const view = await viewOf(opened, 'ana');
    expect(view.transacted).toHaveLength(1);
    // Let go, the place is closed.
    await (isPhone ? page.touchscreen.tap(20, 60) : page.mouse.move(2, 2));
    await page.locator('.ti-ticket-gone').waitFor({ state: 'detached' });
  });

  test('twice on the card of the ninth stack buys one, for the second press is asked', async () => {
    const { address } = venue.server;
    const setup = { seats: ['ana', 'ben', 'cleo'], treasury: { ana: 45 } };
    const opened = await openTable(address, { game: 'advanced-civilization', setup });
    const page = await visit(opened, 'ana', true);
    const buy = page.getByRole('button', { name: 'Buy a card' });
    await buy.tap();
    await page.waitForTimeout(TWICE);
    await buy.tap();
    const asked = page.getByText('You have bought a card. Buy another');
    await asked.waitFor();
    await page.getByText('27 in treasury').waitFor();
    await buy.tap();
    await page.getByText('9 in treasury').waitFor();
  });

  test('what Mentak may pillage comes in where it moves nothing that is pointed at', async () => {
    const { address } = venue.server;
    const seats = {
      ...GALAXY.seats,
      leo: { faction: 'letnev', tradeGoods: 1 },
      max: { faction: 'mentak', tradeGoods: 1 },
    };
    const neighbors = [...GALAXY.neighbors, ['ana', 'max'], ['leo', 'max']];
    const setup = { ...GALAXY, seats, neighbors };
    const opened = await openTable(address, { game: 'twilight-imperium', setup });
    const ask = { type: 'propose', gives: {}, asks: { tradeGoods: 1 } };
    await send(opened, opened.seats.ana, { ...ask, to: 'max' });
    const page = await visit(opened, 'max', false);
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await accept.hover();
    const before = await findRest(accept);
    const gift = { type: 'propose', to: 'ana', gives: { tradeGoods: 1 }, asks: {} };
    const offer = await send(opened, opened.seats.leo, gift);
    await send(opened, opened.seats.ana, { type: 'accept', offer, revision: 1 });
    const take = page.getByRole('button', { name: 'Take a trade good' });
    await take.waitFor();
    expect(await findRest(accept)).toEqual(before);
    const due = page.locator('.ti-ticket-due').getByText('You may pillage Ana.');
    expect((await findRest(due))?.y).toBeGreaterThan(before?.y ?? 0);
    // Let go, it is above all else: the table waits for it.
    await page.mouse.move(2, 2);
    await expect.poll(async () => (await findRest(due))?.y).toBeLessThan(before?.y ?? 0);
    await take.click();
    await due.waitFor({ state: 'detached' });
    await page.mouse.move(2, 2);
    await expect.poll(() => findRest(accept)).toEqual(before);
  });

  test.each([
    ['by mouse', false],
    ['by finger', true],
  ])('twice on an offer of The Price of Power %s takes no other', async (_, isPhone) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'price-of-power', setup: EUROPE });
    await send(opened, opened.host, {
      type: 'correct',
      realm: 'france',
      ducats: 9,
      why: 'a loan',
    });
    for (const seat of ['castile', 'england'])
      await send(opened, opened.seats[seat], {
        type: 'propose',
        to: 'france',
        gives: { ducats: 0 },
        asks: { ducats: 2 },
      });
    const page = await visit(opened, 'france', isPhone);
    await page.getByRole('button', { name: /^Deals/ }).click();
    await pressTwice(page, isPhone);
    await page.getByText('· paid').first().waitFor();
    expect(await viewOf(opened, 'france')).toMatchObject({ seats: { france: { ducats: 7 } } });
  });
});

/** Where a part stands once nothing of the page moves any more: an offer glides in. */
async function findRest(part: Locator) {
  await part
    .page()
    .evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  return part.boundingBox();
}

/** Presses the first Accept, and the same place again. */
async function pressTwice(page: Page, isPhone: boolean): Promise<void> {
  const accept = page.getByRole('button', { name: 'Accept', exact: true });
  await accept.nth(1).waitFor();
  const box = await findRest(accept.first());
  if (!box) throw new Error('no place to press');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const press = () => (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await press();
  await page.waitForTimeout(TWICE);
  await press();
  await page.waitForTimeout(TWICE);
}
