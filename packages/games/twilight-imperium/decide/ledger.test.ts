import { describe, expect, it } from 'vitest';
import { goodsOf, noSuch, notOwned, SEATS, sitFour } from '../testing/ledgers.ts';
import { sit } from '../testing/table.ts';

const WITH_KELERES = { ...SEATS, leo: { faction: 'keleres', commodities: 2, tradeGoods: 1 } };

const malformed = (field: string, problem: string) => ({
  code: 'malformed',
  data: { field, problem },
});

describe('replenishing', () => {
  it('takes what is missing to the value, and may take nothing', () => {
    const table = sitFour();
    const replenished = (took: number) => [
      { type: 'replenished', seat: 'ana', took, effect: 'replenish' },
    ];
    expect(table.run('ana', { type: 'replenish' })).toEqual(replenished(2));
    expect(table.run('ana', { type: 'replenish' })).toEqual(replenished(0));
    expect(goodsOf(table, 'ana')).toEqual({ commodities: 3, tradeGoods: 2 });
  });

  it('takes the whole value in the Age of Commerce', () => {
    const table = sitFour({ events: ['age-of-commerce'] });
    expect(table.run('ana', { type: 'replenish' })[0]).toMatchObject({ took: 3 });
    expect(goodsOf(table, 'ana').commodities).toBe(4);
  });

  it('pays the Minister of Commerce a trade good for each neighbor', () => {
    const minister = (elected: string, neighbors: string[][]) => {
      const laws = [{ law: 'minister-of-commerce', elected }];
      return sitFour({ laws, neighbors }).run('ana', { type: 'replenish' }).slice(1);
    };
    const two = [
      ['ana', 'leo'],
      ['hal', 'ana'],
      ['hal', 'leo'],
    ];
    expect(minister('ana', two)).toEqual([
      {
        type: 'gained',
        seat: 'ana',
        commodities: 0,
        tradeGoods: 2,
        effect: 'minister-of-commerce',
      },
    ]);
    expect(minister('ana', [['hal', 'leo']])).toEqual([]);
    expect(minister('leo', two)).toEqual([]);
    const law = { laws: [{ law: 'censure', elected: 'ana' }], neighbors: two };
    expect(sitFour(law).run('ana', { type: 'replenish' })).toHaveLength(1);
  });
});

describe('converting', () => {
  it('turns own commodities into trade goods, as many as there are', () => {
    const table = sitFour();
    expect(table.run('ana', { type: 'convert', commodities: 1 })).toEqual([
      { type: 'converted', seat: 'ana', commodities: 1, effect: 'convert' },
    ]);
    expect(goodsOf(table, 'ana')).toEqual({ commodities: 0, tradeGoods: 3 });
    expect(table.refused('ana', { type: 'convert', commodities: 1 })).toEqual(
      notOwned('ana', 'commodities'),
    );
    expect(table.refused('ana', { type: 'convert', commodities: 0 })).toEqual(
      malformed('commodities', 'nothing to convert'),
    );
  });
});

describe('gaining', () => {
  const gained = (commodities: number, tradeGoods: number) => [
    { type: 'gained', seat: 'ana', commodities, tradeGoods, effect: 'gain' },
  ];

  it('brings trade goods, and commodities as far as they fit', () => {
    const table = sitFour();
    expect(table.run('ana', { type: 'gain', commodities: 1, tradeGoods: 2 })).toEqual(gained(1, 2));
    expect(table.run('ana', { type: 'gain', commodities: 5 })).toEqual(gained(1, 0));
    expect(table.run('ana', { type: 'gain', commodities: 1 })).toEqual(gained(0, 0));
    expect(goodsOf(table, 'ana')).toEqual({ commodities: 3, tradeGoods: 4 });
    const many = sitFour({ events: ['age-of-commerce'] });
    expect(many.run('ana', { type: 'gain', commodities: 9 })).toEqual(gained(9, 0));
  });

  it('is of something', () => {
    expect(sitFour().refused('ana', { type: 'gain' })).toEqual(
      malformed('tradeGoods', 'nothing to gain'),
    );
  });
});

