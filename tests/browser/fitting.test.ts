import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { actAt, openTable, seatBot } from '../server.ts';
import { boxOf, expectClean, expectNarrow } from './looks.ts';
import { sitDown, THREE_HANDS } from './people.ts';
import { useVenue } from './venue.ts';

const PHONE = { width: 360, height: 740 };

const IRON_FOR_SALT = {
  type: 'propose',
  gives: { count: 3, named: ['iron', 'iron'] },
  asks: { count: 3, named: ['salt', 'salt'] },
};

describe('what is shown has room', () => {
  const venue = useVenue();

  const open = async (game: string, setup: object) => {
    const { address } = venue.server;
    const opened = await openTable(address, { game, setup });
    const act = actAt(address, opened);
    const sit = async (
      seat: string,
      viewport?: { width: number; height: number },
      region?: string,
    ) =>
      (
        await sitDown(venue, {
          opened,
          seat,
          ...(viewport && { viewport }),
          ...(region && { region }),
        })
      ).page;
    return { act, sit, opened };
  };

  test('whom a counter goes to stands in sight in whole, on a phone', async () => {
    const { act, sit } = await open('advanced-civilization', {
      ...THREE_HANDS,
      seats: ['ana', 'dora', 'emil', 'ben'],
      hands: { ana: { salt: 3 }, ben: { iron: 3 } },
    });
    await act('ben', { ...IRON_FOR_SALT, to: 'ana' });
    const page = await sit('ana', PHONE);
    await page.getByRole('button', { name: 'Counter…' }).click();
    const row = page.getByRole('group', { name: 'To', exact: true });
    const chosen = row.locator('.chip', { has: page.locator(':checked') });
    // The edge of the row fades out.
    expect(await endOf(chosen)).toBeLessThanOrEqual((await endOf(row)) - 19);
  });

  test('nothing lies below the button that deals the cards, at the host’s desk', async () => {
    const { act, sit } = await open('advanced-civilization', THREE_HANDS);
    await act('host', { type: 'end-trading' });
    const host = await sit('host', PHONE);
    await host.getByRole('button', { name: 'Next turn…' }).click();
    const next = host.getByText('Cards taken by lot…');
    await next.scrollIntoViewIfNeeded();
    expect(
      await shadowOver(host.getByRole('button', { name: 'Deal the cards' })),
    ).toBeLessThanOrEqual((await next.boundingBox())?.y ?? 0);
    await expectNarrow(host);
  });

  test('what is asked before the next turn stands in line with its answers', async () => {
    const { act, sit } = await open('advanced-civilization', THREE_HANDS);
    await act('host', { type: 'end-trading' });
    const host = await sit('host');
    await host.getByRole('button', { name: 'Next turn…' }).click();
    await host.getByRole('button', { name: 'Deal the cards' }).click();
    const question = host.locator('.next-turn > .sure');
    const off =
      (await middleOf(question.locator('p'))) -
      (await middleOf(question.getByRole('button').first()));
    expect(Math.abs(off)).toBeLessThan(2);
  });

  test('what is opened at the host’s desk begins a line of its own', async () => {
    const { act, sit } = await open('advanced-civilization', THREE_HANDS);
    await act('host', { type: 'end-trading' });
    const host = await sit('host');
    const desk = host.getByRole('region', { name: 'At the host’s desk' });
    for (const name of ['Cards taken by lot…', 'Cards of their own choice…', 'Hand limits…'])
      await desk.getByText(name).click();
    const opened = desk.locator('details');
    const lefts = await opened.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().x),
    );
    expect(new Set(lefts).size).toBe(1);
    await expectClean(host);
  });

  test('of a deal between bots a screen reader hears their names', async () => {
    const { act, sit, opened } = await open('advanced-civilization', THREE_HANDS);
    const terms = {
      gives: { count: 3, named: ['oil', 'oil'] },
      asks: { count: 3, named: ['iron', 'iron'] },
    };
    const offer = await act('cleo', { type: 'propose', to: 'ben', ...terms });
    const agreed = { offer, revision: 1 };
    await act('ben', { type: 'accept', ...agreed, cards: { iron: 2, ochre: 1 } });
    await act('cleo', { type: 'deliver', ...agreed, cards: { oil: 3 } });
    // Sooner seated, they might have traded by themselves.
    for (const seat of ['ben', 'cleo']) await seatBot(venue.server.address, opened, seat);
    const page = await sit('ana');
    const line = page.locator('.trade-line').last();
    await line.waitFor();
    expect(await line.ariaSnapshot()).toBe('- listitem: Cleo and Ben');
  });

  test('a count at a tab moves no words, on a phone', async () => {
    const seats = {
      ana: { faction: 'sol', commodities: 4 },
      leo: { faction: 'letnev', tradeGoods: 1 },
      vic: { faction: 'hacan' },
    };
    const setup = { seats, neighbors: [['ana', 'leo']], active: 'ana' };
    const { act, sit } = await open('twilight-imperium', setup);
    const page = await sit('leo', PHONE, 'The galaxy');
    const placeOf = (name: string) =>
      page.getByRole('button', { name }).evaluate((tab) => {
        const word = document.createRange();
        word.selectNode(tab.firstChild ?? tab);
        return word.getBoundingClientRect().x;
      });
    const places = async () => [await placeOf('Offers'), await placeOf('Compose')];
    const before = await places();
    await act('ana', {
      type: 'propose',
      to: 'leo',
      gives: { commodities: 1 },
      asks: { tradeGoods: 1 },
    });
    await page.getByRole('button', { name: 'Offers 1' }).waitFor();
    expect(await places()).toEqual(before);
    await expectClean(page);
  });

  test('six realms lie beside each other and not over each other, however narrow the window', async () => {
    const seats = ['ottomans', 'france', 'castile', 'england', 'austria', 'poland'];
    const { act, sit } = await open('price-of-power', { scenario: '2-01', seats });
    const page = await sit('france', { width: 1024, height: 768 }, 'The trade action');
    // What has just changed stands beside it for a while.
    await act('ottomans', { type: 'reveal' });
    await page.getByRole('list', { name: 'The realms' }).getByText('−1').waitFor();
    for (const width of [360, 580, 600, 700, 737, 768, 834, 960, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.locator('.realm-face').evaluateAll(findSpilling)]).toEqual([
        width,
        [],
      ]);
    }
  });

  test('four realms lie in one row where a phone lies on its side', async () => {
    const setup = { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] };
    const { sit } = await open('price-of-power', setup);
    const page = await sit('france', { width: 740, height: 360 }, 'The trade action');
    const tiles = page.locator('.realm');
    const tops = await tiles.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    expect(new Set(tops).size).toBe(1);
    await expectNarrow(page);
  });

  test('no line runs through a name in the ring of a table without a map', async () => {
    const seats = {
      ana: { faction: 'sol' },
      leo: { faction: 'letnev' },
      vic: { faction: 'hacan' },
    };
    const { sit } = await open('twilight-imperium', { seats, neighbors: [['ana', 'leo']] });
    const page = await sit('ana', undefined, 'The galaxy');
    const name = page.getByRole('img', { name: 'Who is whose neighbor' }).getByText('Leo');
    const clear = await name.evaluate((own) => {
      const { stroke, strokeWidth, paintOrder } = getComputedStyle(own);
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return { stroke, ground, width: Number.parseFloat(strokeWidth), paintOrder };
    });
    expect(clear).toEqual({ ...clear, stroke: clear.ground, paintOrder: 'stroke' });
    expect(clear.width).toBeGreaterThan(4);
  });

  test('a count is told to be of so many only where there are any', async () => {
    const seats = {
      ana: { faction: 'sol', commodities: 4 },
      leo: { faction: 'letnev' },
      vic: { faction: 'hacan' },
    };
    const setup = { seats, neighbors: [['ana', 'leo']], active: 'ana' };
    const { sit } = await open('twilight-imperium', setup);
    const page = await sit('ana', undefined, 'The galaxy');
    await page
      .getByRole('region', { name: 'The mat' })
      .getByRole('radio', { name: 'Leo' })
      .check({ force: true });
    await page.getByRole('group', { name: 'Leo gives' }).waitFor();
    const said = await page.getByRole('main').ariaSnapshot();
    expect(said).toContain('4/4');
    expect(said).not.toMatch(/\d\/0/);
  });
});

