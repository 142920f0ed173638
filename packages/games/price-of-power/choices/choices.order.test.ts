import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RealmSetup, Setup } from '../setup.ts';
import { positionOf, startOf } from '../testing/boards.ts';
import { positions, runsFor, threeCards } from '../testing/positions.ts';
import type { ChoiceView } from '../view.ts';
import { listChoices } from './choices.ts';

type Realms = Readonly<Record<string, RealmSetup>>;

const choicesOf = (realms: Realms, cards: readonly string[], more: Partial<Setup> = {}) =>
  listChoices(positionOf(realms, more), cards);

const nodesOf = (choices: readonly ChoiceView[]) => choices.map(({ node, kind }) => [node, kind]);
const still = (choices: readonly ChoiceView[]) => choices.filter(({ ship }) => ship === null);

describe('the order of the choices', () => {
  test('is that of the cards face up, then of nodes, then of kinds, then of ships', () => {
    const keyOf = (revealed: readonly string[]) => (choice: ChoiceView) => {
      const { card, node, kind, ship } = choice;
      const { from = '', to = '', fromPort = false, displaces = '' } = ship ?? {};
      return [revealed.indexOf(card), node, kind, from, to, fromPort ? 1 : 0, displaces];
    };
    fc.assert(
      fc.property(positions(4), threeCards, (position, revealed) => {
        const keys = listChoices(position, revealed).map(keyOf(revealed));
        for (const [at, key] of keys.slice(1).entries()) {
          expect(compareKeys(keys[at] ?? [], key)).toBe(-1);
        }
      }),
      { numRuns: runsFor(40), seed: 618 },
    );
  });

  test('has a card that was revealed first before one with a smaller id', () => {
    const cards = ['T25-1', 'T02-1'];
    const found = still(choicesOf({ france: startOf('france 1444') }, cards));
    expect(found.map(({ card, node }) => [card, node])).toEqual([
      ['T25-1', 'bordeaux'],
      ['T25-1', 'genoa'],
      ['T02-1', 'genoa'],
    ]);
  });
});

function compareKeys(
  one: readonly (string | number)[],
  other: readonly (string | number)[],
): number {
  const at = one.findIndex((part, index) => part !== other[index]);
  const [mine = 0, theirs = 0] = [one[at], other[at]];
  return at < 0 ? 0 : mine < theirs ? -1 : 1;
}

describe('nodes to choose from', () => {
  const venice = startOf('venice 1444');

  test('are on a board that is used, the primary one of a secondary node too', () => {
    const mamluks: RealmSetup = { ...startOf('mamluks 1444') };
    const deluxe: Partial<Setup> = { edition: 'deluxe' };
    expect(nodesOf(still(choicesOf({ mamluks }, ['T02-1'], deluxe)))).toEqual([
      ['aleppo', 'secondary'],
      ['alexandria', 'primary'],
    ]);
    expect(nodesOf(still(choicesOf({ mamluks }, ['T02-1'])))).toEqual([]);
    expect(nodesOf(still(choicesOf({ venice }, ['T12-1'], deluxe)))).toEqual([
      ['adriatic-sea', 'secondary'],
      ['alexandria', 'primary'],
    ]);
    expect(nodesOf(still(choicesOf({ venice }, ['T12-1'])))).toEqual([]);
  });

  test('name the primary node of a secondary choice', () => {
    const [first] = choicesOf({ venice }, ['T12-1'], { edition: 'deluxe' });
    expect(first).toEqual({
      card: 'T12-1',
      node: 'adriatic-sea',
      kind: 'secondary',
      primary: 'alexandria',
      ship: null,
      powers: { venice: 3 },
      outcomes: [{ rows: { venice: 3 }, income: { venice: 3 } }],
    });
  });

  test('do not include a secondary one with a Pirate in it', () => {
    const more: Partial<Setup> = { edition: 'deluxe', board: { pirates: { 'adriatic-sea': 1 } } };
    expect(nodesOf(still(choicesOf({ venice }, ['T12-1'], more)))).toEqual([
      ['alexandria', 'primary'],
    ]);
  });

  test('include one whose requirement is not met: nobody collects there', () => {
    const austria: RealmSetup = { ...startOf('austria 1444'), towns: { large: ['wien'] } };
    expect(still(choicesOf({ austria }, ['T11-1']))).toEqual([
      {
        card: 'T11-1',
        node: 'wien',
        kind: 'primary',
        ship: null,
        powers: {},
        outcomes: [{ rows: {}, income: {} }],
      },
    ]);
  });

  test('are none without a capital, without a Merchant, or where cards are unknown', () => {
    expect(choicesOf({ france: { ...startOf('france 1444'), capital: null } }, ['T25-1'])).toEqual(
      [],
    );
    expect(choicesOf({ france: { ...startOf('france 1444'), merchants: [] } }, ['T25-1'])).toEqual(
      [],
    );
    expect(choicesOf({ france: startOf('france 1444') }, ['T99-1'])).toEqual([]);
  });
});

