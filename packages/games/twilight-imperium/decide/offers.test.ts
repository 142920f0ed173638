import { MOST_OPEN } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { findAffordances } from '../affordances.ts';
import { sit } from '../testing/table.ts';

const SEATS = {
  ana: {
    faction: 'arborec',
    commodities: 2,
    tradeGoods: 2,
    relicFragments: { cultural: 1 },
    actionCards: ['bribery'],
    relics: ['the-silver-flame', 'shard-of-the-throne'],
    secrets: ['become-a-legend'],
    planets: ['lodor'],
    captured: { leo: { cruiser: 1, infantry: 2 }, max: { mech: 1 } },
  },
  leo: { faction: 'letnev', tradeGoods: 1 },
  max: { faction: 'mahact' },
};
const open = (more: object = {}, seats: object = {}) =>
  sit({ seats: { ...SEATS, ...seats }, neighbors: [['ana', 'leo']], active: 'ana', ...more });
const ONE = { tradeGoods: 1 };
const propose = (gives: object = ONE, asks: object = {}, to = 'leo', deal?: object[]) => ({
  type: 'propose',
  to,
  gives,
  asks,
  ...(deal && { deal }),
});
const noSuch = (what: string, name: string) => ({ code: 'no-such', data: { what, name } });
const kind = (what: string, clause = 'TI-T3') => ({ code: 'item-kind', clause, data: { what } });
const missing = (what: string, thing: string, clause = 'TI-T3') => ({
  code: 'item-kind',
  clause,
  data: { what, thing },
});
const notOwned = (seat: string, what: string) => ({
  code: 'not-owned',
  clause: 'TI-T2',
  data: { seat, what },
});
/** What Ana's offer to Leo is refused with. */
const refusal = (gives: object, asks: object = {}, to?: string) =>
  open().refused('ana', propose(gives, asks, to));

