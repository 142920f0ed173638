import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeGate } from '../../packages/server/src/testing/gate.ts';
import { actAt, fetchView, openTable } from '../server.ts';
import { type Line, sitDown } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };

const SETUP = {
  seats: {
    ana: { faction: 'arborec', commodities: 3, tradeGoods: 2 },
    leo: { faction: 'letnev', commodities: 2, tradeGoods: 3 },
    max: { faction: 'mentak', tradeGoods: 1 },
  },
  neighbors: [
    ['ana', 'leo'],
    ['leo', 'max'],
    ['ana', 'max'],
  ],
  active: 'ana',
};

describe('the mat of Twilight Imperium', () => {
  const venue = useVenue();

  const open = async () => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'twilight-imperium', setup: SETUP });
    const act = actAt(address, opened);
    const sit = async (seat: string, viewport?: typeof PHONE, line?: Line) => {
      const region = viewport ? 'The galaxy' : 'Offers';
      const seating = { opened, seat, region, ...(line && { line }) };
      const { page } = await sitDown(venue, viewport ? { ...seating, viewport } : seating);
      return page;
    };
    return { address, opened, act, sit };
  };

  test('what is offered while offline is off it, and goes out once', async () => {
    const { address, opened, act, sit } = await open();
    const page = await sit('ana');
    const mat = page.getByRole('region', { name: 'The mat' });
    await mat.getByRole('radio', { name: 'Leo' }).check({ force: true });
    const more = mat.getByRole('group', { name: 'You give' }).getByRole('button', {
      name: 'More trade goods',
    });
    await more.click();
    await page.context().setOffline(true);
    await page.getByText('The connection is lost').waitFor();
    await mat.getByRole('button', { name: 'Offer it' }).click();
    await mat.getByText('Your offer to Leo was sent').waitFor();
    await mat.getByRole('button', { name: 'Offer it', disabled: true }).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Withdraw' }).waitFor();
    await mat.getByRole('button', { name: 'Offer it', disabled: true }).waitFor();
    const { offers } = await fetchView(address, opened.table, opened.seats.ana ?? '');
    expect(Object.keys(offers as object)).toHaveLength(1);

    // A note that is not in the hand any more is not on the mat either.
    await more.click();
    await page.getByRole('button', { name: 'Ceasefire', exact: true }).click();
    await act('host', {
      type: 'correct',
      seat: 'leo',
      note: 'ana/ceasefire',
      place: 'hand',
      why: 'it was given before',
    });
    await mat.getByText('You cannot give Leo Ana’s Ceasefire any more').waitFor();
    await mat.getByRole('button', { name: 'Offer it', disabled: false }).waitFor();
  });

  test('why something was refused stands over nothing that is pressed next, on a phone', async () => {
    const { act, sit } = await open();
    await act('ana', { type: 'propose', to: 'max', gives: { tradeGoods: 1 }, asks: {} });
    const line: Line = { cut: false };
    const page = await sit('max', PHONE, line);
    await page.getByRole('button', { name: /^Offers/ }).click();
    const accept = page.getByRole('button', { name: 'Accept' });
    await accept.waitFor();
    // What he must decide is on its way to him when he accepts.
    const gate = makeGate();
    line.slow = gate.opened;
    const terms = { to: 'ana', gives: { commodities: 1 }, asks: { tradeGoods: 1 } };
    const gift = await act('leo', { type: 'propose', ...terms });
    await act('ana', { type: 'accept', offer: gift, revision: 1 });
    await accept.click();
    gate.letGo();
    const toast = page
      .getByRole('alert')
      .filter({ hasText: 'You must first decide whether to pillage' });
    await toast.waitFor();
    await expectUncovered(page, 'Take a trade good');
    await toast.getByRole('button', { name: 'Why?' }).click();
    await toast.getByText('The rule:').waitFor();
    await toast.getByText('Mentak faction ability Pillage', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    // What is held up is not pressed in vain a second time.
    expect(await accept.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Take a trade good' }).click();
    await page.getByRole('button', { name: 'Take a trade good' }).waitFor({ state: 'detached' });
    expect(await accept.getAttribute('aria-disabled')).toBe('false');
  });

  test('a replenishing is asked, a note that lies on the mat is played from there, and fragments are written down', async () => {
    const { act, sit } = await open();
    const away = { why: 'it was given before', place: 'hand' };
    await act('host', { type: 'correct', seat: 'leo', note: 'ana/trade-agreement', ...away });
    await act('host', { type: 'correct', seat: 'ana', note: 'max/promise-of-protection', ...away });
    const page = await sit('ana', PHONE);
    await page.getByRole('button', { name: 'Replenish' }).click();
    const question = page.getByRole('group', { name: /Whoever holds your Trade Agreement/ });
    await question.getByRole('button', { name: 'Not yet' }).click();
    await page.getByRole('button', { name: 'More…' }).click();
    const sheet = page.getByRole('dialog', { name: 'More…' });
    await sheet.getByText('Relic fragments').click();
    await sheet.getByRole('button', { name: 'More cultural fragments' }).click();
    await sheet.getByRole('button', { name: 'Gain' }).click();
    await page.getByRole('button', { name: /^1 cultural fragment;/ }).waitFor();
    await page.getByRole('list', { name: 'My hand' }).getByText('can be played').click();
    const mat = page.getByRole('region', { name: 'The mat' });
    await mat.getByText('Max’s Promise of Protection can be played too:').waitFor();
    await mat.getByRole('button', { name: 'Play it' }).click();
    await page.getByRole('button', { name: 'Seats' }).click();
    await page.getByText('Max’s Promise of Protection', { exact: true }).waitFor();
  });

  test('who has replenished by keyboard is back at the button, though it would ask something else now', async () => {
    const { act, sit } = await open();
    await act('ana', { type: 'convert', commodities: 2 });
    const page = await sit('ana');
    const replenish = page.getByRole('button', { name: 'Replenish' });
    await replenish.press('Enter');
    const question = page.getByRole('group', { name: 'You take 2 commodities from the supply.' });
    await question.getByRole('button', { name: 'Replenish' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Replenish');
  });

  test('of what was agreed the last three are in sight, and those before them are folded away', async () => {
    const { act, sit } = await open();
    const page = await sit('ana');
    for (const text of ['First', 'Second', 'Third', 'Fourth']) {
      const deal = [{ by: 'ana', text, when: 'later' }];
      const offer = await act('ana', { type: 'propose', to: 'leo', gives: {}, asks: {}, deal });
      await act('leo', { type: 'accept', offer, revision: 1 });
    }
    await page.getByText('“Fourth”').first().waitFor();
    const offers = page.getByRole('region', { name: 'Offers' });
    expect(await offers.getByText('“Second”').first().isVisible()).toBe(true);
    expect(await offers.getByText('“First”').first().isVisible()).toBe(false);
    await offers.getByText('1 deal before these').click();
    expect(await offers.getByText('“First”').first().isVisible()).toBe(true);
  });

  test('who has written goods down, or looks at a neighbor, is not sent to the top of the page', async () => {
    const { sit } = await open();
    const page = await sit('ana');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const sheet = page.getByRole('dialog', { name: 'More…' });
    // Whether the focus was lost was a matter of chance.
    for (let time = 0; time < 4; time++) {
      await page.getByRole('button', { name: 'More…' }).press('Enter');
      await sheet.getByRole('button', { name: 'More trade goods' }).press('Enter');
      await sheet.getByRole('button', { name: 'Gain' }).press('Enter');
      await sheet.waitFor({ state: 'detached' });
      await expect.poll(focused).toBe('More…');
    }
    const galaxy = page.getByRole('region', { name: 'The galaxy' });
    await galaxy.getByRole('button', { name: 'Leo' }).press('Enter');
    await expect.poll(focused).toBe('The galaxy');
  });

  test('a question that is put otherwise meanwhile takes the keyboard from nothing else', async () => {
    const { act, sit } = await open();
    await act('ana', { type: 'convert', commodities: 1 });
    const page = await sit('ana');
    await page.getByRole('button', { name: 'Replenish' }).press('Enter');
    const question = page.getByRole('group', { name: 'You take 1 commodity from the supply.' });
    await question.waitFor();
    await page.getByRole('button', { name: 'More…' }).focus();
    await act('ana', { type: 'convert', commodities: 1 });
    await question.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('More…');
  });

  test('what makes one give something stays as it was read when a combat begins', async () => {
    const { act, sit } = await open();
    const page = await sit('ana');
    await page.getByRole('button', { name: 'More…' }).click();
    const by = page.getByRole('combobox', { name: 'by', exact: true });
    const read = await by.inputValue();
    await act('host', { type: 'begin-combat', attacker: 'ana', defender: 'leo' });
    await page.getByText('Ana fights Leo.').first().waitFor();
    expect(await by.inputValue()).toBe(read);
  });

  test('on a phone a decision is told on every part, and that a note has missed its moment', async () => {
    const { act, sit } = await open();
    await act('host', {
      type: 'correct',
      seat: 'max',
      note: 'ana/trade-agreement',
      place: 'hand',
      why: 'it was given before',
    });
    const page = await sit('max', PHONE);
    await act('ana', { type: 'replenish' });
    // A note that can be played now is not laid on the mat by a press: it leads to where it is played.
    await page.getByRole('list', { name: 'My hand' }).getByText('can be played').click();
    await page.getByText('Notes to be played now').waitFor();
    const play = page.getByRole('button', { name: 'Play it' });
    await expect.poll(() => play.evaluate((it) => it === document.activeElement)).toBe(true);
    await act('ana', { type: 'convert', commodities: 1 });
    await page.getByText('Too late for Ana’s Trade Agreement').waitFor();
    await page.getByRole('button', { name: /^Galaxy/ }).click();
    const gift = await act('ana', {
      type: 'propose',
      to: 'leo',
      gives: { tradeGoods: 1 },
      asks: {},
    });
    await act('leo', { type: 'accept', offer: gift, revision: 1 });
    await page.getByText('You may pillage Leo.').first().waitFor();
    await page.getByRole('button', { name: 'Decide' }).click();
    await page.getByRole('button', { name: 'Take a trade good' }).click();
    await page.getByRole('button', { name: 'Decide' }).waitFor({ state: 'detached' });
  });
});

/** The button is what is pressed in its middle. */
async function expectUncovered(page: Page, name: string): Promise<void> {
  const isOnTop = await page.getByRole('button', { name }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
}
