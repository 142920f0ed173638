import { describe, expect, it } from 'vitest';
import { galaxiesOf } from '../testing/galaxies.ts';
import { sit } from '../testing/table.ts';
import { findNeighbors, MOST_TOLD } from './neighbors.ts';
import { findTouches } from './touches.ts';

const FACTIONS = [
  'arborec',
  'letnev',
  'hacan',
  'mentak',
  'sol',
  'empyrean',
  'nomad',
  'creuss',
] as const;
const HOLES = 199;
const SYSTEMS = ['26', ...Array.from({ length: 99 }, (_none, at) => `26#${at + 2}`)];

describe('systems full of everybody', () => {
  const galaxy = galaxiesOf({ ana: 'arborec', emp: 'empyrean' });

  it('are told up to a number, and one sentence stands for the rest', () => {
    const told = (count: number) => {
      const places = SYSTEMS.slice(0, count);
      const map = Array.from({ length: count }, () => '26').join(' ');
      return findNeighbors(galaxy(map, { ana: ['82b'], emp: places })).ana?.emp ?? [];
    };
    expect(told(MOST_TOLD)).toHaveLength(MOST_TOLD);
    expect(told(MOST_TOLD)).not.toContain('and in more places');
    expect(told(MOST_TOLD + 1).slice(MOST_TOLD)).toEqual(['and in more places']);
    expect(told(MOST_TOLD + 2)).toEqual(told(MOST_TOLD + 1));
  });

  it('touch nevertheless wherever they touch', () => {
    const map = Array.from({ length: 30 }, () => '26').join(' ');
    const places = SYSTEMS.slice(0, 30);
    const touches = findTouches(galaxy(map, { ana: places, emp: places }), 'ana', 'emp');
    const holes = touches.filter(({ reason }) => reason === 'reason-wormhole');
    expect(holes).toHaveLength(30 * 29);
  });

  it('make a view that stays small, whatever the set-up', () => {
    const seats = Object.fromEntries(FACTIONS.map((faction) => [faction, { faction }]));
    const presence = Object.fromEntries(FACTIONS.map((faction) => [faction, SYSTEMS]));
    const string = Array.from({ length: HOLES }, () => '26').join(' ');
    const table = sit({ seats, map: { string, presence }, active: 'sol' });
    table.run('host', { type: 'move', seat: 'sol', system: '26', present: false });
    expect(JSON.stringify(table.view('sol')).length).toBeLessThan(100_000);
  });
});
