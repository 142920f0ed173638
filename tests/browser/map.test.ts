import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fetchView, openTable } from '../server.ts';
import { useVenue, type VisitOptions } from './venue.ts';

const SETUP = { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] };

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const WAIT = { timeout: 30_000 };

describe('the map of The Price of Power', () => {
  const venue = useVenue();

  const sitDown = async (options: VisitOptions = {}) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'price-of-power', setup: SETUP });
    const page = await venue.visit(`/t/${opened.table}#${opened.host}`, options);
    // On a phone one part of the table is in sight at a time.
    if (options.isMobile) await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.locator('.map-sheet').waitFor();
    return { page, opened };
  };

  test('is dragged, comes nearer under the wheel and the keys, and goes back to its start', async () => {
    const { page } = await sitDown({ viewport: { width: 1280, height: 900 } });
    const start = await settle(page);
    expect(await coveredNames(page)).toEqual([]);
    const [x, y] = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 50, y + 30, { steps: 5 });
    await page.mouse.up();
    const unit = start.width / (await widthOf(page));
    await expect.poll(async () => (await boxOf(page)).x, WAIT).toBeCloseTo(start.x - 50 * unit, 1);
    const dragged = await boxOf(page);
    expect(dragged.y).toBeCloseTo(start.y - 30 * unit, 1);
    expect(dragged.width).toBeCloseTo(start.width, 6);

    await page.mouse.wheel(0, -200);
    await expect
      .poll(async () => (await boxOf(page)).width, WAIT)
      .toBeLessThan(dragged.width * 0.7);
    await page.locator('.map-sheet').focus();
    const near = await boxOf(page);
    await page.keyboard.press('-');
    await expect.poll(async () => (await boxOf(page)).width, WAIT).toBeGreaterThan(near.width);
    await page.keyboard.press('0');
    await expect.poll(async () => boxOf(page), WAIT).toEqual(start);
  });

  test('is pinched on a phone, where a tap still picks a place', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page } = await sitDown(phone);
    const start = await settle(page);
    expect(await coveredNames(page)).toEqual([]);
    const [x, y] = await middleOf(page);
    const line = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      line.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await touch('touchStart', 30);
    for (const apart of [40, 50, 60, 75, 90]) await touch('touchMove', apart);
    await touch('touchEnd');
    await expect.poll(async () => (await boxOf(page)).width, WAIT).toBeLessThan(start.width * 0.6);
    expect((await boxOf(page)).width).toBeGreaterThan(start.width * 0.2);
    await page.touchscreen.tap(x, y);
    await page.getByRole('region', { name: 'What lies here' }).waitFor();
  });

  test('goes to a place that is chosen by name at the desk, behind which it lies on a phone', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page } = await sitDown(phone);
    await settle(page);
    await page.getByRole('button', { name: 'Desk', exact: true }).click();
    await page.getByLabel(/^Place/).selectOption('zone black-sea');
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const [place, map, card] = await Promise.all(
      ['.zone-picked', '.map-sheet', '.inspector'].map((what) => page.locator(what).boundingBox()),
    );
    if (!place || !map || !card) throw new Error('no place on the map');
    expect(place.x).toBeGreaterThan(map.x);
    expect(place.x + place.width).toBeLessThan(map.x + map.width);
    expect(place.y).toBeGreaterThan(map.y);
    expect(place.y + place.height).toBeLessThan(card.y);
  });

  test('names the Sea Zones from far too, as long as it names the nodes', async () => {
    const { page } = await sitDown({ viewport: { width: 1280, height: 900 } });
    await settle(page);
    const names = await page.locator('.zone-name').count();
    expect(names).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Farther' }).click();
    await page.getByRole('button', { name: 'Farther' }).click();
    expect(await page.locator('.node-name').count()).toBeGreaterThan(0);
    expect(await page.locator('.zone-name').count()).toBe(names);
    expect(await coveredNames(page)).toEqual([]);
  });

  test('a position that is saved opens as another table', async () => {
    const { page, opened } = await sitDown({ viewport: { width: 1280, height: 900 } });
    await page.getByRole('button', { name: 'Desk', exact: true }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the position' }).click();
    const file = await (await waiting).path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ seats: SETUP.seats });

    await page.goto(new URL('/new?game=price-of-power', venue.server.address).href);
    await page.getByLabel('Open a saved position').setInputFiles(file);
    const opening = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/api/tables'),
    );
    await page.getByRole('button', { name: 'Open the table' }).click();
    const answer = await (await opening).json();
    const { address } = venue.server;
    const before = await fetchView(address, opened.table, opened.host);
    const after = await fetchView(address, answer.table, answer.host);
    for (const part of ['seats', 'active', 'age', 'options', 'expanded', 'eligible']) {
      expect(after[part]).toEqual(before[part]);
    }
  });
});

/** The names of the sea that cover something or are covered, as they stand at first. */
async function coveredNames(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxesOf = (what: string) =>
      [...document.querySelectorAll(what)].map((one) => ({
        text: one.textContent ?? '',
        box: one.getBoundingClientRect(),
      }));
    const names = boxesOf('.zone-name');
    const others = boxesOf('.node-name, .node .piece, .influence, .towns .piece, .map-tools > *');
    // The box of a text is higher than its letters.
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left + 3 < other.right &&
      other.left + 3 < one.right &&
      one.top + 3 < other.bottom &&
      other.top + 3 < one.bottom;
    return names
      .filter(({ text, box }) =>
        [...others, ...names.filter((name) => name.text !== text)].some((other) =>
          meet(box, other.box),
        ),
      )
      .map(({ text }) => text);
  });
}

/** The part of the sheet that the map's window shows. */
async function boxOf(page: Page): Promise<Box> {
  const text = (await page.locator('.map-sheet').getAttribute('viewBox')) ?? '';
  const [x = 0, y = 0, width = 0, height = 0] = text.split(' ').map(Number);
  return { x, y, width, height };
}

/** What the window shows once it knows its own size. */
async function settle(page: Page): Promise<Box> {
  await expect
    .poll(async () => {
      const [box, seen] = [await boxOf(page), await page.locator('.map-sheet').boundingBox()];
      return seen ? Math.abs(box.width / box.height - seen.width / seen.height) : 1;
    }, WAIT)
    .toBeLessThan(0.01);
  return boxOf(page);
}

async function middleOf(page: Page): Promise<readonly [number, number]> {
  const box = await page.locator('.map-sheet').boundingBox();
  if (!box) throw new Error('no map');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function widthOf(page: Page): Promise<number> {
  return (await page.locator('.map-sheet').boundingBox())?.width ?? 0;
}
