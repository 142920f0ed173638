import { describe, expect, it } from 'vitest';
import { MOST_TOLD } from '../../../neighbors/neighbors.ts';
import { SETUP, viewOf } from '../../testing/views.ts';
import { lightsOf } from './lights.ts';
import { explain, touchesBetween } from './touches.ts';

describe('where two seats touch', () => {
  it('is an edge, a wormhole or nowhere, told from the viewer’s side', () => {
    const view = viewOf(SETUP, 'leo');
    expect(explain(view, 'leo', 'max', 'leo')).toEqual([
      'You in 26 Lodor, Max in 79 Asteroids Alpha Wormhole: wormhole α',
    ]);
    expect(explain(view, 'ana', 'leo', 'leo')).toContain(
      'Ana in 48 Empty System, you next to it in 60 Perimeter',
    );
    expect(explain(view, 'ana', 'sol', 'leo')).toEqual([]);
    expect(touchesBetween(view, 'sol', 'ana')).toEqual([]);
  });

  it('is a system that both are in', () => {
    const view = viewOf(SETUP, 'ana', [
      ['ana', { type: 'move', seat: 'ana', system: 79, present: true }],
    ]);
    expect(explain(view, 'ana', 'max', 'ana')).toContain(
      'You and Max are both in 79 Asteroids Alpha Wormhole',
    );
  });

  it('keeps what the table says besides the map', () => {
    const fight = { type: 'begin-combat', attacker: 'ana', defender: 'sol', system: 34 };
    const view = viewOf(SETUP, 'ana', [['host', fight]]);
    expect(explain(view, 'ana', 'sol', 'ana')).toEqual([
      'You and Sol are both in 34 Centauri/Gral',
      'You in 34 Centauri/Gral, Sol next to it in 64 Atlas',
      'They fight each other in 34',
    ]);
    expect(
      explain(viewOf(SETUP, 'ana', [['host', { ...fight, defender: 'leo' }]]), 'ana', 'leo', 'ana'),
    ).toEqual(
      expect.arrayContaining([
        'They fight each other in 34',
        expect.stringContaining('next to it'),
      ]),
    );
  });

  it('is told up to a number, and one sentence stands for the rest', () => {
    const systems = [27, 39, 79, 44, 75, 35, 48, 60, 26, 73, 67, 41, 62, 34, 64, 46, 36, 77];
    const map = { ...SETUP.map, presence: { ana: systems, leo: systems } };
    const fight = { type: 'begin-combat', attacker: 'ana', defender: 'leo', system: 34 };
    const told = explain(viewOf({ ...SETUP, map }, 'ana', [['host', fight]]), 'ana', 'leo', 'ana');
    expect(told).toHaveLength(MOST_TOLD + 2);
    expect(told.slice(MOST_TOLD)).toEqual(['And in more places', 'They fight each other in 34']);
    expect(told[0]).toMatch(/^You and Leo are both in /);
  });

  it('is not known with a plain list', () => {
    const { map: _map, ...rest } = SETUP;
    const view = viewOf({ ...rest, neighbors: [['ana', 'leo']] }, 'ana');
    expect(touchesBetween(view, 'ana', 'leo')).toEqual([]);
    expect(explain(view, 'ana', 'leo', 'ana')).toEqual(['Told so by the table']);
  });

  it('is lit: strongly for a pair, softly for all neighbors of a seat', () => {
    const view = viewOf(SETUP, 'leo');
    const pair = lightsOf(view, 'leo', 'max');
    expect([...pair.systems]).toEqual([
      ['26', 'strong'],
      ['79', 'strong'],
    ]);
    expect(pair.ways).toEqual([{ from: '26', to: '79', far: true }]);
    const all = lightsOf(view, 'leo', null);
    expect(all.systems.get('79')).toBe('soft');
    expect(all.systems.get('48')).toBe('soft');
    expect(all.systems.has('64')).toBe(false);
    expect(lightsOf(view, null, null).systems.size).toBe(0);
  });
});
