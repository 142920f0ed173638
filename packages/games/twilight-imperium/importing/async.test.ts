import { describe, expect, it } from 'vitest';
import { readWebData, tellHands } from '../testing/async.ts';
import { readAsync } from './async.ts';

describe('web data of AsyncTI4', () => {
  it('become exactly this set-up, with what they do not tell', () => {
    const data = {
      tilePositions: ['000:112', '101:39', '102:82B'],
      tileUnitData: {
        '101': { space: { arborec: [] }, planets: { one: { cabal: [] } } },
        '102': { space: { cabal: [] }, planets: { two: { cabal: [] } } },
        '103': { space: { cabal: [] } },
      },
      gameState: { phase: 'action' },
      playerData: [
        {
          faction: 'arborec',
          tg: 2,
          commodities: 1,
          crf: 1,
          hrf: 2,
          irf: 3,
          urf: 4,
          relics: ['thesilverflame', 'The Prophet’s Tears'],
          promissoryNotesInPlayArea: ['alliance', 'sftt'],
        },
        { faction: 'cabal', active: true, tg: 'many' },
        { faction: 'sol', active: true, eliminated: true },
      ],
    };
    expect(readWebData(data)).toEqual({
      setup: {
        seats: {
          arborec: {
            faction: 'arborec',
            commodities: 1,
            tradeGoods: 2,
            relicFragments: { cultural: 1, hazardous: 2, industrial: 3, unknown: 4 },
            relics: ['the-silver-flame', 'the-prophets-tears'],
          },
          vuilraith: {
            faction: 'vuilraith',
            commodities: 0,
            tradeGoods: 0,
            relicFragments: { cultural: 0, hazardous: 0, industrial: 0, unknown: 0 },
            relics: [],
          },
        },
        map: {
          string: '{112} 39 82B',
          presence: { arborec: ['39'], vuilraith: ['39', '82b'] },
        },
        phase: 'action',
        active: 'vuilraith',
      },
      unknown: [
        tellHands('arborec', 6),
        tellHands('vuilraith', 6),
        'arborec: whose note lies in its play area as alliance',
        'arborec: whose note lies in its play area as sftt',
      ],
    });
  });

  it('tell the notes in play areas by the colour or the faction of their owners', () => {
    const playing = (faction: string, color: string, ...promissoryNotesInPlayArea: string[]) => ({
      faction,
      color,
      promissoryNotesInPlayArea,
    });
    const playerData = [
      playing('arborec', 'green', 'blue_sftt', 'convoys', 'dark_pact', 'red_an'),
      playing(
        'sol',
        'blue',
        'forest_green_ps',
        'light_red_an',
        'pop',
        'blue_cf',
        '_ta',
        'green_xy',
      ),
      playing('hacan', 'forest_green', 'green_sftt'),
      playing('mahact', 'red', 'green_cf'),
      playing('empyrean', 'black', '__proto___an', 'constructor'),
    ];
    const { setup, unknown } = readWebData({ playerData });
    const { seats } = setup as { seats: Record<string, { playArea?: string[] }> };
    expect(Object.entries(seats).map(([seat, { playArea }]) => [seat, playArea])).toEqual([
      ['arborec', ['sol/support-for-the-throne', 'hacan/trade-convoys', 'empyrean/dark-pact']],
      ['sol', ['hacan/political-secret']],
      ['hacan', ['arborec/support-for-the-throne']],
      ['mahact', ['arborec/ceasefire']],
      ['empyrean', undefined],
    ]);
    const whose = (seat: string, note: string) =>
      `${seat}: whose note lies in its play area as ${note}`;
    expect(unknown.filter((line) => line.includes('whose'))).toEqual([
      whose('arborec', 'red_an'),
      ...['light_red_an', 'pop', 'blue_cf', '_ta', 'green_xy'].map((note) => whose('sol', note)),
      ...['__proto___an', 'constructor'].map((note) => whose('empyrean', note)),
    ]);
  });

  // Its data marks these notes, and the generic two that resolve on receipt, as lying in play areas.

  it.each([
    ['antivirus', 'nekro', 'nekro/antivirus'],
    ['blood_pact', 'empyrean', 'empyrean/blood-pact'],
    ['convoys', 'hacan', 'hacan/trade-convoys'],
    ['dark_pact', 'empyrean', 'empyrean/dark-pact'],
    ['gift', 'naalu', 'naalu/gift-of-prescience'],
    ['pop', 'mentak', 'mentak/promise-of-protection'],
    ['sever', 'crimson', 'crimson/sever'],
    ['shareknowledge', 'deepwrought', 'deepwrought/share-knowledge'],
    ['terraform', 'titans', 'titans/terraform'],
  ])('tell the note of a faction that the bot calls %s', (called, faction, note) => {
    const playerData = [{ faction: 'sol', promissoryNotesInPlayArea: [called] }, { faction }];
    const { setup } = readWebData({ playerData });
    expect(setup).toMatchObject({ seats: { sol: { playArea: [note] } } });
  });

  it('name nobody active where nobody is', () => {
    expect(Object.keys(readWebData({ playerData: [{ faction: 'sol' }] }).setup as object)).toEqual([
      'seats',
      'map',
    ]);
  });

  it('tell space stations by the commodity value that the sheet and Dynamis Core do not explain', () => {
    const stations = (more: object) => {
      const { setup } = readWebData({ playerData: [{ faction: 'letnev', ...more }] });
      const { seats } = setup as { seats: Record<string, { spaceStations?: number }> };
      return seats.letnev?.spaceStations;
    };
    expect(stations({})).toBeUndefined();
    expect(stations({ commoditiesTotal: 'many' })).toBeUndefined();
    expect(stations({ commoditiesTotal: 1 })).toBeUndefined();
    expect([2, 3, 5].map((commoditiesTotal) => stations({ commoditiesTotal }))).toEqual([0, 1, 3]);
    const relics = ['dynamiscore'];
    expect(stations({ commoditiesTotal: 5, relics })).toBe(1);
    expect(stations({ commoditiesTotal: 3, relics })).toBeUndefined();
  });

  it.each([
    ['strategy', { phase: 'strategy' }, []],
    ['action', { phase: 'action', active: 'sol' }, []],
    ['status.scoring', { phase: 'status' }, []],
    ['agenda.readyToFlip', { phase: 'agenda' }, []],
    ['agenda.voting', { phase: 'agenda' }, ['which agenda is being resolved (begin it anew)']],
    ['setup.draft', { phase: 'action', active: 'sol' }, ['which phase this is: "setup.draft"']],
  ])('are in the phase %s, or say that it is not known', (phase, expected, doubts) => {
    const { setup, unknown } = readWebData({
      phase,
      playerData: [{ faction: 'sol', active: true }],
    });
    const { seats: _seats, map: _map, ...rest } = setup as Record<string, unknown>;
    expect(rest).toEqual(expected);
    expect(unknown).toEqual([tellHands('sol', 6), ...doubts]);
    const quiet = readWebData({ phase, playerData: [{ faction: 'sol' }] }).setup;
    expect(Object.hasOwn(quiet as object, 'active')).toBe(false);
  });

  it('tell the phase in their game state, older ones beside it', () => {
    const playerData = [{ faction: 'sol', active: true }];
    const gameState = { phase: 'agenda.voting', activePlayer: 'blue', agenda: { id: 'mutiny' } };
    const { setup, unknown } = readWebData({ gameState, playerData });
    expect(setup).toMatchObject({ phase: 'agenda' });
    expect(Object.hasOwn(setup as object, 'active')).toBe(false);
    expect(unknown).toContain('which agenda is being resolved (begin it anew)');
    expect(readWebData({ gameState, phase: 'status', playerData }).setup).toMatchObject({
      phase: 'agenda',
    });
    for (const odd of [{ gameState: 'odd' }, { gameState: { phase: null } }, {}]) {
      const told = readWebData({ ...odd, playerData });
      expect(told.setup).toMatchObject({ phase: 'action', active: 'sol' });
      expect(told.unknown).toContain('which phase this is (the action phase is assumed)');
    }
  });

  it('seat nobody for the neutral units, which are no player', () => {
    const { setup } = readWebData({
      tilePositions: ['000:18', '101:19'],
      tileUnitData: { '101': { space: { neutral: [{ entityId: 'ca', entityType: 'unit' }] } } },
      playerData: [{ faction: 'sol' }, { faction: 'neutral', color: 'gray' }],
    });
    const { seats, map } = setup as { seats: object; map: { presence: object } };
    expect(Object.keys(seats)).toEqual(['sol']);
    expect(map.presence).toEqual({ sol: [] });
  });

  it('tell who is on a planet and who controls it', () => {
    const planet = (controlledBy: unknown, entities: object) => ({
      one: { controlledBy, entities },
    });
    const { setup } = readWebData({
      tilePositions: ['000:18', '101:19', '102:20', '103:21'],
      tileUnitData: {
        '101': { space: {}, planets: planet('sol', {}) },
        '102': { space: {}, planets: planet(null, { cabal: [{ entityId: 'gf' }] }) },
        '103': { space: {}, planets: planet(null, {}) },
      },
      playerData: [{ faction: 'sol' }, { faction: 'cabal' }],
    });
    expect(setup).toMatchObject({ map: { presence: { sol: ['19'], vuilraith: ['20'] } } });
  });

  it('tell whose planets are whose, with mechs of Hacan and Demilitarized Zones', () => {
    const planet = (controlledBy: string, entities: object = {}) => ({ controlledBy, entities });
    const thing = (entityId: unknown) => [{ entityId, entityType: 'unit', count: 1 }];
    const { setup } = readWebData({
      tilePositions: ['000:18', '101:27', '102:20', '103:20', '104:21'],
      tileUnitData: {
        '101': {
          space: {},
          planets: {
            starpoint: planet('hacan', {
              hacan: thing('mf'),
              neutral: thing('attachment_dmz.png'),
            }),
            newalbion: planet('sol', { sol: thing('mf'), neutral: [null, ...thing(7)] }),
          },
        },
        '102': { space: { hacan: thing('dd') }, planets: { vefutii: planet('hacan') } },
        '103': { space: {}, planets: { vefutii: planet('hacan', { neutral: 'odd' }) } },
        '104': { space: {}, planets: { mirage: planet('sol', { neutral: thing('dmz') }) } },
      },
      playerData: [
        { faction: 'hacan', planets: ['kamdorn', 'starpoint'] },
        { faction: 'sol', planets: 'many' },
        { faction: 'cabal' },
      ],
    });
    const { seats, map } = setup as { seats: Record<string, object>; map: { presence: object } };
    expect(seats.hacan).toMatchObject({
      planets: ['kamdorn', 'starpoint', 'vefutii'],
      mechs: ['starpoint'],
      demilitarized: ['starpoint'],
    });
    expect(seats.sol).toMatchObject({
      planets: ['newalbion', 'mirage'],
      demilitarized: ['mirage'],
    });
    expect(Object.keys(seats.sol ?? {})).not.toContain('mechs');
    expect(Object.keys(seats.vuilraith ?? {})).not.toContain('planets');
    // Who controls a planet is in its system by that; only where the table does not find the planet it is told.
    expect(map.presence).toEqual({
      hacan: ['27', '20', '20#2'],
      sol: ['27', '21'],
      vuilraith: [],
    });
  });

  it('tell captured units by their owners at the table', () => {
    const nombox = {
      sol: ['ca,2', 'cruiser,1', 'warsun,1', 'pd,1', 'ff', 'gf,-1'],
      cabal: ['dn,1'],
      letnev: ['mf,3'],
      green: ['cv,1'],
    };
    const { setup, unknown } = readWebData({
      phase: 'action',
      playerData: [
        { faction: 'cabal', nombox },
        { faction: 'sol' },
        { faction: 'hacan', color: 'green', nombox: [] },
      ],
    });
    expect(setup).toMatchObject({
      seats: {
        vuilraith: { captured: { sol: { cruiser: 3, 'war-sun': 1 }, hacan: { carrier: 1 } } },
      },
    });
    expect(unknown.slice(3)).toEqual(
      ['sol pd,1', 'sol ff', 'sol gf,-1', 'cabal dn,1', 'letnev mf,3'].map(
        (units) => `vuilraith: whose captured units ${units} are`,
      ),
    );
  });

  it('tell the laws in play, and that a tether is there', () => {
    const { setup, unknown } = readWebData({
      lawsInPlay: [
        { name: 'Minister of Commerce', electedFaction: 'cabal' },
        { name: 'Wormhole Reconstruction', electedFaction: null },
        { name: 'Executive Sanctions', electedFaction: 'letnev' },
      ],
      borderAnomalies: [{ tile: '101', direction: 2, type: 'VOID_TETHER' }],
      playerData: [{ faction: 'cabal' }],
    });
    expect((setup as { laws: object }).laws).toEqual([
      { law: 'minister-of-commerce', elected: 'vuilraith' },
      { law: 'wormhole-reconstruction' },
      { law: 'executive-sanctions' },
    ]);
    expect(unknown.at(-1)).toBe('which systems Void Tether parts (use it anew)');
  });

  it('call relics otherwise than the cards do', () => {
    const relics = [
      'prophetstears',
      'shard',
      'dynamiscore',
      'JR-XS455-O',
      'Maw of Worlds',
      'codex',
    ];
    const { setup } = readWebData({ playerData: [{ faction: 'sol', relics }] });
    const ids = [
      ...['the-prophets-tears', 'shard-of-the-throne', 'dynamis-core'],
      ...['jr-xs455-o', 'maw-of-worlds', 'the-codex'],
    ];
    expect(setup).toMatchObject({ seats: { sol: { relics: ids } } });
  });

  it('are refused for what they are not', () => {
    const refusal = (problem: string) => ({
      ok: false,
      refusal: { code: 'malformed', data: { field: 'file', problem } },
    });
    expect(readAsync({})).toEqual(refusal('no web data of AsyncTI4'));
    const playerData = [{ faction: 'sol' }, { faction: 'nobody' }];
    expect(readAsync({ tilePositions: [], playerData })).toEqual(
      refusal('an unknown faction nobody'),
    );
  });
});
