import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openTable, sendCommand } from '../server.ts';
import { THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const WAIT = 15_000;

describe('why something was not done', () => {
  const venue = useVenue();

  /** Ana's table, which hears nothing any more of what changes: what she presses there may be in vain. */
  const sitBehindTheTimes = async () => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup: THREE_HANDS });
    const key = opened.seats.ana ?? '';
    const act = (id: string, command: object) =>
      sendCommand(address, opened.table, { key, id, command });
    const offer = await act('made', {
      type: 'propose',
      gives: { count: 3, named: ['salt', 'salt'] },
      asks: { count: 3, named: ['oil', 'oil'] },
    });
    const line = { isDeaf: false, heard: '' };
    const prepare = (page: Page) =>
      page.routeWebSocket(/\/live$/, (socket) => {
        const server = socket.connectToServer();
        server.onMessage((message) => {
          line.heard += message;
          if (!line.isDeaf || message.toString().includes('"refused"')) socket.send(message);
        });
      });
    const page = await venue.visit(`/t/${opened.table}#${key}`, { prepare });
    const withdraw = page.getByRole('button', { name: 'Withdraw' });
    await withdraw.waitFor();
    await expect.poll(() => line.heard, { timeout: WAIT }).toContain('"joined"');
    line.isDeaf = true;
    await act('gone', { type: 'withdraw', offer });
    return { page, withdraw };
  };

  const toastOf = (page: Page) => page.getByRole('alert').filter({ hasText: 'withdrawn' });

  test('it is put away by Escape, by a press anywhere on it, and by its button, from where the keyboard goes back', async () => {
    const { page, withdraw } = await sitBehindTheTimes();
    const toast = toastOf(page);
    await withdraw.press('Enter');
    await toast.waitFor();
    await page.keyboard.press('Escape');
    await toast.waitFor({ state: 'detached' });
    await withdraw.click();
    await toast.getByText('The rule').click();
    await toast.waitFor({ state: 'detached' });
    await withdraw.press('Enter');
    await toast.getByRole('button', { name: 'Put away' }).press('Enter');
    await toast.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Withdraw');
  });

  test('it stays for whoever has the mouse on it, and goes by itself once it can have been read', async () => {
    const { page, withdraw } = await sitBehindTheTimes();
    await page.clock.install();
    const toast = toastOf(page);
    await withdraw.click();
    await toast.hover();
    await page.clock.runFor(20_000);
    expect(await toast.count()).toBe(1);
    await page.mouse.move(5, 800);
    await page.clock.runFor(12_000);
    await toast.waitFor({ state: 'detached' });
  });
});
