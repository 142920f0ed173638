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

describe('a planet that is given', () => {
  const PLANETS = ['arretze', 'hercant'];
  const seats = (more: object = {}) => ({
    hal: { faction: 'hacan', planets: PLANETS, mechs: PLANETS, ...more },
    ana: { faction: 'arborec', tradeGoods: 3 },
    max: { faction: 'mentak' },
  });
  const given = (setup: object, planets: readonly string[] = ['arretze']) => {
    const table = sit({ seats: seats(), active: 'ana', ...setup });
    const gift = { type: 'propose', to: 'ana', gives: { planets }, asks: {} };
    table.run('hal', gift);
    return { table, events: table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 }) };
  };
  const map = (presence: object, string = '27 16') => ({ map: { string, presence } });
  const controls = { type: 'moved', seat: 'ana', system: '16', present: true, planet: 'arretze' };

  it('brings its receiver into its system, who is a neighbor there at once', () => {
    const { table, events } = given(map({ hal: [16], max: [27] }));
    expect(events).toMatchObject([
      controls,
      { type: 'transacted' },
      { type: 'pillage-offered', by: 'max', target: 'ana' },
    ]);
    expect(table.view('leo').board?.presence.ana).toEqual(['16']);
    expect(Object.keys(table.view('leo').neighbors.ana ?? {})).toEqual(['hal', 'max']);
    // No ships have come.
    expect(table.state().arrival).toBeUndefined();
  });

  it('brings him there once, where he was not, and where there is such a place', () => {
    const kinds = (setup: object, planets?: readonly string[]) =>
      given(setup, planets).events.map(({ type }) => type);
    expect(kinds(map({ hal: [16] }), PLANETS)).toEqual(['moved', 'transacted']);
    expect(kinds(map({ hal: [16], ana: [16] }))).toEqual(['transacted']);
    expect(kinds(map({ hal: [27] }, '27 28'))).toEqual(['transacted']);
    expect(kinds({ neighbors: [] })).toEqual(['transacted']);
  });

  it('is found by its letters, and beside the map too', () => {
    const owned = (planet: string) => {
      const hal = { planets: [planet], mechs: [planet] };
      return given({ seats: seats(hal), ...map({}, '2 28') }, [planet]).events[0];
    };
    expect(owned('moll-primus')).toEqual({ ...controls, system: '2', planet: 'moll-primus' });
    expect(owned('mallice')).toEqual({ ...controls, system: '82b', planet: 'mallice' });
  });

  it('may go either way of an offer', () => {
    const table = sit({ seats: seats(), active: 'ana', ...map({ hal: [16] }) });
    const asks = { planets: ['arretze'] };
    table.run('ana', { type: 'propose', to: 'hal', gives: { tradeGoods: 1 }, asks });
    const events = table.run('hal', { type: 'accept', offer: 'ana-hal-1', revision: 1 });
    expect(events).toMatchObject([controls, { type: 'transacted' }]);
  });
});