describe('spending', () => {
  const spend = (commodities: number, tradeGoods: number, permittedBy?: string) => ({
    type: 'spend',
    commodities,
    tradeGoods,
    permittedBy,
  });
  const unspendable = { code: 'commodity-not-spendable', clause: 'TI-21.7' };

  it('is of trade goods that are there', () => {
    const table = sitFour();
    expect(table.run('ana', { type: 'spend', tradeGoods: 2 })).toEqual([
      { type: 'spent', seat: 'ana', commodities: 0, tradeGoods: 2, permittedBy: null },
    ]);
    expect(goodsOf(table, 'ana')).toEqual({ commodities: 1, tradeGoods: 0 });
    expect(table.refused('ana', spend(0, 1))).toEqual(notOwned('ana', 'trade-goods'));
    expect(table.refused('ana', { type: 'spend' })).toEqual(
      malformed('tradeGoods', 'nothing to spend'),
    );
  });

  it('names an effect, if it names anything', () => {
    const table = sitFour();
    expect(table.refused('ana', spend(0, 1, 'anything at all'))).toEqual({
      code: 'no-such',
      data: { what: 'effect', name: 'anything at all' },
    });
    expect(table.refused('ana', spend(1, 1, 'anything at all'))).toEqual(unspendable);
    expect(table.run('ana', spend(0, 1, 'explore-commodities'))).toHaveLength(1);
  });

  it('is of commodities where an effect says so', () => {
    expect(sitFour().refused('ana', spend(1, 1, 'keleres-xander'))).toEqual(unspendable);
    const table = sitFour({ seats: WITH_KELERES });
    expect(table.refused('ana', spend(1, 0))).toEqual(unspendable);
    expect(table.refused('ana', spend(1, 0, 'salvage'))).toEqual(unspendable);
    expect(table.run('ana', spend(1, 1, 'keleres-xander'))).toEqual([
      { type: 'spent', seat: 'ana', commodities: 1, tradeGoods: 1, permittedBy: 'keleres-xander' },
    ]);
    expect(table.refused('ana', spend(1, 0, 'keleres-xander'))).toEqual(
      notOwned('ana', 'commodities'),
    );
  });

  it('of a commodity on exploring, or by Law’s Order for Keleres, is of one', () => {
    const table = () => sitFour({ seats: WITH_KELERES });
    for (const effect of ['explore-commodities', 'keleres-laws-order']) {
      expect(table().run('leo', spend(1, 0, effect))).toHaveLength(1);
      expect(table().refused('leo', spend(2, 0, effect))).toEqual(unspendable);
      expect(table().refused('leo', spend(1, 1, effect))).toEqual(unspendable);
    }
    expect(table().refused('ana', spend(1, 0, 'keleres-laws-order'))).toEqual(unspendable);
    expect(table().run('ana', spend(1, 0, 'explore-commodities'))).toHaveLength(1);
  });

  it('by Law’s Order is stopped by Political Secret, by an agent it is not', () => {
    const ana = { ...SEATS.ana, playArea: ['leo/political-secret'] };
    const table = sitFour({ seats: { ...WITH_KELERES, ana } });
    expect(table.refused('leo', spend(1, 0, 'keleres-laws-order'))).toEqual(unspendable);
    expect(table.run('leo', spend(1, 0, 'keleres-xander'))).toHaveLength(1);
    expect(table.run('leo', spend(1, 0, 'explore-commodities'))).toHaveLength(1);
  });

  it('of commodities ends what had just been replenished', () => {
    const table = sitFour({ seats: WITH_KELERES });
    table.run('ana', { type: 'replenish' });
    table.run('ana', spend(0, 1));
    expect(table.view('ana').replenished).toEqual(['ana']);
    table.run('ana', spend(1, 0, 'keleres-xander'));
    expect(table.view('ana').replenished).toEqual([]);
  });
});

