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

  it('by who copies it from a faction at the table', () => {
    const beside = (faction: string, copied: string) =>
      used(sit({ seats: { ...SEATS, leo: { faction }, max: { faction: copied } } }), 'leo');
    const carth = { command: { type: 'use', effect: 'hacan-carth' }, fields: ['target'] };
    expect(beside('yssaril', 'hacan')).toEqual([on('yssaril-deepgloom'), carth]);
    expect(beside('yssaril', 'nomad')).toEqual([on('yssaril-deepgloom')]);
    expect(beside('nekro', 'nomad')).toEqual([on('nomad-tcs')]);
    expect(beside('nekro', 'hacan')).toEqual([]);
  });

  it('with nobody again before its transaction, but with another', () => {
    const card = 'black-market-dealings';
    const table = of('nomad', { actionCards: [card, card] });
    const market = on(card, ['target', 'offer']);
    const onMax = (one: typeof market) => ({ ...one, command: { ...one.command, target: 'max' } });
    expect(used(table, 'leo')).toEqual([on('nomad-tcs'), market]);
    table.run('leo', on('nomad-tcs').command);
    expect(used(table, 'leo')).toEqual([onMax(on('nomad-tcs')), market]);
    table.run('leo', market.command);
    expect(used(table, 'leo')).toEqual([onMax(on('nomad-tcs')), onMax(market)]);
    table.run('leo', onMax(on('nomad-tcs')).command);
    expect(used(table, 'leo')).toEqual([onMax(market)]);
    table.run('leo', onMax(market).command);
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
    const core = { relics: ['dynamis-core'] };
    expect(used(of('letnev', core, { active: 'leo' }), 'leo')).toEqual([
      { command: { type: 'use', effect: 'dynamis-core' } },
    ]);
    expect(used(of('letnev', core, { active: 'ana' }), 'leo')).toEqual([]);
    expect(used(of('letnev', { spaceStations: 1 }), 'leo')).toEqual([
      { command: { type: 'use', effect: 'space-stations' } },
    ]);
  });

  it('The Stillness of Stars on who has just replenished', () => {
    const table = of('vuilraith');
    expect(used(table, 'leo')).toEqual([]);
    table.run('leo', { type: 'replenish' });
    expect(used(table, 'leo')).toEqual([]);
    table.run('ana', { type: 'replenish' });
    expect(used(table, 'leo')).toEqual([on('vuilraith-agent')]);
    expect(used(table, 'max')).toEqual([]);
    table.run('leo', on('vuilraith-agent').command);
    expect(used(table, 'leo')).toEqual([]);
  });

  const MAP = { map: { string: '26 41 39', presence: { ana: [26] } } };

  it('on the board where there is a map, by its faction and once', () => {
    const once = (faction: string, effect: string) => {
      const table = of(faction, {}, { ...MAP, active: 'leo' });
      const affordance = { command: { type: 'use', effect } };
      expect(used(table, 'leo')).toEqual([affordance]);
      expect(used(table, 'ana')).toEqual([]);
      table.run('leo', affordance.command);
      expect(used(table, 'leo')).toEqual([]);
      expect(used(of(faction, {}, { active: 'leo' }), 'leo')).toEqual([]);
    };
    once('keleres', 'keleres-iihq');
    once('winnu', 'winnu-lgf');
    expect(used(of('winnu', {}, { ...MAP, active: 'ana' }), 'leo')).toEqual([]);
  });

  it('Void Tether with two systems that share a border', () => {
    const table = of('empyrean', {}, MAP);
    const [tether, ...others] = used(table, 'leo');
    expect(tether).toMatchObject({
      command: { effect: 'empyrean-void-tether', systems: { length: 2 } },
      fields: ['systems'],
    });
    expect(others).toEqual([]);
    table.run('leo', tether?.command);
    expect(used(of('empyrean'), 'leo')).toEqual([]);
    expect(used(of('empyrean', {}, { map: { string: '{18}' } }), 'leo')).toEqual([]);
  });

  it('a Demilitarized Zone where a planet has none', () => {
    const table = of('letnev', { planets: ['abyz', 'fria'] });
    const mark = (planet: string) => ({
      command: { type: 'use', effect: 'dmz', cards: [planet] },
      fields: ['cards'],
    });
    expect(used(table, 'leo')).toEqual([mark('abyz')]);
    table.run('leo', mark('abyz').command);
    expect(used(table, 'leo')).toEqual([mark('fria')]);
    table.run('leo', mark('fria').command);
    expect(used(table, 'leo')).toEqual([]);
  });

  it('Harness Energy by who has activated an anomaly and has the card', () => {
    const activate = (system: number, actionCards: readonly string[], playArea: string[] = []) => {
      const leo = { faction: 'letnev', actionCards };
      const seats = { ...SEATS, ana: { faction: 'arborec', playArea }, leo };
      const table = sit({ seats, active: 'leo' });
      expect(used(table, 'leo')).toEqual([]);
      table.run('leo', { type: 'activate', system, seats: [] });
      expect(used(table, 'ana')).toEqual([]);
      return used(table, 'leo');
    };
    const harness = { command: { type: 'use', effect: 'harness-energy' } };
    expect(activate(41, ['harness-energy'])).toEqual([harness]);
    expect(activate(26, ['harness-energy'])).toEqual([]);
    expect(activate(41, ['sabotage'])).toEqual([]);
    expect(activate(41, ['harness-energy'], ['leo/political-secret'])).toEqual([]);
  });
});
