import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { findSpending, findUses, PLAIN } from './uses.ts';

const tableOf = (faction: string) => ({ ...SETUP, seats: { ...SETUP.seats, ana: { faction } } });

const usesOf = (setup: object, ...steps: readonly Step[]) =>
  findUses(viewOf(setup as typeof SETUP, 'ana', steps), 'ana').map(({ effect, isTimely }) => [
    effect,
    isTimely,
  ]);

const AGENDAS: Step = ['host', { type: 'enter-phase', phase: 'agenda' }];

describe('what a seat has, and whether it can be used at this moment', () => {
  it.each([
    ['hacan', 'hacan-carth'],
    ['nomad', 'nomad-tcs'],
    ['yssaril', 'yssaril-deepgloom'],
    ['keleres', 'keleres-iihq'],
    ['winnu', 'winnu-lgf'],
    ['empyrean', 'empyrean-void-tether'],
  ])('%s has %s, on its own turn', (faction, effect) => {
    expect(usesOf(tableOf(faction))).toEqual([[effect, true]]);
  });

  it('Carth is of no use among agendas, nor The Stillness of Stars where nobody has replenished', () => {
    expect(usesOf(tableOf('hacan'), AGENDAS)).toEqual([['hacan-carth', false]]);
    const cabal = tableOf('vuilraith');
    expect(usesOf(cabal)).toEqual([['vuilraith-agent', false]]);
    expect(usesOf(cabal, ['leo', { type: 'replenish' }])).toEqual([['vuilraith-agent', true]]);
  });

  it('what changes the map is nothing at a table without one, and nobody uses what another has', () => {
    const { map: _map, ...without } = tableOf('keleres');
    expect(usesOf({ ...without, neighbors: [['ana', 'leo']] })).toEqual([]);
    expect(findUses(viewOf(SETUP, 'host', []), 'ana')).toEqual([]);
  });
});

describe('by what a seat spends', () => {
  const spendingOf = (setup: object, seat: string, goods: object = { commodities: 1 }) =>
    findSpending(viewOf(setup, seat, []), seat, goods);
  const keleres = tableOf('keleres');

  it('commodities: what exploring finds, and what Keleres at the table brings', () => {
    expect(spendingOf(SETUP, 'ana')).toEqual(['explore-commodities']);
    expect(spendingOf(keleres, 'leo')).toEqual(['explore-commodities', 'keleres-xander']);
    expect(spendingOf(keleres, 'ana')).toEqual([
      'explore-commodities',
      'keleres-xander',
      'keleres-laws-order',
    ]);
  });

  it('trade goods: nothing in particular, and one of them of Keleres Law’s Order, too', () => {
    const plain = [PLAIN];
    expect(spendingOf(keleres, 'ana', { tradeGoods: 1 })).toEqual([PLAIN, 'keleres-laws-order']);
    expect(spendingOf(keleres, 'ana', { tradeGoods: 2 })).toEqual(plain);
    const more = { tradeGoods: 1, relicFragments: { cultural: 1 } };
    expect(spendingOf(keleres, 'ana', more)).toEqual(plain);
    expect(spendingOf(keleres, 'leo', { tradeGoods: 1 })).toEqual(plain);
  });
});
