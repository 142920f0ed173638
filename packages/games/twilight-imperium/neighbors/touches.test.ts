import { describe, expect, it } from 'vitest';
import type { Galaxy } from '../state.ts';
import { galaxiesOf, type Presence } from '../testing/galaxies.ts';
import { parseMap, readMap } from './map.ts';
import { areNeighbors, findNeighbors } from './neighbors.ts';
import { findSystem, nameSystem, wormholesOf } from './systems.ts';
import { findTouches } from './touches.ts';

const FACTIONS = { ana: 'arborec', emp: 'empyrean', kel: 'keleres' };

const galaxy = galaxiesOf(FACTIONS);
const touches = (map: string, presence: Presence, more: Partial<Galaxy> = {}) =>
  findTouches(galaxy(map, presence, more), 'ana', 'emp');
const names = (map: string, presence: Presence, more: Partial<Galaxy> = {}) =>
  findNeighbors(galaxy(map, presence, more));

describe('two seats touch', () => {
  const edge = (from: string, to: string) => ({ from, to, reason: 'reason-edge' });

  it('in a system, or over an edge, from the first to the second', () => {
    expect(touches('19 20', { ana: ['19', '20'], emp: ['20'] })).toEqual([
      { from: '20', to: '20', reason: 'reason-same' },
      edge('19', '20'),
    ]);
    expect(touches('19 20', { ana: ['20'], emp: ['19'] })).toEqual([edge('20', '19')]);
    expect(touches('19 -1 20', { ana: ['19'], emp: ['20'] })).toEqual([]);
    expect(touches('19 20', { ana: ['19'] })).toEqual([]);
  });

  it('over hyperlanes, and through wormholes of each kind that both have', () => {
    expect(touches('{84A} 19 20 21 22 23 24', { ana: ['21'], emp: ['24'] })).toEqual([
      { from: '21', to: '24', reason: 'reason-hyperlane' },
    ]);
    const through = (from: string, to: string, wormhole: string) => ({
      from,
      to,
      reason: 'reason-wormhole',
      wormhole,
    });
    expect(touches('39 -1 26', { ana: ['39'], emp: ['26'] })).toEqual([
      through('39', '26', 'alpha'),
    ]);
    expect(touches('39 -1 26', { ana: ['26'], emp: ['39'] })).toEqual([
      through('26', '39', 'alpha'),
    ]);
    expect(touches('39 -1 40', { ana: ['39'], emp: ['40'] }, { reconstructed: true })).toEqual([
      through('39', '40', 'alpha/beta'),
    ]);
    expect(touches('39 -1 40', { ana: ['40'], emp: ['39'] }, { reconstructed: true })).toEqual([
      through('40', '39', 'alpha/beta'),
    ]);
    expect(touches('39 -1 26', { ana: ['39'], emp: ['26'] }, { reconstructed: true })).toEqual([
      through('39', '26', 'alpha'),
    ]);
    expect(touches('39 -1 19', { ana: ['39'], emp: ['19'] }, { reconstructed: true })).toEqual([]);
  });

  it('nowhere, where there is no map', () => {
    const board = { kind: 'list', pairs: [['ana', 'emp']] } as const;
    expect(touches('', {}, { board })).toEqual([]);
  });

  it('once for each wormhole, whoever else is in a system', () => {
    const presence = { ana: ['39'], emp: ['26'], kel: ['39', '26'] };
    expect(touches('39 -1 26', presence)).toHaveLength(1);
  });

  it('through a folded gate in Mecatol Rex alone', () => {
    const folded = { folded: ['kel'] };
    const hole = { reason: 'reason-wormhole' };
    expect(touches('-1 -1 -1 -1 -1 -1 39', { ana: ['18'], emp: ['39'] }, folded)).toEqual([
      { ...hole, from: '18', to: '39', wormhole: 'alpha' },
    ]);
    expect(touches('-1 -1 -1 -1 -1 -1 40', { ana: ['18'], emp: ['40'] }, folded)).toEqual([
      { ...hole, from: '18', to: '40', wormhole: 'beta' },
    ]);
    expect(touches('-1 19 -1 -1 -1 -1 40', { ana: ['19'], emp: ['40'] }, folded)).toEqual([]);
    const both = { ...folded, reconstructed: true };
    expect(touches('-1 -1 -1 -1 -1 -1 39', { ana: ['18'], emp: ['39'] }, both)).toHaveLength(1);
    expect(touches('-1 -1 -1 -1 -1 -1 40', { ana: ['18'], emp: ['40'] }, both)).toHaveLength(1);
  });

  it('in tethered systems only as a pair of the owner, by wormholes too', () => {
    const tied = (by: string, systems: [string, string]) => ({ tethers: [{ by, systems }] });
    const presence = { ana: ['19'], emp: ['20'] };
    expect(touches('19 20', presence, tied('ana', ['20', '19']))).toEqual([edge('19', '20')]);
    expect(touches('19 20', presence, tied('emp', ['19', '20']))).toEqual([edge('19', '20')]);
    expect(touches('19 20', presence, tied('kel', ['20', '19']))).toEqual([]);
    expect(touches('19 20', presence, tied('kel', ['19', '18']))).toEqual([edge('19', '20')]);
    const gates = { ana: ['39'], emp: ['26'] };
    expect(touches('39 26', gates, tied('kel', ['39', '26']))).toEqual([]);
    expect(touches('39 26', gates, tied('emp', ['39', '26']))).toHaveLength(2);
  });
});

