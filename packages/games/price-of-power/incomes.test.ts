import { speak } from '@haggle/engine';
import { describe, expect, test } from 'vitest';
import { countIncomes } from './incomes.ts';
import { startOf } from './testing/boards.ts';
import { words } from './words.ts';

const SETUP = { scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] };

const linesOf = (input: unknown) => {
  const counted = countIncomes(input);
  if (!counted.ok) throw new Error(JSON.stringify(counted.refusal));
  return counted.value.lines;
};

describe('the incomes of a position', () => {
  test('list the seats in their order, the choices as views have them, and each ranking as a line', () => {
    const counted = countIncomes({ setup: SETUP, revealed: ['T25-1'] });
    if (!counted.ok) throw new Error(JSON.stringify(counted.refusal));
    const { seats, choices, lines } = counted.value;
    expect(seats).toEqual(SETUP.seats);
    expect(choices.slice(0, 3)).toEqual([
      {
        card: 'T25-1',
        node: 'bordeaux',
        kind: 'primary',
        ship: null,
        powers: { england: 3, france: 4 },
        outcomes: [{ rows: { england: 3, france: 2 }, income: { england: 4, france: 7 } }],
      },
      {
        card: 'T25-1',
        node: 'bordeaux',
        kind: 'primary',
        ship: { from: 'gulf-of-lion', to: 'central-atlantic' },
        powers: { england: 3, france: 5 },
        outcomes: [{ rows: { england: 3, france: 2 }, income: { england: 4, france: 7 } }],
      },
      {
        card: 'T25-1',
        node: 'genoa',
        kind: 'primary',
        ship: null,
        powers: { castile: 2, france: 2 },
        outcomes: [
          {
            order: ['castile', 'france'],
            rows: { castile: 3, france: null },
            income: { castile: 4, france: 0 },
          },
          {
            order: ['france', 'castile'],
            rows: { castile: null, france: 3 },
            income: { castile: 0, france: 4 },
          },
        ],
      },
    ]);
    expect(lines.map(({ choice }) => choice)).toEqual([
      'T25-1 Bordeaux',
      'T25-1 Bordeaux; ship Gulf of Lion → Central Atlantic',
      'T25-1 Genoa; ranked Castile, France',
      'T25-1 Genoa; ranked France, Castile',
      'T25-1 Genoa; ship Bay of Biscay → Western Mediterranean',
    ]);
    expect(lines[2]?.income).toEqual({ castile: 4, france: 0 });
  });

  test('tell secondary nodes, ships out of port and ships that displace others', () => {
    const venice = {
      ...startOf('venice 1444'),
      lightShips: [{ zone: 'adriatic-sea' }, { zone: 'eastern-mediterranean', in: 'port' }],
    };
    const ottomans = {
      ...startOf('ottomans 1444'),
      lightShips: [1, 2, 3].map(() => ({ zone: 'eastern-mediterranean' })),
    };
    const board = { realms: { venice, ottomans } };
    const setup = { seats: ['venice', 'ottomans'], edition: 'deluxe', board };
    const told = linesOf({ setup, revealed: ['T12-1'] }).map(({ choice }) => choice);
    expect(told).toContain(
      'T12-1 Adriatic Sea (secondary of Alexandria); ship from port, Eastern Mediterranean → Eastern Mediterranean; displacing the Ottomans',
    );
    expect(told).toContain(
      'T12-1 Alexandria; ship from port, Eastern Mediterranean → Eastern Mediterranean; displacing the Ottomans',
    );
    expect(told).toContain('T12-1 Alexandria; ship Adriatic Sea → Eastern Mediterranean');
  });

  test('are none where no card is face up', () => {
    expect(linesOf({ setup: SETUP, revealed: [] })).toEqual([]);
  });

  test.each([
    [{ setup: SETUP, revealed: ['T99-1'] }, 'revealed.0'],
    [{ setup: SETUP, revealed: ['T25-1', 'T25-1'] }, 'twice'],
    [{ setup: SETUP, revealed: ['T25-1', 'T02-1', 'T08-3', 'T08-1'] }, 'revealed'],
    [{ setup: SETUP }, 'revealed'],
    [{ setup: SETUP, revealed: [], active: 'france' }, 'active'],
    [{ setup: { ...SETUP, scenario: '9-99' }, revealed: [] }, 'The field setup.scenario is wrong'],
    [[], 'position'],
  ])('are refused for %j', (input, field) => {
    const counted = countIncomes(input);
    if (counted.ok) throw new Error('not refused');
    expect(counted.refusal.code).toBe('malformed');
    expect(speak(counted.refusal, words).message).toContain(field);
  });
});
