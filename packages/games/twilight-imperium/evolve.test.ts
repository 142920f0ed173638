import { describe, expect, it } from 'vitest';
import { evolve } from './evolve.ts';
import { type Sitting, sit } from './testing/table.ts';

const SEATS = {
  ana: { faction: 'arborec', commodities: 2, tradeGoods: 2 },
  leo: { faction: 'letnev' },
  hal: { faction: 'hacan' },
};
const open = (more: object = {}, seats: object = {}) =>
  sit({ seats: { ...SEATS, ...seats }, neighbors: [['ana', 'leo']], active: 'ana', ...more });

/** One trades with another, who takes the offer. */
function trade(table: Sitting, from: string, to: string, gives: object, asks: object = {}) {
  const [proposed] = table.run(from, { type: 'propose', to, gives, asks });
  const offer = proposed?.type === 'proposed' ? proposed.offer : '';
  return table.run(to, { type: 'accept', offer, revision: 1 });
}

describe('a log', () => {
  it('begins with its opening', () => {
    expect(() => evolve(null, { type: 'passed', seat: 'ana' })).toThrow(
      'a log begins with its opening, not with passed',
    );
  });
});

describe('a transaction moves', () => {
  it('goods, fragments, relics and captives', () => {
    const table = open(
      {},
      {
        ana: {
          ...SEATS.ana,
          relicFragments: { cultural: 2, hazardous: 1 },
          relics: ['the-silver-flame', 'x'],
          captured: { leo: { cruiser: 2, mech: 1 }, hal: { mech: 1 } },
        },
        leo: { faction: 'letnev', commodities: 1, tradeGoods: 1, relicFragments: { cultural: 1 } },
      },
    );
    const gives = {
      commodities: 2,
      relicFragments: { cultural: 1, hazardous: 1 },
      relics: ['the-silver-flame'],
      captured: { leo: { cruiser: 1, mech: 1 } },
    };
    trade(table, 'ana', 'leo', gives, { commodities: 1, tradeGoods: 1 });
    const { seats } = table.view('spectator');
    expect(seats.ana).toMatchObject({
      commodities: 0,
      tradeGoods: 4,
      relicFragments: { cultural: 1 },
      relics: ['x'],
      captured: { leo: { cruiser: 1 }, hal: { mech: 1 } },
    });
    expect(seats.leo).toMatchObject({
      commodities: 0,
      tradeGoods: 2,
      relicFragments: { cultural: 2, hazardous: 1 },
      relics: ['the-silver-flame'],
      captured: {},
    });
  });

  it('action cards and notes', () => {
    const table = open(
      {},
      {
        ana: { ...SEATS.ana, actionCards: ['spy', 'spy', 'bribery'] },
        hal: { faction: 'hacan', actionCards: ['plague'] },
      },
    );
    const gives = { actionCards: ['spy'], promissoryNote: 'ana/ceasefire' };
    trade(table, 'ana', 'hal', gives, { actionCards: ['plague'] });
    expect(table.view('ana').hand?.actionCards).toEqual(['bribery', 'plague', 'spy']);
    expect(table.view('hal').hand?.actionCards).toEqual(['spy']);
    expect(table.view('ana').hand?.promissoryNotes).not.toContain('ana/ceasefire');
    expect(table.view('hal').hand?.promissoryNotes).toContain('ana/ceasefire');
  });

  it('secrets on the black market', () => {
    const actionCards = ['black-market-dealings'];
    const table = open(
      {},
      {
        ana: { ...SEATS.ana, actionCards, secrets: ['b', 'c'] },
        leo: { faction: 'letnev', secrets: ['a'] },
      },
    );
    table.run('ana', { type: 'use', effect: 'black-market-dealings', target: 'leo' });
    trade(table, 'ana', 'leo', { secrets: ['b'] });
    expect(table.view('ana').hand?.secrets).toEqual(['c']);
    expect(table.view('leo').hand?.secrets).toEqual(['a', 'b']);
  });

  it('a planet without its mech, which goes to another planet, and with its zone', () => {
    const hal = {
      faction: 'hacan',
      planets: ['abyz', 'lodor', 'quann'],
      mechs: ['lodor'],
      demilitarized: ['lodor', 'quann'],
    };
    const table = open({}, { hal, ana: { ...SEATS.ana, planets: ['mr'], demilitarized: ['mr'] } });
    trade(table, 'hal', 'ana', { planets: ['lodor'] });
    const { seats } = table.view('spectator');
    expect(seats.hal).toMatchObject({
      planets: ['abyz', 'quann'],
      mechs: ['abyz'],
      demilitarized: ['quann'],
    });
    expect(seats.ana).toMatchObject({
      planets: ['lodor', 'mr'],
      mechs: [],
      demilitarized: ['lodor', 'mr'],
    });
  });

  it('a planet whose mech has nowhere else to go', () => {
    const hal = { faction: 'hacan', mechs: ['lodor', 'abyz'] };
    const table = open({}, { hal });
    trade(table, 'hal', 'ana', { planets: ['lodor'] });
    expect(table.view('ana').seats.hal).toMatchObject({ planets: ['abyz'], mechs: ['abyz'] });
    expect(table.view('ana').seats.ana?.demilitarized).toEqual([]);
  });

  it('what Dark Pact and Black Ops bring', () => {
    const table = open(
      {},
      {
        ana: { ...SEATS.ana, commodities: 3, playArea: ['leo/dark-pact'] },
        leo: { faction: 'empyrean', promissoryNotes: ['fir/black-ops'] },
        fir: { faction: 'firmament' },
      },
    );
    trade(table, 'ana', 'leo', { commodities: 3 }, { promissoryNote: 'fir/black-ops' });
    const { seats, out } = table.view('spectator');
    expect(seats.ana).toMatchObject({ commodities: 0, tradeGoods: 5 });
    expect(seats.leo).toMatchObject({ tradeGoods: 4 });
    expect(out).toContain('fir/black-ops');
  });
});