describe('an offer', () => {
  it('is counted by its maker and whom it is for', () => {
    const table = open();
    const id = (by: string, to: string) => table.run(by, propose({}, ONE, to))[0];
    expect(id('ana', 'leo')).toMatchObject({ offer: 'ana-leo-1' });
    expect(id('ana', 'leo')).toMatchObject({ offer: 'ana-leo-2' });
    expect(id('leo', 'ana')).toMatchObject({ offer: 'leo-ana-1' });
    expect(id('ana', 'max')).toMatchObject({ offer: 'ana-max-1' });
  });

  it('is kept tidily: nothing that is not given, lists in order', () => {
    const gives = {
      commodities: 0,
      tradeGoods: 1,
      relicFragments: { cultural: 1, hazardous: 0 },
      promissoryNote: ['ana/ceasefire'],
      relics: ['the-silver-flame'],
      actionCards: [],
      captured: { leo: { cruiser: 1, mech: 0 }, max: { mech: 0 } },
    };
    expect(open().run('ana', propose(gives, { promissoryNote: [] }))).toEqual([
      {
        type: 'proposed',
        offer: 'ana-leo-1',
        from: 'ana',
        to: 'leo',
        gives: {
          tradeGoods: 1,
          relicFragments: { cultural: 1 },
          promissoryNote: 'ana/ceasefire',
          relics: ['the-silver-flame'],
          captured: { leo: { cruiser: 1 } },
        },
        asks: {},
        deal: [],
        market: false,
      },
    ]);
    const cards = { actionCards: ['veto', 'bribery', 'spy'] };
    const hacan = open({}, { max: { faction: 'hacan' } });
    expect(hacan.run('ana', propose({}, cards, 'max'))[0]).toMatchObject({
      asks: { actionCards: ['bribery', 'spy', 'veto'] },
    });
  });

  it('is for another at the table', () => {
    expect(refusal(ONE, {}, 'zoe')).toEqual(noSuch('seat', 'zoe'));
    expect(refusal(ONE, {}, 'ana')).toEqual({ code: 'self', clause: 'TI-T0' });
    expect(refusal(ONE, {}, 'z'.repeat(60))).toEqual(noSuch('seat', 'z'.repeat(60)));
  });

  it('has terms of its two parties', () => {
    const refused = (by: string) =>
      open().refused(
        'ana',
        propose(ONE, {}, 'leo', [
          { text: 'peace', by: 'ana', when: 'now' },
          { text: 'war', by, when: 'now' },
        ]),
      );
    expect(refused('zoe')).toEqual(noSuch('seat', 'zoe'));
    expect(refused('max')).toEqual({
      code: 'malformed',
      data: { field: 'deal.1.by', problem: 'not a party of this offer' },
    });
  });

  it('is of notes and captives of this game', () => {
    for (const note of ['leo/stymie', 'zoe/ceasefire', 'ceasefire', 'max/alliance', 'leo/']) {
      expect(refusal({ promissoryNote: note })).toEqual(noSuch('note', note));
    }
    expect(refusal({}, { promissoryNote: ['leo/ceasefire', 'x'] })).toEqual(noSuch('note', 'x'));
    expect(refusal({ captured: { zoe: { mech: 1 } } })).toEqual(noSuch('seat', 'zoe'));
    expect(refusal({}, { captured: { leo: {}, zoe: {} } })).toEqual(noSuch('seat', 'zoe'));
  });

  it('is of ordinary kinds only', () => {
    for (const never of ['commandTokens', 'technologies', 'units', 'votes']) {
      expect(refusal({ [never]: 1 })).toEqual(kind(never));
      expect(refusal({}, { [never]: 1 })).toEqual(kind(never));
    }
    expect(refusal({ actionCards: ['bribery'] })).toEqual(missing('no-actionCards', 'bribery'));
    expect(refusal({ planets: ['lodor'] })).toEqual(missing('no-planets', 'lodor'));
    expect(refusal({ secrets: ['become-a-legend'] })).toEqual(
      missing('no-secrets', 'become-a-legend'),
    );
    const relics = ['the-silver-flame', 'shard-of-the-throne'];
    expect(refusal({ relics })).toEqual(missing('no-relics', 'shard-of-the-throne', 'TI-TN1'));
  });

  it('is of one note a side at most, of none in a play area, and not of what is banned', () => {
    const two = { promissoryNote: ['ana/ceasefire', 'ana/alliance'] };
    const limit = { code: 'note-limit', clause: 'TI-T2', data: { count: 2 } };
    expect(refusal(two)).toEqual(limit);
    expect(refusal({}, two)).toEqual(limit);
    const note = 'ana/alliance';
    const shown = open({}, { leo: { faction: 'letnev', playArea: [note] } });
    const inPlay = { code: 'note-in-play', clause: 'TI-T2', data: { note } };
    expect(shown.refused('ana', propose({ promissoryNote: note }))).toEqual(inPlay);
    expect(shown.refused('leo', propose({ promissoryNote: note }, {}, 'max'))).toEqual(inPlay);
    expect(refusal({ promissoryNote: note }, {}, 'max')).toEqual({
      code: 'note-banned',
      clause: 'TI-T2',
      data: { note, seat: 'max' },
    });
    expect(open().run('ana', propose({ promissoryNote: 'ana/ceasefire' }, {}, 'max'))).toHaveLength(
      1,
    );
    expect(open().run('ana', propose({ promissoryNote: note }))).toHaveLength(1);
  });

  it('is of captured ships that go home', () => {
    expect(refusal({ captured: { max: { mech: 1 } } })).toEqual({
      code: 'capture-owner',
      clause: 'TI-TN2',
      data: { owner: 'max' },
    });
    expect(refusal({ captured: { leo: { cruiser: 1, infantry: 1 } } })).toEqual({
      code: 'capture-kind',
      clause: 'TI-TN2',
      data: { unit: 'infantry' },
    });
  });

  it('is of what its maker has; what the other has is not looked at', () => {
    expect(refusal({ commodities: 3 })).toEqual(notOwned('ana', 'commodities'));
    expect(refusal({ tradeGoods: 3 })).toEqual(notOwned('ana', 'trade-goods'));
    expect(refusal({ relicFragments: { cultural: 2 } })).toEqual(notOwned('ana', 'cultural'));
    expect(refusal({ relicFragments: { unknown: 1 } })).toEqual(notOwned('ana', 'unknown'));
    expect(refusal({ promissoryNote: 'leo/alliance' })).toEqual(notOwned('ana', 'leo/alliance'));
    expect(refusal({ captured: { leo: { cruiser: 2 } } })).toEqual(
      notOwned('ana', 'captured-units'),
    );
    expect(refusal({ captured: { leo: { carrier: 1 } } })).toEqual(
      notOwned('ana', 'captured-units'),
    );
    const all = { ...ONE, commodities: 2, relicFragments: { cultural: 1 } };
    const captured = { leo: { cruiser: 1 } };
    expect(open().run('ana', propose({ ...all, captured }, { tradeGoods: 9 }))).toHaveLength(1);
    expect(open().refused('leo', propose({ relics: ['the-silver-flame'] }, {}, 'ana'))).toEqual(
      notOwned('leo', 'relics'),
    );
  });

  it('is of cards, planets and secrets that its maker has', () => {
    const hacan = open({}, { max: { faction: 'hacan', mechs: ['quann'], actionCards: ['spy'] } });
    const refused = (by: string, gives: object, to: string) =>
      hacan.refused(by, propose(gives, {}, to));
    expect(refused('max', { actionCards: ['spy', 'spy'] }, 'leo')).toEqual(
      notOwned('max', 'action-cards'),
    );
    expect(hacan.run('max', propose({ planets: ['quann'] }, {}))).toHaveLength(1);
    const kindOf = (by: string, planet: string) => refused(by, { planets: [planet] }, 'leo').data;
    expect(kindOf('max', 'mr')).toEqual({ what: 'no-planets', thing: 'mr' });
    hacan.run('host', { type: 'enact', law: 'articles-of-war' });
    expect(kindOf('max', 'quann')).toEqual({ what: 'no-mechs', thing: 'quann' });
    hacan.run('ana', { type: 'begin-combat', attacker: 'ana', defender: 'leo' });
    expect(kindOf('max', 'quann')).toEqual({ what: 'mech-in-combat', thing: 'quann' });
    const market = open({}, { leo: { faction: 'letnev', actionCards: ['black-market-dealings'] } });
    market.run('leo', { type: 'use', effect: 'black-market-dealings', target: 'ana' });
    expect(market.refused('leo', propose({ secrets: ['x'] }, {}, 'ana'))).toEqual(
      notOwned('leo', 'secrets'),
    );
    expect(market.run('ana', propose({ secrets: ['become-a-legend'] }))[0]).toMatchObject({
      market: false,
    });
    expect(market.refused('ana', propose({ planets: ['lodor'] }))).toEqual(
      missing('no-planets', 'lodor'),
    );
    expect(market.refused('ana', propose({ secrets: ['become-a-legend'] }, {}, 'max'))).toEqual(
      missing('no-secrets', 'become-a-legend'),
    );
  });

  it('is not empty, unless the table reads that otherwise or it is a deal in words', () => {
    expect(refusal({})).toEqual({ code: 'empty', clause: 'TI-T4' });
    expect(open({ options: { A2: 'allowed' } }).run('ana', propose({}))).toHaveLength(1);
    const deal = [{ text: 'peace', by: 'ana', when: 'now' }];
    expect(open().run('ana', propose({}, {}, 'leo', deal))).toHaveLength(1);
  });
});

