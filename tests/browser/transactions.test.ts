import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { closeTable, fetchView, type OpenedTable, openTable } from '../server.ts';
import { expectClean, expectNarrow } from './looks.ts';
import { type Person, sitDown, ticketOf } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };
const WAIT = 30_000;

/** Six seats on a map with both kinds of wormhole; Leo and Max touch through alpha, Ana and Leo at an edge. */
const SETUP = {
  seats: {
    ana: { faction: 'arborec', commodities: 3 },
    leo: { faction: 'letnev', commodities: 2 },
    vic: { faction: 'vuilraith' },
    max: { faction: 'mentak', tradeGoods: 1 },
    sol: { faction: 'sol', commodities: 4 },
    nia: { faction: 'nomad' },
  },
  map: {
    string:
      '27 39 79 44 75 35 48 60 26 73 67 41 62 34 64 46 36 77 0 50 20 0 31 72 0 43 69 0 19 25 0 32 40 0 78 61',
    presence: {
      ana: [48, 50],
      leo: [20, 26],
      vic: [72],
      max: [69, 79],
      sol: [32, 64],
      nia: [36, 40],
    },
  },
  active: 'ana',
};

describe('people at a table of Twilight Imperium', () => {
  const venue = useVenue();
  const people: Person[] = [];

  afterEach(() => {
    people.length = 0;
  });

  const open = () => openTable(venue.server.address, { game: 'twilight-imperium', setup: SETUP });

  const sit = async (
    opened: OpenedTable,
    seat: string,
    viewport?: { width: number; height: number },
  ) => {
    const region = 'The galaxy';
    const seating = { opened, seat, region };
    const person = await sitDown(venue, viewport ? { ...seating, viewport } : seating);
    people.push(person);
    return person;
  };

  test('two wash; a stranger is refused, so are the two again, until an agenda comes', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const leo = await sit(opened, 'leo');
    const sol = await sit(opened, 'sol');
    const host = await sit(opened, 'host');

    await address(ana.page, 'Leo');
    await ana.page.getByRole('button', { name: 'Offer a wash, 2 for 2' }).click();
    await ticketOf(leo.page, 'from Ana').getByRole('button', { name: 'Accept' }).click();
    await ledgerOf(ana.page, 'Leo').getByText('has transacted with you').waitFor();
    const goods = async (seat: string) => {
      const view = await fetchView(venue.server.address, opened.table, opened.spectator);
      return (view.seats as Readonly<Record<string, object>>)[seat];
    };
    expect(await goods('ana')).toMatchObject({ commodities: 1, tradeGoods: 2 });
    expect(await goods('leo')).toMatchObject({ commodities: 0, tradeGoods: 2 });

    // Who is no neighbor is told so before anything is sent, and with the clause where it was offered.
    await address(ana.page, 'Sol');
    const mat = ana.page.getByRole('region', { name: 'The mat' });
    await mat.getByText('You and Sol are not neighbors.').waitFor();
    await mat.getByText('TI-T1', { exact: true }).waitFor();
    await give(ana.page, 'trade goods');
    await ticketOf(sol.page, 'from Ana').getByText('TI-T1', { exact: true }).waitFor();
    await expectOff(sol.page, 'You and Ana are not neighbors.');

    await address(ana.page, 'Leo');
    await mat.getByText('You and Leo have had your transaction.').waitFor();
    // What would be refused is not offered ready-made.
    expect(await mat.getByRole('button', { name: /wash/ }).count()).toBe(0);
    await give(ana.page, 'trade goods');
    await expectOff(leo.page, 'You and Ana have had your transaction.');
    expect(await goods('leo')).toMatchObject({ tradeGoods: 2 });

    await host.page.getByRole('button', { name: 'Agenda phase' }).click();
    const sure = host.page.getByRole('group', { name: 'The turn of Ana is under way' });
    await sure.getByRole('button', { name: 'Agenda phase' }).click();
    // The agendas are where the host goes on, and where he is brought who presses the phase that it is.
    await host.page.getByLabel('Name of the agenda').waitFor();
    await host.page.getByRole('tab', { name: 'Turn' }).click();
    await host.page.getByRole('button', { name: 'Agenda phase', pressed: true }).click();
    await host.page.getByLabel('Name of the agenda').fill('Mutiny');
    await host.page.getByRole('button', { name: 'Reveal it' }).click();
    await leo.page.getByText('Agenda “Mutiny”').first().waitFor();
    await ticketOf(leo.page, 'from Ana').getByRole('button', { name: 'Accept' }).click();
    await ledgerOf(ana.page, 'Leo').getByText('has transacted with you').waitFor();
    expect(await goods('leo')).toMatchObject({ tradeGoods: 3 });
    for (const { frames } of people)
      expect(frames.filter((frame) => frame.startsWith('fault'))).toEqual([]);
  });

  test.each([
    ['1280 px', undefined],
    ['360 px', PHONE],
  ] as const)('the galaxy shows who touches whom, and why, at %s', async (_, viewport) => {
    const opened = await open();
    const { page } = await sit(opened, 'leo', viewport);
    const galaxy = page.getByRole('region', { name: 'The galaxy' });
    await galaxy.getByRole('button', { name: /^20 Vefut II, there: Leo$/ }).waitFor();
    await galaxy.getByRole('button', { name: 'Ana', exact: true }).click();
    await galaxy.getByText('You in 20 Vefut II, Ana next to it in 50 Empty System').waitFor();
    await galaxy.getByRole('button', { name: /^50 Empty System.*there: Ana$/ }).waitFor();
    if (viewport) await page.getByRole('button', { name: 'Seats' }).click();
    await page.getByRole('button', { name: /^Max/ }).click();
    if (viewport) await page.getByRole('button', { name: 'Galaxy' }).click();
    await galaxy.getByText(/^You in 26 Lodor, Max in 79 .*: wormhole α$/).waitFor();

    // Going to 34 by the keyboard makes a neighbor of Sol's 64.
    await galaxy.getByRole('radio', { name: 'I come or go' }).check({ force: true });
    await galaxy.getByRole('button', { name: /^34 / }).focus();
    await page.keyboard.press('Enter');
    await galaxy.getByRole('button', { name: /^34 .*there: Leo$/ }).waitFor();
    if (viewport) await page.getByRole('button', { name: 'Seats' }).click();
    await ledgerOf(page, 'Sol').getByText('neighbor', { exact: true }).waitFor();
  });

  test('who looks elsewhere on a phone sees what others did: an offer declined, another taken', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const leo = await sit(opened, 'leo', PHONE);
    const { page } = leo;
    await page.getByRole('button', { name: 'Compose' }).click();
    await address(page, 'Ana');
    await page.getByRole('button', { name: 'Offer a wash, 2 for 2' }).click();
    await page.getByRole('button', { name: 'Galaxy' }).click();
    await ticketOf(ana.page, 'from Leo').getByRole('button', { name: 'Decline' }).click();
    const news = page.locator('.toast-news');
    await news.getByText('Ana declines your offer.').waitFor();
    await expectNarrow(page);
    await news.getByRole('button', { name: 'Put away' }).click();
    await news.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Compose' }).click();
    await page.getByRole('button', { name: 'Offer a wash, 2 for 2' }).click();
    await page.getByRole('button', { name: 'Galaxy' }).click();
    await ticketOf(ana.page, 'from Leo').getByRole('button', { name: 'Accept' }).click();
    await news.getByText('You get 2 trade goods. You give 2 commodities.').waitFor();
    // Who did it is not told what he knows.
    expect(await ana.page.locator('.toast-news').count()).toBe(0);
    // The buttons of the table above are not hidden by it.
    await page.getByRole('button', { name: /^Sound/ }).click({ timeout: 5000 });
    // What one has stays in sight beside the question.
    await page.getByRole('button', { name: 'Replenish' }).click();
    await page.getByText('from the supply').waitFor();
    const goods = page.locator('.ti-purse-goods');
    expect(await goods.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  });

  test('terms that change are looked at first; what is laid out outlives a reload; the keyboard goes along', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    const leo = await sit(opened, 'leo', PHONE);
    await address(ana.page, 'Leo');
    await give(ana.page, 'commodities');
    await leo.page.getByRole('button', { name: /^Offers/ }).click();
    const slip = ticketOf(leo.page, 'from Ana');
    await slip.getByRole('button', { name: 'Accept' }).waitFor();

    await ticketOf(ana.page, 'to Leo').getByRole('button', { name: 'Change…' }).press('Enter');
    const mat = ana.page.getByRole('region', { name: 'The mat' });
    await expectFocus(mat.getByRole('heading', { name: 'The offer to Leo' }));
    const more = mat.getByRole('group', { name: 'You give' });
    await more.getByRole('button', { name: 'More commodities' }).click();
    await ana.page.reload();
    await more.getByText(/^2/).first().waitFor();
    await mat.getByRole('button', { name: 'Offer the change' }).click();

    await slip.getByText('The terms have changed.').waitFor();
    expect(await slip.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    await slip.getByRole('button', { name: 'Look at the new terms' }).click();
    await slip.getByRole('button', { name: 'Counter…' }).press('Enter');
    await expectFocus(leo.page.getByRole('heading', { name: 'Counter to Ana' }));
    await leo.page.getByRole('button', { name: /^Offers/ }).click();
    await slip.getByRole('button', { name: 'Accept' }).click();
    await leo.page.getByRole('button', { name: 'Seats' }).click();
    await ledgerOf(leo.page, 'Ana').getByText('−2', { exact: true }).waitFor();
  });

  test('who is asked sees what he would have; what others decide pushes nothing away', async () => {
    const opened = await open();
    const [ana, leo] = [await sit(opened, 'ana'), await sit(opened, 'leo')];
    const host = await sit(opened, 'host');
    await host.page.getByRole('tab', { name: 'Correct' }).click();
    await host.page.getByRole('combobox', { name: 'seat', exact: true }).selectOption('leo');
    await host.page.getByLabel('trade goods', { exact: true }).fill('3');
    await host.page.getByLabel('Why').fill('so that there is prey');
    await host.page.getByRole('button', { name: 'Correct it' }).click();
    for (const [from, to] of [
      [ana, 'Leo'],
      [leo, 'Ana'],
    ] as const) {
      await address(from.page, to);
      await give(from.page, 'commodities');
    }
    const slip = ticketOf(leo.page, 'from Ana');
    await slip.getByText('Then you have').waitFor();
    await slip.locator('.ti-preview').getByText('3 →').waitFor();
    // What he made himself is on the mat with both sides; here it says no more.
    expect(await ticketOf(leo.page, 'to Ana').getByText('Then you have').count()).toBe(0);

    await slip.getByRole('button', { name: 'Accept' }).click();
    const due = ana.page.getByText('Max may pillage Leo.').first();
    await due.waitFor();
    const [decision, offer] = [
      await due.boundingBox(),
      await ticketOf(ana.page, 'from Leo').boundingBox(),
    ];
    expect(offer?.y).toBeLessThan(decision?.y ?? 0);
    await ledgerOf(ana.page, 'Leo').getByText('has transacted with you').waitFor();
    await ledgerOf(ana.page, 'Sol').getByText('waits for a decision').waitFor();

    await closeTable(venue.server.address, opened);
    await ana.page.getByText('The table is closed.').waitFor();
    const sol = ledgerOf(ana.page, 'Sol');
    await sol.getByText('waits for a decision').waitFor({ state: 'detached' });
    expect(await ana.page.getByText('may transact').count()).toBe(0);
  });

  test('a counter takes the place of what it answers', async () => {
    const opened = await open();
    const [ana, leo] = [await sit(opened, 'ana'), await sit(opened, 'leo')];
    await address(ana.page, 'Leo');
    await ana.page.getByRole('button', { name: 'Offer a wash, 2 for 2' }).click();
    await ticketOf(leo.page, 'from Ana').getByRole('button', { name: 'Counter…' }).click();
    const mat = leo.page.getByRole('region', { name: 'The mat' });
    await mat
      .getByRole('group', { name: 'Ana gives' })
      .getByRole('button', { name: 'More commodities' })
      .click();
    await mat.getByRole('button', { name: 'Offer it' }).click();
    await ticketOf(ana.page, 'from Leo').getByRole('button', { name: 'Accept' }).waitFor();
    // It would outlive this turn, and could be taken in the next besides.
    await ana.page.getByText('declined', { exact: true }).waitFor();
    const view = await fetchView(venue.server.address, opened.table, opened.seats.ana ?? '');
    const states = Object.values(view.offers as Record<string, { state: string }>);
    expect(states.map(({ state }) => state).sort()).toEqual(['declined', 'open']);
  });

  test('the keyboard keeps its place: at the end of a count, after a promise is left out, when the desk is done', async () => {
    const opened = await open();
    const { page } = await sit(opened, 'ana');
    await address(page, 'Leo');
    const more = page.getByRole('group', { name: 'You give' }).getByRole('button', {
      name: 'More commodities',
    });
    for (let pressed = 0; pressed < 4; pressed += 1) await more.press('Enter');
    await page.getByRole('group', { name: 'You give' }).getByText('3/3').waitFor();
    await expectFocus(more);
    await page.getByRole('button', { name: 'Promise something besides…' }).press('Enter');
    await page.getByRole('button', { name: 'Leave the promise out' }).press('Enter');
    await expectFocus(page.getByRole('heading', { name: 'An offer' }));

    const host = await sit(opened, 'host');
    await host.page.getByRole('tab', { name: 'Agenda' }).click();
    const desk = host.page.getByRole('region', { name: 'The host’s desk' });
    for (const agenda of ['Mutiny', 'Seed of an Empire']) {
      await desk.getByLabel('Name of the agenda').fill(agenda);
      await desk.getByLabel('Name of the agenda').press('Enter');
      // What was played for the one that stands would be over: that is asked.
      const next = desk.getByRole('group', { name: /^“Mutiny” is resolved with this/ });
      if (agenda !== 'Mutiny') await next.getByRole('button', { name: 'Reveal the next' }).click();
      await host.page.getByText(`The agenda “${agenda}” is revealed.`).first().waitFor();
    }
    await desk.getByRole('button', { name: 'It is resolved' }).press('Enter');
    await expectFocus(desk.getByRole('heading', { name: 'The host’s desk' }));
  });

  test('who puts a system away by keyboard is in the galaxy still', async () => {
    const { page } = await sit(await open(), 'ana');
    await page.getByRole('button', { name: /^48 / }).press('Enter');
    await page.getByRole('button', { name: 'Put the system away' }).press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('The galaxy');
  });

  test('on a low screen what is counted is in sight, whatever has been offered', async () => {
    const opened = await open();
    const viewport = { width: 1366, height: 650 };
    const leo = await sit(opened, 'leo', viewport);
    const ana = await sit(opened, 'ana', viewport);
    for (const { page } of [ana, leo]) {
      await address(page, page === ana.page ? 'Leo' : 'Ana');
      await page.getByRole('button', { name: 'Offer a wash, 2 for 2' }).click();
      await page
        .getByText('settled')
        .or(page.getByRole('button', { name: 'Withdraw' }))
        .waitFor();
    }
    await ana.page.getByRole('button', { name: 'Accept' }).waitFor();
    const tray = ana.page.getByRole('group', { name: 'You give' });
    const more = tray.getByRole('button', { name: 'More commodities' });
    const foot = ana.page.getByRole('button', { name: 'Offer it' });
    const [button, below] = [await more.boundingBox(), await foot.boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  });

  test('on a phone on its side the galaxy has its room, and the page scrolls as a whole', async () => {
    const { page } = await sit(await open(), 'ana', { width: 740, height: 360 });
    const galaxy = await page.locator('svg.ti-galaxy').boundingBox();
    expect(galaxy?.height).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Compose', exact: true }).click();
    await address(page, 'Leo');
    await page.getByRole('button', { name: 'Offer it' }).scrollIntoViewIfNeeded();
    await expectNarrow(page);
  });

  test('axe finds nothing by day and by night', async () => {
    const opened = await open();
    const ana = await sit(opened, 'ana');
    await address(ana.page, 'Leo');
    await give(ana.page, 'commodities');
    await address(ana.page, 'Sol');
    await ana.page.getByRole('button', { name: 'Promise something besides…' }).click();
    const host = await sit(opened, 'host');
    for (const { page } of [ana, host]) {
      await expectClean(page);
    }
    await ana.page.getByRole('button', { name: 'More…', exact: true }).click();
    await ana.page.getByRole('dialog', { name: 'More…' }).waitFor();
    await expectClean(ana.page);
  });

  test('nothing needs sideways scrolling at 360 pixels, and each part opens at its head', async () => {
    const opened = await open();
    for (const [chair, mat] of [
      ['ana', 'Compose'],
      ['host', 'Desk'],
    ] as const) {
      const { page } = await sit(opened, chair, PHONE);
      for (const part of ['Galaxy', 'Offers', mat, 'Seats', 'Log']) {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await page.getByRole('button', { name: part, exact: true }).click();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expectNarrow(page);
      }
    }
  });
});

