import { describe, expect, it } from 'vitest';
import { sit } from '../testing/table.ts';

const open = (faction: string, more: object = {}, rest: object = {}, seats: object = {}) =>
  sit({
    seats: {
      ana: { faction, ...more },
      leo: { faction: 'letnev', commodities: 1 },
      max: { faction: 'mentak' },
      ...seats,
    },
    active: 'ana',
    ...rest,
  });
const use = (effect: string, more: object = {}) => ({ type: 'use', effect, ...more });
const used = (effect: string, more: object = {}) => ({
  type: 'effect-used',
  effect,
  by: 'ana',
  target: null,
  offer: null,
  cards: [],
  systems: [],
  ...more,
});
const notYours = { code: 'not-yours' };
const self = { code: 'self', clause: 'TI-T0' };
const malformed = (field: string, problem: string) => ({
  code: 'malformed',
  data: { field, problem },
});
const noTarget = malformed('target', 'nobody is named with whom it is used');
const notOwned = (what: string) => ({
  code: 'not-owned',
  clause: 'TI-T2',
  data: { seat: 'ana', what },
});
const out = (effect: string, data: Readonly<Record<string, string>>) => ({
  code: 'wrong-phase',
  clause: `TI-X.${effect}`,
  data: { phase: 'action', ...data },
});
const noSuch = (what: string, name: string) => ({ code: 'no-such', data: { what, name } });

describe('an effect that is used', () => {
  it('is one that seats use, with somebody at the table', () => {
    const table = open('hacan');
    expect(table.refused('ana', use('x'))).toEqual(noSuch('effect', 'x'));
    for (const effect of ['salvage', 'hacan-guild-ships', 'mallice']) {
      expect(table.refused('ana', use(effect))).toEqual({
        code: 'no-such',
        data: { what: 'use', name: effect, effect },
      });
    }
    expect(table.refused('ana', use('hacan-carth', { target: 'zoe' }))).toEqual(
      noSuch('seat', 'zoe'),
    );
  });

  it('stands in the public ledger, with whom it was used', () => {
    const table = open('nomad', { spaceStations: 1 });
    table.run('ana', use('nomad-tcs', { target: 'leo' }));
    table.run('ana', use('space-stations'));
    expect(table.view('max').ledger).toEqual([
      { what: 'effect-used', seat: 'ana', by: 'nomad-tcs leo' },
      { what: 'effect-used', seat: 'ana', by: 'space-stations' },
    ]);
  });
});

