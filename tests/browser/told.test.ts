import { afterEach, describe, expect, test } from 'vitest';
import { actAt, openTable } from '../server.ts';
import { expectNarrow } from './looks.ts';
import { accept, deliver, lay, offer, type Person, sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };

/** The longest name there is, without a place to break it. */
const LONGEST = 'W'.repeat(32);

describe('people are told what they must know', () => {
  const venue = useVenue();
  const people: Person[] = [];

  afterEach(() => {
    people.length = 0;
  });

  const sit = async (setup: object, ...seats: readonly string[]) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup });
    for (const seat of seats) people.push(await sitDown(venue, { opened, seat }));
    return people;
  };

  const visit = (path: string, viewport = PHONE) => venue.visit(path, { viewport });

  test('a screen reader hears what a trade has brought, and the keyboard stays on what it has laid', async () => {
    const [ana, ben] = await sit(THREE_HANDS, 'ana', 'ben');
    if (!ana || !ben) throw new Error('nobody there');
    const hand = ana.page.getByRole('region', { name: 'My hand' });
    const piracy = hand.getByRole('button', { name: /^Piracy/ });
    await piracy.press('Enter');
    await expect.poll(() => piracy.evaluate((it) => it === document.activeElement)).toBe(true);
    await lay(ana.page, 'Salt');
    await hand.getByRole('button', { name: /^Salt, 3 of 9, .*1 on the mat\. Give/ }).waitFor();
    await ana.page.getByRole('button', { name: 'Clear the mat' }).click();

    const places = ben.page.locator('.part-log > [role=status]');
    expect(await places.count()).toBe(5);
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Iron', 'Iron'] });
    await accept(ben, { from: 'Ana', give: ['Iron', 'Iron', 'Ochre'] });
    await deliver(ana, { ticket: 'Ben', give: ['Salt', 'Salt', 'Piracy'] });
    // What is read out is what comes into a place that was there before.
    const news = ben.page.getByRole('status').filter({ hasText: 'You have traded with Ana' });
    await news.getByText('Piracy').first().waitFor();
    expect(await places.count()).toBe(5);
    // It is heard once: the log, which has it too, is not read out.
    await ben.page
      .locator('.log')
      .getByText(/Ben.* have traded/)
      .waitFor();
    await expect(
      ben.page
        .getByRole('status')
        .filter({ hasText: /Ben.* have traded/ })
        .waitFor({ timeout: 500 }),
    ).rejects.toThrow();
  });

  test('a set that is turned in leaves no empty place where nothing moves', async () => {
    const { address } = venue.server;
    const game = 'advanced-civilization';
    const opened = await openTable(address, { game, setup: THREE_HANDS });
    const { page } = await sitDown(venue, { opened, seat: 'ana' });
    const act = actAt(address, opened);
    await act('host', { type: 'end-trading' });
    await page.getByRole('button', { name: /Turn in one Salt$/ }).waitFor();
    const emptied = page.waitForSelector('.set-face[aria-label*=", 0 of"]', { timeout: 1500 });
    await act('ana', { type: 'spend', cards: { salt: 3 } });
    await expect(emptied).rejects.toThrow();
  });

  test('whose deal the other lets fall is told so, and that the sealed cards are back', async () => {
    const [ana, ben] = await sit(THREE_HANDS, 'ana', 'ben');
    if (!ana || !ben) throw new Error('nobody there');
    await offer(ana, { to: 'Ben', give: ['Salt', 'Salt', 'Piracy'], ask: ['Iron', 'Iron'] });
    await accept(ben, { from: 'Ana', give: ['Iron', 'Iron', 'Ochre'] });
    // Ben has done his part already: that is asked.
    await ana.page.getByRole('button', { name: 'Withdraw' }).click();
    const sure = ana.page.getByRole('group', {
      name: /^Ben has sealed the cards for this already/,
    });
    await sure.getByRole('button', { name: 'Withdraw' }).click();
    const news = ben.page.getByRole('status').filter({ hasText: 'Ana has withdrawn the offer' });
    await news.getByText('The cards that you had sealed are back in your hand.').waitFor();
    expect(await ana.page.getByText('Ana has withdrawn the offer').count()).toBe(0);
    // Who comes back later is not told anew.
    await ben.page.reload();
    await ben.page
      .getByText(/Ana withdraws/)
      .first()
      .waitFor();
    await ben.page.waitForTimeout(500);
    expect(await ben.page.getByText('Ana has withdrawn the offer').count()).toBe(0);
  });

  test.each([
    ['alone', false, 'Trading ended before your offer was sent'],
    ['with a deal that is void', true, 'Void: your deal with Ben'],
  ])('an offer that lies half laid when trading ends is told of %s', async (_, isAgreed, head) => {
    const { address } = venue.server;
    const game = 'advanced-civilization';
    const opened = await openTable(address, { game, setup: THREE_HANDS });
    const act = actAt(address, opened);
    if (isAgreed) {
      const gives = { count: 3, named: ['grain', 'iron'] };
      const terms = { to: 'ana', gives, asks: { count: 3, named: ['salt', 'salt'] } };
      const offer = await act('ben', { type: 'propose', ...terms });
      await act('ana', { type: 'accept', offer, revision: 1, cards: { salt: 2, piracy: 1 } });
    }
    const { page } = await sitDown(venue, { opened, seat: 'ana', viewport: PHONE });
    await page.getByRole('button', { name: /Give one Salt$/ }).click();
    await act('host', { type: 'end-trading' });
    const news = page.locator('.news').filter({ hasText: head });
    await news.getByText('What lay on your mat is back in your hand.').waitFor();
    // Two would lie on each other.
    expect(await page.locator('.news').count()).toBe(1);
    // The desk that has come stands where it stands, with the news and when they have gone.
    const desk = page.getByRole('region', { name: 'Purchases' });
    const [told, stood] = [await news.boundingBox(), await desk.boundingBox()];
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(stood?.y ?? 0);
    await news.click();
    await news.waitFor({ state: 'detached' });
    expect((await desk.boundingBox())?.y).toBe(stood?.y);
  });

  test('on a phone whose offer is accepted is told that his cards are due, wherever he looks', async () => {
    const { address } = venue.server;
    const game = 'advanced-civilization';
    const opened = await openTable(address, { game, setup: THREE_HANDS });
    const act = actAt(address, opened);
    const gives = { count: 3, named: ['salt', 'salt'] };
    const asks = { count: 3, named: ['grain', 'iron'] };
    const offer = await act('ana', { type: 'propose', to: 'ben', gives, asks });
    const { page } = await sitDown(venue, { opened, seat: 'ana', viewport: PHONE });
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    const cards = { grain: 1, iron: 1, ochre: 1 };
    await act('ben', { type: 'accept', offer, revision: 1, cards });
    const news = page.locator('.news').filter({ hasText: 'Ben has accepted: your cards are due' });
    await news.waitFor();
    await act('ana', { type: 'deliver', offer, revision: 1, cards: { salt: 2, piracy: 1 } });
    await news.waitFor({ state: 'detached' });
  });

  test('who holds too few cards is told so, and has no button in vain', async () => {
    const setup = { ...THREE_HANDS, hands: { ...THREE_HANDS.hands, cleo: { oil: 2 } } };
    const [cleo] = await sit(setup, 'cleo');
    await cleo?.page.getByText('A deal takes three cards from each side.').waitFor();
    expect(await cleo?.page.getByRole('button', { name: /I am done|Trade on/ }).count()).toBe(0);
    await cleo?.page.getByText('You hold fewer than three cards').waitFor();
  });

  test('a name that is missing is where the keyboard is; a long one stays in its place', async () => {
    const page = await visit('/new');
    const third = page.getByLabel('Name of seat 3');
    await third.fill('');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('alert').getByText('Every seat needs a name.').waitFor();
    await expect.poll(() => third.evaluate((it) => it === document.activeElement)).toBe(true);
    await third.fill(LONGEST);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: LONGEST.replace(/(?!^)W/g, 'w') }).waitFor();
    await expectNarrow(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectNarrow(page);
  });

  test('a name keeps the marks on its capitals in the header', async () => {
    const [ana] = await sit(THREE_HANDS, 'ana');
    const chair = ana?.page.getByRole('banner').getByText('Ana', { exact: true });
    const room = await chair?.evaluate((name) => {
      const { fontWeight, fontSize, fontFamily, lineHeight } = getComputedStyle(name);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const sizes = pen.measureText('Ä');
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = sizes;
      const spare = Number.parseFloat(lineHeight) - above - below;
      return above + spare / 2 - sizes.actualBoundingBoxAscent;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });

  test('to whom an offer goes is chosen beside its title, and covers nothing, where names are many or long', async () => {
    const few = [
      'Maximiliane',
      'Bartholomew',
      'Alexandrina',
      'Konstantin',
      'Wilhelmina',
      'Evangeline',
    ];
    const names = [...few, 'Theodore', 'Anneliese', 'Friedrich'].map((name) => name.toLowerCase());
    const { address } = venue.server;
    const setup = { seats: names, cities: Object.fromEntries(names.map((name) => [name, 5])) };
    const opened = await openTable(address, { game: 'mega-civilization', setup });
    const viewport = { width: 1280, height: 800 };
    const { page } = await sitDown(venue, { opened, seat: 'konstantin', viewport });
    const mat = page.getByRole('region', { name: 'The mat' });
    const title = await mat.getByRole('heading', { name: 'A new offer' }).boundingBox();
    const list = mat.getByRole('combobox', { name: 'To' });
    const place = await list.boundingBox();
    if (!title || !place) throw new Error('nothing there');
    const words = await mat.getByRole('heading', { name: 'A new offer' }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().right;
    });
    expect(place.x).toBeGreaterThan(words);
    expect(Math.abs(place.y + place.height / 2 - title.y - title.height / 2)).toBeLessThan(10);
    await list.selectOption({ label: 'Friedrich' });
    // All kinds that can be asked for are in sight, by their names.
    await mat.getByText('Ochre', { exact: true }).waitFor();
    const kinds = mat.getByRole('button', { name: /^Ask for / });
    const last = await kinds.last().boundingBox();
    const foot = await mat.getByRole('button', { name: 'Offer it' }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  });

  test('a seat called after a faction is called after the next one when its expansion is left out', async () => {
    const page = await visit('/new?game=twilight-imperium');
    const name = page.getByLabel('Name of seat 1');
    const pok = page.getByRole('checkbox', { name: 'Prophecy of Kings' });
    await page
      .getByLabel(/^Faction of/)
      .first()
      .selectOption({ label: 'The Nomad' });
    expect(await name.inputValue()).toBe('Nomad');
    await page.getByLabel('Commodities of Nomad').fill('4');
    await pok.uncheck();
    expect(await name.inputValue()).toBe('Arborec');
    // Another faction has another commodity value.
    expect(await page.getByLabel('Commodities of Arborec').inputValue()).toBe('0');
    await pok.check();
    expect(await name.inputValue()).toBe('Nomad');
  });

  test('a galaxy without its map is asked for where it is written, in plain words', async () => {
    const page = await visit('/new?game=twilight-imperium');
    await page.getByLabel('from a map').check({ force: true });
    const field = page.getByLabel('Map string');
    const open = () => page.getByRole('button', { name: 'Open the table' }).click();
    await open();
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    await field.fill('1 2 banana');
    await open();
    await page
      .getByRole('alert')
      .getByText('The map cannot be read: "banana" is no tile.')
      .waitFor();
    expect(await page.getByText('map.string').count()).toBe(0);
    await field.fill('');
    await page.getByRole('button', { name: 'Take a sample map' }).click();
    await open();
    await page.getByRole('heading', { name: 'The table is open' }).waitFor();
  });
});
