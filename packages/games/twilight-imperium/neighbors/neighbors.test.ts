import { describe, expect, it } from 'vitest';
import { demo } from '../demo.ts';
import { game } from '../game.ts';
import { setupSchema } from '../setup.ts';
import { galaxiesOf } from '../testing/galaxies.ts';
import { findNeighbors } from './neighbors.ts';

const FACTIONS = { ana: 'arborec', cre: 'creuss', emp: 'empyrean', kel: 'keleres', win: 'winnu' };

const galaxy = galaxiesOf(FACTIONS);

/** Two alpha and two beta systems, none of which touches another. */
const APART = '39 -1 40 -1 19 -1';

describe('neighbors', () => {
  it('of the demo table are these, and these are the reasons', () => {
    const opened = game.open(setupSchema.parse(demo.setup), { now: 0, random: () => 0 });
    if (!opened.ok) throw new Error('refused');
    const state = opened.value.reduce<ReturnType<typeof game.evolve> | null>(game.evolve, null);
    const neighbors = state === null ? {} : findNeighbors(state.galaxy);
    expect(neighbors.arborec).toEqual({
      letnev: [expect.stringMatching(/^50 .* and 20 Vefut II share an edge$/)],
      'jol-nar': [expect.stringMatching(/^61 .* and 78 .* share an edge$/)],
    });
    expect(neighbors.letnev?.mentak).toEqual([
      '26 Lodor and 79 Asteroids Alpha Wormhole: wormhole alpha',
    ]);
    expect(neighbors.sol?.['jol-nar']).toContain('64 Atlas and 40 Beta Wormhole: wormhole beta');
    expect(neighbors.arborec?.hacan).toBeUndefined();
  });

  it('are who is in one system, or in two that share an edge', () => {
    const near = galaxy('19 20', { ana: ['19'], emp: ['19'], kel: ['20'] });
    expect(findNeighbors(near).ana).toEqual({
      emp: ['both are in 19 Wellon'],
      kel: ['19 Wellon and 20 Vefut II share an edge'],
    });
  });

  it('are joined by tokens of wormholes as by printed ones', () => {
    const presence = { ana: ['39'], emp: ['19'] };
    expect(findNeighbors(galaxy(APART, presence)).ana).toEqual({});
    const tokens = [{ system: '19', wormhole: 'alpha' }] as const;
    const board = { kind: 'map', map: APART, presence, tokens } as const;
    expect(findNeighbors(galaxy(APART, presence, { board })).ana).toEqual({
      emp: ['39 Alpha Wormhole and 19 Wellon: wormhole alpha'],
    });
  });

  it('through alpha and beta mixed are those of Creuss, or all under Wormhole Reconstruction', () => {
    const presence = { ana: ['39'], cre: ['40'], emp: ['40'] };
    expect(findNeighbors(galaxy(APART, presence)).ana).toEqual({
      cre: [expect.stringContaining('alpha/beta')],
    });
    const law = galaxy(APART, presence, { reconstructed: true });
    expect(Object.keys(findNeighbors(law).ana ?? {})).toEqual(['cre', 'emp']);
  });

  it('over a tethered border are those of its owner', () => {
    const tethers = [{ by: 'emp', systems: ['19', '20'] as const }];
    const presence = { ana: ['19'], emp: ['20'], kel: ['20'] };
    const tied = galaxy('19 20', presence, { tethers });
    expect(Object.keys(findNeighbors(tied).ana ?? {})).toEqual(['emp']);
  });

  it('of who is modernized are all in or next to Mecatol Rex', () => {
    const presence = { ana: ['18'], emp: ['19'], cre: ['25'] };
    const grown = galaxy('19 20 21 22 23 24 25', presence, { modernized: ['kel'] });
    expect(Object.keys(findNeighbors(grown).kel ?? {})).toEqual(['ana', 'emp']);
    expect(findNeighbors(grown).ana?.kel).toEqual([
      'I.I.H.Q. Modernization: ana is in 18 Mecatol Rex',
    ]);
  });

  it('through a folded gate reach Mecatol Rex', () => {
    const presence = { win: ['18'], ana: ['40'] };
    const map = '-1 -1 -1 -1 -1 -1 40';
    expect(findNeighbors(galaxy(map, presence)).win).toEqual({});
    expect(
      Object.keys(findNeighbors(galaxy(map, presence, { folded: ['win'] })).win ?? {}),
    ).toEqual(['ana']);
  });

  it('are two who fight, while they do', () => {
    const combat = { attacker: 'ana', defender: 'emp', system: '28' };
    expect(findNeighbors(galaxy(APART, {}, { combat })).emp).toEqual({
      ana: ['they fight each other in 28'],
    });
  });
});
