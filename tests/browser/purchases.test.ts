import { describe, expect, test } from 'vitest';
import { actAt, openTable } from '../server.ts';
import { lay, sitDown } from './people.ts';
import { useVenue } from './venue.ts';

/** Ana holds more than may be kept, and with Cleo calamities. */
const SETUP = {
  seats: ['ana', 'ben', 'cleo'],
  hands: {
    ana: { salt: 4, grain: 3, iron: 3, oil: 2, bronze: 1, 'civil-war': 1, piracy: 1 },
    ben: { grain: 2, ochre: 1 },
    cleo: { cloth: 3, famine: 1 },
  },
  options: { timeLimit: null },
};

describe('when trading is over', () => {
  const venue = useVenue();

  const open = async (viewport = { width: 1280, height: 800 }) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup: SETUP });
    const act = actAt(address, opened);
    const sit = async (seat: string) => (await sitDown(venue, { opened, seat, viewport })).page;
    return { act, sit };
  };

  test('what is asked once more has the whole width, and the cards that it is about stay in sight', async () => {
    const { act, sit } = await open();
    const ana = await sit('ana');
    await act('host', { type: 'end-trading' });
    for (const kind of ['Salt', 'Salt', 'Grain', 'Iron', 'Oil']) await lay(ana, kind);
    const desk = ana.getByRole('region', { name: 'Purchases' });
    const boxOf = async (name: string | RegExp) =>
      (await desk.getByRole('group', { name }).boundingBox()) ?? { width: 0, y: 0, height: 0 };
    for (const [button, question] of [
      ['Surrender', /^Surrender /],
      ['Discard', /^Discard /],
      ['Turn them in', /^Turn in /],
    ] as const) {
      await desk.getByRole('button', { name: button }).click();
      const asked = await boxOf(question);
      const tray = await boxOf('I turn in');
      expect(asked.width).toBeGreaterThan(tray.width * 0.95);
      expect(tray.y + tray.height).toBeLessThanOrEqual(asked.y);
      const lies = desk.getByRole('button', { name: /^Take .+ back$/ }).last();
      const hit = await lies.evaluate((card) => {
        const { x, y, width, height } = card.getBoundingClientRect();
        return card.contains(document.elementFromPoint(x + width / 2, y + height - 1));
      });
      expect(hit).toBe(true);
      await desk.getByRole('button', { name: 'Not yet' }).click();
    }
  });

  test('who owes another cards of his own choice is told so, and hands them over', async () => {
    const { act, sit } = await open();
    const [ben, host] = [await sit('ben'), await sit('host')];
    await act('host', { type: 'end-trading' });
    await act('host', { type: 'reveal-calamities' });
    await host.getByText('Cards of their own choice…').click();
    const form = host.locator('form').filter({ has: host.getByText('Have them choose') });
    await form.getByRole('combobox', { name: 'From' }).selectOption('Ben');
    await form.getByRole('combobox', { name: 'To' }).selectOption('Ana');
    await form.getByRole('button').click();
    await ben.getByText('The board has you give Ana 1 card of your own choice').waitFor();
    await lay(ben, 'Ochre');
    await ben.getByRole('button', { name: 'Hand over to Ana' }).click();
    await ben
      .getByRole('group', { name: /^Hand over 1 × Ochre to Ana\?/ })
      .getByRole('button', { name: 'Yes, hand over' })
      .click();
    await ben.getByText('The board has you give Ana').waitFor({ state: 'detached' });
    await host.getByText('Ben hands over 1 card to Ana, by choice.').waitFor();
  });

  test('the host is told who has turned in nothing before the next turn, and they that it has come', async () => {
    const { act, sit } = await open();
    const ben = await sit('ben');
    const host = await sit('host');
    await act('host', { type: 'end-trading' });
    const cards = { salt: 4, grain: 1 };
    await act('ana', { type: 'spend', cards });
    const press = (name: string) => host.getByRole('button', { name, exact: true }).click();
    await press('Next turn…');
    // What is written there for everybody outlives a reload.
    const cities = host.getByLabel('Cities of Ana');
    await cities.fill('5');
    await host.reload();
    await press('Next turn…');
    expect(await cities.inputValue()).toBe('5');
    await press('Deal the cards');
    await host
      .getByRole('group', {
        name: /^The calamities of Ana and Cleo are not turned up yet.+Nothing turned in so far by Ben and Cleo\./,
      })
      .waitFor();
    await press('Not yet');
    expect(await host.evaluate(() => document.activeElement?.textContent)).toBe('Deal the cards');
    await act('cleo', { type: 'spend', cards: { cloth: 3 } });
    await press('Deal the cards');
    await host.getByRole('group', { name: /Nothing turned in so far by Ben\./ }).waitFor();
    await ben.getByRole('region', { name: 'Purchases' }).waitFor();
    await press('Deal all the same');
    await ben
      .getByText('the purchases of the last one are over')
      .filter({ visible: true })
      .waitFor();
    await host.getByRole('region', { name: 'Purchases' }).waitFor({ state: 'detached' });
  });

  test('the host has a card taken by lot, and lets somebody keep more', async () => {
    const { act, sit } = await open();
    const ben = await sit('ben');
    const host = await sit('host');
    await act('host', { type: 'end-trading' });
    await host.getByText('Cards taken by lot…').click();
    await host.getByRole('combobox', { name: 'From' }).selectOption('cleo');
    await host.getByRole('combobox', { name: 'To' }).selectOption('ben');
    await host.getByLabel('Why (the log tells it)').fill('Sardis has fallen');
    await host.getByRole('button', { name: 'Take them' }).click();
    // Of a hand with calamities face down nothing is taken.
    await host.getByText('The calamities of Cleo must be turned up first.').first().waitFor();
    await act('host', { type: 'reveal-calamities' });
    await host.getByRole('button', { name: 'Take them' }).click();
    const told = (page: typeof host, text: string) => page.getByText(text).first().waitFor();
    await told(host, 'Ben takes 1 card from Cleo by lot: Sardis has fallen');
    await told(ben, 'Ben takes Cloth from Cleo by lot: Sardis has fallen');
    await host.getByText('Hand limits…').click();
    await host.getByRole('button', { name: 'Set it' }).click();
    await told(host, 'Ana may keep 9 commodities from turn to turn.');
  });

  test('a bot surrenders for somebody who has left, and goes when they are back', async () => {
    const { act, sit } = await open();
    await act('host', { type: 'end-trading' });
    const host = await sit('host');
    await host.getByRole('button', { name: 'Host', exact: true }).click();
    const box = host.getByRole('checkbox', { name: 'Ana' });
    await box.click();
    await expect.poll(() => box.isChecked()).toBe(true);
    await host.keyboard.press('Escape');
    await host
      .getByText(/Ana surrenders/)
      .first()
      .waitFor();
    const ana = await sit('ana');
    await ana.getByText('A bot plays this seat.').waitFor();
    await ana.getByRole('button', { name: 'I play myself' }).click();
    await ana.getByText('A bot plays this seat.').waitFor({ state: 'detached' });
    await expect.poll(() => ana.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
    await host.getByRole('button', { name: 'Host', exact: true }).click();
    await expect.poll(() => box.isEnabled()).toBe(true);
    expect(await box.isChecked()).toBe(false);
  });
});
