import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenedTable } from '../server.ts';
import type { Venue } from './venue.ts';

/** Three seats of Advanced Civilization whose hands are known, without a clock. */
export const THREE_HANDS = {
  seats: ['ana', 'ben', 'cleo'],
  hands: {
    ana: { salt: 3, grain: 1, piracy: 1 },
    ben: { grain: 2, iron: 2, ochre: 1 },
    cleo: { oil: 3, bronze: 2 },
  },
  options: { timeLimit: null },
};

/** Four realms of The Price of Power; France and England have equal power in Bordeaux, with the salt of the first card. */
export const FOUR_REALMS = {
  scenario: '1-01',
  seats: ['france', 'castile', 'england', 'austria'],
  deck: ['T18-2', 'T08-3', 'T12-2', 'T25-1', 'T12-3', 'T02-4'],
};

/** Somebody at a table in a browser of their own, with every frame that the server sent there. */
export type Person = {
  readonly seat: string;
  readonly page: Page;
  readonly frames: readonly string[];
};

/**
 * A line to the server that a test can cut: what the server then says is lost, and so is the connection. Until `slow`
 * is done what it says is on its way.
 */
export type Line = { cut: boolean; slow?: Promise<unknown> };

type Seating = {
  readonly opened: OpenedTable;
  readonly seat: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly line?: Line;
  /** What stands there once the table does; on a phone only one part is in sight. */
  readonly region?: string;
};

const WAIT = 15_000;

/** Opens a seat's link in a browser context of its own and waits until the table stands there. */
export async function sitDown(
  venue: Venue,
  { opened, seat, viewport = { width: 1280, height: 900 }, line, region = 'Offers' }: Seating,
): Promise<Person> {
  const frames: string[] = [];
  const listen = (page: Page) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => frames.push(payload.toString()));
    });
    page.on('pageerror', (fault) => frames.push(`fault: ${fault.message}`));
  };
  const prepare = line && ((page: Page) => runThrough(page, line));
  const key = seat === 'spectator' ? opened.spectator : (opened.seats[seat] ?? opened.host);
  const page = await venue.visit(`/t/${opened.table}#${key}`, { viewport, prepare, listen });
  await page.getByRole('region', { name: region }).waitFor();
  // The page draws the table before it is connected; a line of our own shows no frames.
  if (!line) await expect.poll(() => frames.join(), { timeout: WAIT }).toContain('"type":"here"');
  return { seat, page, frames };
}

async function runThrough(page: Page, line: Line): Promise<void> {
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => {
      await line.slow;
      if (!line.cut) socket.send(message);
      else void socket.close();
    });
  });
}

/** What a person lays out as an offer, by the names that the page shows. */
export type Terms = {
  readonly to: string;
  readonly give: readonly string[];
  readonly ask: readonly string[];
};

/** Lays cards on the mat, names what is wanted, and offers it to one player. */
export async function offer(
  { page }: Person,
  { to, give, ask }: Terms,
  { done = true }: { readonly done?: boolean } = {},
): Promise<void> {
  const mat = page.getByRole('region', { name: 'The mat' });
  await mat.getByRole('radio', { name: to }).check({ force: true });
  for (const kind of give) await lay(page, kind);
  for (const kind of ask) {
    await mat.getByRole('button', { name: `Ask for ${kind}`, exact: true }).click();
  }
  await mat.getByRole('button', { name: 'Offer it' }).click();
  if (done) await mat.getByText('Tap cards in your hand').waitFor();
}

/** Takes up the offer of a player, lays the cards, names them and seals them in one go. */
export async function accept(
  { page }: Person,
  { from, give }: { readonly from: string; readonly give: readonly string[] },
  {
    answered = true,
    seal: name = 'Accept and seal my cards',
  }: { readonly answered?: boolean; readonly seal?: string } = {},
): Promise<void> {
  await ticketOf(page, from).getByRole('button', { name: 'Accept…' }).click();
  await layUntil(page, give);
  const seal = page.getByRole('button', { name });
  await seal.click();
  if (answered) await seal.waitFor({ state: 'detached' });
}

/** Hands over the cards of an agreed deal. */
export async function deliver(
  { page }: Person,
  { ticket, give }: { readonly ticket: string; readonly give: readonly string[] },
): Promise<void> {
  await ticketOf(page, ticket).getByRole('button', { name: 'Hand over cards…' }).click();
  await layUntil(page, give);
  await page.getByRole('button', { name: 'Seal my cards', exact: true }).click();
}

/** The ticket of an offer that names this player and is not over. */
export function ticketOf(page: Page, name: string): Locator {
  return page
    .getByRole('region', { name: 'Offers' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ has: page.getByRole('button') })
    .first();
}

/** Checks the hand that a person sees: exactly these sets, by the names that the page shows. */
export async function expectHand(
  { page }: Person,
  hand: Readonly<Record<string, number>>,
): Promise<void> {
  const sets = page.getByRole('region', { name: 'My hand' }).getByRole('button', {
    name: /, \d+ of \d+|full set/,
  });
  await expect
    .poll(async () => (await sets.evaluateAll(namesOf)).map(readSet).sort(), { timeout: WAIT })
    .toEqual(
      Object.entries(hand)
        .map(([kind, count]) => `${kind} ${count}`)
        .sort(),
    );
}

function namesOf(buttons: readonly Element[]): readonly string[] {
  return buttons.map((button) => button.getAttribute('aria-label') ?? '');
}

function readSet(label: string): string {
  const full = /^(.+?), full set of (\d+)/.exec(label);
  const part = /^(.+?), (\d+) of \d+/.exec(label);
  const found = full ?? part;
  return `${found?.[1]} ${found?.[2]}`;
}

/** Lays a card of the hand on the mat, by the name that the page shows. */
export async function lay(page: Page, kind: string): Promise<void> {
  const hand = page.getByRole('region', { name: 'My hand' });
  await hand.getByRole('button', { name: new RegExp(`^${kind}\\b`) }).click();
}

/** The mat may hold cards already: what does not belong there is taken back, what is missing is laid. */
export async function layUntil(page: Page, kinds: readonly string[]): Promise<void> {
  const tray = page.getByRole('group', { name: 'I give' });
  await tray.waitFor();
  const laid = tray.getByRole('button', { name: /^Take .+ back$/ });
  const missing = [...kinds];
  for (let at = 0; at < (await laid.count()); ) {
    const [kind = ''] = await laid.nth(at).evaluateAll(namesOf);
    const wanted = missing.indexOf(kind.replace(/^Take (.+) back$/, '$1'));
    if (wanted < 0) {
      await laid.nth(at).click();
    } else {
      missing.splice(wanted, 1);
      at += 1;
    }
  }
  for (const kind of missing) await lay(page, kind);
}