describe('the table', () => {
  it('holds so many offers of one maker at most', () => {
    const table = open();
    const offered = () =>
      findAffordances(table.view('ana')).flatMap(({ command }) => {
        if (command.type === 'propose') return [`to ${command.to}`];
        return command.type === 'revise' ? [command.offer] : [];
      });
    table.run('ana', propose());
    table.run('leo', { type: 'decline', offer: 'ana-leo-1' });
    for (let made = 0; made < MOST_OPEN; made++) table.run('ana', propose());
    const full = { code: 'too-many-offers', data: { most: MOST_OPEN } };
    expect(table.refused('ana', propose())).toEqual(full);
    const again = { type: 'revise', offer: 'ana-leo-1', gives: ONE };
    expect(table.refused('ana', again)).toEqual(full);
    table.run('ana', { ...again, offer: 'ana-leo-2' });
    expect(offered()).toHaveLength(MOST_OPEN);
    expect(offered()).not.toContain('ana-leo-1');
    table.run('leo', propose(ONE, {}, 'ana'));
    table.run('ana', { type: 'withdraw', offer: 'ana-leo-2' });
    expect(offered()).toEqual(expect.arrayContaining(['to leo', 'ana-leo-1']));
    table.run('ana', again);
    expect(table.refused('ana', propose())).toEqual(full);
  });
});

