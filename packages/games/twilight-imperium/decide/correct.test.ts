import { describe, expect, it } from 'vitest';
import { sit } from '../testing/table.ts';

const SEATS = {
  ana: {
    faction: 'arborec',
    tradeGoods: 2,
    planets: ['lodor'],
    promissoryNotes: ['leo/ceasefire'],
  },
  leo: { faction: 'letnev' },
  max: { faction: 'mentak' },
};
const open = () => sit({ seats: SEATS });
const fix = (more: object, seat: string | undefined = 'ana') => ({
  type: 'correct',
  why: 'a slip',
  ...(seat && { seat }),
  ...more,
});
const corrected = { type: 'corrected', why: 'a slip', seat: 'ana', set: {}, note: null };
const noSuch = (what: string, name: string) => ({ code: 'no-such', data: { what, name } });

describe('a correction', () => {
  it('may be nothing but its reason', () => {
    const table = open();
    const before = table.view('ana').seats;
    expect(table.run('host', fix({}, ''))).toEqual([{ ...corrected, seat: null }]);
    expect(table.view('ana').seats).toEqual(before);
    expect(table.view('ana').ledger).toEqual([{ what: 'corrected', seat: 'host', by: 'a slip' }]);
  });

  it('sets what it names as it names it, in order, and leaves the rest', () => {
    const table = open();
    const command = fix({
      commodities: 3,
      relicFragments: { unknown: 0, hazardous: 1 },
      actionCards: ['veto', 'bribery'],
      secrets: ['b', 'a'],
      relics: ['b', 'a'],
      planets: ['quann', 'abyz'],
      spaceStations: 1,
      captured: { leo: { mech: 1, carrier: 0 }, max: { mech: 0 } },
    });
    const set = {
      commodities: 3,
      relicFragments: { hazardous: 1 },
      actionCards: ['bribery', 'veto'],
      secrets: ['a', 'b'],
      relics: ['a', 'b'],
      planets: ['abyz', 'quann'],
      spaceStations: 1,
      captured: { leo: { mech: 1 } },
    };
    expect(table.run('host', command)).toEqual([{ ...corrected, set }]);
    const { actionCards, secrets, ...open_ } = set;
    expect(table.view('ana').seats.ana).toMatchObject({
      ...open_,
      tradeGoods: 2,
      faction: 'arborec',
    });
    expect(table.view('ana').hand).toEqual({
      actionCards,
      secrets,
      promissoryNotes: ['leo/ceasefire'],
    });
    expect(table.view('ana').ledger).toEqual([{ what: 'corrected', seat: 'ana', by: 'a slip' }]);
  });

  it('of mechs and zones brings their planets', () => {
    const table = open();
    table.run('host', fix({ mechs: ['quann', 'lodor'], demilitarized: ['abyz'] }));
    expect(table.view('ana').seats.ana).toMatchObject({
      mechs: ['lodor', 'quann'],
      demilitarized: ['abyz'],
    });
    const mechs = open();
    mechs.run('host', fix({ mechs: ['quann', 'lodor'] }));
    expect(mechs.view('ana').seats.ana?.planets).toEqual(['lodor', 'quann']);
    const zones = open();
    zones.run('host', fix({ demilitarized: ['abyz', 'lodor'], planets: ['mr', 'lodor'] }));
    expect(zones.view('ana').seats.ana?.planets).toEqual(['abyz', 'lodor', 'mr']);
    const both = open();
    both.run('host', fix({ mechs: ['quann'], planets: ['mr'] }));
    expect(both.view('ana').seats.ana?.planets).toEqual(['mr', 'quann']);
  });

  it('is of a seat, as soon as it sets anything', () => {
    const whose = { code: 'malformed', data: { field: 'seat', problem: 'it does not say whose' } };
    for (const more of [{ tradeGoods: 3 }, { note: 'ana/ceasefire', place: 'out' }]) {
      expect(open().refused('host', fix(more, ''))).toEqual(whose);
    }
    expect(open().refused('host', fix({ place: 'out' }))).toEqual({
      code: 'malformed',
      data: { field: 'note', problem: 'no note is named' },
    });
  });

  it('of planets takes along what stands on them, unless that is set as well', () => {
    const settled = () => {
      const table = open();
      table.run('host', fix({ planets: ['abyz', 'mr'], mechs: ['abyz'], demilitarized: ['mr'] }));
      return table;
    };
    const seen = (more: object) => {
      const table = settled();
      table.run('host', fix(more));
      const { planets, mechs, demilitarized } = table.view('leo').seats.ana ?? {};
      return { planets, mechs, demilitarized };
    };
    expect(seen({ planets: [] })).toEqual({ planets: [], mechs: [], demilitarized: [] });
    expect(seen({ planets: ['abyz'] })).toEqual({
      planets: ['abyz'],
      mechs: ['abyz'],
      demilitarized: [],
    });
    expect(seen({ planets: [], demilitarized: ['mr'] })).toEqual({
      planets: ['mr'],
      mechs: [],
      demilitarized: ['mr'],
    });
    expect(settled().run('host', fix({ planets: ['abyz', 'mr', 'quann'] }))).toEqual([
      { ...corrected, set: { planets: ['abyz', 'mr', 'quann'] } },
    ]);
  });

  it('puts a note in a hand, into a play area or out of the game', () => {
    const table = open();
    const note = 'leo/alliance';
    const place = (where: string) => table.run('host', fix({ note, place: where }));
    const placed = (where: string) => [{ ...corrected, note: { note, place: where } }];
    expect(table.run('host', fix({ note }))).toEqual(placed('hand'));
    expect(table.view('ana').hand?.promissoryNotes).toEqual(['leo/alliance', 'leo/ceasefire']);
    expect(place('play-area')).toEqual(placed('play-area'));
    expect(table.view('ana').hand?.promissoryNotes).toEqual(['leo/ceasefire']);
    expect(table.view('leo').seats.ana?.playArea).toEqual([note]);
    expect(place('out')).toEqual(placed('out'));
    expect(table.view('leo').seats.ana?.playArea).toEqual([]);
    expect(table.view('leo').out).toContain(note);
    place('hand');
    expect(table.view('leo').out).not.toContain(note);
    table.run('host', fix({ note: 'ana/alliance', place: 'hand' }));
    expect(table.view('ana').hand?.promissoryNotes).toContain('ana/alliance');
  });

  it('is of seats, owners and notes of this game', () => {
    const refused = (more: object, seat?: string) => open().refused('host', fix(more, seat));
    expect(refused({}, 'zoe')).toEqual(noSuch('seat', 'zoe'));
    expect(refused({ captured: { leo: {}, zoe: {} } })).toEqual(noSuch('seat', 'zoe'));
    expect(refused({ captured: { ana: { cruiser: 1 } } })).toEqual({
      code: 'malformed',
      data: { field: 'captured', problem: 'only units of other seats at the table are captured' },
    });
    expect(refused({ note: 'leo/stymie' })).toEqual(noSuch('note', 'leo/stymie'));
    expect(refused({ note: 'ana/alliance', place: 'play-area' })).toEqual({
      code: 'malformed',
      data: { field: 'place', problem: 'nobody has a note of his own in the play area' },
    });
  });

  it('gives no more commodities than the value that it brings', () => {
    const more = {
      code: 'malformed',
      data: { field: 'commodities', problem: 'more than the commodity value' },
    };
    expect(open().refused('host', fix({ commodities: 4 }))).toEqual(more);
    expect(open().run('host', fix({ commodities: 3 }))).toHaveLength(1);
    const core = { relics: ['dynamis-core'], spaceStations: 1 };
    expect(open().run('host', fix({ commodities: 6, ...core }))).toHaveLength(1);
    expect(open().refused('host', fix({ commodities: 7, ...core }))).toEqual(more);
  });

  it('of a hand leaves due what is still too much', () => {
    const cards = Array.from({ length: 7 }, (_none, at) => `card-${at}`);
    const ana = { faction: 'arborec', actionCards: cards };
    const hal = { faction: 'hacan', actionCards: ['veto', 'spy', 'summit'] };
    const table = sit({ seats: { ...SEATS, ana, hal }, active: 'ana' });
    const gives = { actionCards: ['veto', 'spy'] };
    table.run('hal', { type: 'propose', to: 'ana', gives, asks: {} });
    table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 });
    const due = (count: number) => [{ type: 'discard', by: 'ana', count }];
    expect(table.view('leo').pending).toEqual(due(2));
    table.run('host', fix({ actionCards: [...cards, 'spy', 'veto'] }));
    expect(table.view('leo').pending).toEqual(due(2));
    table.run('host', fix({ actionCards: ['summit'] }, 'hal'));
    table.run('host', fix({ actionCards: [...cards, 'spy'] }));
    expect(table.view('leo').pending).toEqual(due(1));
    table.run('host', fix({ actionCards: cards }));
    expect(table.view('leo').pending).toEqual([]);
    table.run('host', fix({ actionCards: [...cards, 'spy'] }));
    expect(table.view('leo').pending).toEqual([]);
  });

  it('of commodities ends what had just been replenished', () => {
    const table = open();
    table.run('ana', { type: 'replenish' });
    table.run('host', fix({ tradeGoods: 5 }));
    expect(table.view('leo').replenished).toEqual(['ana']);
    table.run('host', fix({ commodities: 2 }));
    expect(table.view('leo').replenished).toEqual([]);
  });
});