/** Where something ends, to the right. */
async function endOf(part: Locator): Promise<number> {
  const { x, width } = await boxOf(part);
  return x + width;
}

/** What of the realms' figures reaches out of their tiles, where they are not hidden from sight. */
function findSpilling(tiles: readonly Element[]): readonly string[] {
  return tiles.flatMap((tile) => {
    const edge = tile.getBoundingClientRect().right;
    const figures = [...tile.querySelectorAll('.realm-figures')].filter(
      (one) => getComputedStyle(one).clipPath === 'none',
    );
    const parts = figures.flatMap((one) => [...one.children]);
    return [...parts, ...tile.querySelectorAll('.realm-ducats')]
      .filter((part) => part.getBoundingClientRect().right > edge)
      .map((part) => part.textContent);
  });
}

/** How far down the middle of something lies. */
async function middleOf(part: Locator): Promise<number> {
  const { y, height } = await boxOf(part);
  return y + height / 2;
}

/** How far down a button with its shadow covers what is below it. */
function shadowOver(button: Locator): Promise<number> {
  return button.evaluate((own) => {
    const lengths = getComputedStyle(own).boxShadow.match(/-?[\d.]+px/g) ?? [];
    const downs = lengths.flatMap((length, at) =>
      at % 4 === 1 ? [Number.parseFloat(length)] : [],
    );
    return own.getBoundingClientRect().bottom + Math.max(0, ...downs);
  });
}