describe('the Merchant of a choice', () => {
  const france = startOf('france 1444');
  const nodes = (merchants: RealmSetup['merchants'], more: Partial<Setup> = {}) =>
    still(choicesOf({ france: { ...france, merchants } }, ['T25-1'], more)).map(({ node }) => node);

  test('may come from elsewhere, or from the supply by the usual reading', () => {
    expect(nodes([{ node: 'champagne' }])).toEqual(['bordeaux', 'genoa']);
    expect(nodes([{ node: 'supply' }])).toEqual(['bordeaux', 'genoa']);
    const options = { merchantFromSupply: false };
    expect(nodes([{ node: 'supply' }], { options })).toEqual([]);
    expect(nodes([{ node: 'bordeaux' }, { node: 'supply' }], { options })).toEqual([
      'bordeaux',
      'genoa',
    ]);
  });

  test('must be upright, and one that lies in a node bars it', () => {
    expect(nodes([{ node: 'bordeaux', laid: true }])).toEqual([]);
    expect(nodes([{ node: 'bordeaux', laid: true }, { node: 'champagne' }])).toEqual(['genoa']);
  });

  test('leaves the primary node of a secondary choice last', () => {
    const merchants: RealmSetup['merchants'] = [{ node: 'alexandria' }, { node: 'genoa' }];
    const venice: RealmSetup = { ...startOf('venice 1444'), merchants };
    const more: Partial<Setup> = { edition: 'deluxe', options: { secondaryAlsoPrimary: true } };
    const [both] = choicesOf({ venice }, ['T12-1'], more);
    expect(both?.outcomes).toEqual([{ rows: { venice: 3 }, income: { venice: 8 } }]);
    const spare: RealmSetup = {
      ...venice,
      merchants: [{ node: 'alexandria' }, { node: 'supply' }],
    };
    expect(choicesOf({ venice: spare }, ['T12-1'], more)[0]?.outcomes).toEqual(both?.outcomes);
    const alone: RealmSetup = { ...venice, merchants: [{ node: 'alexandria' }] };
    const [moved] = choicesOf({ venice: alone }, ['T12-1'], more);
    expect(moved?.outcomes).toEqual([{ rows: { venice: 3 }, income: { venice: 3 } }]);
  });
});

describe('a ship that moves', () => {
  test('takes a free slot, counts where it goes and no longer where it was', () => {
    const france = startOf('france 1444');
    const found = choicesOf({ france }, ['T25-1']).filter(({ node }) => node === 'bordeaux');
    expect(found.map(({ ship, powers }) => [ship, powers.france])).toEqual([
      [null, 4],
      [{ from: 'gulf-of-lion', to: 'central-atlantic' }, 5],
    ]);
  });

  test('may break the connection to the primary node though no slot changes hands', () => {
    const slots = { 'adriatic-sea': 3, 'central-mediterranean': 2, 'eastern-mediterranean': 3 };
    const rivals = Object.entries(slots).flatMap(([zone, count]) =>
      Array.from({ length: count }, () => ({ zone })),
    );
    const venice: RealmSetup = {
      capital: 'venezia',
      towns: { large: ['venezia'] },
      merchants: [{ node: 'alexandria' }, { node: 'genoa' }],
      lightShips: [
        { zone: 'adriatic-sea', slot: false },
        { zone: 'eastern-mediterranean', slot: false },
      ],
    };
    const found = choicesOf({ venice, genoa: { lightShips: rivals } }, ['T12-1'], {
      edition: 'deluxe',
      options: { secondaryAlsoPrimary: true, secondaryRivals: 'eligible' },
    });
    const paid = (to: string | undefined) =>
      found
        .filter(({ kind, ship }) => kind === 'secondary' && ship?.to === to && !ship?.displaces)
        .map(({ outcomes }) => outcomes[0]?.income.venice);
    expect(paid(undefined)).toEqual([6]);
    expect(paid('central-mediterranean')).toEqual([3]);
  });

  test('gives and takes power by displacing, and lies without a slot else', () => {
    const full: RealmSetup = {
      capital: 'london',
      towns: { large: ['london'] },
      merchants: [{ node: 'bordeaux' }],
      lightShips: [
        { zone: 'bay-of-biscay' },
        { zone: 'bay-of-biscay' },
        { zone: 'english-channel' },
      ],
    };
    const france: RealmSetup = {
      ...startOf('france 1444'),
      lightShips: [{ zone: 'bay-of-biscay' }, { zone: 'eastern-atlantic' }],
    };
    const found = choicesOf({ france, england: full }, ['T25-1']).filter(
      ({ node, ship }) => node === 'bordeaux' && ship?.to === 'bay-of-biscay',
    );
    expect(found.map(({ ship, powers }) => [ship, powers])).toEqual([
      [
        { from: 'eastern-atlantic', to: 'bay-of-biscay' },
        { france: 4, england: 3 },
      ],
      [
        { from: 'eastern-atlantic', to: 'bay-of-biscay', displaces: 'england' },
        { france: 5, england: 2 },
      ],
    ]);
  });
});
