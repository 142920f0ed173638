import { describe, expect, test } from 'vitest';
import type { RealmSetup, Setup } from '../setup.ts';
import { positionOf, startOf, tallyAt, venueOf } from '../testing/boards.ts';
import { words } from '../words.ts';
import { explain } from './reasons.ts';
import type { Venue } from './venue.ts';

const WINE = venueOf('T25-1', 'bordeaux');
const FRANCE = startOf('france 1444');
const ENGLAND = startOf('england 1444');
const PORTUGAL = startOf('portugal 1444');

function why(
  venue: Venue,
  starts: Readonly<Record<string, RealmSetup>>,
  more: Partial<Setup> = {},
  order: readonly string[] = [],
) {
  const position = positionOf(starts, more);
  return explain(tallyAt(position, venue), order, { position, phrases: words.names });
}

describe('the reasons of an income', () => {
  const all = { france: FRANCE, england: ENGLAND, portugal: PORTUGAL };

  test('count the power up, tell who pushes and who is ranked below, and end with the money', () => {
    expect(why(WINE, all, {}, ['portugal', 'england'])).toEqual({
      england: [
        'Merchant 1 + Bordeaux 1 + ship in the Eastern Atlantic 1 = 3 → middle row',
        'ranked below Portugal with 3 too: nothing',
      ],
      france: [
        'Merchant 1 + Toulouse 1 + Armagnac 1 + ship in the Bay of Biscay 1 = 4 → middle row',
        '7 ducats',
      ],
      portugal: [
        'Merchant 1 + 2 ships in the Central Atlantic 2 = 3 → middle row',
        'pushed by France’s 4: low row',
        '4 ducats',
      ],
    });
    expect(why(WINE, all, {}, ['england', 'portugal'])).toMatchObject({
      england: [
        'Merchant 1 + Bordeaux 1 + ship in the Eastern Atlantic 1 = 3 → middle row',
        'pushed by France’s 4: low row',
        '4 ducats',
      ],
      portugal: [
        'Merchant 1 + 2 ships in the Central Atlantic 2 = 3 → middle row',
        'ranked below England with 3 too: nothing',
      ],
    });
  });

  test('stand in the order of the realms’ ids', () => {
    expect(Object.keys(why(WINE, all))).toEqual(['england', 'france', 'portugal']);
  });

  test('tell of Pirates, and of the column of an Expanded node', () => {
    const board = { pirates: { bordeaux: 1 }, expanded: ['bordeaux'] as ['bordeaux'] };
    expect(why(WINE, all, { board })).toEqual({
      england: [
        'Merchant 1 + Bordeaux 1 + ship in the Eastern Atlantic 1 = 3 → middle row',
        'pushed by France’s 4: low row',
        'one Pirate: nothing',
      ],
      france: [
        'Merchant 1 + Toulouse 1 + Armagnac 1 + ship in the Bay of Biscay 1 = 4 → middle row',
        'one Pirate: low row',
        '5 ducats in the column of Expanded nodes',
      ],
      portugal: [
        'Merchant 1 + 2 ships in the Central Atlantic 2 = 3 → middle row',
        'pushed by France’s 4: low row',
        'one Pirate: nothing',
      ],
    });
    const two = why(WINE, { france: FRANCE }, { board: { pirates: { bordeaux: 2 } } });
    expect(two.france?.slice(1)).toEqual(['2 Pirates: nothing']);
  });

  test('say of equals who all go without that nobody ranked them', () => {
    const merchants: RealmSetup['merchants'] = [{ node: 'bordeaux' }];
    const loose = (zone: string): RealmSetup['lightShips'] => [{ zone, slot: false }];
    const england: RealmSetup = {
      ...{ capital: 'london', towns: { large: ['london'], small: ['wessex'] }, merchants },
      lightShips: loose('eastern-atlantic'),
    };
    const castile: RealmSetup = {
      ...{ capital: 'madrid', towns: { large: ['madrid'], small: ['sevilla'] }, merchants },
      lightShips: loose('central-atlantic'),
    };
    const reasons = ['Merchant 1 = 1 → low row', 'pushed by Portugal’s 3: nothing'];
    const four = { france: FRANCE, portugal: PORTUGAL, england, castile };
    expect(why(WINE, four)).toMatchObject({ england: reasons, castile: reasons });
    // Whose power it is is told as everywhere: the name of many takes no second s.
    expect(why(WINE, { france: FRANCE, papal: PORTUGAL, england, castile }).england).toEqual([
      'Merchant 1 = 1 → low row',
      'pushed by the Papal States’ 3: nothing',
    ]);
    const two = why(WINE, { england, castile }, { board: { pirates: { bordeaux: 3 } } });
    const robbed = ['Merchant 1 = 1 → low row', '3 Pirates: nothing'];
    expect(two).toEqual({ england: robbed, castile: robbed });
    // Of those above it is the one that has the row, not the one that has none either.
    const five = why(WINE, { ...all, castile }, {}, ['portugal', 'england']);
    expect(five.england?.at(-1)).toBe('ranked below Portugal with 3 too: nothing');
    expect(five.castile).toEqual(reasons);
    const ranked = why(WINE, { england, castile }, {}, ['england', 'castile']);
    expect(ranked.castile?.at(-1)).toBe('ranked below England with 1 too: nothing');
  });

  test('tell why somebody with a Merchant there collects nothing', () => {
    const papal = startOf('papal 1444');
    expect(why(venueOf('T02-1', 'genoa'), { papal })).toEqual({
      papal: ['no connection from Genoa to the capital: nothing'],
    });
    const lonely = { ...startOf('austria 1444'), towns: { large: ['wien'] } } as RealmSetup;
    expect(why(venueOf('T11-1', 'wien'), { austria: lonely })).toEqual({
      austria: ['owns no Key Province of Wien: nothing'],
    });
    const far: RealmSetup = {
      ...PORTUGAL,
      merchants: [{ node: 'south-america' }],
      lightShips: [{ zone: 'central-atlantic' }, { zone: 'southwestern-atlantic' }],
    };
    expect(why(venueOf('T22-1', 'south-america'), { portugal: far })).toEqual({
      portugal: ['no token lies on a Key Province of South America: nothing'],
    });
  });

  test('of a secondary node come first, then those of the primary one', () => {
    const venice: RealmSetup = {
      ...startOf('venice 1444'),
      lightShips: [{ zone: 'adriatic-sea' }, { zone: 'eastern-mediterranean' }],
    };
    const venue = venueOf('T12-1', 'adriatic-sea', 'secondary');
    const seats = { venice, mamluks: startOf('mamluks 1444') };
    expect(why(venue, seats, { edition: 'deluxe' })).toEqual({
      mamluks: [
        'Merchant 1 + Iskandariyya 1 + Dumyat 1 + Qahirah 1 + Al-Quds 1 + ship in the Eastern Mediterranean 1 = 6 → high row',
        '7 ducats',
      ],
      venice: [
        'Merchant 1 + ship in the Adriatic Sea 1 + ship in the Eastern Mediterranean 1 = 3 in Adriatic Sea, the secondary node: low row',
        '3 ducats',
      ],
    });
    const both: Partial<Setup> = {
      edition: 'deluxe',
      options: { secondaryAlsoPrimary: true },
      board: { expanded: ['adriatic-sea'] },
    };
    expect(why(venue, seats, both).venice).toEqual([
      'Merchant 1 + ship in the Adriatic Sea 1 + ship in the Eastern Mediterranean 1 = 3 in Adriatic Sea, the secondary node: low row',
      '4 ducats in the column of Expanded nodes',
      'Merchant 1 + ship in the Eastern Mediterranean 1 = 2 → low row',
      '3 ducats',
    ]);
  });
});
