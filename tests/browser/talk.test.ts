import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closeTable, openTable, sendCommand } from '../server.ts';
import { expectClean, expectNarrow } from './looks.ts';
import { sitDown } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };
const WAIT = 15_000;

/** Three who sit at a table, what stands there once it does, and what the seats of the first two are called. */
const TABLES = [
  {
    game: 'twilight-imperium',
    setup: {
      seats: {
        ana: { faction: 'arborec', commodities: 3 },
        leo: { faction: 'letnev', commodities: 2 },
        sol: { faction: 'sol' },
      },
      neighbors: [['ana', 'leo']],
      active: 'ana',
    },
    region: 'The galaxy',
    seats: ['ana', 'leo', 'sol'],
    names: ['Ana', 'Leo'],
    /** What calls the second one on the page of the first. */
    called: 'Talk with Leo alone, 1 unread',
    /** The offer that the talk leads to, and whom it is to. */
    isOffered: async (page: Page) => {
      const mat = page.getByRole('region', { name: 'The mat' });
      await mat.getByRole('radio', { name: 'Leo', checked: true }).waitFor();
    },
  },
  {
    game: 'price-of-power',
    setup: { scenario: '1-01', seats: ['france', 'castile', 'england'] },
    region: 'The trade action',
    seats: ['france', 'castile', 'england'],
    names: ['France', 'Castile'],
    called: /^Castile.* 1 unread/,
    isOffered: async (page: Page) => {
      const to = page.getByRole('combobox', { name: 'To' });
      await expect.poll(() => to.inputValue()).toBe('castile');
      // Whom it is to is chosen already: one goes on with what is not.
      const gives = page.getByLabel('I give ducats');
      expect(await gives.evaluate((field) => field === document.activeElement)).toBe(true);
    },
  },
] as const;

const boxOf = (page: Page, name: string) => page.getByRole('textbox', { name });
const talkOf = (page: Page) => page.getByRole('region', { name: 'Talk' });
const tabOf = (page: Page, name: string | RegExp = /^Talk( \d+)?$/) =>
  page.getByRole('button', { name, exact: true });

describe.each(TABLES)('at a table of $game', ({ game, setup, region, seats, names, ...its }) => {
  const venue = useVenue();
  const [first, second, third] = seats;
  const [firstName, secondName] = names;

  const open = async () => {
    const opened = await openTable(venue.server.address, { game, setup });
    const say = (by: string, text: string, to?: string) =>
      sendCommand(venue.server.address, opened.table, {
        key: opened.seats[by] ?? '',
        id: randomUUID(),
        command: { type: 'say', text, ...(to && { to }) },
      });
    const sit = (seat: string, viewport = { width: 1280, height: 800 }) =>
      sitDown(venue, { opened, seat, viewport, region });
    return { opened, say, sit };
  };

  test('what was said while nobody looked is still to be read after a reload, and what was read is not', async () => {
    const { sit, say } = await open();
    const one = await sit(first, PHONE);
    await say(second, 'Who is there?');
    await tabOf(one.page, 'Talk 1').waitFor();
    await one.page.reload();
    await tabOf(one.page, 'Talk 1').press('Enter');
    await talkOf(one.page).getByText('Who is there?').waitFor();
    await one.page.reload();
    await talkOf(one.page).getByText('Who is there?').waitFor();
    await tabOf(one.page, 'Talk').waitFor();
  });

  test('two talk in private, on a phone and on a laptop, and a third learns nothing of it', async () => {
    const { sit, say } = await open();
    const one = await sit(first, PHONE);
    const other = await sit(second);
    const outsider = await sit(third);

    // The laptop writes by keyboard alone: from the tab to the list, to the box, and away with it.
    await tabOf(other.page).focus();
    await other.page.keyboard.press('Enter');
    const list = other.page.getByRole('combobox', { name: 'Talk with' });
    await list.focus();
    await other.page.keyboard.type(firstName);
    const toFirst = boxOf(other.page, `Say to ${firstName} alone`);
    await tabTo(other.page, toFirst);
    await other.page.keyboard.type('A secret word');
    await other.page.keyboard.press('Enter');
    await expect.poll(() => toFirst.inputValue()).toBe('');
    await expectClean(other.page);

    // On the phone it is counted at the tab and at the seat, which leads to it.
    await tabOf(one.page, 'Talk 1').waitFor();
    if (game === 'twilight-imperium') await one.page.getByRole('button', { name: 'Seats' }).click();
    await expectClean(one.page);
    await one.page.getByRole('button', { name: its.called }).press('Enter');
    await talkOf(one.page).getByText('A secret word', { exact: true }).waitFor();
    const toSecond = boxOf(one.page, `Say to ${secondName} alone`);
    await expect
      .poll(() => toSecond.evaluate((box) => box === document.activeElement), { timeout: WAIT })
      .toBe(true);
    await tabOf(one.page, 'Talk').waitFor();
    await one.page.keyboard.type('And the answer');
    await one.page.keyboard.press('Enter');
    await talkOf(other.page).getByText('And the answer', { exact: true }).waitFor();
    await expectClean(one.page);
    await expectNarrow(one.page);

    // What is said to all is told at the tab of whoever talks in private, and leads there.
    await say(third, 'A word to all');
    await tabOf(one.page, 'Talk 1').waitFor();
    await one.page.getByRole('button', { name: '1 said elsewhere' }).click();
    await talkOf(one.page).getByText('A word to all', { exact: true }).waitFor();
    await tabOf(one.page, 'Talk').waitFor();

    await tabOf(outsider.page).click();
    await talkOf(outsider.page).getByText('A word to all', { exact: true }).waitFor();
    expect(await talkOf(outsider.page).getByRole('listitem').count()).toBe(1);
    expect(outsider.frames.join()).not.toMatch(/secret word|the answer/);

    // From the talk with one the way leads to an offer to that one.
    await one.page
      .getByRole('button', { name: `${secondName} to you alone:` })
      .first()
      .click();
    await one.page.getByRole('button', { name: `Offer to ${secondName}` }).click();
    await its.isOffered(one.page);
    for (const { frames } of [one, other, outsider]) {
      expect(frames.filter((frame) => frame.startsWith('fault'))).toEqual([]);
    }
  });

  test('who only watches, and everybody at a closed table, hears what was said and says nothing', async () => {
    const { opened, sit, say } = await open();
    await say(first, 'A word to all');
    await say(first, 'A secret word', second);
    const host = await sit('host');
    await tabOf(host.page).click();
    await talkOf(host.page).getByText('A word to all', { exact: true }).waitFor();
    expect(await talkOf(host.page).getByRole('listitem').count()).toBe(1);
    expect(await talkOf(host.page).getByRole('textbox').count()).toBe(0);
    await closeTable(venue.server.address, opened);
    const seated = await sit(second);
    await tabOf(seated.page).click();
    await talkOf(seated.page).getByText('A secret word', { exact: true }).waitFor();
    expect(await talkOf(seated.page).getByRole('textbox').count()).toBe(0);
    await expectClean(seated.page);
  });
});

/** Goes on by the Tab key until this has the focus. */
async function tabTo(page: Page, target: ReturnType<Page['getByRole']>): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 8; presses++) {
    if (await target.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not lead there');
}