describe('Black Market Dealings', () => {
  const EFFECT = 'black-market-dealings';
  const market = () => open('arborec', { actionCards: [EFFECT, 'spy'], tradeGoods: 1 });
  const propose = { type: 'propose', to: 'leo', gives: { tradeGoods: 1 }, asks: {} };

  it('is played for the next transaction with a seat', () => {
    const table = market();
    expect(table.run('ana', use(EFFECT, { target: 'leo' }))).toEqual([
      used(EFFECT, { target: 'leo' }),
    ]);
    expect(table.view('ana').extras).toEqual([{ effect: EFFECT, between: ['ana', 'leo'] }]);
    expect(table.view('ana').hand?.actionCards).toEqual(['spy']);
    expect(table.refused('ana', use(EFFECT, { target: 'leo' }))).toEqual(notOwned(EFFECT));
    expect(market().refused('ana', use(EFFECT))).toEqual(noTarget);
    expect(market().refused('ana', use(EFFECT, { target: 'ana' }))).toEqual(self);
  });

  it('is played for an open offer of one’s own or to oneself', () => {
    const table = market();
    const offer = 'ana-leo-1';
    expect(table.refused('ana', use(EFFECT, { offer }))).toEqual(noSuch('offer', offer));
    table.run('ana', propose);
    expect(table.refused('leo', use(EFFECT, { offer }))).toMatchObject({ code: 'not-owned' });
    expect(table.run('ana', use(EFFECT, { offer }))).toEqual([
      used(EFFECT, { target: 'leo', offer }),
    ]);
    expect(table.view('ana').extras).toEqual([]);
    expect(table.view('ana').hand?.actionCards).toEqual(['spy']);
    const other = market();
    other.run('leo', { ...propose, to: 'ana', gives: {}, asks: { tradeGoods: 1 } });
    expect(other.run('ana', use(EFFECT, { offer: 'leo-ana-1' }))).toEqual([
      used(EFFECT, { target: 'leo', offer: 'leo-ana-1' }),
    ]);
    const over = market();
    over.run('ana', propose);
    over.run('ana', { type: 'withdraw', offer });
    const withdrawn = { code: 'offer-withdrawn', clause: 'TI-T4a', data: { offer } };
    expect(over.refused('ana', use(EFFECT, { offer }))).toEqual(withdrawn);
    expect(over.refused('leo', use(EFFECT, { offer }))).toEqual(withdrawn);
  });

  it('is not played under one’s own Political Secret', () => {
    const banned = {
      code: 'banned',
      clause: 'TI-X.political-secret',
      data: { effect: 'political-secret' },
    };
    const leo = { faction: 'letnev', playArea: ['ana/political-secret'] };
    const table = open('arborec', { actionCards: [EFFECT, 'harness-energy'] }, {}, { leo });
    expect(table.refused('ana', use(EFFECT, { target: 'ana' }))).toEqual(self);
    expect(table.refused('ana', use(EFFECT, { target: 'leo' }))).toEqual(banned);
    table.run('ana', { type: 'activate', system: 41, seats: [] });
    expect(table.refused('ana', use('harness-energy'))).toEqual(banned);
    expect(table.refused('leo', use(EFFECT, { target: 'ana' }))).toMatchObject({
      code: 'not-owned',
    });
  });

  it('is not played twice for one transaction, whoever of the two plays it', () => {
    const leo = { faction: 'letnev', actionCards: [EFFECT] };
    const table = open('arborec', { actionCards: [EFFECT, EFFECT] }, {}, { leo });
    const again = malformed('target', 'the transaction that this is for is still to come');
    table.run('ana', use(EFFECT, { target: 'leo' }));
    expect(table.refused('ana', use(EFFECT, { target: 'leo' }))).toEqual(again);
    expect(table.refused('leo', use(EFFECT, { target: 'ana' }))).toEqual(again);
    expect(table.view('max').seats.ana?.actionCards).toBe(1);
    expect(table.run('ana', use(EFFECT, { target: 'max' }))).toHaveLength(1);
  });

  it('is used up by the transaction of that pair', () => {
    const table = open('hacan', { actionCards: [EFFECT, EFFECT], tradeGoods: 2 });
    for (const target of ['leo', 'max']) table.run('ana', use(EFFECT, { target }));
    table.run('ana', propose);
    table.run('leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 });
    expect(table.view('ana').extras).toEqual([{ effect: EFFECT, between: ['ana', 'max'] }]);
  });
});

describe('a planet that both sides were said to have', () => {
  it('is there once when it has changed hands', () => {
    const hal = { faction: 'hacan', planets: ['lodor'], mechs: ['lodor'] };
    const table = open('arborec', {}, {}, { hal });
    const slip = { type: 'correct', why: 'a slip', seat: 'ana', planets: ['lodor'] };
    table.run('host', slip);
    table.run('hal', { type: 'propose', to: 'ana', gives: { planets: ['lodor'] }, asks: {} });
    table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 });
    expect(table.view('ana').seats.ana?.planets).toEqual(['lodor']);
    expect(table.view('ana').seats.hal?.planets).toEqual([]);
  });
});

describe('a relic that both sides were said to have', () => {
  it('is there once when it has changed hands', () => {
    const relics = ['the-silver-flame'];
    const table = open('arborec', { relics }, {}, { hal: { faction: 'hacan', relics } });
    table.run('hal', { type: 'propose', to: 'ana', gives: { relics }, asks: {} });
    table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 });
    expect(table.view('ana').seats.ana?.relics).toEqual(relics);
    expect(table.view('ana').seats.hal?.relics).toEqual([]);
  });
});