describe('what was just replenished', () => {
  it('is business done once commodities are given or converted, not before', () => {
    const fresh = (act: (table: Sitting) => unknown) => {
      const table = open();
      for (const seat of ['ana', 'leo']) table.run(seat, { type: 'replenish' });
      act(table);
      return table.view('hal').replenished;
    };
    expect(fresh((table) => trade(table, 'ana', 'leo', { tradeGoods: 1 }))).toEqual(['ana', 'leo']);
    expect(fresh((table) => trade(table, 'ana', 'leo', { commodities: 1 }))).toEqual(['leo']);
    expect(fresh((table) => trade(table, 'ana', 'leo', {}, { commodities: 1 }))).toEqual(['ana']);
    expect(fresh((table) => table.run('leo', { type: 'convert', commodities: 1 }))).toEqual([
      'ana',
    ]);
  });

  it('stays so when the turn ends, until the next one begins', () => {
    const table = open();
    const look = () => table.view('hal').replenished;
    for (const seat of ['ana', 'leo']) table.run(seat, { type: 'replenish' });
    table.run('ana', { type: 'end-turn' });
    expect(look()).toEqual(['ana', 'leo']);
    table.run('host', { type: 'begin-turn', seat: 'leo' });
    expect(look()).toEqual([]);
    table.run('leo', { type: 'replenish' });
    table.run('host', { type: 'enter-phase', phase: 'status' });
    expect(look()).toEqual([]);
  });
});

describe('a window', () => {
  it('takes with it what belonged to the last one', () => {
    const table = open();
    table.run('ana', { type: 'activate', system: 18, seats: [] });
    table.run('ana', { type: 'resolve-trade', free: [] });
    table.run('ana', { type: 'begin-combat', attacker: 'ana', defender: 'leo' });
    trade(table, 'ana', 'leo', { tradeGoods: 1 });
    expect(table.view('ana')).toMatchObject({
      combat: { attacker: 'ana', defender: 'leo', system: 18 },
      trade: { by: 'ana' },
      transacted: [['ana', 'leo']],
    });
    table.run('host', { type: 'begin-turn', seat: 'leo' });
    expect(table.view('ana')).toMatchObject({
      active: 'leo',
      window: 'turn:R1-2',
      combat: null,
      trade: null,
      activation: null,
      transacted: [],
    });
    expect(table.state().tally.turns).toBe(2);
  });

  it('of an agenda is over with the agenda, and passing with the round', () => {
    const table = open();
    table.run('ana', { type: 'pass' });
    table.run('host', { type: 'enter-phase', phase: 'agenda' });
    const begin = (agenda: string) => table.run('host', { type: 'begin-agenda', agenda });
    begin('Mutiny');
    table.run('host', { type: 'replace-agenda', agenda: 'Other' });
    expect(table.view('ana').agenda).toEqual({ name: 'Other' });
    trade(table, 'ana', 'hal', { tradeGoods: 1 });
    begin('Third');
    expect(table.view('ana')).toMatchObject({ transacted: [], agenda: { name: 'Third' } });
    table.run('host', { type: 'end-agenda' });
    expect(table.view('ana')).toMatchObject({ window: null, agenda: null, phase: 'agenda' });
    expect(table.view('ana').seats.ana?.passed).toBe(true);
    table.run('host', { type: 'enter-phase', phase: 'status' });
    expect(table.view('ana')).toMatchObject({ round: 1, phase: 'status', active: null });
    expect(table.view('ana').seats.ana?.passed).toBe(true);
    table.run('host', { type: 'enter-phase', phase: 'strategy' });
    expect(table.view('ana')).toMatchObject({ round: 2, phase: 'strategy' });
    expect(table.view('ana').seats.ana?.passed).toBe(false);
    expect(table.state().tally).toMatchObject({ turns: 0, agendas: 0, replaced: 0 });
  });

  it('parts those who move apart, not those who come together', () => {
    const table = sit({
      seats: SEATS,
      map: { string: '26 39 40 19 20', presence: { ana: [26], leo: [39], hal: [19] } },
      active: 'ana',
    });
    trade(table, 'ana', 'leo', { tradeGoods: 1 });
    trade(table, 'ana', 'hal', { tradeGoods: 1 });
    table.run('hal', { type: 'move', seat: 'hal', system: 26, present: true });
    table.run('leo', { type: 'move', seat: 'leo', system: 39, present: false });
    expect(table.state().used).toEqual([
      { between: ['ana', 'leo'], parted: true },
      { between: ['ana', 'hal'], parted: false },
    ]);
  });
});

describe('laws', () => {
  it('change the galaxy where they are about wormholes', () => {
    const table = sit({
      seats: SEATS,
      map: { string: '26 -1 40', presence: { ana: [26], leo: [40] } },
      active: 'ana',
    });
    const near = () => Object.keys(table.view('hal').neighbors.ana ?? {});
    expect(near()).toEqual([]);
    table.run('host', { type: 'enact', law: 'wormhole-reconstruction' });
    expect(near()).toEqual(['leo']);
    table.run('host', { type: 'enact', law: 'censure' });
    expect(near()).toEqual(['leo']);
    table.run('host', { type: 'repeal', law: 'wormhole-reconstruction' });
    expect(near()).toEqual([]);
  });
});
