import { describe, expect, it } from 'vitest';
import { sit } from '../testing/table.ts';

const SEATS = {
  ana: { faction: 'arborec' },
  leo: { faction: 'letnev' },
  max: { faction: 'mentak' },
};
const MAP = { string: '26 39 40 19 26', presence: { ana: [26], leo: ['26#2'] } };
const mapped = () => sit({ seats: SEATS, map: MAP });
const listed = () => sit({ seats: SEATS, neighbors: [['ana', 'leo']] });
const nobody = { code: 'no-such', data: { what: 'seat', name: 'zoe' } };
const noSystem = { code: 'malformed', data: { field: 'system', problem: 'no such system' } };
const noMap = { code: 'malformed', data: { field: 'system', problem: 'the table has no map' } };

describe('the host tells neighbors', () => {
  const tell = (...pairs: string[][]) => ({ type: 'set-neighbors', pairs });

  it('as a list of pairs, which puts a map away', () => {
    for (const table of [mapped(), listed()]) {
      expect(table.run('host', tell(['max', 'leo']))).toEqual([
        { type: 'neighbors-set', pairs: [['max', 'leo']] },
      ]);
      expect(table.view('ana').board).toBeNull();
      expect(Object.keys(table.view('ana').neighbors.leo ?? {})).toEqual(['max']);
    }
  });

  it('who sit at the table, and nobody with himself', () => {
    expect(listed().refused('host', tell(['ana', 'leo'], ['ana', 'zoe']))).toEqual(nobody);
    expect(listed().refused('host', tell(['zoe', 'ana']))).toEqual(nobody);
    expect(listed().refused('host', tell(['ana', 'leo'], ['ana', 'ana']))).toEqual({
      code: 'malformed',
      data: { field: 'pairs', problem: 'nobody is his own neighbor' },
    });
  });
});

describe('units', () => {
  const move = (system: unknown, present: boolean, seat = 'ana') => ({
    type: 'move',
    seat,
    system,
    present,
  });
  const presence = (table: ReturnType<typeof mapped>) => table.view('ana').board?.presence;

  it('come to a system and leave it', () => {
    const table = mapped();
    const moved = { type: 'moved', seat: 'ana' };
    expect(table.run('ana', move(19, true))).toEqual([{ ...moved, system: '19', present: true }]);
    expect(presence(table)).toEqual({ ana: ['19', '26'], leo: ['26#2'] });
    table.run('ana', move(19, true));
    expect(presence(table)?.ana).toEqual(['19', '26']);
    expect(table.run('ana', move(26, false))).toEqual([{ ...moved, system: '26', present: false }]);
    expect(presence(table)).toEqual({ ana: ['19'], leo: ['26#2'] });
    table.run('max', move(18, true, 'max'));
    expect(presence(table)?.max).toEqual(['18']);
  });

  it('are of a seat and in a system of the map', () => {
    expect(mapped().refused('host', move(26, true, 'zoe'))).toEqual(nobody);
    expect(mapped().refused('ana', move(20, true))).toEqual(noSystem);
    expect(mapped().refused('ana', move(26, true, 'leo'))).toEqual({ code: 'not-yours' });
    expect(listed().refused('ana', move(26, true))).toEqual(noMap);
  });
});

describe('a wormhole token', () => {
  const place = (system: unknown, wormhole: string, present: boolean) => ({
    type: 'place-wormhole',
    system,
    wormhole,
    present,
  });

  it('lies in a system once of its kind, until it is taken away', () => {
    const table = mapped();
    const tokens = () => table.view('ana').board?.tokens;
    const token = (system: string, wormhole: string) => ({ system, wormhole });
    expect(table.run('host', place(19, 'alpha', true))).toEqual([
      { type: 'wormhole-placed', system: '19', wormhole: 'alpha', present: true },
    ]);
    table.run('host', place(19, 'beta', true));
    table.run('host', place('26#2', 'alpha', true));
    table.run('host', place(19, 'alpha', true));
    expect(tokens()).toEqual([token('19', 'beta'), token('26#2', 'alpha'), token('19', 'alpha')]);
    table.run('host', place(19, 'alpha', false));
    expect(tokens()).toEqual([token('19', 'beta'), token('26#2', 'alpha')]);
  });

  it('needs a system of the map', () => {
    expect(mapped().refused('host', place(20, 'alpha', true))).toEqual(noSystem);
    expect(listed().refused('host', place(26, 'alpha', true))).toEqual(noMap);
  });
});

