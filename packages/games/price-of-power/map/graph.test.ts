import { describe, expect, it } from 'vitest';
import { DEFAULTS } from '../readings.ts';
import type { Link } from '../state.ts';
import { graphOf, kindOf, neighborsOf } from './graph.ts';

const graphWith = (links: readonly Link[], cuts: readonly Link[] = [], options = {}) =>
  graphOf({ links, cuts, options: { ...DEFAULTS, ...options } });

const printed = graphWith([], [], { portAdjacency: false });

describe('the printed map', () => {
  it('joins Areas with the Areas and Sea Zones that they border', () => {
    expect(neighborsOf(printed.places, 'austria')).toEqual([
      'bavaria-and-swabia',
      'bohemia',
      'croatia-and-bosnia',
      'royal-hungary',
      'tirol',
      'venetia',
    ]);
    expect(neighborsOf(printed.places, 'algiers')).toContain('western-mediterranean');
    expect(neighborsOf(printed.places, 'western-mediterranean')).toContain('algiers');
    expect(neighborsOf(printed.places, 'mexico')).toEqual([]);
  });

  it('joins Sea Zones with each other, and nodes with their zones and the rims of deserts', () => {
    expect(neighborsOf(printed.zones, 'black-sea')).toEqual(['aegean-sea']);
    expect(neighborsOf(printed.zones, 'caribbean-sea')).toEqual([
      'central-atlantic',
      'northwestern-atlantic',
      'southwestern-atlantic',
    ]);
    expect(neighborsOf(printed.zonesOfNode, 'bordeaux')).toEqual([
      'bay-of-biscay',
      'central-atlantic',
      'eastern-atlantic',
    ]);
    expect(neighborsOf(printed.areasOfNode, 'aleppo')).toEqual([
      'iraq',
      'kurdistan',
      'palestine',
      'syria',
    ]);
    expect(neighborsOf(printed.areasOfNode, 'bordeaux')).toEqual([]);
    expect(neighborsOf(printed.zonesOfNode, 'wien')).toEqual([]);
  });
});

describe('readings of adjacency', () => {
  it('join Areas with ports on one Sea Zone, or not', () => {
    expect(neighborsOf(printed.places, 'sicily')).not.toContain('algiers');
    const joined = graphWith([]);
    expect(neighborsOf(joined.places, 'east-anglia')).toContain('flanders-and-wallonia');
    expect(neighborsOf(printed.places, 'east-anglia')).not.toContain('flanders-and-wallonia');
    expect(neighborsOf(joined.places, 'east-anglia')).not.toContain('east-anglia');
    expect(neighborsOf(joined.places, 'austria')).toEqual(neighborsOf(printed.places, 'austria'));
  });

  it('let a coast reach the node, or not', () => {
    const lenient = graphWith([], [], { coastReachesNode: true });
    expect(neighborsOf(lenient.areasOfNode, 'bordeaux')).toContain('aquitaine');
    expect(neighborsOf(lenient.areasOfNode, 'bordeaux')).not.toContain('austria');
    expect(neighborsOf(graphWith([]).areasOfNode, 'bordeaux')).toEqual([]);
  });

  it('let a coast reach maritime nodes alone, also where an inland one is linked to the sea', () => {
    const lenient = graphWith([['kiev', 'black-sea']], [], { coastReachesNode: true });
    expect(neighborsOf(lenient.zonesOfNode, 'kiev')).toEqual(['black-sea']);
    expect(neighborsOf(lenient.areasOfNode, 'kiev')).toEqual([]);
    expect(neighborsOf(lenient.areasOfNode, 'black-sea')).toContain('moldavia');
  });
});

describe('links and cuts', () => {
  it('join and part places both ways, and what follows from a coast with them', () => {
    const linked = graphWith([['mexico', 'caribbean-sea']]);
    expect(neighborsOf(linked.places, 'mexico')).toEqual(['caribbean-sea']);
    expect(neighborsOf(linked.places, 'caribbean-sea')).toContain('mexico');
    const both = graphWith([
      ['mexico', 'caribbean-sea'],
      ['caribbean-sea', 'antilles'],
    ]);
    expect(neighborsOf(both.places, 'mexico')).toEqual(['antilles', 'caribbean-sea']);
    const cut = graphWith([], [['east-anglia', 'english-channel']]);
    expect(neighborsOf(cut.places, 'english-channel')).not.toContain('east-anglia');
    expect(neighborsOf(cut.places, 'east-anglia')).not.toContain('loire');
  });

  it('cut what ports would join', () => {
    const cut = graphWith([], [['flanders-and-wallonia', 'east-anglia']]);
    expect(neighborsOf(cut.places, 'east-anglia')).not.toContain('flanders-and-wallonia');
    expect(neighborsOf(cut.places, 'flanders-and-wallonia')).not.toContain('east-anglia');
  });

  it('join and part nodes, named first or second', () => {
    for (const link of [
      ['bordeaux', 'doggerbank'],
      ['doggerbank', 'bordeaux'],
    ] as const) {
      expect(neighborsOf(graphWith([link]).zonesOfNode, 'bordeaux')).toContain('doggerbank');
    }
    const linked = graphWith([['wien', 'tirol']]);
    expect(neighborsOf(linked.areasOfNode, 'wien')).toEqual(['tirol']);
    const cut = graphWith([], [['bay-of-biscay', 'bordeaux']]);
    expect(neighborsOf(cut.zonesOfNode, 'bordeaux')).toEqual([
      'central-atlantic',
      'eastern-atlantic',
    ]);
  });

  it('part an inland node from the Area that it lies in, whatever links say', () => {
    expect(graphWith([]).areaOfNode.get('champagne')).toBe('seine');
    expect(neighborsOf(graphWith([]).areasOfNode, 'champagne')).toEqual([]);
    expect(graphWith([['champagne', 'seine']]).areaOfNode.get('champagne')).toBe('seine');
    const cut = graphWith([['champagne', 'seine']], [['seine', 'champagne']]);
    expect(cut.areaOfNode.has('champagne')).toBe(false);
    expect(neighborsOf(cut.areasOfNode, 'champagne')).toEqual([]);
    const twins = graphWith([], [['saxony', 'saxony']]);
    expect(twins.areaOfNode.has('saxony')).toBe(false);
    expect(neighborsOf(twins.places, 'saxony')).toContain('bohemia');
  });

  it('mean Areas and Sea Zones before nodes of the same name', () => {
    expect(kindOf(['english-channel', 'doggerbank'])).toBe('places');
    expect(kindOf(['saxony', 'bohemia'])).toBe('places');
    expect(kindOf(['mexico', 'caribbean-sea'])).toBe('places');
    expect(kindOf(['bordeaux', 'doggerbank'])).toBe('node-first');
    expect(kindOf(['doggerbank', 'bordeaux'])).toBe('node-second');
    expect(kindOf(['baltic-sea', 'baltic-sea'])).toBe('node-first');
    expect(kindOf(['bordeaux', 'sevilla'])).toBeNull();
    expect(kindOf(['bohemia', 'bohemia'])).toBeNull();
    expect(kindOf(['paris', 'bohemia'])).toBeNull();
    const cut = graphWith([], [['english-channel', 'doggerbank']]);
    expect(neighborsOf(cut.zones, 'english-channel')).not.toContain('doggerbank');
    expect(neighborsOf(cut.zonesOfNode, 'english-channel')).toContain('doggerbank');
    const own = graphWith([], [['baltic-sea', 'baltic-sea']]);
    expect(neighborsOf(own.zonesOfNode, 'baltic-sea')).toEqual(['gulf-of-bothnia']);
  });
});
