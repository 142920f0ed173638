import { describe, expect, it } from 'vitest';
import { refusalOf, sit } from './testing/table.ts';

const SEATS = {
  ana: { faction: 'arborec' },
  leo: { faction: 'letnev' },
  max: { faction: 'mentak' },
};
const seat = (more: object, faction = 'arborec') => ({
  seats: { ...SEATS, ana: { faction, ...more } },
});
const wrong = (field: string, problem: string) => ({
  code: 'malformed',
  data: { field, problem },
});

describe('a table that is given the least', () => {
  const table = sit({ seats: SEATS });

  it('is in the action phase, with nobody active and nothing on the board', () => {
    expect(table.view('spectator')).toMatchObject({
      phase: 'action',
      round: 1,
      active: null,
      window: null,
      agenda: null,
      combat: null,
      activation: null,
      neighbors: { ana: {}, leo: {}, max: {} },
      links: [],
      transacted: [],
      offers: {},
      transactions: [],
      deals: [],
      ledger: [],
      out: [],
      pending: [],
      laws: [],
      events: [],
      trade: null,
      replenished: [],
      extras: [],
      board: null,
    });
    expect(sit({ seats: SEATS, active: 'leo' }).view('ana').window).toBe('turn:R1-1');
  });

  it('reads the rules as most do, unless it says otherwise', () => {
    const { options } = table.view('ana');
    expect(Object.keys(options)).toHaveLength(20);
    expect(options).toMatchObject({ A1: 'both-ways', A2: 'refused', A8: 'pillage-first' });
    const other = sit({ seats: SEATS, options: { A2: 'allowed' } }).view('ana').options;
    expect(other).toEqual({ ...options, A2: 'allowed' });
  });

  it('has seats with nothing but their own notes', () => {
    expect(table.view('spectator').seats.ana).toEqual({
      faction: 'arborec',
      commodities: 0,
      commodityValue: 3,
      tradeGoods: 0,
      relicFragments: {},
      playArea: [],
      promissoryNotes: 6,
      actionCards: 0,
      secrets: 0,
      relics: [],
      planets: [],
      mechs: [],
      demilitarized: [],
      spaceStations: 0,
      captured: {},
      passed: false,
    });
    expect(table.view('ana').hand).toEqual({
      promissoryNotes: [
        'ana/alliance',
        'ana/ceasefire',
        'ana/political-secret',
        'ana/stymie',
        'ana/support-for-the-throne',
        'ana/trade-agreement',
      ],
      actionCards: [],
      secrets: [],
    });
  });
});