describe('control of a planet', () => {
  const PLANETS = ['arretze', 'hercant'];
  const seats = (more: object = {}) => ({
    hal: { faction: 'hacan', planets: PLANETS, mechs: PLANETS, ...more },
    ana: { faction: 'arborec', tradeGoods: 3 },
    max: { faction: 'mentak' },
  });
  const seated = (setup: object) => sit({ seats: seats(), active: 'ana', ...setup });
  const give = (table: ReturnType<typeof seated>, planets: readonly string[] = ['arretze']) => {
    table.run('hal', { type: 'propose', to: 'ana', gives: { planets }, asks: {} });
    return table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 });
  };
  const map = (presence: object, string = '27 16') => ({ map: { string, presence } });
  const places = (table: ReturnType<typeof seated>) => table.view('spectator').board?.presence;
  const neighborsOf = (table: ReturnType<typeof seated>, seat: string) =>
    Object.keys(table.view('spectator').neighbors[seat] ?? {});

  it('is presence in its system, without units and from the opening on', () => {
    const table = seated(map({ hal: [27], max: [27] }));
    expect(places(table)).toEqual({ hal: ['16', '27'], max: ['27'] });
    expect(places(seated(map({})))).toEqual({ hal: ['16'] });
    expect(neighborsOf(seated(map({ max: [27] })), 'hal')).toEqual(['max']);
    expect(neighborsOf(seated({ neighbors: [] }), 'hal')).toEqual([]);
    expect(places(seated(map({}, '27 28')))).toEqual({});
  });

  it('makes who is given a planet a neighbor there at once', () => {
    const table = seated(map({ hal: [16], max: [27] }));
    expect(give(table)).toMatchObject([
      { type: 'transacted' },
      { type: 'pillage-offered', by: 'max', target: 'ana' },
    ]);
    expect(places(table)?.ana).toEqual(['16']);
    expect(neighborsOf(table, 'ana')).toEqual(['hal', 'max']);
    // No ships have come.
    expect(table.state().arrival).toBeUndefined();
  });

  it('is lost with the planet, and with the last one of its system the presence, but for units', () => {
    const table = seated(map({ max: [27] }));
    give(table);
    expect(places(table)).toEqual({ hal: ['16'], ana: ['16'], max: ['27'] });
    const correct = (seat: string, planets: readonly string[]) =>
      table.run('host', { type: 'correct', why: 'lost', seat, planets });
    correct('hal', []);
    expect(neighborsOf(table, 'max')).toEqual(['ana']);
    correct('ana', []);
    expect(neighborsOf(table, 'max')).toEqual([]);
    correct('ana', ['starpoint']);
    expect(neighborsOf(table, 'max')).toEqual(['ana']);
    const ships = seated(map({ hal: [16] }));
    give(ships, PLANETS);
    expect(places(ships)).toEqual({ hal: ['16'], ana: ['16'] });
  });

  it('outlasts ships that leave', () => {
    const table = seated(map({ hal: [16], max: [27] }));
    table.run('hal', { type: 'move', seat: 'hal', system: 16, present: false });
    expect(neighborsOf(table, 'hal')).toEqual(['max']);
  });

  it('goes either way of an offer', () => {
    const table = seated(map({ hal: [16] }));
    const asks = { planets: ['arretze'] };
    table.run('ana', { type: 'propose', to: 'hal', gives: { tradeGoods: 1 }, asks });
    table.run('hal', { type: 'accept', offer: 'ana-hal-1', revision: 1 });
    expect(neighborsOf(table, 'ana')).toEqual(['hal']);
  });

  it.each([
    ['moll-primus', '2'],
    ['MollPrimus', '2'],
    ['mr', '18'],
    ['mecatol-rex', '18'],
    ['new-terra', '105'],
    ['neutera', '105'],
    ['tinnes', '105'],
    ['mallice', '82b'],
  ])('is found by the planet’s letters, by its id as by its name: %s', (planet, system) => {
    const table = seated({ seats: seats({ planets: [planet], mechs: [] }), ...map({}, '2 105') });
    expect(places(table)?.hal).toEqual([system]);
  });
});
