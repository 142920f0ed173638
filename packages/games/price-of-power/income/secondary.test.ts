import { describe, expect, test } from 'vitest';
import type { RealmSetup, Setup } from '../setup.ts';
import { outcomesAt, positionOf, startOf, tallyAt, venueOf } from '../testing/boards.ts';
import { totalPowers } from './outcomes.ts';
import { barSecondary } from './secondary.ts';

const venice: RealmSetup = {
  ...startOf('venice 1444'),
  lightShips: [{ zone: 'adriatic-sea' }, { zone: 'eastern-mediterranean' }],
};
const mamluks = startOf('mamluks 1444');
const GRAIN = venueOf('T12-1', 'adriatic-sea', 'secondary');
const DELUXE: Partial<Setup> = { edition: 'deluxe' };

function bar(rivals: Readonly<Record<string, RealmSetup>>, more: Partial<Setup> = {}) {
  const position = positionOf({ venice, ...rivals }, { ...DELUXE, ...more });
  return barSecondary(position, 'adriatic-sea');
}

/** A realm with so many ships in the Central Mediterranean, which reaches the Adriatic node. */
const sailor = (ships: number, more: RealmSetup = {}): RealmSetup => ({
  capital: 'napoli',
  lightShips: [
    ...Array.from({ length: Math.min(ships, 2) }, () => ({ zone: 'central-mediterranean' })),
    ...Array.from({ length: Math.max(0, ships - 2) }, () => ({ zone: 'adriatic-sea' })),
  ] as RealmSetup['lightShips'],
  ...more,
});

describe('a secondary node may be selected', () => {
  test('by who is not exceeded there: an equal power is no bar, one more is', () => {
    expect(bar({ naples: sailor(3) })).toBeNull();
    expect(bar({ naples: sailor(4) })).toEqual({
      code: 'secondary-outpowered',
      rival: 'naples',
      own: 3,
      other: 4,
    });
    expect(bar({ mamluks, naples: sailor(4) })).toMatchObject({ rival: 'naples' });
  });

  test('against Key Provinces that would count at a primary node', () => {
    const ragusa = sailor(2, {
      towns: { small: ['ragusa', 'bosnia', 'ferrara'] },
      merchants: [{ node: 'adriatic-sea' }],
    });
    expect(bar({ naples: ragusa })).toBeNull();
  });

  test('unless a Pirate is there, which is what is told first', () => {
    const pirates = { 'adriatic-sea': 1 } as const;
    expect(bar({}, { board: { pirates } })).toEqual({ code: 'secondary-pirate' });
    expect(bar({ naples: sailor(4) }, { board: { pirates } })).toMatchObject({
      code: 'secondary-pirate',
    });
    expect(bar({}, { board: { pirates: { alexandria: 2 } } })).toBeNull();
  });

  test('by the strict reading only rivals who could collect there count', () => {
    const options = { secondaryRivals: 'eligible' as const };
    const merchants: RealmSetup['merchants'] = [{ node: 'adriatic-sea' }];
    expect(bar({ naples: sailor(4) }, { options })).toBeNull();
    expect(bar({ naples: sailor(3, { merchants }) }, { options })).toMatchObject({ other: 4 });
    const cut = sailor(4, { merchants, capital: 'moskva' });
    expect(bar({ naples: cut }, { options })).toBeNull();
    expect(bar({ naples: cut })).toMatchObject({ other: 5 });
  });
});

describe('a secondary income', () => {
  const pays = (more: Partial<Setup>, seats: Readonly<Record<string, RealmSetup>> = { venice }) =>
    outcomesAt(positionOf(seats, { ...DELUXE, ...more }), GRAIN);

  test('is the lowest row, in the column of the secondary node or by another reading of the primary one', () => {
    const paid = (ducats: number) => [{ rows: { venice: 3 }, income: { venice: ducats } }];
    expect(pays({})).toEqual(paid(3));
    expect(pays({ board: { expanded: ['adriatic-sea'] } })).toEqual(paid(4));
    expect(pays({ board: { expanded: ['alexandria'] } })).toEqual(paid(3));
    const options = { secondaryColumn: 'primary' as const };
    expect(pays({ board: { expanded: ['alexandria'] }, options })).toEqual(paid(4));
    expect(pays({ board: { expanded: ['adriatic-sea'] }, options })).toEqual(paid(3));
  });

  test('does not suffer from Pirates in the primary node, where the others do', () => {
    const board = { pirates: { alexandria: 1 } };
    expect(pays({ board }, { venice, mamluks })).toEqual([
      { rows: { mamluks: 2, venice: 3 }, income: { mamluks: 5, venice: 3 } },
    ]);
  });

  test('leaves the active realm out of the primary node, unless that reading is taken', () => {
    const position = positionOf({ venice, mamluks }, DELUXE);
    const tally = tallyAt(position, GRAIN);
    expect(Object.keys(tally.powers)).toEqual(['mamluks']);
    expect(totalPowers(tally)).toEqual({ mamluks: 6, venice: 3 });
    const options = { secondaryAlsoPrimary: true };
    expect(pays({ options }, { venice, mamluks })).toEqual([
      { rows: { mamluks: 1, venice: 3 }, income: { mamluks: 7, venice: 6 } },
    ]);
  });

  test('asks nothing of who trades at a primary node', () => {
    const position = positionOf({ venice }, DELUXE);
    expect(tallyAt(position, venueOf('T12-1', 'alexandria')).secondary).toBeNull();
  });
});
