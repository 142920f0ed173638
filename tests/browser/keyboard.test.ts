import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { actAt, closeTable, openDemo, openTable } from '../server.ts';
import { sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };
const REALMS = { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] };

describe('the keyboard and a screen reader know where they are', () => {
  const venue = useVenue();

  const open = async (game: string, setup: Readonly<Record<string, unknown>>) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game, setup });
    return { opened, act: actAt(address, opened) };
  };

  test('news of a deal that are put away give it back', async () => {
    const { opened, act } = await open('advanced-civilization', THREE_HANDS);
    const { page } = await sitDown(venue, { opened, seat: 'ana' });
    const gives = { count: 3, named: ['salt', 'salt'] };
    const asks = { count: 3, named: ['grain', 'iron'] };
    const offer = await act('ana', { type: 'propose', to: 'ben', gives, asks });
    const cards = { grain: 1, iron: 1, ochre: 1 };
    await act('ben', { type: 'accept', offer, revision: 1, cards });
    await act('ana', { type: 'deliver', offer, revision: 1, cards: { salt: 2, piracy: 1 } });
    const away = page.getByRole('button', { name: 'Put this away' });
    await away.waitFor();
    await page.getByRole('button', { name: 'Say it' }).focus();
    await away.focus();
    await page.keyboard.press('Enter');
    await away.waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Say it');
  });

  test('a place of the map that is put away gives it back', async () => {
    const { opened } = await open('price-of-power', REALMS);
    const { page } = await sitDown(venue, {
      opened,
      seat: 'france',
      region: 'The trade action',
    });
    const places = page.getByRole('combobox', { name: 'Go to…' });
    const place = page.getByRole('region', { name: 'What lies here' });
    for (const leave of ['Enter', 'Escape']) {
      await places.selectOption({ label: 'Paris' });
      await places.focus();
      await place.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press(leave);
      await place.waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('Go to…');
    }
  });

  test('who is at the mat when trading ends goes on at the desk', async () => {
    const { opened, act } = await open('advanced-civilization', THREE_HANDS);
    const { page } = await sitDown(venue, { opened, seat: 'ana' });
    // The desk is fetched before it is needed.
    const desk = page.waitForResponse(/purchase-desk/);
    await page.getByRole('textbox', { name: 'A word with it' }).focus();
    await desk;
    await act('host', { type: 'end-trading' });
    await expect.poll(() => focused(page)).toBe('Purchases');
  });

  test.each([{ width: 1280, height: 900 }, PHONE])(
    'who says last that he is done goes on at the desk, at $width',
    async (viewport) => {
      const { opened, act } = await open('advanced-civilization', THREE_HANDS);
      const { page } = await sitDown(venue, { opened, seat: 'ana', viewport });
      await page.waitForResponse(/purchase-desk/);
      await act('ben', { type: 'finish' });
      await act('cleo', { type: 'finish' });
      await page.getByRole('button', { name: 'I am done' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('Purchases');
    },
  );

  test('a button that counts or steps keeps it at its end', async () => {
    const lobby = await venue.visit('/new?game=advanced-civilization');
    const press = async (page: Page, name: string, times: number) => {
      await page.getByRole('button', { name, exact: true }).focus();
      for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press('Enter');
      expect(await focused(page)).toBe(name);
    };
    await lobby.getByRole('button', { name: 'Add a seat' }).waitFor();
    await press(lobby, 'Add a seat', 8);
    expect(await lobby.getByLabel(/^Name of seat/).count()).toBe(8);
    const { opened, act } = await open('advanced-civilization', THREE_HANDS);
    const { page } = await sitDown(venue, { opened, seat: 'ana' });
    await press(page, 'One card more', 12);
    await act('ben', { type: 'say', text: 'hello' });
    await closeTable(venue.server.address, opened);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider', { name: 'Step' }).waitFor();
    await press(page, 'A step on', 3);
  });

  test('what it comes to in a galaxy that is looked at closer, and on a strip, is seen whole', async () => {
    const { opened } = await openDemo(venue.server.address, 'twilight-imperium');
    const seat = { opened, seat: 'arborec', region: 'My goods' };
    const { page } = await sitDown(venue, seat);
    await page.getByRole('button', { name: 'Closer' }).focus();
    for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press('Enter');
    expect(await focused(page)).toBe('Closer');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (let moves = 0; moves < 4; moves++) {
      expect(await page.evaluate(findCut)).toBeUndefined();
      await page.keyboard.press('ArrowUp');
    }
    const { page: phone } = await sitDown(venue, { ...seat, viewport: PHONE });
    await phone.getByRole('button', { name: 'Alliance' }).focus();
    for (let tabs = 0; tabs < 5; tabs++) {
      await phone.keyboard.press('Tab');
      expect(await phone.evaluate(findCut)).toBeUndefined();
    }
  });

  test('a link that is copied without a clipboard leaves it on the button', async () => {
    const page = await venue.visit('/new?game=advanced-civilization', {
      prepare: (it) =>
        it.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    });
    await expect.poll(() => page.title()).toBe('Open a table · Haggle');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const name = 'Copy link of Host';
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
    expect(await focused(page)).toBe(name);
    expect(await page.title()).toContain('Links of');
  });

  test('what can be answered tells whose offer it is', async () => {
    const { opened, act } = await open('advanced-civilization', THREE_HANDS);
    const { page } = await sitDown(venue, { opened, seat: 'ana' });
    const gives = { count: 3, named: ['grain', 'iron'] };
    const asks = { count: 3, named: ['salt', 'salt'] };
    await act('ben', { type: 'propose', to: 'ana', gives, asks });
    const answers = page.getByRole('group', { name: 'Ben to you' });
    await answers.getByRole('button', { name: 'Accept…' }).waitFor();
  });
});

/** What has the focus, by its name. */
function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.ariaLabel ?? activeElement?.textContent;
  });
}

/** What has the focus, where what scrolls around it cuts off a part of it. */
function findCut(): string | undefined {
  const { activeElement: it } = document;
  const { left, right, top, bottom } = it?.getBoundingClientRect() ?? new DOMRect();
  for (let around = it?.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const room = around.getBoundingClientRect();
    const isIn =
      left > room.left - 2 &&
      right < room.right + 2 &&
      top > room.top - 2 &&
      bottom < room.bottom + 2;
    if (!isIn) return `${it?.ariaLabel ?? it?.textContent}`;
  }
  return undefined;
}
