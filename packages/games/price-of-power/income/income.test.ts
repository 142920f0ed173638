import { describe, expect, test } from 'vitest';
import { outcomesAt, positionOf, powersOf, startOf, tallyAt, venueOf } from '../testing/boards.ts';

const ATLANTIC = {
  france: startOf('france 1444'),
  england: startOf('england 1444'),
  portugal: startOf('portugal 1444'),
};
const WINE = venueOf('T25-1', 'bordeaux');

describe('the worked examples of Trade Income (PP-12.5)', () => {
  test('Wine at Bordeaux: France 4, England and Portugal tie at 3 for the low row', () => {
    const position = positionOf(ATLANTIC);
    expect(tallyAt(position, WINE).powers).toEqual({
      france: { merchant: 1, keyProvinces: 2, lightShips: 1, total: 4 },
      england: { merchant: 1, keyProvinces: 1, lightShips: 1, total: 3 },
      portugal: { merchant: 1, keyProvinces: 0, lightShips: 2, total: 3 },
    });
    expect(outcomesAt(position, WINE)).toEqual([
      {
        order: ['england', 'portugal'],
        rows: { england: 3, france: 2, portugal: null },
        income: { england: 4, france: 7, portugal: 0 },
      },
      {
        order: ['portugal', 'england'],
        rows: { england: null, france: 2, portugal: 3 },
        income: { england: 0, france: 7, portugal: 4 },
      },
    ]);
  });

  test('the same in an Expanded node, with one Pirate, and with two', () => {
    const expanded = positionOf(ATLANTIC, { board: { expanded: ['bordeaux'] } });
    expect(outcomesAt(expanded, WINE).map(({ income }) => income)).toEqual([
      { england: 5, france: 8, portugal: 0 },
      { england: 0, france: 8, portugal: 5 },
    ]);
    const one = positionOf(ATLANTIC, { board: { pirates: { bordeaux: 1 } } });
    expect(outcomesAt(one, WINE)).toEqual([
      {
        rows: { england: null, france: 3, portugal: null },
        income: { england: 0, france: 4, portugal: 0 },
      },
    ]);
    const two = positionOf(ATLANTIC, { board: { pirates: { bordeaux: 2 } } });
    expect(outcomesAt(two, WINE)).toEqual([
      {
        rows: { england: null, france: null, portugal: null },
        income: { england: 0, france: 0, portugal: 0 },
      },
    ]);
  });

  test('Cloth at Champagne: France and Burgundy tie at 3 for the middle row', () => {
    const position = positionOf({
      france: startOf('france 1444'),
      burgundy: startOf('burgundy 1444'),
    });
    const venue = venueOf('T02-4', 'champagne');
    expect(powersOf(tallyAt(position, venue))).toEqual({ france: 3, burgundy: 3 });
    expect(outcomesAt(position, venue)).toEqual([
      {
        order: ['burgundy', 'france'],
        rows: { burgundy: 2, france: 3 },
        income: { burgundy: 8, france: 5 },
      },
      {
        order: ['france', 'burgundy'],
        rows: { burgundy: 3, france: 2 },
        income: { burgundy: 5, france: 8 },
      },
    ]);
  });

  test('Grain: Venice collects in the secondary Adriatic Sea, the others in Alexandria', () => {
    const realms = {
      venice: {
        ...startOf('venice 1444'),
        lightShips: [{ zone: 'adriatic-sea' }, { zone: 'eastern-mediterranean' }],
      },
      mamluks: startOf('mamluks 1444'),
      ottomans: startOf('ottomans 1444'),
    };
    const position = positionOf(realms, { edition: 'deluxe' });
    const venue = venueOf('T12-1', 'adriatic-sea', 'secondary');
    const tally = tallyAt(position, venue);
    expect(powersOf(tally)).toEqual({ mamluks: 6, ottomans: 2 });
    expect(tally.secondary).toEqual({
      node: 'adriatic-sea',
      power: { merchant: 1, keyProvinces: 0, lightShips: 2, total: 3 },
      ducats: 3,
      expanded: false,
    });
    expect(outcomesAt(position, venue)).toEqual([
      {
        rows: { mamluks: 1, ottomans: 3, venice: 3 },
        income: { mamluks: 7, ottomans: 3, venice: 3 },
      },
    ]);
  });
});

