import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { closeTable, fetchView, type OpenedTable, openTable, sendCommand } from '../server.ts';
import { expectClean, expectNarrow } from './looks.ts';
import { FOUR_REALMS } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 900 };

describe('people at a table of The Price of Power', () => {
  const venue = useVenue();

  const sit = async (
    opened: OpenedTable,
    chair: string,
    viewport = DESK,
    prepare?: (page: Page) => Promise<void>,
  ) => {
    const key = opened.seats[chair] ?? opened.host;
    const page = await venue.visit(`/t/${opened.table}#${key}`, { viewport, prepare });
    await page.getByRole('list', { name: 'The realms' }).waitFor();
    return page;
  };

  test('two trade with a tie, bargain over it, and are paid as they agreed', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'price-of-power',
      setup: FOUR_REALMS,
    });
    await correct(opened, { realm: 'england', ducats: 5, why: 'a loan' });
    const france = await sit(opened, 'france');
    const england = await sit(opened, 'england', PHONE);
    // Before anything has set a timer: one that is set by another clock would not go with this one.
    const castile = await sit(opened, 'castile', DESK, (page) => page.clock.install());
    await england.getByText('France is at turn.').waitFor();

    await france.getByRole('button', { name: 'Turn up three cards' }).click();
    await france.getByRole('button', { name: /^Bordeaux Salt/ }).click();
    // With a ship's move nobody is equal; without one he ranks the equals himself.
    await france
      .getByLabel('One light ship may move')
      .selectOption({ label: 'No ship moves: own 4 to 7, rivals 4 to 7' });
    await france.getByText('As you rank the equals').waitFor();
    // The row that is open and the move chosen in it are there again after a reload.
    await france.reload();
    await france.getByText('As you rank the equals').waitFor();
    await france.getByText('Equals must be ranked').waitFor();
    await expectClean(france);
    await france.getByRole('button', { name: 'Trade at Bordeaux…' }).click();
    await france.getByRole('button', { name: 'Trade', exact: true }).last().click();

    await england.getByText('France ranks the equals').waitFor();
    await england.getByText('Salt at Bordeaux', { exact: true }).waitFor();
    await england.getByLabel('I give ducats').fill('7');
    await england.getByText('You have 5 ducats: not enough to give this.').waitFor();
    await england.getByLabel('I give ducats').fill('1');
    await expectClean(england);
    await england.getByRole('button', { name: 'Offer it' }).click();

    // It is one offer that is being written, wherever its form stands.
    const wish = castile.getByLabel('In words; they bind nobody');
    await castile.getByRole('button', { name: 'Deals', exact: true }).click();
    await wish.fill('Peace');
    await castile.getByRole('button', { name: 'Trade', exact: true }).click();
    await castile.getByText('France ranks the equals').waitFor();
    expect(await wish.inputValue()).toBe('Peace');
    await wish.fill('');
    await castile.getByRole('button', { name: 'Offer it' }).press('Enter');
    await castile.getByText('An offer is of ducats, or of words').waitFor();

    await france.getByText('England offers you 1 ducat').waitFor();
    await england.getByRole('button', { name: 'Change…' }).click();
    await england.getByLabel('I give ducats').last().fill('2');
    // A change that is half-written is there again after a reload.
    await england.reload();
    await england.getByRole('button', { name: 'Change it' }).click();
    await france.getByText('England offers you 2 ducats').waitFor();
    await france.getByRole('button', { name: 'Look at the new terms' }).click();
    await france.getByText('“Rank England above France”', { exact: true }).waitFor();
    await france.getByRole('button', { name: 'Accept' }).click();
    await france.getByRole('list', { name: 'The realms' }).getByText('+2').waitFor();
    // Who is no party of it sees the ducats go, for a while.
    const gain = castile.getByRole('list', { name: 'The realms' }).getByText('+2');
    await gain.waitFor();
    await castile.clock.fastForward(15_000);
    await gain.waitFor({ state: 'detached' });
    expect(await france.getByRole('radio', { checked: true }).count()).toBe(0);
    // What was paid for is still in sight for whoever is to do it, and for whoever paid.
    for (const page of [france, england]) {
      const paid = page.getByRole('listitem').filter({ hasText: 'paid' });
      await paid.getByText('“Rank England above France”').waitFor();
    }
    await france.getByRole('radio', { name: /^England > France/ }).check();
    await france.reload();
    await france.getByRole('radio', { name: /^England > France/, checked: true }).waitFor();
    await expectClean(france);
    await france.getByRole('button', { name: 'Rank them so' }).click();

    const income = france.getByRole('region', { name: 'The last trade' });
    await income.getByText('France traded Salt at Bordeaux: England 7, France 4').waitFor();
    await income.getByText('ranked below England', { exact: false }).waitFor();
    await england.getByText('England 7, France 4').waitFor();
    const view = await look(opened);
    expect(view.seats).toMatchObject({ france: { ducats: 6 }, england: { ducats: 10 } });
    expect(view.phase).toBe('idle');
    // When these two are equal there again, nothing is chosen beforehand.
    const kept = await france.evaluate(() =>
      Object.entries(sessionStorage).flatMap(([name, text]) =>
        name.endsWith(' ranking') ? [JSON.parse(text).state] : [],
      ),
    );
    expect(kept).toEqual([null]);

    for (const part of ['Map', 'Trade', 'Deals', 'Income', 'Realms', 'Log']) {
      await england.getByRole('button', { name: part, exact: true }).click();
      await expectNarrow(england);
    }
  });

  test('a counter takes the place of what it answers; which Merchant goes is said beforehand', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'price-of-power',
      setup: FOUR_REALMS,
    });
    await correct(opened, { realm: 'france', ducats: 9, why: 'a loan' });
    const france = await sit(opened, 'france');
    const england = await sit(opened, 'england');
    for (const page of [france, england]) {
      await page.getByRole('button', { name: 'Deals', exact: true }).click();
    }
    await france
      .getByRole('combobox', { name: 'To', exact: true })
      .selectOption({ label: 'England' });
    await france.getByLabel('I give ducats').fill('3');
    await france.getByLabel('In words; they bind nobody').fill('Peace');
    await france.getByRole('button', { name: 'Offer it' }).click();
    await england.getByRole('button', { name: 'Counter…' }).click();
    const counter = england.getByRole('form', { name: 'Counter to France' });
    expect(await counter.getByRole('combobox').count()).toBe(0);
    // What was said stays beside the ducats, as the words of whoever said it.
    const words = counter.getByLabel('In words; they bind nobody');
    expect(await words.inputValue()).toBe('As you say: ‘Peace’');
    expect(await counter.getByLabel('I give ducats (of 0)').inputValue()).toBe('0');
    expect(await counter.getByLabel('I ask ducats').inputValue()).toBe('3');
    const lack = counter.getByText('France has 9 ducats: not enough to give this.');
    await counter.getByLabel('I ask ducats').fill('12');
    await lack.waitFor();
    await counter.getByLabel('I ask ducats').fill('7');
    await lack.waitFor({ state: 'detached' });
    await counter.getByRole('button', { name: 'Counter with this' }).click();

    // Both at once would pay twice for the one.
    await france.getByText('You offer England 3 ducats · declined').waitFor();
    const slip = france.getByRole('list', { name: 'Offers' }).getByRole('listitem').first();
    await slip.getByText('England asks you for 7 ducats').waitFor();
    // It stays while the mouse is on it, and goes with what it tells of.
    const news = france.locator('.toast-news', { hasText: 'England counters your offer.' });
    await news.hover();
    await slip.getByRole('button', { name: 'Accept' }).press('Enter');
    await slip.getByText('paid').waitFor();
    await news.waitFor({ state: 'detached' });

    await france.getByRole('button', { name: /^Trade/ }).click();
    await france.getByRole('button', { name: 'Turn up three cards' }).click();
    await france.getByRole('button', { name: /^English Channel Fish/ }).click();
    const from = france.getByRole('combobox', { name: 'Merchant from' });
    expect(await from.getByRole('option').allTextContents()).toEqual(['Champagne', 'Bordeaux']);
    await from.selectOption({ label: 'Bordeaux' });
    await france.getByRole('button', { name: 'Trade at English Channel…' }).click();
    await france.getByText('The Merchant comes from Bordeaux.').waitFor();
    await france.getByRole('button', { name: 'Trade', exact: true }).last().click();
    await france.getByText('You have traded this turn.').waitFor();
    const view = await look(opened);
    expect(view.seats).toMatchObject({
      france: { merchants: [{ node: 'champagne' }, { node: 'english-channel', laid: true }] },
    });
  });

  test('the host changes the board and gives the turn on; a choice is shown on the map', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'price-of-power',
      setup: FOUR_REALMS,
    });
    const host = await sit(opened, 'host');
    await host.getByRole('button', { name: 'Desk', exact: true }).click();
    const desk = host.getByRole('region', { name: 'The host’s desk' });
    // A town has the size that it has, and is not made another by the way.
    await host.getByLabel(/^Place/).selectOption({ label: 'Paris' });
    const isLarge = desk.getByRole('checkbox', { name: 'large' });
    await isLarge.uncheck();
    await desk.getByRole('button', { name: 'Place', exact: true }).click();
    await desk.getByText('The large town at Paris becomes a small one.').waitFor();
    await isLarge.check();
    await desk.getByRole('button', { name: 'Place', exact: true }).waitFor();
    await host.getByLabel(/^Place/).selectOption({ label: 'Genoa' });
    await desk.getByLabel('What').selectOption({ label: 'Pirate' });
    await desk.getByRole('button', { name: 'Place', exact: true }).click();
    await host.getByRole('region', { name: 'What lies here' }).getByText('pirates: 1').waitFor();
    // The form stands once, beside whose Merchant is here.
    await host.getByLabel(/^Place/).selectOption({ label: 'Champagne' });
    await host.getByRole('button', { name: 'Lay it down' }).click();
    await host.getByRole('button', { name: 'Stand it up' }).click();
    await host.getByRole('button', { name: 'Lay it down' }).waitFor();
    await desk.getByRole('button', { name: 'The turn of England' }).click();
    const corrected = desk.getByLabel('Whose').last();
    await corrected.selectOption({ label: 'France' });
    await desk.getByLabel('Why').fill('a loan');
    await host.getByRole('button', { name: 'Log', exact: true }).click();
    await desk.waitFor({ state: 'hidden' });
    await host.getByRole('button', { name: 'Desk', exact: true }).click();
    expect(await corrected.inputValue()).toBe('france');
    expect(await desk.getByLabel('Why').inputValue()).toBe('a loan');
    await corrected.selectOption({ label: 'Castile' });
    await desk.getByLabel('Capital').selectOption({ label: 'Sevilla' });
    await desk.getByLabel('Why').fill('the court moves');
    await desk.getByRole('button', { name: 'Correct', exact: true }).click();
    const castile = { capital: 'sevilla', ducats: 0 };
    await expect.poll(() => look(opened)).toMatchObject({ seats: { castile } });
    // By keyboard one goes on with the next realm, whichever field has sent the correction.
    const isAtRealms = () => corrected.evaluate((list) => list === document.activeElement);
    await desk.getByLabel('Ducats').fill('3');
    await desk.getByLabel('Why').fill('a loan');
    await desk.getByLabel('Why').press('Enter');
    await expect.poll(isAtRealms).toBe(true);
    await desk.getByLabel('Why').fill('a gift');
    await desk.getByLabel('Ducats').fill('4');
    await desk.getByLabel('Ducats').press('Enter');
    await expect.poll(() => look(opened)).toMatchObject({ seats: { castile: { ducats: 4 } } });
    await expect.poll(isAtRealms).toBe(true);
    // A figure that nobody wrote is nobody's: an emptied field asks for one.
    await desk.getByLabel('Ducats').fill('');
    await desk.getByLabel('Why').fill('a slip');
    await desk.getByLabel('Why').press('Enter');
    const isAtDucats = () =>
      desk.getByLabel('Ducats').evaluate((field) => field === document.activeElement);
    await expect.poll(isAtDucats).toBe(true);
    expect(await look(opened)).toMatchObject({ seats: { castile: { ducats: 4 } } });
    await expectClean(host);

    const england = await sit(opened, 'england');
    const places = england.getByRole('combobox', { name: 'Go to…' });
    await places.selectOption({ label: 'Paris' });
    const facts = england.getByRole('region', { name: 'What lies here' });
    await facts.getByText('Large town of France · capital').waitFor();
    await facts.getByText('Influence of England: 1').waitFor();
    await places.selectOption({ label: 'Bay of Biscay' });
    await facts.getByText('slots: 3').waitFor();
    await expectClean(england);
    // Who can still trade is asked before the turn is over.
    await england.getByRole('button', { name: 'End my turn…' }).click();
    await england.getByText('You can still trade this turn.').waitFor();
    await england.getByRole('button', { name: 'Not yet' }).click();
    await england.getByRole('button', { name: 'Turn up three cards' }).click();
    // The host cannot break off what a realm is in the middle of, and is told what he can do.
    await desk.getByText('England is in the middle of a Trade Action').waitFor();
    await desk.getByRole('button', { name: 'The turn of France', disabled: true }).waitFor();
    // Whoever hears the list is told which way it is sorted: rivals are to get little.
    for (const [name, way] of [
      ['Rivals', 'ascending'],
      ['Node', 'other'],
      ['You', 'descending'],
    ] as const) {
      const head = england.getByRole('columnheader', { name, exact: true });
      await head.getByRole('button').click();
      await expect.poll(() => head.getAttribute('aria-sort')).toBe(way);
    }
    await england.getByRole('button', { name: /^English Channel Fish/ }).focus();
    await england.locator('.spot-node').waitFor();
    await england.getByRole('button', { name: 'Give up for 2 ducats…' }).click();
    await england.getByText('You trade nothing this turn and take 2 ducats').waitFor();
    await england.getByRole('button', { name: 'Give up', exact: true }).click();
    await england.getByText('You have given the cards up this turn.').waitFor();
    const view = await look(opened);
    expect(view).toMatchObject({ active: 'england', pirates: { genoa: 1 } });
    expect(view.seats).toMatchObject({ england: { ducats: 2, diplomaticPower: 4 } });
    await england.getByRole('button', { name: 'End my turn' }).click();
    await england.getByText('Austria is at turn.').waitFor();
  });

  test('who waits sees his nodes and can make an offer; a tablet shows the map beside the trade', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'price-of-power',
      setup: FOUR_REALMS,
    });
    await correct(opened, { realm: 'england', ducats: 5, why: 'a loan' });
    const france = await sit(opened, 'france', TABLET);
    const england = await sit(opened, 'england', TABLET);
    const trade = england.getByRole('region', { name: 'The trade action' });
    await trade.getByText('Nodes that you reach').waitFor();
    const bordeaux = trade.getByRole('button', { name: /^Bordeaux Merchant/ });
    await bordeaux.click();
    // The map is in sight already: what is pointed out there takes nobody away.
    await trade.getByLabel('I give ducats').fill('2');
    await expectClean(england);
    await trade.getByRole('button', { name: 'Offer it' }).click();
    await trade.getByText('You offer France 2 ducats').waitFor();
    await france.getByText('England offers you 2 ducats').waitFor();
    expect(await england.getByRole('button', { name: 'Map', exact: true }).count()).toBe(0);
    const [map, part] = await Promise.all(
      [england.locator('.pop-map'), trade].map((place) => place.boundingBox()),
    );
    expect(map?.height).toBeGreaterThan(250);
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThanOrEqual(part?.y ?? 0);
    await expectNarrow(england);

    await trade.getByRole('button', { name: 'Withdraw' }).click();
    await england.getByRole('button', { name: 'Log' }).click();
    await england.getByText('England takes back the offer to France.').first().waitFor();
    await expectClean(england);

    // What was begun before the cards were up can be offered after, and is in sight for whoever chooses.
    await england.getByRole('button', { name: 'Trade', exact: true }).click();
    await trade.getByLabel('I give ducats').fill('1');
    await france.getByRole('button', { name: 'Turn up three cards' }).click();
    await trade.getByRole('list', { name: 'The revealed cards' }).waitFor();
    expect(await trade.getByLabel('I give ducats').inputValue()).toBe('1');
    await trade.getByRole('button', { name: 'Offer it' }).click();
    const foot = france.getByRole('button', { name: '1 offer to you: look at it' });
    await expect
      .poll(() => foot.boundingBox().then((box) => box && box.y < TABLET.height))
      .toBe(true);
    // What is asked once more is not covered by it.
    await france.getByRole('button', { name: 'Give up for 2 ducats…' }).click();
    const asked = france.getByRole('group', { name: /You trade nothing/ });
    await asked.waitFor();
    expect(await foot.isVisible()).toBe(false);
    await asked.getByRole('button').first().click();
    await foot.click();
    await france.getByText('England offers you 1 ducat').waitFor();
    await france.getByRole('button', { name: 'Decline' }).click();
    await france.getByRole('button', { name: /^Trade\b(?! at)/ }).click();
    await france.getByRole('list', { name: 'The revealed cards' }).waitFor();
    expect(await foot.count()).toBe(0);
  });

  test('an offer that is made far below where offers stand is told at the foot', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'price-of-power',
      setup: FOUR_REALMS,
    });
    const france = await sit(opened, 'france');
    const england = await sit(opened, 'england', PHONE);
    await france.getByRole('button', { name: 'Turn up three cards' }).click();
    await france.getByRole('button', { name: /^Bordeaux Salt/ }).click();
    await france.getByRole('button', { name: 'Trade at Bordeaux…' }).click();
    await france.getByRole('button', { name: 'Trade', exact: true }).last().click();
    await france.getByRole('button', { name: 'End my turn' }).click();
    await england.getByRole('button', { name: 'Trade', exact: true }).click();
    await england.getByText('Castile is at turn.').waitFor();
    await england.getByLabel('I give ducats').fill('1');
    await england.getByRole('button', { name: 'Offer it' }).click();
    const foot = england.getByRole('button', { name: '1 offer of yours stands: look at it' });
    await expect
      .poll(() => foot.boundingBox().then((box) => box && box.y < PHONE.height))
      .toBe(true);
  });

  test('a replay shows what a step changed, and nothing where steps were leapt over', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'price-of-power',
      setup: FOUR_REALMS,
    });
    await correct(opened, { realm: 'england', ducats: 5, why: 'a loan' });
    await correct(opened, { realm: 'castile', ducats: 3, why: 'a loan' });
    await closeTable(venue.server.address, opened);
    const host = await sit(opened, 'host', PHONE);
    await host.getByRole('button', { name: 'Replay' }).click();
    const step = host.getByRole('slider', { name: 'Step' });
    const changes = host.getByRole('list', { name: 'The realms' }).getByText(/^[+−]\d+$/);
    const castile = host.getByRole('button', { name: /^Castile/ });
    await step.fill('1');
    await expect.poll(() => changes.allTextContents()).toEqual(['+5']);
    await step.fill('2');
    await expect.poll(() => changes.allTextContents()).toEqual(['+3']);
    // On a phone it stands below the number, and clear of the edge.
    const [tile, change] = await Promise.all([castile.boundingBox(), changes.boundingBox()]);
    expect((change?.y ?? 0) + (change?.height ?? 0)).toBeLessThan(
      (tile?.y ?? 0) + (tile?.height ?? 0),
    );
    await step.fill('0');
    await expect.poll(() => changes.count()).toBe(0);
    await step.fill('2');
    await castile.filter({ hasText: 'Ducats 3' }).waitFor();
    expect(await changes.count()).toBe(0);
  });

  const look = ({ table, host }: OpenedTable) => fetchView(venue.server.address, table, host);

  async function correct(opened: OpenedTable, change: object): Promise<void> {
    const command = { type: 'correct', ...change };
    const { address } = venue.server;
    const id = randomUUID();
    const sent = sendCommand(address, opened.table, { key: opened.host, id, command });
    await expect(sent).resolves.toBeUndefined();
  }
});