describe('neighbors', () => {
  it('say each reason once', () => {
    expect(names('19 20', { ana: ['19'], emp: ['19', '20'] })).toEqual({
      ana: {
        emp: ['both are in 19 Wellon', '19 Wellon and 20 Vefut II share an edge'],
      },
      emp: {
        ana: ['both are in 19 Wellon', '19 Wellon and 20 Vefut II share an edge'],
      },
      kel: {},
    });
    expect(names('{84A} 19 20 21 22 23 24', { ana: ['21'], emp: ['24'] }).ana).toEqual({
      emp: ['a hyperlane joins 21 Thibah and 24 Mehar Xull'],
    });
  });

  it('on a list are those pairs', () => {
    const board = { kind: 'list', pairs: [['kel', 'ana']] } as const;
    const listed = galaxy('', {}, { board });
    expect(findNeighbors(listed)).toEqual({
      ana: { kel: ['told so by the table'] },
      emp: {},
      kel: { ana: ['told so by the table'] },
    });
    expect(areNeighbors(listed, 'ana', 'kel')).toBe(true);
    expect(areNeighbors(listed, 'ana', 'emp')).toBe(false);
    expect(areNeighbors(listed, 'zoe', 'emp')).toBe(false);
  });

  it('in a combat are its two sides, wherever it is', () => {
    const board = { kind: 'list', pairs: [] } as const;
    const combat = { attacker: 'emp', defender: 'ana', system: null };
    expect(findNeighbors(galaxy('', {}, { board, combat }))).toEqual({
      ana: { emp: ['they fight each other'] },
      emp: { ana: ['they fight each other'] },
      kel: {},
    });
  });

  it('of the modernized are who is in or next to Mecatol Rex, and there must be one', () => {
    const modernized = { modernized: ['kel'] };
    const told = (system: string) => [`I.I.H.Q. Modernization: ana is in ${system}`];
    expect(names('19 20', { ana: ['20'] }, modernized).kel).toEqual({ ana: told('20 Vefut II') });
    const far = '19 20 21 22 23 24 25';
    expect(names(far, { ana: ['25'] }, modernized).kel).toEqual({});
    expect(names(far, { ana: ['25', '18'] }, modernized).kel).toEqual({
      ana: told('18 Mecatol Rex'),
    });
    expect(names('{4} 19 20', { ana: ['19', '4'] }, modernized).kel).toEqual({});
    expect(names('19 20', { ana: ['19'], emp: ['21'] }, { modernized: ['emp'] }).kel).toEqual({});
    const gate = { ...modernized, folded: ['emp'] };
    expect(names(far, { ana: ['25'] }, gate).kel).toEqual({ ana: told('25 Quann') });
    const tethers = [{ by: 'emp', systems: ['18', '20'] as const }];
    expect(names('19 20', { ana: ['20'] }, { ...modernized, tethers }).kel).toEqual({});
    const both = { modernized: ['ana', 'kel'] };
    expect(names('19 20', { ana: ['19'] }, both).kel).toEqual({});
    expect(names('19 20', { kel: ['19'] }, both).ana).toEqual({
      kel: ['I.I.H.Q. Modernization: kel is in 19 Wellon'],
    });
  });
});

