import { openTable } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { sit } from '../testing/table.ts';
import { readAsync } from './async.ts';
import { readTtpg } from './ttpg.ts';

const ASYNC = {
  gameState: { phase: 'action' },
  tilePositions: ['000:18', '101:39', '102:26', '201:25', '202:85a180', '210:40', 'tl:82a'],
  tileUnitData: {
    '101': { space: { arborec: [{ entityId: 'ff', count: 2 }] }, planets: {} },
    '102': { space: {}, planets: { lodor: { sol: [{ entityId: 'gf' }] } } },
    '210': { space: { cabal: [{ entityId: 'dd' }] }, planets: {} },
    tl: { space: { sol: [{ entityId: 'dd' }] } },
  },
  playerData: [
    { faction: 'arborec', active: true, tg: 2, commodities: 3, crf: 1, relics: ['dynamiscore'] },
    { faction: 'sol', tg: 1, commodities: 4 },
    { faction: 'cabal', promissoryNotesInPlayArea: ['green_an'] },
    { faction: 'letnev', eliminated: true },
  ],
};

const TTPG = {
  platform: 'ttpg',
  turn: 'Blue',
  mapString: '27 39 79 26 39',
  hexSummary: '26+2-4Bc2f;s3i,27+0+1W2t,39+1+1Wd*x,39-1+0;Ro',
  players: [
    { color: 'White', actualColor: 'Blue', factionShort: 'Sol', commodities: 2, tradeGoods: 4 },
    { color: 'Blue', actualColor: 'White', factionShort: 'Hacan', commodities: 1 },
    { color: 'Red', factionShort: 'Jol-Nar' },
  ],
};

describe('web data of AsyncTI4', () => {
  it('become a set-up that opens, with the board and the counters', () => {
    const read = readAsync(ASYNC);
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(read.value.setup).toMatchObject({
      seats: {
        arborec: { faction: 'arborec', commodities: 3, tradeGoods: 2, relics: ['dynamis-core'] },
        vuilraith: { faction: 'vuilraith', commodities: 0 },
      },
      map: {
        string: '{18} 39 26 -1 -1 -1 -1 25 85A3 -1 -1 -1 -1 -1 -1 -1 40',
        presence: { arborec: ['39'], sol: ['26', '82a'], vuilraith: ['40'] },
      },
      active: 'arborec',
    });
    expect(openTable(game, read.value.setup, { now: 0, seed: 's' }).ok).toBe(true);
  });

  it('hold control apart from units: who loses the planet is no neighbor by it any more', () => {
    const ground = { controlledBy: 'sol', entities: {} };
    const units = { ...ASYNC.tileUnitData, '201': { space: {}, planets: { quann: ground } } };
    const read = readAsync({ ...ASYNC, tileUnitData: units });
    if (!read.ok) throw new Error(JSON.stringify(read));
    const table = sit(read.value.setup);
    expect(table.view('sol')).toMatchObject({
      seats: { sol: { planets: ['quann'] } },
      neighbors: { sol: { vuilraith: ['25 Quann and 40 Beta Wormhole: wormhole beta'] } },
    });
    table.run('host', { type: 'correct', why: 'lost', seat: 'sol', planets: [] });
    expect(table.view('sol').neighbors.sol).not.toHaveProperty('vuilraith');
  });

  it('do not tell the hands, which must be asked for', () => {
    const read = readAsync(ASYNC);
    const unknown = read.ok ? read.value.unknown : [];
    expect(unknown).toHaveLength(4);
    expect(unknown[0]).toContain('arborec: which promissory notes');
    expect(unknown[3]).toContain('green_an');
  });

  it.each([null, [], {}, { ...ASYNC, playerData: [{ faction: 'nobody' }] }])(
    'are not these: %j',
    (input) => expect(readAsync(input)).toMatchObject({ ok: false }),
  );
});

describe('game data of the TTPG mod', () => {
  it('become a set-up that opens; command tokens and attachments are no presence', () => {
    const read = readTtpg(TTPG);
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(read.value.setup).toMatchObject({
      seats: { sol: { commodities: 2, tradeGoods: 4 }, hacan: { commodities: 1, tradeGoods: 0 } },
      map: { presence: { sol: ['26'], hacan: ['39'], jolnar: ['39#2'] } },
      active: 'sol',
    });
    expect(read.value.unknown).toHaveLength(4);
    expect(openTable(game, read.value.setup, { now: 0, seed: 's' }).ok).toBe(true);
  });

  it.each([null, {}, { ...TTPG, mapString: 'x' }, { ...TTPG, players: [{ factionShort: '?' }] }])(
    'are not these: %j',
    (input) => expect(readTtpg(input)).toMatchObject({ ok: false }),
  );
});
