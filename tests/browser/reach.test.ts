import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fetchView, type OpenedTable, openTable, sendCommand } from '../server.ts';
import { expectClean, expectNarrow } from './looks.ts';
import { offer, sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };
const SMALL = { width: 320, height: 568 };
const DESK = { width: 1280, height: 900 };

/** More people and more sets than a phone has room for. */
const CROWD = {
  seats: ['ana', 'ben', 'cleo', 'dora', 'emil', 'fred', 'gina', 'hugo'],
  hands: {
    ana: { salt: 3, iron: 1, grain: 1, wine: 1, cloth: 1, silver: 1, dye: 1, piracy: 1, famine: 1 },
    cleo: { oil: 3 },
  },
  mining: ['ana'],
  options: { timeLimit: null },
};

describe('the page is there for everybody', () => {
  const venue = useVenue();

  const open = async (viewport = DESK) => {
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: THREE_HANDS,
    });
    const seated = { opened, viewport };
    const ana = await sitDown(venue, { ...seated, seat: 'ana' });
    const ben = await sitDown(venue, { ...seated, seat: 'ben' });
    return { opened, ana, ben };
  };

  const visit = async (path: string, viewport = DESK) => {
    const page = await venue.visit(path, { viewport });
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  };

  test('axe finds nothing', async () => {
    const front = await visit('/');
    await expectClean(front);
    await expectClean(await visit('/new'));
    const { ana, ben } = await open();
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] });
    await expectClean(ana.page);
    await ben.page.getByRole('button', { name: 'Accept…' }).click();
    await expectClean(ben.page);
  });

  test('axe finds nothing at a dead link, in the menu of the host, at a closed table and in its replay', async () => {
    const { opened, ana } = await open(PHONE);
    await expectClean(await visit(`/t/${opened.table}#nobody`));
    const seated = { opened };
    const { page } = await sitDown(venue, { ...seated, seat: 'host' });
    await ana.page.getByRole('button', { name: 'Offer', exact: true }).click();
    await page.getByRole('button', { name: 'Host', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectClean(page);
    await page.getByRole('button', { name: 'Close the table' }).click();
    await page.getByRole('button', { name: 'Close for good' }).click();
    await page.getByRole('button', { name: 'Replay' }).waitFor();
    await expectClean(page);
    // Who had the mat in front, where one part hides the others, is not left with nothing.
    await ana.page.getByRole('heading', { name: 'Offers' }).waitFor();
    expect(await ana.page.getByLabel('I want').count()).toBe(0);
    await page.getByRole('button', { name: 'Replay' }).click();
    const step = page.getByRole('slider', { name: 'Step' });
    await step.waitFor();
    expect(await step.getAttribute('aria-valuetext')).toMatch(/^1 of /);
    await expectClean(page);
  });

  test('nothing needs sideways scrolling at 360 pixels', async () => {
    for (const path of ['/', '/new']) {
      await expectNarrow(await visit(path, PHONE));
      await expectNarrow(await visit(path, SMALL));
    }
    const { ana } = await open(PHONE);
    for (const part of ['Floor', 'Offer', 'Talk', 'Log']) {
      await ana.page.getByRole('button', { name: part, exact: true }).click();
      await expectNarrow(ana.page);
    }
  });

  test('an offer is made, taken and settled by keyboard alone', async () => {
    const { opened, ana, ben } = await open();
    await press(ana.page, 'Ben');
    await press(ana.page, /^Salt/, 3);
    await press(ana.page, 'Ask for Grain');
    await press(ana.page, 'Ask for Iron');
    await press(ana.page, 'Offer it');
    await press(ben.page, 'Accept…');
    await press(ben.page, /^Ochre/);
    await press(ben.page, 'Accept and seal my cards');
    await press(ana.page, 'Hand over cards…');
    await press(ana.page, 'Seal my cards');
    await expect
      .poll(async () => {
        const key = opened.seats.ana ?? '';
        return (await fetchView(venue.server.address, opened.table, key)).hand;
      })
      .toEqual({ grain: 2, iron: 1, ochre: 1, piracy: 1 });
  });

  test('who presses a button that goes away goes on from the heading above it', async () => {
    const { ana, ben } = await open();
    const focused = () => ben.page.evaluate(() => document.activeElement?.textContent);
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] });
    await press(ben.page, 'Decline');
    await expect.poll(focused).toBe('Offers');
  });

  test('who goes to another page by keyboard goes on from what came there', async () => {
    const page = await visit('/');
    const isInMain = () => page.evaluate(() => document.activeElement?.matches('main'));
    expect(await isInMain()).toBe(false);
    await press(page, 'Try the demo table');
    await page.getByRole('region', { name: 'My hand' }).waitFor();
    await expect.poll(isInMain).toBe(true);
  });

  test('a heading is called by its words alone, a switch the same whether on or off, and words run as their own script does', async () => {
    const { ana, ben } = await open();
    await ana.page.getByRole('heading', { name: 'I ask', exact: true }).waitFor();
    const sound = ana.page.getByRole('button', { name: 'Sound', exact: true });
    const isOn = await sound.getAttribute('aria-pressed');
    await sound.click();
    await expect.poll(() => sound.getAttribute('aria-pressed')).not.toBe(isOn);
    const words = ben.page.getByRole('textbox', { name: 'Say to everybody' });
    await words.fill('שלום, salt!');
    const direction = (it: Element) => getComputedStyle(it).direction;
    expect(await words.evaluate(direction)).toBe('rtl');
    await words.press('Enter');
    const said = ana.page.getByRole('region', { name: 'Talk' }).getByText('שלום, salt!');
    expect(await said.evaluate(direction)).toBe('rtl');
  });

  test('nobody has a talk of their own with the host', async () => {
    const { opened } = await open();
    const seated = { opened };
    const { page } = await sitDown(venue, { ...seated, seat: 'host' });
    const people = page.getByRole('list', { name: 'Players' }).getByRole('button');
    expect(await people.count()).toBe(3);
    for (const person of await people.all()) expect(await person.isDisabled()).toBe(true);
  });

  test('who seals cards on a phone goes on from the offers that come to the front', async () => {
    const { ana, ben } = await open(PHONE);
    const focused = () => ben.page.evaluate(() => document.activeElement?.textContent);
    await ana.page.getByRole('button', { name: 'Offer', exact: true }).click();
    await offer(
      ana,
      { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] },
      { done: false },
    );
    await press(ben.page, 'Accept…');
    await press(ben.page, /^Ochre/);
    await press(ben.page, 'Accept and seal my cards');
    await expect.poll(focused).toBe('Offers');
  });

  test('who seals cards at a desk goes on from the offers: the button that did it has nothing left to do', async () => {
    const { ana, ben } = await open();
    const focused = ({ page }: typeof ana) =>
      page.evaluate(() => document.activeElement?.textContent);
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] });
    await expect.poll(() => focused(ana)).toBe('Offers');
    await press(ben.page, 'Accept…');
    await press(ben.page, /^Ochre/);
    await press(ben.page, 'Accept and seal my cards');
    await expect.poll(() => focused(ben)).toBe('Offers');
    await press(ana.page, 'Hand over cards…');
    await press(ana.page, 'Seal my cards');
    await expect.poll(() => focused(ana)).toBe('Offers');
  });

  test('who has just come begins at the top of the page', async () => {
    const { ana } = await open();
    await ana.page.getByText('The table is open').waitFor();
    await ana.page.keyboard.press('Tab');
    const focused = () => ana.page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Skip to the table');
  });

  test.each([
    [360, 740],
    [320, 256],
  ])('what has the focus is in sight at %d by %d pixels', async (width, height) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup: CROWD });
    const command = {
      type: 'propose',
      gives: { count: 3, named: ['oil', 'oil'] },
      asks: { count: 3, named: ['salt', 'iron'] },
    };
    await sendCommand(address, opened.table, { key: opened.seats.cleo ?? '', id: 'x', command });
    const viewport = { width, height };
    const { page } = await sitDown(venue, { opened, seat: 'ana', viewport });
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      // How many lie past an edge is told a moment after what has the focus was scrolled there.
      await expect.poll(() => page.evaluate(findCovered)).toBeUndefined();
    }
  });

  test.each([
    [1024, 768],
    [1180, 780],
  ])('on a tablet of %i by %i pixels both sides of a deal are in sight', async (width, height) => {
    const { ana } = await open({ width, height });
    for (let laid = 0; laid < 3; laid++)
      await ana.page.getByRole('button', { name: /Give one Salt$/ }).click();
    for (const kind of ['Iron', 'Grain'])
      await ana.page.getByRole('button', { name: `Ask for ${kind}`, exact: true }).click();
    const hidden = await ana.page
      .locator('.mat-sides')
      .evaluate((sides) => sides.scrollHeight - sides.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  });

  test('the link past the top leads to the table and leaves the address alone', async () => {
    const { ana } = await open();
    const address = ana.page.url();
    await press(ana.page, 'Skip to the table');
    const focused = () => ana.page.evaluate(() => document.activeElement?.tagName);
    await expect.poll(focused).toBe('MAIN');
    expect(ana.page.url()).toBe(address);
    await ana.page.getByRole('region', { name: 'Offers' }).waitFor();
  });

  test('a new link in the tab of a dead one brings the table back', async () => {
    const { opened, ana } = await open();
    const dead = ana.page.getByText('This link opens no seat');
    const key = await reissue(venue.server.address, opened, 'ana');
    await dead.waitFor();
    // Whoever has the dead link may be somebody else.
    expect(await ana.page.getByRole('region', { name: 'My hand' }).count()).toBe(0);
    expect(await ana.page.getByRole('main').textContent()).not.toContain('Ana');
    expect(await ana.page.getByRole('status').count()).toBe(0);
    await ana.page.evaluate((fragment) => {
      location.hash = fragment;
    }, key);
    await dead.waitFor({ state: 'detached' });
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] });
    expect(new URL(ana.page.url()).hash).toBe('#chair=ana');
  });

  test('a newcomer is at the demo table with one press, and somebody trades there', async () => {
    const page = await visit('/');
    await page.getByRole('button', { name: 'Try the demo table' }).first().click();
    await page.getByRole('region', { name: 'My hand' }).waitFor();
    // The bots haggle with one another too: within a minute some trade stands.
    await page.getByRole('region', { name: 'Offers' }).getByRole('listitem').first().waitFor();
    await expect
      .poll(() => page.getByText(/traded/).count(), { timeout: 60_000 })
      .toBeGreaterThan(0);
  });

  test('a demo that is over is played again, or leads to a table of one’s own', async () => {
    const page = await visit('/');
    // The first one ends within seconds, the next one has the time that all of them have.
    await page.route(
      '**/api/tables',
      async (route) => {
        const opening = route.request().postDataJSON();
        const options = { ...opening.setup.options, timeLimit: 2 };
        await route.continue({ postData: { ...opening, setup: { ...opening.setup, options } } });
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Try the demo table' }).first().click();
    const end = page.getByRole('region', { name: 'The end of the demo' });
    await end.getByRole('link', { name: 'Open a table' }).waitFor();
    const first = page.url();
    await end.getByRole('button', { name: 'Play it again' }).click();
    await end.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Offers' }).waitFor();
    expect(page.url()).not.toBe(first);
  });
});

