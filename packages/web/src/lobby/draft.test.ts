import { describe, expect, test } from 'vitest';
import { findNameFault, idOf, makeOpening, suggestName, suggestSeats } from './draft.ts';

const seat = (name: string, id = 0) => ({ id, name, bot: false });

describe('the lobby', () => {
  test('names become ids', () => {
    expect(idOf('New Carthage')).toBe('new-carthage');
    expect(idOf("Xi'an & Co.")).toBe('xian-and-co');
    expect(idOf('  Élise ')).toBe('elise');
    expect(idOf('a'.repeat(40))).toHaveLength(32);
    expect(idOf('!')).toBe('');
  });

  test('names must be there, differ, and not mean somebody else', () => {
    expect(findNameFault([seat('Ana'), seat('Ben')])).toBeNull();
    expect(findNameFault([seat('Ana'), seat('ana ')])).toEqual({ type: 'names' });
    expect(findNameFault([seat('Ana'), seat('?')])).toEqual({ type: 'names' });
    expect(findNameFault([seat('Ana'), seat('Host')])).toEqual({ type: 'reserved', name: 'Host' });
    expect(findNameFault([seat('Ana'), seat('constructor')])?.type).toBe('reserved');
  });

  test('suggested names do not repeat', () => {
    const seats = suggestSeats(18);
    expect(new Set(seats.map(({ name }) => idOf(name))).size).toBe(18);
    expect(seats.map(({ name }) => name)).not.toContain(suggestName(seats));
  });

  test('an opening has the seats, the rest of the set-up, and the bots', () => {
    const seats = [seat('Ana'), { ...seat('Ben', 1), bot: true }];
    expect(makeOpening({ game: 'g', name: ' Thursday ', seats, setup: { cities: {} } })).toEqual({
      game: 'g',
      name: 'Thursday',
      setup: { seats: ['ana', 'ben'], cities: {} },
      bots: ['ben'],
    });
  });
});