describe('handing over', () => {
  const hand = (items: object, effect = 'salvage', to = 'leo') => ({
    type: 'hand-over',
    to,
    items,
    effect,
  });

  it('gives what an effect makes one give; commodities arrive as trade goods', () => {
    const table = sitFour();
    expect(table.run('ana', hand({ commodities: 1 }))).toEqual([
      {
        type: 'handed-over',
        from: 'ana',
        to: 'leo',
        items: { commodities: 1 },
        effect: 'salvage',
        receipts: [],
      },
    ]);
    expect(goodsOf(table, 'leo')).toEqual({ commodities: 0, tradeGoods: 1 });
    expect(goodsOf(table, 'ana')).toEqual({ commodities: 0, tradeGoods: 2 });
    expect(table.view('max').transactions).toEqual([]);
  });

  it('of the whole value under Dark Pact brings both a trade good', () => {
    const given = (commodities: number) => {
      const ana = { faction: 'arborec', commodities, playArea: ['leo/dark-pact'] };
      const table = sitFour({ seats: { ...SEATS, ana, leo: { faction: 'empyrean' } } });
      const events = table.run('ana', hand({ commodities }));
      return [events.length, events[0], goodsOf(table, 'ana'), goodsOf(table, 'leo')];
    };
    const bonus = { ana: 1, leo: 1 };
    const none = { commodities: 0, tradeGoods: 0 };
    expect(given(3)).toEqual([
      1,
      expect.objectContaining({ type: 'handed-over', bonus }),
      { ...none, tradeGoods: 1 },
      { ...none, tradeGoods: 4 },
    ]);
    expect(given(2)).toEqual([
      1,
      expect.not.objectContaining({ bonus: expect.anything() }),
      none,
      { ...none, tradeGoods: 2 },
    ]);
  });

  it('gives a note into the hand, or where it resolves', () => {
    const table = sitFour();
    const give = (note: string, effect: string) =>
      table.run('ana', hand({ promissoryNote: note }, effect));
    const receipt = { seat: 'leo', note: 'ana/ceasefire', place: 'hand', tradeGoods: 0 };
    expect(give('ana/ceasefire', 'diplomatic-pressure')[0]).toMatchObject({ receipts: [receipt] });
    expect(give('ana/alliance', 'diplomatic-pressure')[0]).toMatchObject({
      receipts: [{ ...receipt, note: 'ana/alliance', place: 'play-area' }],
    });
    expect(table.view('leo').hand?.promissoryNotes).toContain('ana/ceasefire');
  });

  it.each(['deepwrought', 'naalu'])('moves a note to or from %s by its abilities', (faction) => {
    const table = sitFour({ seats: { ...SEATS, own: { faction } } });
    const effect = 'deepwrought-visionaria';
    const give = (note: string, to: string) => hand({ promissoryNote: note }, effect, to);
    expect(table.run('ana', give('ana/stymie', 'own'))).toHaveLength(1);
    expect(table.run('own', give('ana/stymie', 'leo'))).toHaveLength(1);
    expect(table.view('leo').hand?.promissoryNotes).toContain('ana/stymie');
    expect(table.refused('leo', give('ana/stymie', 'ana'))).toEqual({
      code: 'not-yours',
      clause: `TI-X.${effect}`,
      data: { what: 'neither', effect },
    });
  });

  it('gives a faction’s due to that faction, a commander’s to its Alliance too', () => {
    const table = sitFour({
      seats: {
        ...SEATS,
        max: { faction: 'mentak' },
        sol: { faction: 'sol', playArea: ['max/alliance'] },
        emp: { faction: 'empyrean', playArea: ['sol/alliance'] },
      },
    });
    const note = (kind: string, effect: string, to: string) =>
      hand({ promissoryNote: `ana/${kind}` }, effect, to);
    const commander = 'mentak-commander';
    for (const to of ['leo', 'emp', 'ana']) {
      expect(table.refused('ana', note('ceasefire', commander, to))).toEqual({
        code: 'not-yours',
        clause: `TI-X.${commander}`,
        data: { what: 'taker', faction: 'mentak', effect: commander },
      });
    }
    expect(table.run('ana', note('ceasefire', commander, 'max'))).toHaveLength(1);
    expect(table.run('ana', note('stymie', commander, 'sol'))).toHaveLength(1);
    const refusal = table.refused('ana', note('alliance', 'empyrean-voidwatch', 'max'));
    expect([refusal.code, refusal.clause]).toEqual(['not-yours', 'TI-X.empyrean-voidwatch']);
    expect(table.run('ana', note('alliance', 'empyrean-voidwatch', 'emp'))).toHaveLength(1);
  });

  it('gives one fragment to a neighbor', () => {
    const seize = (fragments: object, to = 'leo') =>
      hand({ relicFragments: fragments }, 'seize-artifact', to);
    const ana = { faction: 'arborec', relicFragments: { cultural: 2, unknown: 1 } };
    const table = sitFour({ seats: { ...SEATS, ana }, neighbors: [['ana', 'leo']] });
    for (const two of [{ cultural: 2 }, { cultural: 1, unknown: 1 }]) {
      expect(table.refused('ana', seize(two))).toEqual({
        code: 'item-kind',
        clause: 'TI-T3',
        data: { what: 'one-fragment', count: 2 },
      });
    }
    expect(table.refused('ana', seize({ cultural: 1 }, 'max'))).toEqual({
      code: 'not-neighbors',
      clause: 'TI-X.seize-artifact',
      data: { one: 'ana', other: 'max' },
    });
    expect(table.run('ana', seize({ cultural: 1 }))).toHaveLength(1);
  });

  it('gives all commodities where all are due', () => {
    const table = sitFour({ seats: { ...SEATS, ana: { faction: 'arborec', commodities: 3 } } });
    expect(table.refused('ana', hand({ commodities: 2 }))).toEqual({
      code: 'malformed',
      data: { field: 'items.commodities', problem: 'all of them must be given' },
    });
    expect(table.refused('ana', hand({ commodities: 4 }))).toEqual(notOwned('ana', 'commodities'));
    expect(table.run('ana', hand({ commodities: 3 }))).toHaveLength(1);
  });

  it('is between the two who fight, while a combat is on', () => {
    const table = sitFour();
    table.run('host', { type: 'begin-turn', seat: 'leo' });
    table.run('host', { type: 'begin-combat', attacker: 'leo', defender: 'hal' });
    const salvage = hand({ commodities: 2 });
    expect(table.refused('ana', salvage)).toEqual({
      code: 'not-yours',
      clause: 'TI-X.salvage',
      data: { what: 'fought', effect: 'salvage' },
    });
  });

  it('gives nothing else, to nobody else, and not what is not there', () => {
    const table = sitFour();
    const refused = (...args: Parameters<typeof hand>) => table.refused('ana', hand(...args));
    const one = { commodities: 1 };
    const kind = (what: string) => ({ code: 'item-kind', clause: 'TI-T3', data: { what } });
    expect(refused(one, 'salvage', 'zoe')).toEqual(noSuch('seat', 'zoe'));
    expect(refused(one, 'bribery')).toEqual(noSuch('effect', 'bribery'));
    expect(refused(one, 'hacan-carth')).toEqual({
      code: 'no-such',
      data: { what: 'gift', name: 'hacan-carth', effect: 'hacan-carth' },
    });
    expect(refused({ promissoryNote: 'x' })).toEqual(noSuch('note', 'x'));
    expect(refused(one, 'salvage', 'ana')).toEqual({ code: 'self', clause: 'TI-T0' });
    expect(refused({ ...one, tradeGoods: 1 })).toEqual(kind('tradeGoods'));
    expect(refused(one, 'diplomatic-pressure')).toEqual(kind('commodities'));
    expect(refused({ ...one, votes: 1 })).toEqual(kind('votes'));
    expect(refused({ commodities: 2 })).toEqual(notOwned('ana', 'commodities'));
    expect(refused({})).toEqual({ code: 'empty', clause: 'TI-T4' });
    const allowed = sitFour({ options: { A2: 'allowed' } });
    expect(allowed.refused('ana', hand({}))).toEqual({ code: 'empty', clause: 'TI-T4' });
  });
});