describe('the worked examples of Trade Cards and the Trade Action', () => {
  const guest = { capital: 'lisboa', towns: { small: ['lisboa'] } };
  const SUGAR = venueOf('T22-1', 'south-america');
  const south = {
    portugal: {
      ...guest,
      merchants: [{ node: 'south-america' }],
      lightShips: [{ zone: 'central-atlantic' }, { zone: 'southwestern-atlantic', slot: false }],
    },
  };

  test('Sugar in South America needs a token on a Key Province, anybody’s', () => {
    const bare = positionOf(south);
    expect(tallyAt(bare, SUGAR)).toMatchObject({
      powers: {},
      barred: [{ realm: 'portugal', because: 'requirement' }],
    });
    expect(outcomesAt(bare, SUGAR)).toEqual([{ rows: {}, income: {} }]);
    const paid = [{ rows: { portugal: 3 }, income: { portugal: 6 } }];
    expect(outcomesAt(positionOf(south, { board: { dnpr: ['bahia'] } }), SUGAR)).toEqual(paid);
    const rival = { capital: 'madrid', towns: { small: ['madrid'] } };
    for (const castile of [
      { ...rival, vassals: ['guyana'] },
      { ...rival, towns: { small: ['amazonas'] } },
      { ...rival, towns: { large: ['pernambuco'] } },
    ]) {
      expect(outcomesAt(positionOf({ ...south, castile }), SUGAR)).toEqual(paid);
    }
    const elsewhere = positionOf(south, { board: { dnpr: ['mexico'] } });
    expect(outcomesAt(elsewhere, SUGAR)).toEqual([{ rows: {}, income: {} }]);
  });

  test('Gold at Wien pays Austria, which Owns Tirol, and not Bavaria, which Owns nothing there', () => {
    const position = positionOf({
      austria: startOf('austria 1444'),
      bavaria: {
        ...startOf('bavaria 1444'),
        merchants: [{ node: 'wien' }],
        influence: ['austria'],
      },
    });
    const venue = venueOf('T11-1', 'wien');
    expect(tallyAt(position, venue).barred).toEqual([{ realm: 'bavaria', because: 'requirement' }]);
    expect(outcomesAt(position, venue)).toEqual([
      { rows: { austria: 3 }, income: { austria: 10 } },
    ]);
  });

  test('an occupied Key Province is not Owned, and one with a vassal of anybody is not', () => {
    const austria = startOf('austria 1444');
    const venue = venueOf('T11-1', 'wien');
    const occupied = positionOf(
      { austria, venice: { capital: 'venezia' } },
      { board: { occupied: { tirol: 'venice' } } },
    );
    expect(outcomesAt(occupied, venue)).toEqual([{ rows: {}, income: {} }]);
    const hungary = { capital: 'pest', towns: { small: ['pest'] }, vassals: ['tirol'] };
    expect(outcomesAt(positionOf({ austria, hungary }), venue)).toEqual([{ rows: {}, income: {} }]);
    const vassal = { ...austria, towns: { small: ['wien'] }, vassals: ['tirol'] };
    expect(outcomesAt(positionOf({ austria: vassal }), venue)).toEqual([{ rows: {}, income: {} }]);
  });

  test('Fish in the English Channel: England has 5, with two ships and two Key Provinces', () => {
    const position = positionOf({ england: startOf('england 1444') });
    const venue = venueOf('T08-3', 'english-channel');
    expect(tallyAt(position, venue).powers.england).toEqual({
      merchant: 1,
      keyProvinces: 2,
      lightShips: 2,
      total: 5,
    });
    expect(outcomesAt(position, venue)).toEqual([{ rows: { england: 2 }, income: { england: 5 } }]);
  });

  test('Fish at Sevilla pays the active Castile less than Portugal', () => {
    const position = positionOf({
      castile: startOf('castile 1444'),
      portugal: startOf('portugal 1444'),
    });
    const venue = venueOf('T08-1', 'sevilla');
    expect(powersOf(tallyAt(position, venue))).toEqual({ castile: 4, portugal: 6 });
    expect(outcomesAt(position, venue)).toEqual([
      { rows: { castile: 2, portugal: 1 }, income: { castile: 5, portugal: 7 } },
    ]);
  });

  test('a ship in the Doggerbank counts in the North Sea and in the English Channel, inland it does not', () => {
    const england = {
      ...startOf('england 1444'),
      merchants: [{ node: 'english-channel' }, { node: 'north-sea' }, { node: 'champagne' }],
      influence: ['seine'],
      lightShips: [
        { zone: 'doggerbank' },
        { zone: 'doggerbank', slot: false },
        { zone: 'north-sea', in: 'port' as const },
        { zone: 'north-sea', in: 'fleet' as const },
      ],
    };
    const position = positionOf({ england });
    const shipsAt = (id: string, node: string) =>
      tallyAt(position, venueOf(id, node)).powers.england?.lightShips;
    expect(shipsAt('T08-1', 'north-sea')).toBe(1);
    expect(shipsAt('T08-3', 'english-channel')).toBe(1);
    expect(shipsAt('T17-1', 'champagne')).toBe(0);
  });

  test('who has a Merchant but no connection collects nothing and takes no row', () => {
    const position = positionOf({
      papal: startOf('papal 1444'),
      france: { ...startOf('france 1444'), merchants: [{ node: 'genoa' }] },
      castile: startOf('castile 1444'),
    });
    const venue = venueOf('T02-1', 'genoa');
    expect(tallyAt(position, venue).barred).toEqual([{ realm: 'papal', because: 'no-connection' }]);
    expect(powersOf(tallyAt(position, venue))).toEqual({ castile: 2, france: 3 });
    expect(outcomesAt(position, venue)).toEqual([
      { rows: { castile: 3, france: 2 }, income: { castile: 5, france: 8 } },
    ]);
  });
});
