import { expect, test } from 'vitest';
import { openTable, sendCommand } from '../server.ts';
import { sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const venue = useVenue();

/** More than a view keeps. */
const MANY = 56;

test('the talk of a long evening follows its end, and keeps the keyboard where it is', async () => {
  const { address } = venue.server;
  const opened = await openTable(address, { game: 'advanced-civilization', setup: THREE_HANDS });
  const say = (at: number) =>
    sendCommand(address, opened.table, {
      key: opened.seats.ben ?? '',
      id: `line-${at}`,
      command: {
        type: 'say',
        to: 'ana',
        text: `Line ${at}, which goes on for more than one line.`,
      },
    });
  for (let at = 1; at <= MANY; at++) await say(at);
  const { page } = await sitDown(venue, { opened, seat: 'ana' });
  const talk = page.getByRole('region', { name: 'Talk' });
  const list = talk.getByRole('list', { name: 'Talk' });
  const below = () =>
    list.evaluate(({ scrollHeight, clientHeight, scrollTop }) =>
      Math.round(scrollHeight - clientHeight - scrollTop),
    );
  await talk.getByText(`Line ${MANY},`).waitFor();
  await expect.poll(below).toBeLessThan(2);

  await list.getByRole('button').last().focus();
  const focused = () => page.evaluate(() => document.activeElement?.closest('li')?.textContent);
  for (let at = MANY + 1; at <= MANY + 3; at++) {
    await say(at);
    await talk.getByText(`Line ${at},`).waitFor();
    await expect.poll(below).toBeLessThan(2);
  }
  expect(await focused()).toContain(`Line ${MANY},`);
});