describe('Trade', () => {
  const resolve = (...free: string[]) => ({ type: 'resolve-trade', free });

  it('brings three trade goods, then replenishes', () => {
    const table = sitFour();
    expect(table.run('ana', resolve('leo', 'leo'))).toEqual([
      { type: 'trade-resolved', seat: 'ana', free: ['leo'] },
      { type: 'gained', seat: 'ana', commodities: 0, tradeGoods: 3, effect: 'trade' },
      { type: 'replenished', seat: 'ana', took: 2, effect: 'trade' },
    ]);
    expect(table.view('leo').trade).toEqual({ by: 'ana', free: ['leo'], followed: [] });
  });

  it('is followed once by each other seat, freely where chosen or by Hacan', () => {
    const table = sitFour();
    table.run('ana', resolve('leo'));
    const followed = (seat: string, free: boolean, took: number) => [
      { type: 'trade-followed', seat, free },
      { type: 'replenished', seat, took, effect: 'trade' },
    ];
    const follow = (seat: string) => table.run(seat, { type: 'follow-trade' });
    expect(follow('leo')).toEqual(followed('leo', true, 2));
    expect(follow('hal')).toEqual(followed('hal', true, 6));
    expect(follow('max')).toEqual(followed('max', false, 2));
    expect(table.view('leo').trade?.followed).toEqual(['leo', 'hal', 'max']);
    expect(table.refused('leo', { type: 'follow-trade' })).toEqual({
      code: 'wrong-phase',
      data: { phase: 'action', what: 'followed' },
    });
    expect(table.refused('ana', { type: 'follow-trade' })).toEqual({ code: 'not-yours' });
  });

  it('is of the active seat, once, and chooses others at the table', () => {
    const table = sitFour();
    expect(table.refused('ana', resolve('leo', 'zoe'))).toEqual(noSuch('seat', 'zoe'));
    expect(table.refused('ana', resolve('ana'))).toEqual(
      malformed('free', 'the active seat is not among the others'),
    );
    expect(table.refused('leo', resolve())).toEqual({ code: 'not-yours' });
    const out = (phase: string, what?: string) => ({
      code: 'wrong-phase',
      data: { phase, ...(what && { what }) },
    });
    expect(table.refused('leo', { type: 'follow-trade' })).toEqual(out('action', 'no-trade'));
    table.run('ana', resolve());
    expect(table.refused('ana', resolve())).toEqual(out('action', 'trade'));
    const status = sitFour({ phase: 'status', active: null });
    expect(status.refused('ana', resolve())).toEqual(out('status', 'own-turn'));
  });
});