/** Chooses whom the offer on the mat is made to. */
async function address(page: Page, name: string): Promise<void> {
  const mat = page.getByRole('region', { name: 'The mat' });
  await mat.getByRole('radio', { name }).check({ force: true });
}

/** Lays one of these goods on the mat and offers it. */
async function give(page: Page, goods: string): Promise<void> {
  const mat = page.getByRole('region', { name: 'The mat' });
  const side = mat.getByRole('group', { name: 'You give' });
  await side.getByRole('button', { name: `More ${goods}` }).click();
  await mat.getByRole('button', { name: 'Offer it' }).click();
  await side.getByText(/^0/).first().waitFor();
}

function ledgerOf(page: Page, name: string) {
  return page
    .getByRole('region', { name: 'The seats' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) });
}

/** An offer of Ana's says why it cannot be accepted, and a press on that does nothing. */
async function expectOff(page: Page, why: string): Promise<void> {
  const slip = ticketOf(page, 'from Ana');
  await slip.getByText(why).waitFor();
  const accept = slip.getByRole('button', { name: 'Accept', disabled: true });
  await accept.click({ force: true });
  expect(await page.getByRole('alert').count()).toBe(0);
}

async function expectFocus(place: Locator): Promise<void> {
  await expect
    .poll(() => place.evaluate((element) => element === document.activeElement), { timeout: WAIT })
    .toBe(true);
}
