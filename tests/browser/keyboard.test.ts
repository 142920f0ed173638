import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closeTable, openTable, sendCommand } from '../server.ts';
import { sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const REALMS = { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] };

describe('the keyboard and a screen reader know where they are', () => {
  const venue = useVenue();

  const open = async (game: string, setup: Readonly<Record<string, unknown>>) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game, setup });
    const act = (seat: string, command: { type: string } & Readonly<Record<string, unknown>>) => {
      const key = opened.seats[seat] ?? opened.host;
      return sendCommand(address, opened.table, { key, id: `${seat}-${command.type}`, command });
    };
    return { opened, act };
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
});

/** What has the focus, by its name. */
function focused(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.ariaLabel ?? activeElement?.textContent;
  });
}
