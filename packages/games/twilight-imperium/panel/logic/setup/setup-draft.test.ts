import { describe, expect, it } from 'vitest';
import { EXPANSIONS } from '../../../data/factions.ts';
import { demo } from '../../../demo.ts';
import { parseMap } from '../../../neighbors/map.ts';
import { setupSchema } from '../../../setup.ts';
import { tableOf } from '../../testing/views.ts';
import { dealFactions, dealPresence, NAMES, ringOf, takeFaction } from './setup-draft.ts';

const seats = ['ana', 'hacan', 'jol-nar', 'sol'].map((id, key) => ({ key: String(key), id }));
const map = (text: string) => {
  const read = parseMap(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
};

describe('a set-up in the lobby', () => {
  it('gives a seat the faction that it is called after, and no faction twice', () => {
    const dealt = dealFactions(seats, {}, EXPANSIONS);
    expect(dealt).toEqual({ 0: 'arborec', 1: 'hacan', 2: 'jolnar', 3: 'sol' });
    const chosen = dealFactions(seats, { 0: { faction: 'sol' } }, EXPANSIONS);
    expect(chosen[0]).toBe('sol');
    expect(new Set(Object.values(chosen)).size).toBe(4);
    const base = dealFactions(seats, { 0: { faction: 'nomad' } }, ['base']);
    expect(base[0]).toBe('arborec');
  });

  it('lets two seats swap their factions', () => {
    const owns = { 1: { commodities: 6, tradeGoods: 2 }, 3: { commodities: 4 } };
    const dealt = dealFactions(seats, owns, EXPANSIONS);
    const swapped = takeFaction(owns, dealt, { key: '3', faction: 'hacan' });
    expect(swapped).toEqual({
      1: { faction: 'sol', commodities: 6, tradeGoods: 2 },
      3: { faction: 'hacan', commodities: 4 },
    });
    expect(dealFactions(seats, swapped, EXPANSIONS)).toEqual({ ...dealt, 1: 'sol', 3: 'hacan' });
    const free = takeFaction(owns, dealt, { key: '3', faction: 'nomad' });
    expect(free).toEqual({ ...owns, 3: { faction: 'nomad', commodities: 4 } });
    expect(takeFaction({}, dealt, { key: '3', faction: 'sol' })).toEqual({ 3: { faction: 'sol' } });
  });

  it('suggests names that bring their factions', () => {
    const named = NAMES.map((name, key) => ({ key: String(key), id: name.toLowerCase() }));
    const dealt = dealFactions(named, {}, EXPANSIONS);
    expect(Object.values(dealt).map((id) => id.replaceAll('-', ''))).toEqual(
      named.map(({ id }) => id.replaceAll('-', '')),
    );
  });

  it('puts each faction into its home, else into homes that are not known, in their order', () => {
    const factions = { 0: 'arborec', 1: 'hacan', 2: 'jolnar', 3: 'sol' };
    const placed = dealPresence(seats, { 3: { presence: ['27'] } }, factions, map('5 0 27 0'));
    expect(placed).toEqual({ 0: ['5'], 1: ['0'], 2: ['0#2'], 3: ['27'] });
    const blank = map('0 27 0 0 0');
    const ana = { 0: { presence: ['0', '27'] } };
    expect(dealPresence(seats, ana, { 0: '', 1: '', 2: '', 3: '' }, blank)).toEqual({
      ...dealPresence(seats, {}, { 0: '', 1: '', 2: '', 3: '' }, blank),
      0: ['0', '27'],
    });
    const gate = dealPresence(seats.slice(0, 1), {}, { 0: 'creuss' }, map('17 27'));
    expect(gate).toEqual({ 0: ['51'] });
  });

  it('is one that the game takes, on the map of the demo', () => {
    const { map: given } = setupSchema.parse(demo.setup);
    const dealt = dealFactions(seats, {}, EXPANSIONS);
    const presence = dealPresence(seats, {}, dealt, map(given?.string ?? ''));
    const setup = {
      seats: Object.fromEntries(seats.map(({ key, id }) => [id, { faction: dealt[key] }])),
      map: {
        string: given?.string,
        presence: Object.fromEntries(seats.map(({ key, id }) => [id, presence[key]])),
      },
    };
    expect(() => tableOf(setup)).not.toThrow();
  });

  it('makes a ring of neighbors', () => {
    expect(ringOf(seats)).toEqual([
      ['0', '1'],
      ['1', '2'],
      ['2', '3'],
      ['3', '0'],
    ]);
    expect(ringOf(seats.slice(0, 2))).toEqual([]);
  });
});
