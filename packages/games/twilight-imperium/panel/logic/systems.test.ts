import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../testing/views.ts';
import { findUnits } from './systems.ts';

describe('who has units in a system', () => {
  it.each([
    ['60', ['leo']],
    ['18', []],
    ['999', []],
    ['', []],
  ])('is known of %s', (system, seats) => {
    expect(findUnits(viewOf(SETUP, 'ana'), system)).toEqual(seats);
  });

  it('is nobody who has a planet there alone', () => {
    const control: Step = [
      'host',
      { type: 'correct', seat: 'sol', planets: ['perimeter'], why: 'they hold it' },
    ];
    const view = viewOf(SETUP, 'ana', [control]);
    expect(view.board?.presence.sol).toContain('60');
    expect(findUnits(view, '60')).toEqual(['leo']);
  });

  it('is not known without a map', () => {
    const { map: _map, ...rest } = SETUP;
    expect(findUnits(viewOf({ ...rest, neighbors: [] }, 'ana'), '60')).toEqual([]);
  });
});
