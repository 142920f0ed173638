import { describe, expect, test } from 'vitest';
import { fetchView, openTable } from '../server.ts';
import { accept, deliver, expectHand, offer, type Person, sitDown, ticketOf } from './people.ts';
import { useVenue } from './venue.ts';

const SEATS = ['assyria', 'babylon', 'carthage', 'egypt', 'hatti', 'kush', 'minoa', 'rome'];

/** Three cards of a kind a seat, and here and there a calamity, which count but are not traded here. */
const HANDS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  assyria: { ochre: 4, treachery: 1 },
  babylon: { clay: 4 },
  carthage: { papyrus: 4, famine: 1, superstition: 1, 'civil-war': 1 },
  egypt: { iron: 4 },
  hatti: { fish: 4 },
  kush: { fruit: 4 },
  minoa: { wool: 4 },
  rome: { oil: 4 },
};

const NAMES = ['Ochre', 'Clay', 'Papyrus', 'Iron', 'Fish', 'Fruit', 'Wool', 'Oil'];

describe('eight people at a table of Mega Civilization', () => {
  const venue = useVenue();

  test('trade in four pairs at once, finish, and the calamities are chosen', async () => {
    const setup = { seats: SEATS, hands: HANDS, options: { timeLimit: null } };
    const opened = await openTable(venue.server.address, { game: 'mega-civilization', setup });
    const people = await Promise.all(SEATS.map((seat) => sitDown(venue, { opened, seat })));
    const pairs = [0, 2, 4, 6].map((place) => tradePair(people, place));
    await Promise.all(pairs);

    for (const [index, person] of people.entries()) {
      const other = NAMES[index % 2 === 0 ? index + 1 : index - 1] ?? '';
      await expectHand(person, { [NAMES[index] ?? '']: 1, [other]: 3 });
    }
    const phone = people.at(-1)?.page;
    await phone?.setViewportSize({ width: 360, height: 740 });
    // How many lie past the edge of a small screen is told, also once they have been gone through.
    const strip = phone?.getByRole('list', { name: 'Players' }).locator('..');
    await strip?.getByText(/^\+\d$/).click();
    await phone
      ?.getByRole('button', { name: 'Rome', exact: false })
      .first()
      .scrollIntoViewIfNeeded();
    await strip?.locator('.past-before').waitFor();
    for (const { page } of people) {
      await page.getByRole('button', { name: 'I am done' }).click();
    }
    for (const { page } of people) {
      await page.getByRole('region', { name: 'Purchases' }).waitFor();
    }

    const carthage = people[2]?.page.getByRole('region', { name: 'Purchases' });
    await carthage?.getByText(/^Gone by lot: \w[\w ]+\. You hold 2 calamities;/).waitFor();
    const view = await fetchView(venue.server.address, opened.table, opened.seats.carthage ?? '');
    expect(view.phase).toBe('purchase');
    expect(view.calamities).toHaveLength(2);
    const rome = await fetchView(venue.server.address, opened.table, opened.seats.rome ?? '');
    expect(rome.seats).toMatchObject({
      assyria: { calamitiesRevealed: 1, calamitiesKept: 1 },
      carthage: { calamitiesRevealed: 3, calamitiesKept: 2 },
      rome: { calamitiesRevealed: 0, calamitiesKept: 0 },
    });
    for (const { frames } of people)
      expect(frames.filter((frame) => frame.startsWith('fault'))).toEqual([]);
  });

  /** The seat at this place gives three of its cards to the next one for three of that one's. */
  async function tradePair(people: readonly Person[], place: number): Promise<void> {
    const [maker, taker] = [people[place], people[place + 1]];
    const [mine, theirs] = [NAMES[place], NAMES[place + 1]];
    if (!maker || !taker || !mine || !theirs) throw new Error(`no pair at ${place}`);
    const [from, to] = [titleOf(maker.seat), titleOf(taker.seat)];
    await offer(maker, { to, give: [mine, mine, mine], ask: [theirs, theirs] });
    await accept(taker, { from, give: [theirs, theirs, theirs] });
    await ticketOf(maker.page, to).getByText('your cards are due').waitFor();
    await deliver(maker, { ticket: to, give: [mine, mine, mine] });
  }
});

function titleOf(seat: string): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1);
}