describe('discarding', () => {
  it('is as many of one’s own cards as are due, and only where some are', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'];
    const table = sit({
      seats: {
        ana: { faction: 'arborec', actionCards: six },
        leo: { faction: 'letnev' },
        hal: { faction: 'hacan', actionCards: ['x', 'y', 'z'] },
      },
      active: 'ana',
    });
    const discard = (...actionCards: string[]) => ({ type: 'discard', actionCards });
    expect(table.refused('ana', discard('a'))).toEqual(noSuch('discard', 'ana'));
    const gives = { actionCards: ['x', 'y', 'z'] };
    table.run('hal', { type: 'propose', to: 'ana', gives, asks: {} });
    table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 });
    expect(table.refused('ana', discard('a', 'q'))).toEqual(notOwned('ana', 'action-cards'));
    expect(table.refused('ana', discard('a', 'a'))).toEqual(notOwned('ana', 'action-cards'));
    const wrong = malformed('actionCards', '2 must be discarded, no more and no fewer');
    expect(table.refused('ana', discard('a'))).toEqual(wrong);
    expect(table.refused('ana', discard('a', 'b', 'c'))).toEqual(wrong);
    expect(table.run('ana', discard('x', 'a'))).toEqual([
      { type: 'discarded', seat: 'ana', actionCards: ['a', 'x'] },
    ]);
    expect(table.view('ana').hand?.actionCards).toEqual(['b', 'c', 'd', 'e', 'f', 'y', 'z']);
    expect(table.view('ana').pending).toEqual([]);
  });
});
