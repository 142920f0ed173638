import { describe, expect, it } from 'vitest';
import { readWebData, tellHands } from '../testing/async.ts';

const mapOf = (...tilePositions: string[]) =>
  (readWebData({ tilePositions }).setup as { map: { string: string } }).map.string;

describe('the board of a game of AsyncTI4', () => {
  it('count the tiles of one number in the order of the map', () => {
    const there = { space: { sol: [] } };
    const { setup } = readWebData({
      tilePositions: ['104:39', '101:39', 'tl:82b', '102:26', '103:39', '000:18'],
      tileUnitData: { '101': there, '103': there, '104': there, '102': there, tl: there },
      playerData: [{ faction: 'sol' }],
    });
    const { map } = setup as { map: { string: string; presence: Record<string, string[]> } };
    expect(map.string).toBe('{18} 39 26 39 39');
    expect(map.presence.sol?.toSorted()).toEqual(['26', '39', '39#2', '39#3', '82b']);
  });

  it('leave out systems that no table has, such as those of the Fracture, and say who is there', () => {
    const cruiser = [{ entityId: 'ca', entityType: 'unit', count: 1 }];
    const token = [{ entityId: 'creussalpha', entityType: 'token', count: 1 }];
    const { setup, unknown } = readWebData({
      phase: 'action',
      tilePositions: ['000:18', '101:19', 'frac1:fracture1', 'frac2:fracture2', 'tl:82b'],
      tileUnitData: {
        '101': { space: { sol: cruiser } },
        frac1: { space: { sol: cruiser, neutral: token }, planets: {} },
        frac2: { space: { neutral: cruiser }, planets: { styx: { controlledBy: 'sol' } } },
        tl: { space: { sol: cruiser } },
      },
      playerData: [{ faction: 'sol' }],
    });
    expect((setup as { map: object }).map).toEqual({
      string: '{18} 19',
      presence: { sol: ['19', '82b'] },
    });
    expect(unknown).toEqual([
      tellHands('sol', 6),
      'sol: where its units in fracture1 are, a system that this table does not have',
    ]);
  });

  it('place tiles by ring and number; what lies nowhere is a hole', () => {
    expect(mapOf()).toBe('{18}');
    expect(mapOf('000:18')).toBe('{18}');
    expect(mapOf('101:19', '103:20')).toBe('{18} 19 -1 20');
    expect(mapOf('106:19', '201:20', '212:21')).toBe(
      '{18} -1 -1 -1 -1 -1 19 20 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 21',
    );
    expect(mapOf('301:19').split(' ')).toHaveLength(20);
    expect(mapOf('tl:82a', '1011:19', 'x101:19', '101')).toBe('{18} ');
  });

  it('write tiles below ten with a nought, which maps do not', () => {
    const { setup } = readWebData({
      tilePositions: ['000:18', '101:01', '102:09', '103:085a60'],
      tileUnitData: { '101': { space: { sol: [] } } },
      playerData: [{ faction: 'sol' }],
    });
    const map = { string: '{18} 1 9 85A1', presence: { sol: ['1'] } };
    expect(setup).toMatchObject({ map });
  });

  it('tell the wormhole tokens of systems', () => {
    const token = (entityId: string, entityType = 'token') => ({ entityId, entityType, count: 1 });
    const { setup } = readWebData({
      tilePositions: ['000:18', '101:39', '102:39', '103:20', 'tl:82b'],
      tileUnitData: {
        '101': { space: { neutral: [token('frontier'), token('alpha', 'unit')] } },
        '102': { space: { neutral: [token('creussbeta'), token('ionalpha'), 'odd'] } },
        '103': { space: {}, spaceTokens: ['token_whalpha.png', 'token_gamma.png'] },
        tl: { space: { neutral: [token('whepsilon')] } },
      },
      playerData: [{ faction: 'sol' }],
    });
    const wormholes = { '39#2': ['alpha', 'beta'], '20': ['alpha', 'gamma'], '82b': ['epsilon'] };
    expect((setup as { map: object }).map).toHaveProperty('wormholes', wormholes);
  });

  it('turn hyperlanes by steps of sixty degrees, and no other tiles', () => {
    expect(mapOf('101:83a', '102:85B60', '103:91a300', '104:84a360')).toBe(
      '{18} 83A0 85B1 91A5 84A0',
    );
    expect(mapOf('101:82b', '102:92a60', '103:x85a60', '104:85a60x')).toBe(
      '{18} 82b 92a x85a60 85a60x',
    );
  });
});