/** A new key for a seat, as the host asks for one: the old one is dead at once. */
async function reissue(address: string, opened: OpenedTable, seat: string): Promise<string> {
  const response = await fetch(new URL(`/api/tables/${opened.table}/keys`, address), {
    method: 'POST',
    headers: { authorization: `Bearer ${opened.host}`, 'content-type': 'application/json' },
    body: JSON.stringify({ seat }),
  });
  return ((await response.json()) as { key: string }).key;
}

/** Tab by tab, in a group by arrow keys, to the control with this name, then Enter; a choice is made by then. */
async function press(page: Page, name: string | RegExp, times = 1): Promise<void> {
  const fits = (label: string) => (typeof name === 'string' ? label === name : name.test(label));
  await page.waitForFunction(() => document.activeElement !== null);
  for (let tabs = 0; tabs < 300; tabs++) {
    const { label, type } = await readFocused(page);
    const isFound = fits(label) || (type === 'toolbar' && (await goByArrows(page, fits)));
    if (isFound && type !== 'radio') {
      for (let pressed = 0; pressed < times; pressed++) await page.keyboard.press('Enter');
      return;
    }
    if (type === 'radio' && (await goByArrows(page, fits))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no control named ${String(name)} can be reached by keyboard`);
}

/** What has the focus: its name, and whether it is one of a group in which the arrow keys move. */
function readFocused(page: Page): Promise<{ label: string; type: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const field = focused instanceof HTMLInputElement ? focused : null;
    const text = field?.labels?.[0]?.textContent ?? focused?.textContent ?? '';
    const group = focused?.closest('[role="toolbar"]') ? 'toolbar' : 'button';
    return { label: (focused?.ariaLabel ?? text).trim(), type: field?.type ?? group };
  });
}

/** Within a group the arrow keys move; nothing is chosen on the way through a group that has it not. */
async function goByArrows(page: Page, fits: (label: string) => boolean): Promise<boolean> {
  const labels = await page.evaluate(() => {
    const group = document.activeElement?.closest('fieldset, [role="toolbar"]');
    return [...(group?.querySelectorAll('button, label') ?? [])].map((one) =>
      (one.ariaLabel ?? one.textContent ?? '').trim(),
    );
  });
  if (!labels.some(fits)) return false;
  for (let moves = 0; moves < labels.length; moves++) {
    if (fits((await readFocused(page)).label)) return true;
    await page.keyboard.press('ArrowDown');
  }
  return false;
}

/** What has the focus, where something else lies over what the window has of it, or where it is out of sight. */
function findCovered(): string | undefined {
  const { activeElement: focused, body } = document;
  if (!focused || focused === body) return undefined;
  const { left, right, top: upper, bottom } = focused.getBoundingClientRect();
  const x = (Math.max(left, 0) + Math.min(right, window.innerWidth)) / 2;
  const y = (Math.max(upper, 0) + Math.min(bottom, window.innerHeight)) / 2;
  const top = document.elementFromPoint(x, y);
  const isSeen = top !== null && (focused.contains(top) || top.contains(focused));
  return isSeen ? undefined : `${focused.tagName} ${focused.ariaLabel ?? focused.textContent}`;
}