describe('systems', () => {
  const map = readMap('112 39 39');

  it('have names and wormholes, also those beside the map', () => {
    expect(nameSystem(map, '39#2')).toBe('39#2 Alpha Wormhole');
    expect(nameSystem(map, '17')).toBe('17 Creuss Gate - Creuss');
    expect(nameSystem(map, 'constructor')).toBe('constructor');
    expect(wormholesOf(map, '39#2')).toEqual(['alpha']);
    expect(wormholesOf(map, '17')).toEqual(['delta']);
    expect(wormholesOf(map, '19')).toEqual([]);
    expect(wormholesOf(map, 'constructor')).toEqual([]);
  });

  it('of the centre go by either number, and only the centre', () => {
    expect(findSystem(map, 112)).toBe('112');
    expect(findSystem(map, '18')).toBe('112');
    expect(findSystem(readMap('18 19'), 112)).toBe('18');
    expect(findSystem(readMap('{4} 19'), 112)).toBeUndefined();
    expect(findSystem(readMap('{4} 112'), 18)).toBeUndefined();
    expect(findSystem(readMap('19'), '82B')).toBe('82b');
    expect(findSystem(readMap('19'), 83)).toBeUndefined();
  });
});

describe('a map string', () => {
  it('that cannot be read is empty, and says why', () => {
    const nothing = { systems: [], hyperlanes: [], links: [] };
    expect(readMap('x')).toEqual(nothing);
    expect(parseMap('')).toBe('the map string is empty');
    expect(parseMap('-1 '.repeat(201))).toBe('the map string is too long');
    expect(typeof parseMap('-1 '.repeat(200))).toBe('object');
    expect(parseMap(`19 ${'x'.repeat(30)}`)).toBe(`"${'x'.repeat(20)}" is no tile`);
    expect(parseMap('19 999')).toBe('there is no tile 999');
    expect(parseMap('19 19a')).toBe('there is no tile 19a');
    expect(parseMap('19 39A0')).toBe('there is no tile 39A0');
  });

  it('has homes without a name, and tiles of two sides', () => {
    expect(readMap('0 82a').systems).toEqual([
      { q: 0, r: 0, id: '18', tile: '18', name: 'Mecatol Rex', wormholes: [] },
      { q: 0, r: -1, id: '0', tile: '0', name: 'Home system', wormholes: [] },
      expect.objectContaining({ q: 1, r: -1, id: '82a', tile: '82a', wormholes: ['gamma'] }),
    ]);
  });

  it('has hyperlanes that are turned with their tile', () => {
    expect(readMap('85a 85A1 85A-5').hyperlanes).toEqual([
      { q: 0, r: -1, tile: '85A', lanes: [[1, 5]] },
      { q: 1, r: -1, tile: '85A', lanes: [[2, 0]] },
      { q: 1, r: 0, tile: '85A', lanes: [[0, 4]] },
    ]);
  });

  it('is read once, as long as not too many others were', () => {
    const map = readMap('19 20 21');
    expect(readMap('19 20 21')).toBe(map);
    for (let tile = 19; tile < 19 + 64; tile++) readMap(`19 20 0 ${'-1 '.repeat(tile)}`);
    expect(readMap('19 20 21')).not.toBe(map);
    expect(readMap('19 20 21')).toEqual(map);
  });
});