describe('what a table is given', () => {
  it('is kept in order and without what is nothing', () => {
    const given = {
      commodities: 3,
      tradeGoods: 4,
      relicFragments: { unknown: 1, cultural: 2, hazardous: 0 },
      playArea: ['max/alliance', 'leo/alliance'],
      promissoryNotes: ['leo/ceasefire', 'ana/stymie'],
      actionCards: ['veto', 'spy'],
      secrets: ['b', 'a'],
      relics: ['b', 'a'],
      planets: ['quann', 'lodor'],
      mechs: ['wellon', 'abyz'],
      demilitarized: ['mr', 'lodor'],
      spaceStations: 2,
      captured: { max: { mech: 1, cruiser: 0 }, leo: { mech: 0 } },
    };
    const table = sit(seat(given));
    expect(table.view('leo').seats.ana).toMatchObject({
      commodities: 3,
      commodityValue: 5,
      tradeGoods: 4,
      relicFragments: { cultural: 2, unknown: 1 },
      playArea: ['leo/alliance', 'max/alliance'],
      promissoryNotes: 2,
      actionCards: 2,
      secrets: 2,
      relics: ['a', 'b'],
      planets: ['abyz', 'lodor', 'mr', 'quann', 'wellon'],
      mechs: ['abyz', 'wellon'],
      demilitarized: ['lodor', 'mr'],
      spaceStations: 2,
      captured: { max: { mech: 1 } },
    });
    expect(table.view('ana').hand).toEqual({
      promissoryNotes: ['ana/stymie', 'leo/ceasefire'],
      actionCards: ['spy', 'veto'],
      secrets: ['a', 'b'],
    });
  });

  it('of notes leaves the others what lies nowhere else, and puts the rest out of the game', () => {
    const playArea = ['leo/alliance'];
    const table = sit(seat({ playArea, promissoryNotes: ['leo/ceasefire'] }));
    expect(table.view('leo').hand?.promissoryNotes).toEqual([
      'leo/political-secret',
      'leo/support-for-the-throne',
      'leo/trade-agreement',
      'leo/war-funding',
    ]);
    expect(table.view('leo').out).toEqual([
      'ana/alliance',
      'ana/ceasefire',
      'ana/political-secret',
      'ana/stymie',
      'ana/support-for-the-throne',
      'ana/trade-agreement',
    ]);
  });

  it('of laws, events and a map is in force from the start', () => {
    const laws = [
      { law: 'censure', elected: 'leo' },
      { law: 'wormhole-reconstruction', elected: null },
    ];
    const map = { string: '39 26 40', presence: { ana: [40, 26, '26'], leo: [] } };
    const table = sit({ seats: SEATS, laws, events: ['hidden-agenda'], map, phase: 'status' });
    expect(table.view('ana')).toMatchObject({
      phase: 'status',
      laws: [{ law: 'censure', elected: 'leo' }, { law: 'wormhole-reconstruction' }],
      events: ['hidden-agenda'],
      board: {
        map: '39 26 40',
        presence: { ana: ['26', '40'], leo: [] },
        tokens: [],
        tethers: [],
        modernized: [],
        folded: [],
      },
    });
    expect(table.state().galaxy.reconstructed).toBe(true);
  });

  it('of a law or an event told twice has it once, as when it is enacted again', () => {
    const laws = [
      { law: 'minister-of-commerce', elected: 'ana' },
      { law: 'articles-of-war' },
      { law: 'minister-of-commerce', elected: 'leo' },
    ];
    const events = ['age-of-commerce', 'age-of-commerce'];
    expect(sit({ seats: SEATS, laws, events }).view('ana')).toMatchObject({
      laws: [{ law: 'articles-of-war' }, { law: 'minister-of-commerce', elected: 'leo' }],
      events: ['age-of-commerce'],
    });
  });

  it('of expansions brings the Alliance of Prophecy of Kings, but not to the Mahact', () => {
    const notes = (more: object, viewer = 'ana') =>
      sit({ seats: SEATS, ...more }).view(viewer).hand?.promissoryNotes ?? [];
    expect(notes({ expansions: ['base'] })).not.toContain('ana/alliance');
    expect(notes({ expansions: ['base', 'prophecy-of-kings'] })).toContain('ana/alliance');
    expect(notes(seat({}, 'mahact'))).not.toContain('ana/alliance');
  });
});