describe('a revision', () => {
  it('keeps what it does not name, and puts a declined offer again', () => {
    const table = open();
    const deal = [{ text: 'peace', by: 'ana', when: 'now' }];
    table.run('ana', propose(ONE, ONE, 'leo', deal));
    table.run('leo', { type: 'decline', offer: 'ana-leo-1' });
    const revise = (more: object) =>
      table.run('ana', { type: 'revise', offer: 'ana-leo-1', ...more });
    const revised = {
      type: 'revised',
      offer: 'ana-leo-1',
      between: ['ana', 'leo'],
      revision: 2,
      gives: ONE,
      asks: ONE,
      deal,
      market: false,
    };
    expect(revise({})).toEqual([revised]);
    const gives = { commodities: 2 };
    expect(revise({ gives })).toEqual([{ ...revised, revision: 3, gives }]);
    expect(revise({ asks: {} })).toEqual([{ ...revised, revision: 4, gives, asks: {} }]);
    expect(revise({ deal: [] })).toEqual([{ ...revised, revision: 5, gives, asks: {}, deal: [] }]);
    expect(table.view('leo').offers['ana-leo-1']).toMatchObject({ revision: 5, state: 'open' });
  });

  it('is the maker’s, of an offer that is not settled or withdrawn', () => {
    const table = open();
    table.run('ana', propose());
    const revise = (more: object = {}) => ({ type: 'revise', offer: 'ana-leo-1', ...more });
    expect(table.refused('leo', revise())).toEqual({ code: 'not-yours' });
    expect(table.refused('max', revise())).toEqual(noSuch('offer', 'ana-leo-1'));
    const deal = [{ text: 'war', by: 'max', when: 'now' }];
    expect(table.refused('ana', revise({ deal })).data).toMatchObject({ field: 'deal.0.by' });
    expect(table.refused('ana', revise({ gives: { promissoryNote: 'x' } }))).toEqual(
      noSuch('note', 'x'),
    );
    expect(table.refused('ana', revise({ gives: { tradeGoods: 9 } }))).toEqual(
      notOwned('ana', 'trade-goods'),
    );
    expect(table.refused('ana', revise({ gives: {} }))).toEqual({ code: 'empty', clause: 'TI-T4' });
    table.run('ana', { type: 'withdraw', offer: 'ana-leo-1' });
    expect(table.refused('ana', revise())).toEqual({
      code: 'offer-withdrawn',
      clause: 'TI-T4a',
      data: { offer: 'ana-leo-1' },
    });
  });

  it('may hold what the market lets be given', () => {
    const table = open({}, { ana: { ...SEATS.ana, actionCards: ['black-market-dealings'] } });
    table.run('ana', propose());
    const relic = { gives: { relics: ['shard-of-the-throne'] } };
    const revise = { type: 'revise', offer: 'ana-leo-1', ...relic };
    expect(table.refused('ana', revise)).toEqual(
      missing('no-relics', 'shard-of-the-throne', 'TI-TN1'),
    );
    table.run('ana', { type: 'use', effect: 'black-market-dealings', offer: 'ana-leo-1' });
    expect(table.run('ana', revise)).toMatchObject([{ ...relic, market: true }]);
    expect(table.run('leo', { type: 'accept', offer: 'ana-leo-1', revision: 2 })).toHaveLength(1);
    expect(table.view('max').seats.leo?.relics).toEqual(['shard-of-the-throne']);
  });
});

describe('an offer ends', () => {
  it('when its maker withdraws it, or who it is for declines it', () => {
    const table = open();
    table.run('ana', propose());
    table.run('ana', propose());
    const [one, two] = ['ana-leo-1', 'ana-leo-2'];
    const withdraw = (offer = one) => ({ type: 'withdraw', offer });
    const decline = (offer = two) => ({ type: 'decline', offer });
    expect(table.refused('leo', withdraw())).toEqual({ code: 'not-yours' });
    expect(table.refused('ana', decline())).toEqual({ code: 'not-yours' });
    expect(table.refused('max', decline())).toEqual(noSuch('offer', 'ana-leo-2'));
    const between = ['ana', 'leo'];
    expect(table.run('ana', withdraw())).toEqual([{ type: 'withdrawn', offer: one, between }]);
    expect(table.run('leo', decline())).toEqual([{ type: 'declined', offer: two, between }]);
    const over = (code: string, offer: string | undefined) => ({
      code,
      clause: 'TI-T4a',
      data: { offer },
    });
    expect(table.refused('ana', withdraw())).toEqual(over('offer-withdrawn', one));
    expect(table.refused('ana', withdraw(two))).toEqual(over('offer-declined', two));
    expect(table.refused('leo', decline())).toEqual(over('offer-declined', two));
  });
});
