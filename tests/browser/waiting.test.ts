import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useVenue } from './venue.ts';

describe('a table that waits for its host', () => {
  const venue = useVenue();

  const follow = async (page: Page, link: string) =>
    venue.visit((await page.getByRole('link', { name: link }).first().getAttribute('href')) ?? '');

  test('the clock runs from when trading is opened, and stands while the host has stopped it', async () => {
    const lobby = await venue.visit('/new?game=advanced-civilization');
    await lobby.getByLabel('Time to trade').selectOption('5 minutes (usual)');
    await lobby.getByRole('button', { name: 'Open the table' }).click();
    const host = await follow(lobby, 'Go to the table as the host');
    const seat = await follow(lobby, 'Sit down');

    const desk = seat.getByRole('region', { name: 'Before trading' });
    await desk.getByText('Nobody can trade yet').waitFor();
    await desk.getByText('5:00').waitFor();
    expect(await desk.getByRole('button').count()).toBe(0);
    const clock = seat.getByRole('timer');
    expect(await clock.count()).toBe(0);

    await host.getByRole('button', { name: 'Open trading' }).click();
    await clock.getByText(/^[45]:/).waitFor();
    await host.getByRole('button', { name: 'Stop the clock' }).click();
    await seat.getByText(/stopped at [45]:\d\d/).waitFor();
    expect(await clock.count()).toBe(0);
    await host.getByRole('button', { name: 'Let the clock run' }).click();
    await clock.getByText(/^[45]:/).waitFor();
    await host.getByRole('button', { name: 'Stop the clock' }).waitFor();
  });

  test('trading begins with the table where its form says so', async () => {
    const lobby = await venue.visit('/new?game=advanced-civilization');
    await lobby.getByLabel('Trading begins').selectOption('with the turn');
    await lobby.getByText('The clock starts as soon as the table is open').waitFor();
    await lobby.getByRole('button', { name: 'Open the table' }).click();
    const seat = await follow(lobby, 'Sit down');
    await seat.getByRole('timer').waitFor();
  });
});
