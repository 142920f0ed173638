import { describe, expect, test } from 'vitest';
import { fetchView, type OpenedTable, openTable, sendCommand, serve } from '../server.ts';
import { type Box, boxOf } from './looks.ts';
import {
  accept,
  deliver,
  expectHand,
  type Line,
  layUntil,
  offer,
  sitDown,
  THREE_HANDS,
  ticketOf,
} from './people.ts';
import { useVenue } from './venue.ts';

describe('people at a table of Advanced Civilization', () => {
  const venue = useVenue();

  const open = () =>
    openTable(venue.server.address, { game: 'advanced-civilization', setup: THREE_HANDS });

  const sit = async (opened: OpenedTable, seat: string, line?: Line) => {
    return sitDown(venue, { opened, seat, line });
  };

  test('two trade to the end, their hands are right, and a third sees nothing of it', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const ben = await sit(opened, 'ben');
    const cleo = await sit(opened, 'cleo');
    const spectator = await sit(opened, 'spectator');
    const quiet = [cleo, spectator].map(({ frames }) => frames.length);

    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Grain', 'Iron'] });
    await accept(ben, { from: 'Ana', give: ['Grain', 'Iron', 'Ochre'] });
    // Until the trade stands nobody else is sent anything at all.
    await ticketOf(ana.page, 'Ben').getByText('your cards are due').waitFor();
    expect([cleo, spectator].map(({ frames }) => frames.length)).toEqual(quiet);

    await deliver(ana, { ticket: 'Ben', give: ['Salt', 'Salt', 'Piracy'] });
    await expectHand(ana, { Salt: 1, Grain: 2, Iron: 1, Ochre: 1 });
    await expectHand(ben, { Salt: 2, Grain: 1, Iron: 1 });
    await ben.page.getByRole('region', { name: 'My hand' }).getByText('Piracy').waitFor();

    const key = (seat: string) => opened.seats[seat] ?? '';
    const view = await fetchView(venue.server.address, opened.table, key('ben'));
    expect(view.hand).toEqual({ salt: 2, grain: 1, iron: 1, piracy: 1 });
    expect(view.calamities).toEqual([{ kind: 'piracy', from: 'ana' }]);

    await expect
      .poll(() => [cleo, spectator].map(({ frames }) => frames.length))
      .toEqual(quiet.map((count) => count + 1));
    for (const { frames } of [cleo, spectator]) {
      expect(frames.at(-1)).toContain('trade-1');
      expect(frames.at(-1)).not.toContain('offers');
      expect(frames.join()).not.toMatch(/salt|grain|iron|ochre|piracy/);
    }
    for (const { frames } of [ana, ben, cleo, spectator])
      expect(frames.filter((frame) => frame.startsWith('fault'))).toEqual([]);
  });

  test('where calamities may be named they are, for want of commodities, and one can ask for them', async () => {
    const hands = { ...THREE_HANDS.hands, ana: { salt: 1, piracy: 1, treachery: 1 } };
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: { ...THREE_HANDS, hands, options: { ...THREE_HANDS.options, namedCalamities: true } },
    });
    const ana = await sit(opened, 'ana');
    const ben = await sit(opened, 'ben');
    const give = ['Piracy', 'Treachery', 'Salt'];
    await offer(ana, { to: 'Ben', give, ask: ['Grain', 'Iron'] });
    await ticketOf(ben.page, 'Ana').getByText('Piracy, binding').waitFor();
    await accept(ben, { from: 'Ana', give: ['Grain', 'Iron', 'Ochre'] });
    await deliver(ana, { ticket: 'Ben', give });
    await expectHand(ana, { Grain: 1, Iron: 1, Ochre: 1 });
    await offer(ana, { to: 'Ben', give: ['Grain', 'Iron', 'Ochre'], ask: ['Piracy', 'Salt'] });
    await accept(ben, { from: 'Ana', give: ['Piracy', 'Salt', 'Grain'] });
    await deliver(ana, { ticket: 'Ben', give: ['Grain', 'Iron', 'Ochre'] });
    await expectHand(ana, { Salt: 1, Grain: 1 });
  });

  test('on honour other cards can be sealed than were agreed, and the misdeal is told to both', async () => {
    const hands = {
      ana: { ivory: 2, clay: 1 },
      ben: { wine: 2, iron: 2, tyranny: 1 },
      cleo: {},
      dan: {},
      eve: {},
    };
    const setup = { seats: Object.keys(hands), hands, options: { misdeals: 'honour' } };
    const opened = await openTable(venue.server.address, { game: 'mega-civilization', setup });
    const ana = await sit(opened, 'ana');
    const ben = await sit(opened, 'ben');

    await offer(ana, { to: 'Ben', give: ['Ivory', 'Ivory', 'Clay'], ask: ['Wine', 'Wine'] });
    await ticketOf(ben.page, 'Ana').getByRole('button', { name: 'Accept…' }).click();
    await ben.page.getByRole('button', { name: 'Take Wine back' }).first().click();
    await ben.page.getByText('Agreed, and not among them: Wine').waitFor();
    // Nobody breaks a word with too few cards, and the named one is filled up with the rest.
    await ben.page.getByText('Lay 2 more of your cards.').waitFor();
    await ben.page.getByRole('button', { name: 'Fill up with the cheapest' }).waitFor();
    const seal = { name: 'Break my word and seal these' };
    expect(await ben.page.getByRole('button', seal).count()).toBe(0);
    await layUntil(ben.page, ['Wine', 'Iron', 'Tyranny']);
    await ben.page.getByText(/^Not what was agreed: once turned up/).waitFor();
    const sent = ben.page.getByRole('button', seal);
    await sent.click();
    await sent.waitFor({ state: 'detached' });
    await deliver(ana, { ticket: 'Ben', give: ['Ivory', 'Ivory', 'Clay'] });

    const told = 'Undone: your misdeal with Ana';
    await ben.page.getByText(told).waitFor();
    await ana.page.getByText('Undone: a misdeal by Ben').waitFor();
    await ana.page.getByText('they handed you').waitFor();
    await ana.page.getByRole('button', { name: /^Ben.*1 misdeal/ }).waitFor();
    await expectHand(ben, { Wine: 2, Iron: 2 });
  });

  test('an answer goes on with the new terms of an offer that was changed under it', async () => {
    const hands = {
      ana: { ivory: 3 },
      ben: { wine: 2, iron: 1, clay: 2 },
      cleo: {},
      dan: {},
      eve: {},
    };
    const setup = { seats: Object.keys(hands), hands, options: { misdeals: 'honour' } };
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'mega-civilization', setup });
    const act = (id: string, command: object) =>
      sendCommand(address, opened.table, { key: opened.seats.ana ?? '', id, command });
    const gives = { count: 3, named: ['ivory', 'ivory'] };
    const offer = await act('1', {
      type: 'propose',
      to: 'ben',
      gives,
      asks: { count: 3, named: ['wine'] },
    });
    const { page } = await sit(opened, 'ben');
    await page.getByRole('button', { name: 'Accept…' }).click();
    const mat = page.getByRole('region', { name: 'The mat' });
    await mat.getByRole('button', { name: 'Take Wine back' }).waitFor();
    const asks = { count: 3, named: ['iron'] };
    await act('2', { type: 'revise', offer, gives, asks });
    await mat.getByRole('button', { name: 'Look at the new terms' }).click();
    await mat.getByText('New: asks Iron instead of Wine.').waitFor();
    await mat.getByRole('button', { name: 'Take Iron back' }).waitFor();
    expect(await mat.getByRole('button', { name: 'Take Wine back' }).count()).toBe(0);
    expect(await mat.getByRole('button', { name: /^Break my word/ }).count()).toBe(0);
    await mat.getByText('Lay 2 more of your cards.').waitFor();
    await mat.getByRole('button', { name: 'Fill up with the cheapest' }).click();
    await mat.getByRole('button', { name: 'Accept and seal my cards', disabled: false }).waitFor();
  });

  test('the ring around the button that sends an offer is whole', async () => {
    const { page } = await sit(await open(), 'ana');
    const send = page.getByRole('button', { name: 'Offer it' });
    await send.waitFor();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      if (width === 360) {
        const parts = page.getByRole('navigation', { name: 'Parts of the table' });
        await parts.getByRole('button', { name: 'Offer' }).click();
      }
      const room = await send.evaluate((button) => {
        const part = button.closest('.part')?.getBoundingClientRect();
        return (part?.right ?? 0) - button.getBoundingClientRect().right;
      });
      expect(room).toBeGreaterThanOrEqual(5);
    }
  });

  test('the word that goes with an offer is in sight however much stands above it, and what the other holds', async () => {
    const [me = '', ...others] = [
      'ana',
      'babylon-the-great',
      'egypt-of-two-crowns',
      'rome-eternal',
    ];
    const calamities = { piracy: 1, famine: 1, flood: 1 };
    const hands = {
      ...Object.fromEntries(others.map((seat) => [seat, {}])),
      [me]: { salt: 3, grain: 2, ...calamities },
      'rome-eternal': { oil: 3 },
    };
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: { ...THREE_HANDS, seats: [me, ...others], hands },
    });
    const { page } = await sit(opened, me);
    await page.setViewportSize({ width: 1280, height: 700 });
    const mat = page.getByRole('region', { name: 'The mat' });
    await mat.getByRole('combobox', { name: 'To' }).selectOption({ label: 'Rome Eternal' });
    await mat.getByText('Rome Eternal holds 3 cards').waitFor();
    await mat.getByRole('button', { name: 'Ask for Oil', exact: true }).click();
    await mat.getByRole('button', { name: 'Ask for Oil', exact: true }).click();
    // Nothing is laid yet: the worth is one to which three cards come, and here the Salt costs the least.
    await mat.getByText(String(16 + 16), { exact: true }).waitFor();
    const word = mat.getByPlaceholder('A word with it');
    const isSeen = await word.evaluate((field) => {
      const { left, top, bottom } = field.getBoundingClientRect();
      return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + 20, y) === field);
    });
    expect(isSeen).toBe(true);
    await mat.getByRole('button', { name: 'Ask for Ivory' }).click();
  });

  test('a refusal is told with the rule behind it', async () => {
    const hands = { ...THREE_HANDS.hands, cleo: { oil: 5, bronze: 4 } };
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: { ...THREE_HANDS, hands },
    });
    const { page } = await sit(opened, 'host');
    // Cleo holds more than may be kept: whether to deal all the same is not asked.
    for (const name of ['End trading…', 'End it now', 'Next turn…', 'Deal the cards'])
      await page.getByRole('button', { name }).click();
    const alert = page.getByRole('alert');
    // The number of the rule stands after what the rule says, where it is in nobody's way.
    await alert.getByText(/^The rule: .+[.!] AC-[\d.]+$/).waitFor();
  });

  test('words stand below the cards, and what is named, and a deal that is settled, covers nothing', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const spectator = await sit(opened, 'spectator');
    await ana.page
      .getByPlaceholder('A word with it')
      .fill('Nobody gives more for iron. '.repeat(9));
    for (let laid = 0; laid < 3; laid++)
      await ana.page.getByRole('button', { name: /Give one Salt$/ }).click();
    const iron = ana.page.getByRole('button', { name: 'Ask for Iron', exact: true });
    const before = await boxOf(iron);
    await iron.click();
    expect((await boxOf(iron)).y).toBe(before.y);
    await ana.page.getByRole('button', { name: 'Offer it' }).click();
    const ticket = spectator.page.locator('.ticket');
    const [terms, words] = [ticket.locator('.ticket-terms'), ticket.getByText('Nobody gives more')];
    expect((await boxOf(words)).y).toBeGreaterThanOrEqual(endOf(await boxOf(terms)));
    expect(await ticket.getByText('in your hand').count()).toBe(0);

    await accept(await sit(opened, 'ben'), { from: 'Ana', give: ['Iron', 'Grain', 'Ochre'] });
    await ana.page.setViewportSize({ width: 360, height: 640 });
    await deliver(ana, { ticket: 'Ana', give: ['Salt', 'Salt', 'Salt'] });
    const news = ana.page.getByRole('status').filter({ hasText: 'You have traded with Ben' });
    const head = ana.page.locator('.floor-head');
    expect(endOf(await boxOf(news))).toBeLessThanOrEqual((await boxOf(head)).y);
  });

  test('who is barred, which the host is asked once more, is told so, and can offer nothing', async () => {
    const opened = await open();
    const { page } = await sit(opened, 'ana');
    const host = await sit(opened, 'host');
    await host.page.getByText('Bad faith').click();
    // At one press nothing is done, and the keyboard is on the harmless answer.
    await host.page.getByRole('button', { name: 'Bar Ana…' }).click();
    await host.page.getByRole('group', { name: /^Bar Ana from trading\?/ }).waitFor();
    await host.page.keyboard.press('Enter');
    await host.page.getByRole('button', { name: 'Bar Ana…' }).click();
    await host.page.getByRole('button', { name: 'Bar Ana now' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'The host has barred you' });
    await notice.getByText('The game has no rule for this').waitFor();
    expect(await notice.textContent()).not.toContain('open to everyone');
    for (let laid = 0; laid < 3; laid++)
      await page.getByRole('button', { name: /Give one Salt$/ }).click();
    const send = page.getByRole('button', { name: 'Offer it' });
    expect(await send.getAttribute('aria-disabled')).toBe('true');
  });

  test('a half-written offer is there again after a reload, and why an answer is off is told', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const ben = await sit(opened, 'ben');
    await ana.page.getByRole('button', { name: /Give one Salt$/ }).click();
    await ana.page.reload();
    await ana.page.getByRole('button', { name: 'Take Salt back' }).click();
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Grain'], ask: ['Grain', 'Iron'] });
    await ticketOf(ben.page, 'Ana').getByRole('button', { name: 'Counter…' }).click();
    await ben.page.getByRole('heading', { name: 'Counter to Ana' }).waitFor();
    await ticketOf(ben.page, 'Ana').getByRole('button', { name: 'Accept…' }).click();
    // What was on hold and is open again is answered again with what lay there.
    await ben.page.getByRole('button', { name: /Give one Ochre$/ }).click();
    await ticketOf(ana.page, 'Ana').getByRole('button', { name: 'Hold' }).click();
    await ben.page.getByText('Ana’s offer is gone for now: it was put on hold.').waitFor();
    await ticketOf(ana.page, 'Ana').getByRole('button', { name: 'Resume' }).click();
    await ben.page.getByText('Ana’s offer is open again: here is your answer').waitFor();
    await ben.page.getByRole('button', { name: 'Take Ochre back' }).waitFor();
    await ticketOf(ana.page, 'Ana').getByRole('button', { name: 'Withdraw' }).click();
    await ben.page.getByText('Ana’s offer is gone: it was withdrawn.').waitFor();
  });

  test('a counter takes the place of what was offered to one alone, and leaves what was offered to all', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const ben = await sit(opened, 'ben');
    const counter = async () => {
      await ben.page.getByRole('button', { name: 'Counter…' }).click();
      await ben.page.getByRole('button', { name: /Give one Iron$/ }).click();
      await ben.page.getByRole('button', { name: 'Offer it' }).click();
      await ben.page.getByRole('heading', { name: 'A new offer' }).waitFor();
    };
    const key = opened.seats.ana ?? '';
    const states = async () => {
      const { offers } = await fetchView(venue.server.address, opened.table, key);
      return Object.values(offers as Record<string, { from: string; state: string }>)
        .map(({ from, state }) => `${from} ${state}`)
        .sort();
    };
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Grain'], ask: ['Grain', 'Grain'] });
    await counter();
    await expect.poll(states).toEqual(['ana declined', 'ben open']);
    await offer(ana, { to: 'everybody', give: ['Salt', 'Salt', 'Grain'], ask: ['Grain', 'Grain'] });
    await counter();
    await expect.poll(states).toEqual(['ana declined', 'ana open', 'ben open', 'ben open']);
  });

  test('terms that are changed while they are answered are not accepted before they are looked at', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const ben = await sit(opened, 'ben');
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Grain'], ask: ['Grain', 'Iron'] });
    await ticketOf(ben.page, 'Ana').getByRole('button', { name: 'Accept…' }).click();
    await ben.page.getByRole('button', { name: 'Fill up with the cheapest' }).click();
    const seal = ben.page.getByRole('button', { name: 'Accept and seal my cards' });
    await expect.poll(() => seal.getAttribute('aria-disabled')).toBe('false');
    await ticketOf(ana.page, 'Ana').getByRole('button', { name: 'Change…' }).click();
    await ana.page.getByRole('button', { name: 'Ask for Iron', exact: true }).click();
    await ana.page.getByRole('button', { name: 'Change it' }).click();
    const look = ben.page.getByRole('button', { name: 'Look at the new terms' });
    await look.waitFor();
    expect(await seal.getAttribute('aria-disabled')).toBe('true');
    await look.click();
    await expect.poll(() => seal.getAttribute('aria-disabled')).toBe('false');
    await seal.click();
    await ticketOf(ana.page, 'Ben').getByText('your cards are due').waitFor();
  });

  test('an offer to whom is pointing at the offers is there at once, and gone with the end of trading', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const ben = await sit(opened, 'ben');
    const cleo = await sit(opened, 'cleo');
    await offer(ben, { to: 'Ana', give: ['Grain', 'Grain', 'Iron'], ask: ['Salt'] });
    await ticketOf(ana.page, 'Ben').hover();
    await offer(cleo, { to: 'Ana', give: ['Oil', 'Oil', 'Oil'], ask: ['Salt'] });
    await ticketOf(ana.page, 'Cleo').getByRole('button', { name: 'Accept…' }).waitFor();
    // Once trading has ended nothing is held in its place.
    await sendCommand(venue.server.address, opened.table, {
      key: opened.host,
      id: 'end',
      command: { type: 'end-trading' },
    });
    await ana.page.getByRole('heading', { name: 'This turn' }).waitFor();
    expect(await ana.page.locator('.ticket-hole').count()).toBe(0);
  });

  test('a browser is cut off in mid-deal, the server is killed, and the deal completes', async () => {
    const opened = await open();
    const line: Line = { cut: false };
    const ana = await sit(opened, 'ana');
    const ben = await sit(opened, 'ben', line);
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Grain'], ask: ['Iron', 'Iron'] });
    await ticketOf(ben.page, 'Ana').waitFor();

    // Ben's acceptance reaches the server; the answer never reaches Ben.
    line.cut = true;
    await accept(ben, { from: 'Ana', give: ['Iron', 'Iron', 'Ochre'] }, { answered: false });
    await ticketOf(ana.page, 'Ben').getByText('your cards are due').waitFor();
    await ben.page.getByText('The connection is lost').waitFor();
    await venue.server.end('SIGKILL');
    await ana.page.getByText('The connection is lost').waitFor();

    venue.server = await serve({ data: venue.folder, port: venue.server.port });
    line.cut = false;
    // Ben's page sends again what was never answered; it must not act twice.
    await ticketOf(ben.page, 'Ana').getByText('waiting for Ana’s cards').waitFor();
    await deliver(ana, { ticket: 'Ben', give: ['Salt', 'Salt', 'Grain'] });
    await expectHand(ana, { Salt: 1, Iron: 2, Ochre: 1 });
    await expectHand(ben, { Salt: 2, Grain: 3 });
    const view = await fetchView(venue.server.address, opened.table, opened.seats.ben ?? '');
    expect(view.trades).toEqual([expect.objectContaining({ between: ['ana', 'ben'] })]);
  });
});

/** How far down something reaches. */
function endOf({ y, height }: Box): number {
  return y + height;
}