describe('a set-up is refused', () => {
  it('for factions that are not known, not in play, or twice there', () => {
    expect(refusalOf(seat({}, 'nobody'))).toEqual(wrong('seats.ana.faction', 'no such faction'));
    expect(refusalOf(seat({}, 'mentak'))).toEqual(
      wrong('seats.ana.faction', 'a faction that plays twice'),
    );
    expect(refusalOf({ ...seat({}, 'nomad'), expansions: ['base'] })).toEqual(
      wrong('seats.ana.faction', 'a faction of an expansion that is not in play'),
    );
  });

  it('for names of nobody', () => {
    expect(refusalOf({ seats: SEATS, active: 'zoe' })).toEqual(wrong('active', 'no such seat'));
    expect(refusalOf({ seats: SEATS, active: 'ana', phase: 'status' })).toEqual(
      wrong('active', 'only in the action phase'),
    );
    const laws = [{ law: 'censure' }, { law: 'censure', elected: 'zoe' }];
    expect(refusalOf({ seats: SEATS, laws })).toEqual(wrong('laws.1.elected', 'no such seat'));
    for (const owner of ['zoe', 'ana']) {
      const captured = { leo: { mech: 1 }, [owner]: { mech: 1 } };
      expect(refusalOf(seat({ captured }))).toEqual(
        wrong('seats.ana.captured', 'only units of other seats at the table are captured'),
      );
    }
  });

  it('for notes that are none, in two places, or one’s own in the play area', () => {
    const none = (field: string) => wrong(`seats.ana.${field}`, 'no such note');
    expect(refusalOf(seat({ promissoryNotes: ['leo/stymie'] }))).toEqual(none('promissoryNotes'));
    expect(refusalOf(seat({ playArea: ['leo/stymie'] }))).toEqual(none('playArea'));
    const twice = (field: string) => wrong(field, 'a note in two places');
    const note = 'leo/ceasefire';
    expect(refusalOf(seat({ promissoryNotes: [note, note] }))).toEqual(
      twice('seats.ana.promissoryNotes'),
    );
    expect(refusalOf(seat({ promissoryNotes: [note], playArea: [note] }))).toEqual(
      twice('seats.ana.playArea'),
    );
    const { seats } = seat({ promissoryNotes: [note] });
    const leo = { faction: 'letnev', promissoryNotes: [note] };
    expect(refusalOf({ seats: { ...seats, leo } })).toEqual(twice('seats.leo.promissoryNotes'));
    expect(refusalOf(seat({ playArea: ['leo/alliance', 'ana/stymie'] }))).toEqual(
      wrong('seats.ana.playArea', 'nobody has a note of his own in the play area'),
    );
  });

  it('for more commodities than the value', () => {
    expect(refusalOf(seat({ commodities: 4 }))).toEqual(
      wrong('seats.ana.commodities', 'more than the commodity value'),
    );
    const events = ['age-of-commerce'];
    expect(sit({ ...seat({ commodities: 40 }), events }).view('ana').seats.ana?.commodities).toBe(
      40,
    );
    expect(sit(seat({ commodities: 5, relics: ['dynamis-core'] }))).toBeDefined();
  });

  it('for neighbors or a map that cannot be', () => {
    const neighbors = (...pairs: string[][]) => refusalOf({ seats: SEATS, neighbors: pairs });
    const good = ['ana', 'leo'];
    expect(neighbors(good, ['ana', 'zoe'])).toEqual(wrong('neighbors.1', 'no such seat'));
    expect(neighbors(['zoe', 'ana'])).toEqual(wrong('neighbors.0', 'no such seat'));
    expect(neighbors(good, ['leo', 'leo'])).toEqual(
      wrong('neighbors.1', 'nobody is his own neighbor'),
    );
    expect(refusalOf({ seats: SEATS, neighbors: [good], map: { string: '26' } })).toEqual(
      wrong('neighbors', 'a list or a map, not both'),
    );
    const map = (string: string, presence: object = {}) =>
      refusalOf({ seats: SEATS, map: { string, presence } });
    expect(map('')).toEqual(wrong('map.string', 'the map string is empty'));
    expect(map('26', { zoe: [26] })).toEqual(wrong('map.presence.zoe', 'no such seat'));
    expect(map('26', { ana: [26, 39] })).toEqual(wrong('map.presence.ana', 'no such system'));
    const wormholes = { '26': ['beta'], '39': ['alpha'] };
    expect(refusalOf({ seats: SEATS, map: { string: '26', wormholes } })).toEqual(
      wrong('map.wormholes.39', 'no such system'),
    );
  });

  it('for too few or too many seats, and for names that are not for seats', () => {
    const factions = ['sol', 'saar', 'muaat', 'hacan', 'creuss', 'naalu', 'nekro', 'norr', 'yin'];
    const count = (seats: number) => ({
      seats: Object.fromEntries(
        factions.slice(0, seats).map((faction, at) => [`seat-${at}`, { faction }]),
      ),
    });
    const few = wrong('seats', 'a table has 3 to 8 seats');
    expect(refusalOf(count(2))).toEqual(few);
    expect(refusalOf(count(9))).toEqual(few);
    expect(sit(count(3)).state().ids).toHaveLength(3);
    expect(sit(count(8)).state().ids).toHaveLength(8);
    for (const name of ['host', 'spectator', 'constructor']) {
      expect(refusalOf({ seats: { ...SEATS, [name]: { faction: 'sol' } } }).code).toBe('malformed');
    }
  });
});
