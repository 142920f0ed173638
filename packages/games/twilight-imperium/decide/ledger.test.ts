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

  it('brings fragments, which are spent again as far as they are there', () => {
    const table = sitFour();
    const two = { relicFragments: { cultural: 2, hazardous: 0 } };
    const none = { commodities: 0, tradeGoods: 0 };
    const event = { seat: 'ana', ...none, relicFragments: { cultural: 2 } };
    expect(table.run('ana', { type: 'gain', ...two })).toEqual([
      { type: 'gained', ...event, effect: 'gain' },
    ]);
    expect(table.view('ana').seats.ana?.relicFragments).toEqual({ cultural: 2 });
    expect(table.refused('ana', { type: 'spend', relicFragments: { cultural: 3 } })).toEqual(
      notOwned('ana', 'cultural'),
    );
    expect(table.run('ana', { type: 'spend', ...two })).toEqual([
      { type: 'spent', ...event, permittedBy: null },
    ]);
    expect(table.view('ana').seats.ana?.relicFragments).toEqual({});
    expect(table.refused('ana', { type: 'gain', relicFragments: { cultural: 0 } })).toEqual(
      malformed('tradeGoods', 'nothing to gain'),
    );
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
  const unspendableBy = (effect: string) => ({ ...unspendable, data: { what: 'by', effect } });

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
    expect(table.refused('ana', spend(1, 1, 'anything at all'))).toEqual(
      unspendableBy('anything at all'),
    );
    expect(table.run('ana', spend(0, 1, 'explore-commodities'))).toHaveLength(1);
  });

  it('is of commodities where an effect says so', () => {
    expect(sitFour().refused('ana', spend(1, 1, 'keleres-xander'))).toEqual(
      unspendableBy('keleres-xander'),
    );
    const table = sitFour({ seats: WITH_KELERES });
    expect(table.refused('ana', spend(1, 0))).toEqual(unspendable);
    expect(table.refused('ana', spend(1, 0, 'salvage'))).toEqual(unspendableBy('salvage'));
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
      expect(table().refused('leo', spend(2, 0, effect))).toEqual(unspendableBy(effect));
      expect(table().refused('leo', spend(1, 1, effect))).toEqual(unspendableBy(effect));
    }
    expect(table().refused('ana', spend(1, 0, 'keleres-laws-order'))).toEqual(
      unspendableBy('keleres-laws-order'),
    );
    expect(table().run('ana', spend(1, 0, 'explore-commodities'))).toHaveLength(1);
  });

  it('by another effect leaves Keleres Law’s Order, which is used once a turn', () => {
    const table = sitFour({ seats: WITH_KELERES });
    expect(table.run('leo', spend(1, 0, 'explore-commodities'))).toHaveLength(1);
    expect(table.run('leo', spend(1, 0, 'keleres-laws-order'))).toHaveLength(1);
    table.run('leo', { type: 'gain', commodities: 1 });
    expect(table.refused('leo', spend(1, 0, 'keleres-laws-order'))).toEqual(
      unspendableBy('keleres-laws-order'),
    );
  });

  it('by Law’s Order is stopped by Political Secret, by an agent it is not', () => {
    const ana = { ...SEATS.ana, playArea: ['leo/political-secret'] };
    const table = sitFour({ seats: { ...WITH_KELERES, ana } });
    expect(table.refused('leo', spend(1, 0, 'keleres-laws-order'))).toEqual(
      unspendableBy('keleres-laws-order'),
    );
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
