import { describe, expect, test } from 'vitest';
import { actAt, openTable } from '../server.ts';
import { lay, sitDown } from './people.ts';
import { useVenue } from './venue.ts';

const SETUP = {
  seats: ['ana', 'ben'],
  hands: { ana: { salt: 3, grain: 2, iron: 1, piracy: 1 }, ben: { oil: 3, wine: 2 } },
  options: { timeLimit: null },
};

describe('what was begun on the mat', () => {
  const venue = useVenue();

  const sit = async () => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup: SETUP });
    const { page } = await sitDown(venue, { opened, seat: 'ana' });
    const act = actAt(address, opened);
    return { page, act };
  };

  test('comes back when an acceptance has been sent, without the cards that went with it', async () => {
    const { page, act } = await sit();
    await act('ben', {
      type: 'propose',
      gives: { count: 3, named: ['oil', 'oil'] },
      asks: { count: 3, named: ['salt', 'salt'] },
    });
    for (const kind of ['Salt', 'Salt', 'Grain', 'Grain']) await lay(page, kind);
    const words = page.getByRole('textbox', { name: 'A word with it' });
    await words.fill('Fresh from the field');
    await page.getByRole('button', { name: 'Accept…' }).click();
    await page.getByText('The offer that you had begun is kept').waitFor();
    await page.getByRole('button', { name: 'Leave it' }).click();
    await expect.poll(() => words.inputValue()).toBe('Fresh from the field');
    const laid = page.getByRole('group', { name: 'I give' }).getByRole('button', { name: /back$/ });
    expect(await laid.count()).toBe(4);

    await page.getByRole('button', { name: 'Accept…' }).click();
    await lay(page, 'Iron');
    await page.getByRole('button', { name: 'Accept and seal my cards' }).click();
    await expect.poll(() => words.inputValue()).toBe('Fresh from the field');
    const names = () => laid.evaluateAll((all) => all.map((one) => one.ariaLabel));
    await expect.poll(names).toEqual(['Salt', 'Grain', 'Grain'].map((kind) => `Take ${kind} back`));
  });

  test('is all of a hand with one press where cards are turned in, and nothing with another', async () => {
    const { page, act } = await sit();
    await act('host', { type: 'end-trading' });
    const desk = page.getByRole('region', { name: 'Purchases' });
    const laid = desk.getByRole('button', { name: /^Take .+ back$/ });
    await desk.getByRole('button', { name: 'All of them' }).click();
    await expect.poll(() => laid.count()).toBe(6);
    await desk.getByRole('button', { name: 'None of them' }).click();
    await expect.poll(() => laid.count()).toBe(0);
    await desk.getByRole('button', { name: 'All of them' }).click();
    await desk.getByRole('button', { name: 'Turn them in' }).click();
    await desk.getByRole('group', { name: /^Turn in .+ for \d+\?$/ }).waitFor();
    await desk.getByRole('button', { name: 'Yes, turn in' }).click();
    await desk.getByText(`Paid this turn: ${27 + 16 + 2}`).waitFor();
    expect(await desk.getByRole('button', { name: 'All of them' }).count()).toBe(0);
  });
});
