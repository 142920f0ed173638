import { describe, expect, it } from 'vitest';
import { demo } from '../../../demo.ts';
import { setupSchema } from '../../../setup.ts';
import { tableOf, viewOf } from '../../testing/views.ts';
import { EMPTY_FORM, findNowhere, isCrowded, readForm, setupOf } from './setup-form.ts';

const seats = ['ana', 'hacan', 'sol'].map((id, key) => ({ key: String(key), id }));
const { map } = setupSchema.parse(demo.setup);
const MAPPED = { ...EMPTY_FORM, byMap: true, text: map?.string ?? '' };

describe('the form of the lobby', () => {
  it('makes a set-up that the game takes, with the first seat’s turn', () => {
    const view = viewOf(setupOf(MAPPED, seats), 'ana');
    expect(view.active).toBe('ana');
    expect(view.options.turns).toBe('seats');
    expect(view.board?.presence).toEqual({ ana: ['5'], hacan: ['16'], sol: ['1'] });
    expect(view.seats.hacan).toMatchObject({ faction: 'hacan', commodities: 0 });
  });

  it('begins with a ring of neighbors told as a list', () => {
    const view = viewOf(setupOf(EMPTY_FORM, seats), 'ana');
    expect(view.board).toBeNull();
    expect(Object.keys(view.neighbors.ana ?? {})).toEqual(['hacan', 'sol']);
    const told = setupOf({ ...MAPPED, byMap: false, pairs: [['0', '2']] }, seats);
    expect(told).toMatchObject({ neighbors: [['ana', 'sol']] });
  });

  it('tells where more sit down than the boxes have pieces for', () => {
    const many = (n: number) => Array.from({ length: n }, (_, key) => ({ key: `${key}`, id: 'x' }));
    const base = { expansions: ['base', 'thunders-edge'] as const };
    expect(isCrowded(base, many(6))).toBe(false);
    expect(isCrowded(base, many(7))).toBe(true);
    expect(isCrowded(EMPTY_FORM, many(8))).toBe(false);
  });

  it('tells who is nowhere on the map: such a seat has no neighbor', () => {
    const more = [...seats, { key: '3', id: 'xxcha' }];
    expect(findNowhere(readForm(MAPPED, seats), seats)).toEqual([]);
    expect(findNowhere(readForm(MAPPED, more), more)).toEqual(['xxcha']);
    const placed = { ...MAPPED, owns: { 0: { presence: [] }, 3: { presence: ['27'] } } };
    expect(findNowhere(readForm(placed, more), more)).toEqual(['ana']);
    expect(findNowhere(readForm({ ...MAPPED, text: '' }, more), more)).toEqual([]);
  });

  it('forgets pairs and turns of seats that were taken away', () => {
    const form = { ...EMPTY_FORM, pairs: [['0', '2'] as const] };
    expect(readForm(form, seats.slice(0, 2)).pairs).toEqual([]);
  });

  it('takes goods, phase and readings over', () => {
    const setup = setupOf(
      {
        ...MAPPED,
        owns: { 0: { commodities: 2, tradeGoods: 1, presence: ['27'] } },
        start: { phase: 'agenda' },
        options: { A2: 'allowed' },
      },
      seats,
    );
    const view = viewOf(setup, 'ana');
    expect(view).toMatchObject({ phase: 'agenda', active: null, options: { A2: 'allowed' } });
    expect(view.seats.ana).toMatchObject({ commodities: 2, tradeGoods: 1 });
    expect(view.board?.presence.ana).toEqual(['27']);
  });

  it('says what is wrong with a map, and lets the game refuse it', () => {
    const form = { ...MAPPED, text: '27 no-tile' };
    expect(readForm(form, seats).problem).toBe('"no-tile" is no tile');
    expect(() => tableOf(setupOf(form, seats))).toThrow('map.string');
    expect(() => tableOf(setupOf({ ...MAPPED, text: ' ' }, seats))).toThrow('map.string');
  });
});
