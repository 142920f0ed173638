import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { makeGate } from '../../packages/server/src/testing/gate.ts';
import { openTable } from '../server.ts';
import { sitDown } from './people.ts';
import { useVenue } from './venue.ts';

const WAIT = 15_000;
const SETUP = {
  seats: ['ana', 'ben', 'cleo'],
  hands: { ana: { salt: 3 }, ben: { grain: 3 }, cleo: { oil: 3 } },
  options: { timeLimit: null },
};

describe('ways through the page, and what goes wrong on them', () => {
  const venue = useVenue();

  const visit = (path: string, prepare?: (page: Page) => Promise<unknown>) =>
    venue.visit(path, { prepare });

  test('all links are copied at once, those of bots left out', async () => {
    const page = await visit('/new?game=advanced-civilization');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByLabel('Name of the table').fill('Friday');
    await page.getByRole('checkbox', { name: /bot/ }).first().check();
    await page.getByRole('button', { name: 'Open the table' }).click();
    // Whoever opens the page by a name of the machine itself is told that nobody else can come by it.
    await page.getByText('work on this computer only').waitFor();
    await page.getByRole('button', { name: 'Copy all links' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const codes = page.getByRole('button', { name: /^QR code for/ });
    const cards = page.getByRole('listitem').filter({ has: codes });
    const [title, each, ...lines] = (
      await page.evaluate(() => navigator.clipboard.readText())
    ).split('\n');
    expect(title).toBe('Friday');
    expect(each).toContain('one person');
    // The host's own link is not among those that are given away.
    expect(lines.map((line) => line.split(': ')[0])).toEqual(
      (await cards.getByRole('heading').allInnerTexts()).map((name) => name.trim()),
    );
    const links = lines.map((line) => line.slice(line.indexOf(': ') + 2));
    const ways = await page.getByRole('link', { name: /Sit down|Watch/ }).all();
    const hrefs = await Promise.all(ways.map((way) => way.getAttribute('href')));
    expect(links).toEqual(hrefs.map((href) => new URL(href ?? '', venue.server.address).href));

    // One code at a time, so that none is read by mistake; on paper every slip has its own.
    const shown = page.getByRole('img', { name: /^QR code of/ });
    expect(await shown.count()).toBe(0);
    await codes.first().click();
    await codes.last().click();
    expect(await shown.count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await shown.count()).toBe(lines.length);
  });

  test('a reload keeps what was written in the lobby, until the table is open', async () => {
    const page = await visit('/new');
    const name = page.getByLabel('Name of the table');
    await page.getByRole('radio', { name: /^Twilight Imperium/ }).check({ force: true });
    await name.fill('Friday');
    await page.getByRole('button', { name: 'Remove seat 2' }).click();
    await page.getByLabel('Name of seat 1').fill('Längstnamensträgerin');
    await page.getByLabel('Name of seat 2').fill('Ana');
    await page.getByRole('checkbox', { name: 'a bot plays Ana' }).check();
    await page.getByLabel('Trade goods of Ana').fill('4');
    await page.reload();
    await page.getByLabel('Trade goods of Ana').waitFor();
    expect(await page.getByLabel('Trade goods of Ana').inputValue()).toBe('4');
    expect(await page.getByLabel('Name of seat 1').inputValue()).toBe('Längstnamensträgerin');
    expect(await page.getByLabel(/^Name of seat/).count()).toBe(5);
    expect(await page.getByRole('checkbox', { name: 'a bot plays Ana' }).isChecked()).toBe(true);
    expect(await name.inputValue()).toBe('Friday');
    // A long word goes on in the next line, where all of it is seen.
    const long = page.locator('.ti-setup-name').first();
    expect(await long.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'The table is open' }).waitFor();
    await page.getByRole('link', { name: 'Haggle, front page' }).click();
    await page.getByRole('link', { name: 'Open a table' }).first().click();
    await name.waitFor();
    expect(await name.inputValue()).toBe('');
  });

  test('a double click opens one table, and its links are there again after a walk', async () => {
    const page = await visit('/new?game=advanced-civilization');
    let openings = 0;
    const pressed = makeGate();
    await page.route('**/api/tables', async (route) => {
      openings += 1;
      await pressed.opened;
      await route.continue();
    });
    await page.getByLabel('Name of the table').fill('Friday');
    await page.getByRole('button', { name: 'Open the table' }).dblclick();
    pressed.letGo();
    const host = page.getByRole('link', { name: 'Go to the table as the host' });
    const link = (await host.getAttribute('href')) ?? '';
    expect(link).toMatch(/^\/t\/[^#]+#.+/);
    expect(openings).toBe(1);

    await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
    expect(await host.getAttribute('href')).toBe(link);
    await page.getByRole('link', { name: 'Haggle, front page' }).click();
    await page.goBack();
    expect(await host.getAttribute('href')).toBe(link);
    await page.getByRole('link', { name: 'Haggle, front page' }).click();
    await page.getByRole('link', { name: 'Open a table' }).first().click();
    await page.getByRole('button', { name: 'Links of Friday' }).click();
    expect(await host.getAttribute('href')).toBe(link);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(kept).not.toContain(link.split('#')[1] ?? link);

    // The links are gone with the page, but this browser sits there as the host, who makes new ones.
    await page.reload();
    const again = page.getByRole('region', { name: 'A table opened here before' });
    await again.getByText('The links of Friday went with the page').waitFor();
    await again.getByRole('link', { name: 'Go to the table as the host' }).click();
    await page.getByRole('button', { name: 'Host', exact: true }).waitFor();
  });

  test('until the host has sat down somewhere the browser asks before it lets the page go', async () => {
    const page = await visit('/new?game=advanced-civilization');
    let isAway = true;
    await page.route('**/session', (route) => (isAway ? route.abort() : route.continue()));
    await page.getByRole('button', { name: 'Open the table' }).click();
    const host = page.getByRole('link', { name: 'Go to the table as the host' });
    await host.waitFor();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    isAway = false;
    const [table] = await Promise.all([page.context().waitForEvent('page'), host.click()]);
    await table.getByRole('button', { name: 'Host', exact: true }).waitFor();
    const gone = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await gone;
  });

  test('a seat that was sat on is found again without its link, until it is forgotten', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      name: 'Friday',
      setup: SETUP,
    });
    const page = await visit(`/t/${opened.table}#${opened.seats.ana}`);
    const said = page.getByRole('banner').getByText('Ana');
    await said.waitFor();
    await page.goto(new URL('/', venue.server.address).href);
    await page.getByRole('link', { name: 'Friday Ana' }).click();
    await said.waitFor();
    await page.goto(new URL(`/t/${opened.table}`, venue.server.address).href);
    await said.waitFor();

    await page.getByRole('link', { name: 'Haggle' }).click();
    await page.getByRole('button', { name: 'Forget Ana at Friday' }).click();
    await page.getByText('You then need the link of the seat').waitFor();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await page.getByRole('button', { name: 'Forget Ana at Friday' }).click();
    await page.getByRole('button', { name: 'Forget', exact: true }).click();
    await page.getByRole('heading', { name: 'Your seats' }).waitFor({ state: 'detached' });
    await page.goto(new URL(`/t/${opened.table}#chair=ana`, venue.server.address).href);
    await page.getByText('This link opens no seat').waitFor();
    await page.goto(new URL(`/t/${opened.table}`, venue.server.address).href);
    await page.getByText('This link has no key').waitFor();
  });

  test.each(['/', '/new'])('%s says that the games did not come, and tries again', async (path) => {
    const page = await visit(path, (page) =>
      page.route('**/api/games', (route) => route.fulfill({ status: 503, json: { code: 'no' } })),
    );
    const alert = page.getByRole('alert').filter({ hasText: 'The games could not be fetched' });
    await alert.waitFor();
    await page.unroute('**/api/games');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Advanced Civilization').first().waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('names in any script are taken, and are those of the table', async () => {
    const page = await visit('/new?game=advanced-civilization');
    const nameOf = (n: number) => page.getByLabel(`Name of seat ${n}`, { exact: true });
    await nameOf(1).fill('Ольга');
    await nameOf(2).fill('李雷');
    await nameOf(3).fill('Ольга');
    const open = page.getByRole('button', { name: 'Open the table' });
    await open.click();
    await page.getByText('there are two called “Ольга”').waitFor();
    expect(await nameOf(3).getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Remove seat 3' }).press('Enter');
    expect(await nameOf(3).evaluate((field) => field === document.activeElement)).toBe(true);
    await open.click();
    await page.getByRole('heading', { name: '李雷' }).waitFor();
    await page.getByRole('heading', { name: 'Ольга' }).waitFor();
    const link = page.getByRole('link', { name: 'Sit down' }).nth(1);
    const table = await visit((await link.getAttribute('href')) ?? '');
    await table.getByRole('list', { name: 'Players' }).getByText('Ольга').waitFor();
    await table.getByRole('banner').getByText('李雷').waitFor();
    await table.getByRole('textbox', { name: 'Say to everybody' }).fill('Salt?');
    await table.getByRole('button', { name: 'Say it' }).click();
    await table.getByText('李雷 says: Salt?').first().waitFor();
  });

  test('a number that is emptied stays empty, and no table is opened with it', async () => {
    const page = await visit('/new?game=advanced-civilization');
    const cities = page.getByLabel('Cities of Egypt');
    await cities.fill('');
    expect(await cities.inputValue()).toBe('');
    await page.getByLabel('Treasury of Egypt').fill('9');
    expect(await cities.inputValue()).toBe('');
    expect(await cities.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect
      .poll(() => cities.evaluate((field) => field === document.activeElement))
      .toBe(true);
    await cities.fill('5');
    expect(await cities.getAttribute('aria-invalid')).toBe(null);
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Open the table' }).click();
    expect((await asked).postDataJSON().setup.cities.egypt).toBe(5);
  });

  test('where two blocks of cards are in play the host says who draws from which', async () => {
    const page = await visit('/new?game=mega-civilization');
    await page.getByLabel('Name of seat 9', { exact: true }).waitFor();
    expect(await page.getByLabel(/^Block of cards of/).count()).toBe(0);
    for (let seat = 10; seat <= 12; seat++)
      await page.getByRole('button', { name: 'Add a seat' }).click();
    await page.getByLabel('Block of cards of Saba').selectOption('West');
    await page.getByLabel('Block of cards of Minoa').selectOption('East');
    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: 'Open the table' }).click();
    const { blocks } = (await asked).postDataJSON().setup;
    const western = Object.keys(blocks).filter((seat) => blocks[seat] === 'west');
    expect(western).toEqual(['assyria', 'celt', 'carthage', 'hatti', 'rome', 'saba']);
    await page.getByRole('heading', { name: 'The table is open' }).waitFor();
  });

  test('a part that does not come leaves the head of the page, and comes when asked for again', async () => {
    const page = await visit('/');
    const away = /assets\/lobby|\/new/;
    await page.route(away, (route) => route.abort());
    await page.getByRole('link', { name: 'Open a table' }).first().click();
    await page.getByRole('link', { name: 'To the front page' }).waitFor();
    await page.getByRole('link', { name: 'Haggle, front page' }).waitFor();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await page.getByText('The server cannot be reached').waitFor();
    await page.unroute(away);
    await again.click();
    await page.getByRole('heading', { name: 'Open a table' }).waitFor();
  });

  test('what is said again on a lost line is said once', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: SETUP,
    });
    const seated = { opened };
    const line = { cut: false };
    const ana = await sitDown(venue, { ...seated, seat: 'ana', line });
    const ben = await sitDown(venue, { ...seated, seat: 'ben' });
    // What is read out is what comes into a place that was there before.
    const places = await ana.page.getByRole('status').count();
    line.cut = true;
    const box = ana.page.getByRole('textbox', { name: 'Say to everybody' });
    await box.fill('Salt, anybody?');
    const send = ana.page.getByRole('button', { name: 'Say it' });
    for (let presses = 0; presses < 3; presses++) await send.click();
    await ana.page.getByText('The connection is lost').waitFor();
    await send.click();
    await ana.page.getByText('waiting for the connection').waitFor();
    expect(await ana.page.getByRole('status').count()).toBe(places);
    line.cut = false;
    await ana.page.getByRole('status').filter({ hasText: 'The connection is back' }).waitFor();
    const talk = (page: Page) => page.getByRole('region', { name: 'Talk' }).getByRole('listitem');
    await expect.poll(() => box.inputValue(), { timeout: WAIT }).toBe('');
    await box.fill('Well?');
    await send.click();
    await talk(ben.page).filter({ hasText: 'Well?' }).waitFor();
    expect(await talk(ben.page).filter({ hasText: 'Salt, anybody?' }).count()).toBe(1);
  });

  test('what was said offline can be held back until the connection is there again', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: SETUP,
    });
    const { page } = await sitDown(venue, { opened, seat: 'ana' });
    await page.context().setOffline(true);
    const box = page.getByRole('textbox', { name: 'Say to everybody' });
    await box.fill('Salt, anybody?');
    await page.getByRole('button', { name: 'Say it' }).click();
    await page.getByRole('button', { name: 'Do not send it' }).click();
    await page.context().setOffline(false);
    await page.getByText('The connection is back').waitFor();
    expect(await box.inputValue()).toBe('Salt, anybody?');
    expect(await page.getByText('It was not sent').count()).toBe(0);
    await box.fill('Iron, anybody?');
    await page.getByRole('button', { name: 'Say it' }).click();
    const lines = page.getByRole('region', { name: 'Talk' }).getByRole('listitem');
    await lines.filter({ hasText: 'Iron, anybody?' }).waitFor();
    expect(await lines.count()).toBe(1);
  });

  test('the box of the talk says who hears it, and a line for one alone leads to the answer to him', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: SETUP,
    });
    const seated = { opened };
    const ana = await sitDown(venue, { ...seated, seat: 'ana' });
    const ben = await sitDown(venue, { ...seated, seat: 'ben' });
    await ben.page.getByRole('textbox', { name: 'Say to everybody' }).waitFor();
    await ben.page.getByRole('combobox', { name: 'Talk with' }).selectOption('ana');
    await ben.page.getByRole('textbox', { name: 'Say to Ana alone' }).fill('Salt for you?');
    await ben.page.getByRole('button', { name: 'Say it' }).click();
    await ana.page.getByRole('button', { name: 'Ben to you alone:' }).click();
    const answer = ana.page.getByRole('textbox', { name: 'Say to Ben alone' });
    expect(await answer.evaluate((box) => box === document.activeElement)).toBe(true);
    await answer.fill('Yes, two.');
    await answer.press('Enter');
    const heard = ben.page.getByRole('region', { name: 'Talk' }).getByRole('listitem');
    await heard.filter({ hasText: 'Yes, two.' }).waitFor();

    // What is written to one is in no other box, and is there again after a reload, until it is said.
    const toAna = ben.page.getByRole('textbox', { name: 'Say to Ana alone' });
    const talkWith = ben.page.getByRole('combobox', { name: 'Talk with' });
    await expect.poll(() => toAna.inputValue()).toBe('');
    await toAna.fill('Never trust Cleo');
    await talkWith.selectOption({ label: 'Everybody' });
    const toAll = ben.page.getByRole('textbox', { name: 'Say to everybody' });
    expect(await toAll.inputValue()).toBe('');
    await toAll.fill('Iron, anybody?');
    await ben.page.reload();
    await expect.poll(() => toAll.inputValue()).toBe('Iron, anybody?');
    await talkWith.selectOption('ana');
    // Nor is it said to all after a reload: the talk goes on with whom it was, and on a phone it is still in front.
    await ben.page.setViewportSize({ width: 360, height: 740 });
    const parts = ben.page.getByRole('navigation', { name: 'Parts of the table' });
    await parts.getByRole('button', { name: 'Talk' }).click();
    await ben.page.reload();
    await expect.poll(() => toAna.inputValue()).toBe('Never trust Cleo');
    expect(await toAna.isVisible()).toBe(true);
    await ben.page.setViewportSize({ width: 1280, height: 900 });
    await toAna.press('Enter');
    await expect.poll(() => toAna.inputValue()).toBe('');
    await talkWith.selectOption({ label: 'Everybody' });
    expect(await toAll.inputValue()).toBe('Iron, anybody?');
  });

  test('the host sees a closed table again through any eyes, also when the log came late', async () => {
    const opened = await openTable(venue.server.address, {
      game: 'advanced-civilization',
      setup: SETUP,
    });
    const seated = { opened };
    const { page } = await sitDown(venue, { ...seated, seat: 'host' });
    await page.getByText('Bad faith').click();
    await page.getByRole('button', { name: 'Bar Ana…' }).click();
    await page.getByRole('button', { name: 'Bar Ana now' }).click();
    await page.getByRole('button', { name: 'Let Ana trade again' }).waitFor();
    await page.getByRole('button', { name: 'Host', exact: true }).click();
    await page.getByRole('button', { name: 'New link for Ana' }).click();
    await page.getByRole('button', { name: 'Not yet' }).click();
    await page.getByRole('button', { name: 'Close the table' }).click();
    await page.getByRole('button', { name: 'Close for good' }).click();
    await page.getByText('Seed and proof').click();
    await page.getByText('Commitment', { exact: true }).waitFor();
    await page.getByText(`haggle verify haggle-${opened.table}.jsonl`).waitFor();
    const file = /log\?format=file/;
    await page.route(file, (route) => route.fulfill({ status: 503, json: { code: 'no' } }));
    await page.getByRole('button', { name: 'Replay' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'The log could not be fetched' });
    await alert.waitFor();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await page.getByRole('button', { name: 'Replay' }).click();
    await alert.waitFor();
    await page.unroute(file);
    await alert.getByRole('button', { name: 'Try again' }).click();
    const eyes = page.getByLabel('Seen by');
    expect(await eyes.inputValue()).toBe('host');
    await eyes.selectOption({ label: 'Ana' });
    await page.getByRole('region', { name: 'My hand' }).waitFor();
    const step = page.getByRole('slider', { name: 'Step' });
    await step.fill('0');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => step.inputValue(), { timeout: WAIT }).not.toBe('0');
    await eyes.selectOption({ label: 'Host' });
    await page.getByRole('region', { name: 'My hand' }).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('button', { name: 'Replay' }).waitFor();
  });
});