describe('a transaction beyond the allowance', () => {
  it('is given by Nomad and Yssaril, each with its own card, to another seat', () => {
    for (const [faction, effect] of [
      ['nomad', 'nomad-tcs'],
      ['yssaril', 'yssaril-deepgloom'],
    ] as const) {
      const table = open(faction);
      expect(table.run('ana', use(effect, { target: 'leo' }))).toEqual([
        used(effect, { target: 'leo' }),
      ]);
      expect(table.view('max').extras).toEqual([{ effect, between: ['ana', 'leo'] }]);
      expect(table.refused('ana', use(effect))).toEqual(noTarget);
      expect(table.refused('ana', use(effect, { target: 'ana' }))).toEqual(self);
      expect(table.refused('leo', use(effect, { target: 'ana' }))).toEqual(notYours);
    }
    const again = malformed('target', 'the transaction that this is for is still to come');
    const table = open('nomad');
    for (const target of ['leo', 'max']) table.run('ana', use('nomad-tcs', { target }));
    expect(table.refused('ana', use('nomad-tcs', { target: 'leo' }))).toEqual(again);
    table.run('ana', { type: 'gain', tradeGoods: 1 });
    table.run('ana', { type: 'propose', to: 'leo', gives: { tradeGoods: 1 }, asks: {} });
    table.run('leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 });
    expect(table.run('ana', use('nomad-tcs', { target: 'leo' }))).toHaveLength(1);
    expect(open('nomad').refused('ana', use('yssaril-deepgloom', { target: 'leo' }))).toEqual(
      notYours,
    );
  });
});

describe('Dynamis Core', () => {
  it('is purged for its printed value and two, and the excess goes back', () => {
    const effect = 'dynamis-core';
    const table = open('arborec', { relics: [effect, 'x'], commodities: 5, spaceStations: 1 });
    expect(table.run('ana', use(effect))).toEqual([
      used(effect),
      { type: 'gained', seat: 'ana', commodities: 0, tradeGoods: 5, effect },
      { type: 'excess-returned', seat: 'ana', commodities: 1 },
    ]);
    expect(table.view('leo').seats.ana).toMatchObject({
      relics: ['x'],
      commodities: 4,
      tradeGoods: 5,
      commodityValue: 4,
    });
    expect(table.refused('ana', use(effect))).toEqual(notOwned(effect));
  });
});

describe('Carth of Golden Sands', () => {
  const effect = 'hacan-carth';

  it('brings two commodities, or lets another replenish', () => {
    const gained = { type: 'gained', seat: 'ana', commodities: 2, tradeGoods: 0, effect };
    expect(open('hacan').run('ana', use(effect))).toEqual([used(effect), gained]);
    expect(open('hacan').run('ana', use(effect, { target: 'ana' }))).toEqual([
      used(effect, { target: 'ana' }),
      gained,
    ]);
    expect(open('hacan').run('ana', use(effect, { target: 'leo' }))).toEqual([
      used(effect, { target: 'leo' }),
      { type: 'replenished', seat: 'leo', took: 1, effect },
    ]);
  });

  it('is Hacan’s, in the action phase', () => {
    expect(open('sol').refused('ana', use(effect))).toEqual(notYours);
    const status = open('hacan', {}, { phase: 'status', active: null });
    expect(status.refused('ana', use(effect))).toEqual(out(effect, { phase: 'status' }));
  });
});

describe('The Stillness of Stars', () => {
  const effect = 'vuilraith-agent';
  const target = 'leo';

  it('converts what another has just replenished', () => {
    const table = open('vuilraith');
    expect(table.refused('ana', use(effect, { target }))).toEqual(
      out(effect, { what: 'replenishing', seat: target }),
    );
    table.run('leo', { type: 'replenish' });
    expect(table.run('ana', use(effect, { target }))).toEqual([
      used(effect, { target }),
      { type: 'converted', seat: 'leo', commodities: 2, effect },
    ]);
    expect(table.refused('ana', use(effect, { target }))).toEqual(
      out(effect, { what: 'replenishing', seat: target }),
    );
    expect(table.refused('ana', use(effect))).toEqual(noTarget);
    expect(table.refused('ana', use(effect, { target: 'ana' }))).toEqual(
      out(effect, { what: 'replenishing', seat: 'ana' }),
    );
    table.run('ana', { type: 'replenish' });
    expect(table.refused('ana', use(effect, { target: 'ana' }))).toEqual(self);
    expect(open('sol').refused('ana', use(effect, { target }))).toEqual(notYours);
  });
});

describe('Harness Energy', () => {
  const effect = 'harness-energy';
  const after = (system: unknown, cards = [effect]) => {
    const table = open('arborec', { actionCards: cards });
    table.run('ana', { type: 'activate', system, seats: [] });
    return table;
  };

  it('replenishes who has activated an anomaly', () => {
    for (const system of [41, '41#2']) {
      const table = after(system);
      expect(table.run('ana', use(effect))).toEqual([
        used(effect),
        { type: 'replenished', seat: 'ana', took: 3, effect },
      ]);
      expect(table.view('ana').hand?.actionCards).toEqual([]);
    }
  });

  it('is for nothing else, and needs the card', () => {
    expect(open('arborec').refused('ana', use(effect))).toEqual(out(effect, { what: 'anomaly' }));
    for (const system of [18, 9999, 'constructor']) {
      expect(after(system).refused('ana', use(effect))).toEqual(out(effect, { what: 'anomaly' }));
    }
    expect(after(41).refused('leo', use(effect))).toEqual(out(effect, { what: 'anomaly' }));
    expect(after(41, ['spy']).refused('ana', use(effect))).toEqual(notOwned(effect));
  });
});

describe('a space station', () => {
  it('is exhausted to convert all commodities', () => {
    const effect = 'space-stations';
    const table = open('arborec', { spaceStations: 1, commodities: 3 });
    expect(table.run('ana', use(effect))).toEqual([
      used(effect),
      { type: 'converted', seat: 'ana', commodities: 3, effect },
    ]);
    expect(table.run('ana', use(effect))).toEqual([used(effect)]);
    expect(open('arborec').refused('ana', use(effect))).toEqual(notOwned(effect));
  });
});

describe('a Demilitarized Zone', () => {
  it('is marked on planets of the seat, once', () => {
    const table = open('arborec', {
      planets: ['lodor', 'abyz', 'quann'],
      demilitarized: ['quann'],
    });
    const cards = ['lodor', 'quann', 'abyz'];
    expect(table.run('ana', use('dmz', { cards }))).toEqual([used('dmz', { cards })]);
    expect(table.view('leo').seats.ana?.demilitarized).toEqual(['abyz', 'lodor', 'quann']);
    const which = malformed('cards', 'no planet is named');
    expect(table.refused('ana', use('dmz'))).toEqual(which);
    expect(table.refused('ana', use('dmz', { cards: [] }))).toEqual(which);
    expect(table.refused('ana', use('dmz', { cards: ['lodor', 'mr'] }))).toEqual(
      notOwned('planets'),
    );
  });
});

describe('what changes the galaxy', () => {
  const map = { string: '26 39 19' };

  it('is I.I.H.Q. Modernization for Keleres, for ever', () => {
    const table = open('keleres', {}, { map });
    for (let count = 0; count < 2; count++) {
      expect(table.run('ana', use('keleres-iihq'))).toEqual([used('keleres-iihq')]);
      expect(table.view('leo').board?.modernized).toEqual(['ana']);
    }
    table.run('ana', { type: 'end-turn' });
    expect(table.view('leo').board?.modernized).toEqual(['ana']);
    expect(table.run('ana', use('keleres-iihq'))).toHaveLength(1);
    expect(open('sol').refused('ana', use('keleres-iihq'))).toEqual(notYours);
  });

  it('is Lazax Gate Folding for Winnu, in its own turn and until that ends', () => {
    const table = open('winnu', {}, { map });
    for (let count = 0; count < 2; count++) {
      expect(table.run('ana', use('winnu-lgf'))).toEqual([used('winnu-lgf')]);
      expect(table.view('leo').board?.folded).toEqual(['ana']);
    }
    table.run('ana', { type: 'end-turn' });
    expect(table.view('leo').board?.folded).toEqual([]);
    expect(table.refused('ana', use('winnu-lgf'))).toEqual(out('winnu-lgf', { what: 'own-turn' }));
    expect(open('sol').refused('ana', use('winnu-lgf'))).toEqual(notYours);
  });

  it('is Void Tether for Empyrean, between two systems of the map, the last one only', () => {
    const effect = 'empyrean-void-tether';
    const table = open('empyrean', {}, { map });
    const tie = (...systems: unknown[]) => use(effect, { systems });
    expect(table.run('ana', tie(26, 39))).toEqual([used(effect, { systems: ['26', '39'] })]);
    table.run('ana', tie('39', 18));
    expect(table.view('leo').board?.tethers).toEqual([{ by: 'ana', systems: ['39', '18'] }]);
    const which = malformed('systems', 'two systems must be named');
    expect(table.refused('ana', use(effect))).toEqual(which);
    expect(table.refused('ana', tie(26))).toEqual(which);
    expect(table.refused('ana', tie(26, 26))).toEqual(which);
    expect(table.refused('ana', tie(26, 99))).toEqual(malformed('system', 'no such system'));
    expect(open('empyrean').refused('ana', tie(26, 39))).toEqual(
      malformed('system', 'the table has no map'),
    );
    expect(open('sol', {}, { map }).refused('ana', tie(26, 39))).toEqual(notYours);
    expect(open('sol', {}, { map }).refused('ana', tie(26))).toEqual(which);
  });
});
