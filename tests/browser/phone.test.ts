import { describe, expect, test } from 'vitest';
import { actAt, openTable } from '../server.ts';
import { offer, sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };

const SETUP = {
  seats: ['ana', 'ben'],
  hands: {
    ana: { salt: 3, grain: 1, piracy: 1 },
    ben: { grain: 2, iron: 2, ochre: 1 },
  },
  options: { timeLimit: null },
};

/** What Ana asks of Ben in exchange for salt. */
const ANAS = {
  type: 'propose',
  gives: { count: 3, named: ['salt', 'salt'] },
  asks: { count: 3, named: ['grain', 'iron'] },
};

/** What Ben offers to all. */
const BENS = {
  type: 'propose',
  gives: { count: 3, named: ['grain', 'iron'] },
  asks: { count: 3, named: ['salt', 'salt'] },
};

const METALS = {
  ...THREE_HANDS.hands,
  ana: { gold: 3, salt: 1, silver: 1 },
};

describe('on a phone, where one part hides the others', () => {
  const venue = useVenue();

  const open = async () => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup: SETUP });
    const seated = { opened, viewport: PHONE };
    const ana = await sitDown(venue, { ...seated, seat: 'ana' });
    const host = await sitDown(venue, { opened, seat: 'host' });
    return { ana, host };
  };

  test('a card that is pressed in the hand lies on the mat, which comes to the front', async () => {
    const { ana } = await open();
    await ana.page.getByRole('button', { name: /^Salt, 3 of/ }).click();
    await ana.page.getByRole('heading', { name: 'A new offer' }).waitFor();
    await ana.page.getByRole('button', { name: 'Take Salt back' }).waitFor();
  });

  test('the way back leads to the offers first, and the table stays', async () => {
    const { ana } = await open();
    const address = ana.page.url();
    const bring = (name: string) => ana.page.getByRole('button', { name, exact: true }).click();
    const offers = ana.page.getByRole('heading', { name: 'Offers' });
    for (const part of ['Talk', 'Offer', 'Log']) {
      await bring(part);
      await offers.waitFor({ state: 'hidden' });
      if (part === 'Talk') continue;
      await ana.page.goBack();
      await offers.waitFor();
    }
    // A tab leads back as well, and there is still one way back only.
    await bring('Offer');
    await bring('Floor');
    await bring('Talk');
    await ana.page.goBack();
    await offers.waitFor();
    expect(ana.page.url()).toBe(address);
  });

  test('calamities that are turned up are in sight, and a new turn begins with an empty floor', async () => {
    const { ana, host } = await open();
    await ana.page.getByRole('button', { name: 'Offer', exact: true }).click();
    await offer(
      ana,
      { to: 'everybody', give: ['Salt', 'Salt', 'Grain'], ask: ['Iron', 'Iron'] },
      { done: false },
    );
    await host.page.getByRole('heading', { name: 'Open to all' }).waitFor();
    const press = (name: string) => host.page.getByRole('button', { name, exact: true }).click();
    await press('End trading…');
    await press('End it now');
    await press('Turn up calamities');
    const desk = ana.page.getByRole('region', { name: 'Purchases' });
    await desk.getByText('Piracy').waitFor();
    await host.page.getByRole('heading', { name: 'Over' }).waitFor();
    await press('Next turn…');
    await press('Deal the cards');
    await press('Deal all the same');
    await ana.page.getByText('No offer lies here yet in this turn.').waitFor();
    // It is told above the cards that have come.
    const told = await ana.page.locator('.toast', { hasText: 'A new turn' }).boundingBox();
    const hand = await ana.page.getByRole('region', { name: 'My hand' }).boundingBox();
    expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
    await host.page.getByText('No offer open to all lies here now.').waitFor();
    expect(await host.page.getByRole('heading', { name: 'Over' }).count()).toBe(0);
  });

  /** Three at a table: Ana on a phone, and what the others do comes without a page of theirs. */
  const openThree = async (setup: object = THREE_HANDS, viewport = PHONE) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game: 'advanced-civilization', setup });
    const { page } = await sitDown(venue, { opened, seat: 'ana', viewport });
    return { page, act: actAt(address, opened) };
  };

  const IRON_FOR_SALT = {
    type: 'propose',
    gives: { count: 3, named: ['iron', 'iron'] },
    asks: { count: 3, named: ['salt', 'salt'] },
  };

  test.each([640, 600])(
    'what sends an offer is in sight on a phone %i pixels high',
    async (height) => {
      const { page } = await openThree(THREE_HANDS, { width: 360, height });
      await page.getByRole('button', { name: /Give one Salt$/ }).click();
      const send = await page.getByRole('button', { name: 'Offer it' }).boundingBox();
      const part = await page.locator('.part-mat').boundingBox();
      const end = (box: typeof send) => (box?.y ?? 0) + (box?.height ?? 0);
      expect(end(send)).toBeLessThanOrEqual(end(part));
    },
  );

  test('what has been agreed stands before what is merely offered, and is void once trading has ended', async () => {
    const { page, act } = await openThree();
    const offered = await act('ana', {
      type: 'propose',
      gives: { count: 3, named: ['salt', 'salt'] },
      asks: { count: 3, named: ['oil', 'oil'] },
    });
    await act('ben', { ...IRON_FOR_SALT, to: 'ana' });
    await page.getByRole('heading', { name: 'To me' }).waitFor();
    await act('cleo', { type: 'accept', offer: offered, revision: 1 });
    await page.getByText('your cards are due to Cleo').waitFor();
    const shelves = page.getByRole('region', { name: 'Offers' }).getByRole('heading', { level: 3 });
    await expect.poll(() => shelves.allTextContents()).toEqual(['My deals', 'To me']);
    await act('ana', { type: 'deliver', offer: offered, revision: 1, cards: { salt: 3 } });
    await act('host', { type: 'end-trading' });
    const news = page.getByRole('status').filter({ hasText: 'Void: your deal with Cleo' });
    await news.getByText('Yours are back in your hand.').waitFor();
    await page.getByRole('button', { name: 'Floor', exact: true }).click();
    await page.locator('.ticket', { hasText: 'to all' }).getByText('agreed, and void').waitFor();
    await page.locator('.ticket', { hasText: 'Ben' }).getByText('lapsed').waitFor();
  });

  test('what is let in among the offers is in sight, however far down somebody reads', async () => {
    const { page, act } = await openThree();
    for (let made = 0; made < 6; made++) await act('ben', IRON_FOR_SALT);
    const tickets = page.locator('.ticket');
    await expect.poll(() => tickets.count()).toBe(6);
    await tickets.last().hover();
    await act('cleo', {
      type: 'propose',
      to: 'ana',
      gives: { count: 3, named: ['oil', 'oil'] },
      asks: { count: 3, named: ['salt', 'salt'] },
    });
    await page.getByRole('button', { name: '1 new, 1 to you' }).click();
    const head = await page.getByRole('heading', { name: 'To me' }).boundingBox();
    const part = await page.locator('.part-floor').boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(part?.y ?? 0);
  });

  test('what one has just agreed to is in sight, however far down it was found', async () => {
    const { page, act } = await openThree();
    for (let made = 0; made < 6; made++) await act('ben', IRON_FOR_SALT);
    const tickets = page.locator('.ticket');
    await expect.poll(() => tickets.count()).toBe(6);
    await tickets.last().getByRole('button', { name: 'Accept…' }).click();
    await page.getByRole('button', { name: 'Fill up with the cheapest' }).click();
    await page.getByRole('button', { name: 'Accept and seal my cards' }).click();
    const deal = page.locator('.shelf-deals .ticket');
    await deal.waitFor();
    const part = await page.locator('.part-floor').boundingBox();
    await expect
      .poll(async () => (await deal.boundingBox())?.y)
      .toBeGreaterThanOrEqual(part?.y ?? 0);
  });

  test('an offer takes little room: its sides beside each other, and what it brings beside its buttons', async () => {
    const { page, act } = await openThree();
    await act('ben', { ...IRON_FOR_SALT, asks: { count: 4, named: ['salt', 'salt'] } });
    const ticket = page.locator('.ticket');
    const topOf = async (part: string, at = 0) =>
      (await ticket.locator(part).nth(at).boundingBox())?.y ?? Number.NaN;
    await ticket.getByText('at worst').waitFor();
    expect(await topOf('.terms-side')).toBe(await topOf('.terms-side', 1));
    const accept = await ticket.getByRole('button', { name: 'Accept…' }).boundingBox();
    expect(await topOf('.ticket-gain')).toBeGreaterThanOrEqual(accept?.y ?? 0);
    expect((await ticket.boundingBox())?.height).toBeLessThan(190);
  });

  test('an offer that is changed is read from its head, wherever the mat was left', async () => {
    const { page } = await openThree();
    await page.getByRole('button', { name: 'Offer', exact: true }).click();
    for (const kind of ['Salt', 'Salt', 'Grain'])
      await page.getByRole('button', { name: new RegExp(`Give one ${kind}$`) }).click();
    await page.locator('.part-mat').evaluate((part) => part.scrollTo({ top: part.scrollHeight }));
    await page.getByRole('button', { name: 'Offer it' }).click();
    await page.getByRole('button', { name: 'Change…' }).click();
    const title = await page.getByRole('heading', { name: 'Change my offer' }).boundingBox();
    const part = await page.locator('.part-mat').boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual(part?.y ?? 0);
  });

  test('a deal that is settled covers neither what is typed nor what is laid out, nor for whom, nor an offer', async () => {
    const { page, act } = await openThree();
    const offered = await act('ana', { ...ANAS, to: 'ben' });
    await act('ben', { type: 'accept', offer: offered, revision: 1, cards: { grain: 2, iron: 1 } });
    await page.getByRole('button', { name: 'Talk', exact: true }).click();
    await page.setViewportSize({ width: 360, height: 400 });
    const words = page.getByRole('textbox', { name: 'Say to everybody' });
    await words.click();
    await act('ana', { type: 'deliver', offer: offered, revision: 1, cards: { salt: 3 } });
    const news = page.getByRole('status').filter({ hasText: 'You have traded with Ben' });
    await news.waitFor();
    const end = async () => {
      const box = await news.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await end()).toBeLessThanOrEqual((await words.boundingBox())?.y ?? 0);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const part of ['Offer', 'Floor']) {
      await page.getByRole('button', { name: part, exact: true }).click();
      await news.waitFor();
      const head = await page.locator('.floor-head').boundingBox();
      expect(await end()).toBeLessThanOrEqual(head?.y ?? 0);
    }
  });

  test('by how much a hand has changed stands over nothing that is written there', async () => {
    const hands = { ...METALS, ben: { grain: 2, iron: 1, piracy: 1 } };
    const { page, act } = await openThree({ ...THREE_HANDS, hands, mining: ['ana'] });
    const offered = await act('ana', { ...ANAS, gives: { count: 3, named: ['gold', 'gold'] } });
    await act('ben', {
      type: 'accept',
      offer: offered,
      revision: 1,
      cards: { grain: 1, iron: 1, piracy: 1 },
    });
    await page.getByText('Mining: Gold').waitFor();
    await act('ana', { type: 'deliver', offer: offered, revision: 1, cards: { gold: 2, salt: 1 } });
    const boxOf = async (part: string) =>
      (await page.locator(part).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.getByRole('button', { name: /^You hold a calamity/ }).waitFor();
    const gain = await boxOf('.gain');
    const head = await boxOf('.hand-head');
    expect(gain.height).toBeGreaterThan(0);
    expect(gain.x + gain.width).toBeLessThanOrEqual(head.x + head.width);
    for (const part of ['.worth strong', '.hand-mining', '.hand-peril'])
      expect(gain.y + gain.height).toBeLessThanOrEqual((await boxOf(part)).y);
  });

  test('what lies past an edge shows there, and nobody’s count is cut in half', async () => {
    const seats = ['ana', 'ben', 'cleo', 'dora', 'emil', 'fred'];
    const hand = { salt: 3, iron: 1, grain: 1, wine: 1, cloth: 1, silver: 1, dye: 1 };
    const hands = { ...Object.fromEntries(seats.map((seat) => [seat, {}])), ana: hand };
    const { page } = await openThree({ ...THREE_HANDS, seats, hands });
    const row = page.getByRole('region', { name: 'My hand' });
    const fade = () =>
      row
        .locator('.hand-head')
        .evaluate((head) => getComputedStyle(head, '::after').backgroundImage);
    expect(await fade()).toBe('none');
    await row.evaluate((own) => own.scrollTo({ left: 150 }));
    await expect.poll(fade).toContain('gradient');
    const sign = await page.locator('.people-strip .past-after').boundingBox();
    const people = await page
      .locator('.person')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    const cut = people.filter((right) => right > (sign?.x ?? 0) + 1);
    expect(await page.locator('.people-strip .past-after').textContent()).toBe(`+${cut.length}`);
    const whole = people.length - cut.length;
    expect(people[whole - 1]).toBeCloseTo(sign?.x ?? 0, 0);
  });

  test('a set that comes into the hand past its edge is brought into sight', async () => {
    const ana = { gold: 1, silver: 2, dye: 1, cloth: 2, wine: 1, grain: 1, oil: 1 };
    const { page, act } = await openThree({
      ...THREE_HANDS,
      hands: { ana, ben: { ochre: 2, salt: 1 }, cleo: {} },
    });
    const offered = await act('ana', {
      type: 'propose',
      gives: { count: 3, named: ['cloth', 'cloth'] },
      asks: { count: 3, named: ['ochre', 'ochre'] },
    });
    const agreed = { offer: offered, revision: 1 };
    await act('ben', { type: 'accept', ...agreed, cards: { ochre: 2, salt: 1 } });
    await act('ana', { type: 'deliver', ...agreed, cards: { cloth: 2, silver: 1 } });
    const ochre = page.getByRole('button', { name: /^Ochre, 2 of/ });
    await expect
      .poll(async () => {
        const box = await ochre.boundingBox();
        return box !== null && box.x > 60 && box.x + box.width < PHONE.width;
      })
      .toBe(true);
  });

  test('from the talk with one player the way leads to an offer to that player, with what lies on the mat', async () => {
    const { page } = await openThree();
    await page.getByRole('button', { name: /Give one Salt$/ }).click();
    await page.getByRole('button', { name: /^Ben/ }).click();
    await page.getByRole('button', { name: 'Offer to Ben' }).click();
    await page.getByRole('button', { name: 'Take Salt back' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Ben' }).isChecked()).toBe(true);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused).toBe('A new offer');
  });

  test('Mining pays without being asked for, and where the player wants it', async () => {
    const hands = { ...THREE_HANDS.hands, ana: { gold: 2, silver: 1 } };
    const { page, act } = await openThree({ ...THREE_HANDS, hands, mining: ['ana'] });
    await act('host', { type: 'end-trading' });
    const desk = page.getByRole('region', { name: 'Purchases' });
    for (const kind of ['Gold', 'Gold', 'Silver'])
      await page.getByRole('button', { name: new RegExp(`Turn in one ${kind}$`) }).click();
    const pays = desk.locator('.preview strong');
    await expect.poll(() => pays.textContent()).toBe(String(81 + 6));
    await desk.getByLabel('Mining on').selectOption('silver');
    await expect.poll(() => pays.textContent()).toBe(String(36 + 24));
    await desk.getByRole('button', { name: 'Turn them in' }).click();
    await desk.getByRole('group', { name: /^Turn in .+ for \d+\?$/ }).waitFor();
    await desk.getByRole('button', { name: 'Yes, turn in' }).click();
    await desk.getByText(`Paid this turn: ${36 + 24}`).waitFor();
  });

  test('a tab leads to whoever alone has spoken, and pressed once more to the head of its part', async () => {
    const { page, act } = await openThree();
    await act('ben', { type: 'say', text: 'Grain for your salt?', to: 'ana' });
    for (let n = 0; n < 6; n++) await act('ben', BENS);
    await page.getByRole('button', { name: 'Talk 1', exact: true }).click();
    await page.getByPlaceholder('Say to Ben alone').waitFor();
    await page.getByText('Grain for your salt?', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Floor/ }).click();
    const floor = page.locator('.part-floor');
    await floor.evaluate((part) => part.scrollTo({ top: 300 }));
    expect(await floor.evaluate((part) => part.scrollTop)).toBeGreaterThan(100);
    await page.getByRole('button', { name: /^Floor/ }).click();
    await expect.poll(() => floor.evaluate((part) => part.scrollTop)).toBe(0);
  });
});
