import { expect, test } from 'vitest';
import { closeTable, openTable, sendCommand } from '../server.ts';
import { sitDown } from './people.ts';
import { useVenue } from './venue.ts';

/** Cards that Ana has agreed to hand over and has not. */
const agreed = (mine: string, theirs: string) =>
  ({
    setup: {
      seats: ['ana', 'ben', 'cleo', 'dan', 'eve'],
      hands: { ana: { [mine]: 3 }, ben: { [theirs]: 3 }, cleo: {}, dan: {}, eve: {} },
      options: { timeLimit: null },
    },
    region: 'Offers',
    steps: [
      [
        'ben',
        {
          type: 'propose',
          gives: { count: 3, named: [theirs, theirs] },
          asks: { count: 3, named: [mine, mine] },
        },
      ],
      ['ana', { type: 'accept', offer: 'ben-1', revision: 1 }],
    ],
    was: 'agreed',
  }) as const;

/** At each table something waits for Ana, or for France, when the host closes it. */
const TABLES = [
  { game: 'advanced-civilization', seat: 'ana', ...agreed('salt', 'oil') },
  { game: 'mega-civilization', seat: 'ana', ...agreed('ochre', 'iron') },
  {
    game: 'twilight-imperium',
    seat: 'ana',
    setup: {
      seats: {
        ana: { faction: 'sol' },
        ben: { faction: 'letnev', tradeGoods: 3 },
        cleo: { faction: 'hacan' },
      },
      neighbors: [['ana', 'ben']],
      active: 'ana',
    },
    region: 'The galaxy',
    steps: [['ben', { type: 'propose', to: 'ana', gives: { tradeGoods: 1 }, asks: {} }]],
    was: 'It was your turn',
  },
  {
    game: 'price-of-power',
    seat: 'france',
    setup: { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] },
    region: 'The trade action',
    steps: [['france', { type: 'reveal' }]],
    was: 'You had to choose a node.',
  },
] as const;

/** What calls for something that can no longer be done. */
const CALLS = /^(your turn|choose|trading$)|\bwait|are due|it is your|you may|decide/i;

const venue = useVenue();

test.each(TABLES)('nothing waits for anybody at a closed table of $game', async (table) => {
  const { address } = venue.server;
  const { game, seat, setup, region, steps, was } = table;
  const opened = await openTable(address, { game, setup });
  for (const [at, [by, command]] of steps.entries()) {
    const key = opened.seats[by] ?? '';
    await sendCommand(address, opened.table, { key, id: `step-${at}`, command });
  }
  const { page } = await sitDown(venue, { opened, seat, region });
  await expect.poll(() => page.title()).toMatch(/^\(\d\)/);
  await closeTable(address, opened);
  await page.getByText('The table is closed.').waitFor();
  await page.getByText(was, { exact: true }).first().waitFor();
  await expect.poll(() => page.title()).not.toMatch(/^\(\d\)/);
  expect(await page.locator('.ticket-due, .ticket-lit').count()).toBe(0);
  const calls = page.getByRole('main').getByText(CALLS).filter({ visible: true });
  expect(await calls.allTextContents()).toEqual([]);
});
