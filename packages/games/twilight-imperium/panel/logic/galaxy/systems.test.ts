import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { findEvent, findUnits } from './systems.ts';

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

describe('what goes on in a system', () => {
  const eventsAt = (system: string, steps: readonly Step[]) => {
    const view = viewOf(SETUP, 'max', steps);
    if (view.board === null) throw new Error('there is no map');
    return findEvent(view, view.board, system);
  };
  const activate: Step = ['host', { type: 'activate', system: 60, seats: ['leo'] }];
  const fight: Step = [
    'host',
    { type: 'begin-combat', attacker: 'ana', defender: 'leo', system: 60 },
  ];

  it('is the activation, and rather the combat that came of it', () => {
    expect(eventsAt('60', [])).toBeUndefined();
    expect(eventsAt('60', [activate])).toBe('activated');
    expect(eventsAt('48', [activate])).toBeUndefined();
    expect(eventsAt('60', [activate, fight])).toBe('combat');
  });
});
