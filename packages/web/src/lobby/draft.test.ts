import { describe, expect, test } from 'vitest';
import {
  beginSeats,
  calledOtherwise,
  findNameFault,
  idOf,
  idsOf,
  makeOpening,
  suggestName,
  suggestSeats,
} from './draft.ts';

const seat = (name: string, id = 0) => ({ id, name, bot: false });

describe('the lobby', () => {
  test('names become ids', () => {
    expect(idOf('New Carthage')).toBe('new-carthage');
    expect(idOf("Xi'an & Co.")).toBe('xian-and-co');
    expect(idOf('  Élise ')).toBe('elise');
    expect(idOf('a'.repeat(40))).toHaveLength(32);
    expect(idOf('!')).toBe('');
  });

  test('names in other scripts become ids too', () => {
    expect(idOf('Ольга')).toBe('olga');
    expect(idOf('Андрей Щукин')).toBe('andrei-shchukin');
    expect(idOf('Ελένη')).toBe('eleni');
    expect(idOf('Łódź')).toBe('lodz');
    const seats = [seat('Crete'), seat('李雷', 1), seat('Seat 2', 2), seat('', 3)];
    expect(idsOf(seats)).toEqual(['crete', 'seat-3', 'seat-2', 'seat-4']);
  });

  test('who is called otherwise than was typed is told', () => {
    const calledOf = (name: string) => calledOtherwise(name, idsOf([seat(name)])[0] ?? '');
    expect(calledOf('New Carthage')).toBeNull();
    expect(calledOf(' new  carthage')).toBeNull();
    expect(calledOf('Jol-Nar')).toBeNull();
    expect(calledOf('')).toBeNull();
    expect(calledOf('李雷')).toBe('Seat 1');
    expect(calledOf("Zoë McO'Brien 🐙 of the North")).toBe('Zoe Mcobrien Of The North');
  });

  test('names must be there, differ, and not mean somebody else', () => {
    const faultOf = (...names: string[]) => findNameFault(names.map((name, at) => seat(name, at)));
    expect(faultOf('Ana', 'Ben')).toBeNull();
    expect(faultOf('李雷', '韩梅梅')).toBeNull();
    expect(faultOf('Ana', 'Ben', 'ana ')).toEqual({ type: 'same', name: 'Ana', seats: [0, 2] });
    expect(faultOf('Ana', ' ')).toEqual({ type: 'missing', name: ' ', seats: [1] });
    expect(faultOf('Ana', 'Host')).toEqual({ type: 'reserved', name: 'Host', seats: [1] });
    expect(faultOf('Ana', 'constructor')?.type).toBe('reserved');
  });

  test('suggested names do not repeat', () => {
    const seats = suggestSeats(18);
    expect(new Set(seats.map(({ name }) => idOf(name))).size).toBe(18);
    expect(seats.map(({ name }) => name)).not.toContain(suggestName(seats));
  });

  test('written names stay when another game is chosen, suggested ones do not', () => {
    const plan = { min: 3, max: 8, usual: 5, names: undefined };
    const other = { min: 2, max: 4, usual: 3, names: ['Sol', 'Arborec', 'Letnev', 'Saar'] };
    const namesOf = (seats: readonly { name: string }[]) => seats.map(({ name }) => name);
    const fresh = beginSeats(plan);
    expect(namesOf(beginSeats(other, { seats: fresh, plan }))).toEqual([
      'Sol',
      'Arborec',
      'Letnev',
    ]);
    const seats = fresh.map((seat, at) => (at === 1 ? { ...seat, name: 'Ana', bot: true } : seat));
    const carried = beginSeats(other, { seats, plan });
    expect(namesOf(carried)).toEqual(['Sol', 'Ana', 'Arborec', 'Letnev']);
    expect(carried.map(({ id, bot }) => [id, bot])).toEqual([
      [0, false],
      [1, true],
      [2, false],
      [3, false],
    ]);
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
