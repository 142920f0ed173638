import { describe, expect, test } from 'vitest';
import {
  beginSeats,
  findNameFault,
  idOf,
  idsOf,
  makeOpening,
  namesOf,
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

  test('names that differ in their marks alone are two seats', () => {
    const seats = ['Zoë', 'Zoé', 'Zoe 2', 'zoë ', 'Zoe'].map((name, at) => seat(name, at));
    expect(idsOf(seats)).toEqual(['zoe', 'zoe-3', 'zoe-2', 'zoe', 'zoe-4']);
    expect(findNameFault(seats)).toEqual({ type: 'same', name: 'Zoë', seats: [0, 3] });
    expect(findNameFault(seats.toSpliced(3, 1))).toBeNull();
    const long = ['ä', 'a'].map((letter, at) => seat(letter.repeat(40), at));
    expect(idsOf(long)[1]).toBe(`${'a'.repeat(30)}-2`);
  });

  test('names that their ids do not say are kept as they were typed', () => {
    const nameOf = (name: string) => Object.entries(namesOf([seat(name)]));
    expect(nameOf('New Carthage')).toEqual([]);
    expect(nameOf(' new  carthage')).toEqual([]);
    expect(nameOf('')).toEqual([]);
    expect(nameOf('van der Berg')).toEqual([['van-der-berg', 'van der Berg']]);
    expect(nameOf('Jol-Nar')).toEqual([['jol-nar', 'Jol-Nar']]);
    expect(nameOf(' 李雷 ')).toEqual([['seat-1', '李雷']]);
    expect(nameOf("Zoë  McO'Brien 🐙")).toEqual([['zoe-mcobrien', "Zoë McO'Brien 🐙"]]);
  });

  test('names must be there, differ, and not mean somebody else', () => {
    const faultOf = (...names: string[]) => findNameFault(names.map((name, at) => seat(name, at)));
    expect(faultOf('Ana', 'Ben')).toBeNull();
    expect(faultOf('李雷', '韩梅梅')).toBeNull();
    expect(faultOf('Ana', 'Ben', 'ana ')).toEqual({ type: 'same', name: 'Ana', seats: [0, 2] });
    expect(faultOf('李雷', 'Ana', '李雷')).toEqual({ type: 'same', name: '李雷', seats: [0, 2] });
    expect(faultOf('Ana', ' ')).toEqual({ type: 'missing', name: ' ', seats: [1] });
    expect(faultOf('Ana', 'Host')).toEqual({ type: 'reserved', name: 'Host', seats: [1] });
    expect(faultOf('Ana', 'constructor')?.type).toBe('reserved');
  });

  test('where a game suggests no names, or no more, seats have numbers', () => {
    expect(suggestSeats(3, ['Sol']).map(({ name }) => name)).toEqual(['Sol', 'Seat 2', 'Seat 3']);
    const left = suggestSeats(3).slice(1);
    expect(left.map(({ name }) => name)).toEqual(['Seat 2', 'Seat 3']);
    expect(suggestName(left)).toBe('Seat 4');
  });

  test('suggested names do not repeat', () => {
    const seats = suggestSeats(18);
    expect(new Set(seats.map(({ name }) => idOf(name))).size).toBe(18);
    expect(seats.map(({ name }) => name)).not.toContain(suggestName(seats));
  });

  test('written names stay when another game is chosen, suggested ones do not', () => {
    const plan = { min: 3, max: 8, usual: 5, names: undefined };
    const other = { min: 2, max: 4, usual: 3, names: ['Sol', 'Arborec', 'Letnev', 'Saar'] };
    const listNames = (seats: readonly { name: string }[]) => seats.map(({ name }) => name);
    const fresh = beginSeats(plan);
    expect(listNames(beginSeats(other, { seats: fresh, plan }))).toEqual([
      'Sol',
      'Arborec',
      'Letnev',
    ]);
    const seats = fresh.map((seat, at) => (at === 1 ? { ...seat, name: 'Ana', bot: true } : seat));
    const carried = beginSeats(other, { seats, plan });
    expect(listNames(carried)).toEqual(['Sol', 'Ana', 'Arborec', 'Letnev']);
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

  test('an opening tells names, unless the set-up names the seats itself', () => {
    const draft = { game: 'g', name: '', seats: [seat('Ana'), seat('李雷', 1)], setup: {} };
    expect(makeOpening(draft)).toMatchObject({ names: { 'seat-2': '李雷' } });
    expect(makeOpening({ ...draft, bots: [] })).not.toHaveProperty('names');
  });
});
