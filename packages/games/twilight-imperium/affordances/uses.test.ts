import { describe, expect, it } from 'vitest';
import { findAffordances } from '../affordances.ts';
import { type Sitting, sit } from '../testing/table.ts';

const SEATS = {
  ana: { faction: 'arborec' },
  leo: { faction: 'letnev' },
  max: { faction: 'mentak' },
};

describe('an effect can be used', () => {
  const used = (table: Sitting, viewer: string) =>
    findAffordances(table.view(viewer)).filter(({ command }) => command.type === 'use');
  const of = (faction: string, more: object = {}, rest: object = {}) =>
    sit({ seats: { ...SEATS, leo: { faction, ...more } }, ...rest });
  const on = (effect: string, fields = ['target']) => ({
    command: { type: 'use', effect, target: 'ana' },
    fields,
  });

  it('by its faction, with another seat', () => {
    expect(used(of('nomad'), 'leo')).toEqual([on('nomad-tcs')]);
    expect(used(of('yssaril'), 'leo')).toEqual([on('yssaril-deepgloom')]);
    expect(used(of('letnev'), 'leo')).toEqual([]);
    expect(used(of('nomad'), 'ana')).toEqual([]);
  });

  it('not again before its transaction', () => {
    const card = 'black-market-dealings';
    const table = of('nomad', { actionCards: [card, card] });
    const market = on(card, ['target', 'offer']);
    expect(used(table, 'leo')).toEqual([on('nomad-tcs'), market]);
    table.run('leo', on('nomad-tcs').command);
    expect(used(table, 'leo')).toEqual([market]);
    table.run('leo', market.command);
    expect(used(table, 'leo')).toEqual([]);
  });

  it('Carth of Golden Sands by Hacan in the action phase', () => {
    expect(used(of('hacan'), 'leo')).toEqual([
      { command: { type: 'use', effect: 'hacan-carth' }, fields: ['target'] },
    ]);
    expect(used(of('hacan', {}, { phase: 'status' }), 'leo')).toEqual([]);
  });

  it('by who has the card, the relic or the station', () => {
    const cards = of('letnev', { actionCards: ['sabotage', 'black-market-dealings'] });
    expect(used(cards, 'leo')).toEqual([on('black-market-dealings', ['target', 'offer'])]);
    const playArea = ['leo/political-secret'];
    const silent = sit({
      seats: {
        ...SEATS,
        ana: { faction: 'arborec', playArea },
        leo: { faction: 'letnev', actionCards: ['black-market-dealings'] },
      },
    });
    expect(used(silent, 'leo')).toEqual([]);
    expect(used(of('letnev', { relics: ['dynamis-core'] }), 'leo')).toEqual([
      { command: { type: 'use', effect: 'dynamis-core' } },
    ]);
    expect(used(of('letnev', { spaceStations: 1 }), 'leo')).toEqual([
      { command: { type: 'use', effect: 'space-stations' } },
    ]);
  });
});
