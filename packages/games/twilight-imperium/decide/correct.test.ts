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
    expect(table.run('host', fix({ tradeGoods: 3 }, ''))).toEqual([{ ...corrected, seat: null }]);
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
    expect(refused({ note: 'leo/stymie' })).toEqual(noSuch('note', 'leo/stymie'));
    expect(refused({ note: 'ana/alliance', place: 'play-area' })).toEqual({
      code: 'malformed',
      data: { field: 'place', problem: 'nobody has an own note in the play area' },
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

  it('of commodities ends what had just been replenished, of cards what had to be discarded', () => {
    const table = open();
    table.run('ana', { type: 'replenish' });
    table.run('host', fix({ tradeGoods: 5 }));
    expect(table.view('leo').replenished).toEqual(['ana']);
    table.run('host', fix({ commodities: 2 }));
    expect(table.view('leo').replenished).toEqual([]);
  });
});
