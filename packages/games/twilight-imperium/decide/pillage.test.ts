import { KEPT } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { findAffordances } from '../affordances.ts';
import { goodsOf, noSuch, notOwned, SEATS, sitFour } from '../testing/ledgers.ts';
import type { Sitting } from '../testing/table.ts';

const LEO = { faction: 'letnev', promissoryNotes: ['max/political-secret'] };

describe('Pillage', () => {
  /** Ana has gained often enough that Mentak may pillage her twice. */
  function rich(more: object = {}, seats: object = {}) {
    const table = sitFour({ neighbors: [['ana', 'max']], seats: { ...SEATS, ...seats }, ...more });
    table.run('ana', { type: 'gain', tradeGoods: 1 });
    table.run('ana', { type: 'gain', tradeGoods: 1 });
    return table;
  }
  const rob = (take: string, target = 'ana') => ({ type: 'pillage', target, take });
  const robbed = (take: string, becomes: string) => [
    { type: 'pillaged', by: 'max', target: 'ana', take, becomes },
  ];
  const due = { type: 'pillage', by: 'max', target: 'ana' };

  it('takes a trade good or a commodity, which becomes a trade good', () => {
    const table = rich();
    expect(table.view('leo').pending).toEqual([due, due]);
    expect(table.run('max', rob('trade-good'))).toEqual(robbed('trade-good', 'trade-good'));
    expect(goodsOf(table, 'ana')).toEqual({ commodities: 1, tradeGoods: 3 });
    expect(table.view('leo').pending).toEqual([due]);
    expect(table.run('max', rob('commodity'))).toEqual(robbed('commodity', 'trade-good'));
    expect(goodsOf(table, 'ana')).toEqual({ commodities: 0, tradeGoods: 3 });
    expect(goodsOf(table, 'max')).toEqual({ commodities: 0, tradeGoods: 2 });
    expect(table.view('leo').pending).toEqual([]);
  });

  it('stays due when Mentak’s own hand is corrected', () => {
    const table = rich();
    const actionCards = ['sabotage'];
    table.run('host', { type: 'correct', seat: 'max', actionCards, why: 'a slip' });
    expect(table.view('leo').pending).toEqual([due, due]);
  });

  it('keeps a commodity where the table reads that so, up to the value', () => {
    const options = { A10: 'commodity' };
    const table = rich({ options });
    expect(table.run('max', rob('trade-good'))).toEqual(robbed('trade-good', 'trade-good'));
    expect(table.run('max', rob('commodity'))).toEqual(robbed('commodity', 'commodity'));
    expect(goodsOf(table, 'max')).toEqual({ commodities: 1, tradeGoods: 1 });
    const full = rich({ options }, { max: { faction: 'mentak', commodities: 2 } });
    expect(full.run('max', rob('commodity'))).toEqual(robbed('commodity', 'trade-good'));
    expect(goodsOf(full, 'max')).toEqual({ commodities: 2, tradeGoods: 1 });
  });

  it('takes what is there, from whom it may, and is Mentak’s', () => {
    const table = rich({ options: { A8: 'transactions-go-on' } });
    expect(table.refused('max', rob('commodity', 'zoe'))).toEqual(noSuch('seat', 'zoe'));
    expect(table.refused('leo', rob('commodity'))).toEqual({ code: 'not-yours' });
    expect(table.refused('max', rob('commodity', 'leo'))).toEqual(noSuch('pillage', 'leo'));
    table.run('max', rob('commodity'));
    expect(table.refused('max', rob('commodity'))).toEqual(notOwned('ana', 'commodity'));
    table.run('ana', { type: 'spend', tradeGoods: 4 });
    expect(table.refused('max', rob('trade-good'))).toEqual(notOwned('ana', 'trade-good'));
  });

  it('is judged by what each event leaves, not by what the next one brings', () => {
    const table = sitFour({
      phase: 'status',
      active: null,
      seats: {
        ana: { faction: 'keleres', tradeGoods: 1 },
        leo: { faction: 'letnev' },
        max: { faction: 'mentak' },
      },
      neighbors: [['ana', 'max']],
      laws: [{ law: 'minister-of-commerce', elected: 'ana' }],
    });
    table.run('host', { type: 'enter-phase', phase: 'strategy' });
    expect(goodsOf(table, 'ana')).toMatchObject({ tradeGoods: 3 });
    expect(table.view('leo').pending).toEqual([due]);
  });

  it('ends where a correction leaves too few trade goods', () => {
    const fix = (table: Sitting, more: object) =>
      table.run('host', { type: 'correct', why: 'a slip', seat: 'ana', ...more }).slice(1);
    const waived = [{ type: 'pillage-waived', by: 'max', targets: ['ana'] }];
    const table = rich();
    expect(fix(table, { tradeGoods: 3 })).toEqual([]);
    expect(table.view('leo').pending).toEqual([due, due]);
    expect(fix(table, { tradeGoods: 2 })).toEqual(waived);
    expect(table.view('leo').pending).toEqual([]);
    expect(fix(table, { tradeGoods: 1 })).toEqual([]);
    const spent = rich({ options: { A8: 'transactions-go-on' } });
    spent.run('ana', { type: 'spend', tradeGoods: 3 });
    expect(fix(spent, { tradeGoods: 1, commodities: 2 })).toEqual([]);
    expect(fix(spent, { tradeGoods: 2 })).toEqual([]);
    expect(fix(spent, { tradeGoods: 0 })).toEqual(waived);
  });

  it('is decided before its target spends anything, and holds up nobody else who spends', () => {
    const table = rich();
    const spend = { type: 'spend', tradeGoods: 1 };
    const wait = {
      code: 'pending-decision',
      clause: 'TI-X.mentak-pillage',
      data: { what: 'pillage', seat: 'max', target: 'ana' },
    };
    expect(table.refused('ana', spend)).toEqual(wait);
    expect(findAffordances(table.view('ana')).map(({ command }) => command.type)).not.toContain(
      'spend',
    );
    table.run('leo', { type: 'gain', tradeGoods: 1 });
    expect(table.run('leo', spend)).toHaveLength(1);
    table.run('max', { type: 'waive-pillage' });
    expect(table.run('ana', spend)).toHaveLength(1);
  });

  it('piles up to a number against one seat', () => {
    const table = rich();
    const gain = { type: 'gain', tradeGoods: 1 };
    for (let count = 2; count < KEPT; count++) expect(table.run('ana', gain)).toHaveLength(2);
    expect(table.view('leo').pending).toHaveLength(KEPT);
    expect(table.run('ana', gain)).toHaveLength(1);
    table.run('max', rob('trade-good'));
    expect(table.run('ana', gain)).toHaveLength(2);
  });

  it('of a commodity ends what had just been replenished, of a trade good does not', () => {
    const table = rich();
    table.run('ana', { type: 'replenish' });
    table.run('max', rob('trade-good'));
    expect(table.view('ana').replenished).toEqual(['ana']);
    table.run('max', rob('commodity'));
    expect(table.view('ana').replenished).toEqual([]);
  });

  it('can be waived for one target or all', () => {
    const both = () => {
      const table = rich({
        neighbors: [
          ['ana', 'max'],
          ['leo', 'max'],
        ],
      });
      table.run('leo', { type: 'gain', tradeGoods: 3 });
      return table;
    };
    const waive = (target?: string) => ({ type: 'waive-pillage', target });
    const waived = (...targets: string[]) => [{ type: 'pillage-waived', by: 'max', targets }];
    const one = both();
    expect(one.run('max', waive('ana'))).toEqual(waived('ana'));
    expect(one.view('leo').pending).toEqual([{ ...due, target: 'leo' }]);
    const all = both();
    expect(all.run('max', waive())).toEqual(waived('ana', 'leo'));
    expect(all.view('leo').pending).toEqual([]);
    expect(all.refused('max', waive())).toEqual(noSuch('any-pillage', 'max'));
    expect(all.refused('max', waive('leo'))).toEqual(noSuch('pillage', 'leo'));
    expect(all.refused('max', waive('zoe'))).toEqual(noSuch('seat', 'zoe'));
    expect(all.refused('leo', waive())).toEqual({ code: 'not-yours' });
  });

  it('is of neighbors who gain trade goods and then have three', () => {
    const offered = (gain: object, more: object = {}) => {
      const table = sitFour({ neighbors: [['ana', 'max']], ...more });
      return table.run('ana', { type: 'gain', ...gain }).slice(1);
    };
    const offer = [{ type: 'pillage-offered', by: 'max', target: 'ana' }];
    expect(offered({ tradeGoods: 1 })).toEqual(offer);
    expect(
      offered(
        { commodities: 1 },
        { seats: { ...SEATS, ana: { faction: 'arborec', tradeGoods: 4 } } },
      ),
    ).toEqual([]);
    expect(
      offered({ tradeGoods: 2 }, { seats: { ...SEATS, ana: { faction: 'arborec' } } }),
    ).toEqual([]);
    expect(offered({ tradeGoods: 1 }, { neighbors: [] })).toEqual([]);
    const shielded = (note: string, holder: string) =>
      offered(
        { tradeGoods: 1 },
        {
          seats: {
            ...SEATS,
            [holder]: { ...SEATS[holder as 'ana'], playArea: [note] },
          },
        },
      );
    expect(shielded('max/promise-of-protection', 'ana')).toEqual([]);
    expect(shielded('max/promise-of-protection', 'leo')).toEqual(offer);
    expect(shielded('max/political-secret', 'leo')).toEqual([]);
    expect(shielded('hal/political-secret', 'leo')).toEqual(offer);
  });

  it('that waits can only be waived once Political Secret was played', () => {
    const table = rich({ phase: 'agenda', active: null }, { leo: LEO });
    table.run('host', { type: 'begin-agenda', agenda: 'mutiny' });
    table.run('leo', { type: 'play-note', note: 'max/political-secret' });
    expect(table.refused('max', rob('commodity', 'leo'))).toEqual(noSuch('pillage', 'leo'));
    expect(table.refused('max', rob('trade-good'))).toEqual({
      code: 'banned',
      clause: 'TI-X.political-secret',
      data: { effect: 'political-secret' },
    });
    const does = (type: string) =>
      findAffordances(table.view('max')).some(({ command }) => command.type === type);
    expect([does('pillage'), does('waive-pillage')]).toEqual([false, true]);
    expect(table.run('max', { type: 'waive-pillage' })).toHaveLength(1);
  });

  it('that waits can only be waived once Promise of Protection lies there', () => {
    const protectedBy = (holder: string) => {
      const note = 'max/promise-of-protection';
      const own = { ...SEATS[holder as 'ana'], promissoryNotes: [note] };
      const table = rich({ active: holder }, { [holder]: own });
      table.run(holder, { type: 'play-note', note });
      return table;
    };
    const table = protectedBy('ana');
    expect(table.refused('max', rob('commodity', 'leo'))).toEqual(noSuch('pillage', 'leo'));
    expect(table.refused('max', rob('trade-good'))).toEqual({
      code: 'banned',
      clause: 'TI-X.mentak-pop',
      data: { effect: 'mentak-pop' },
    });
    const does = (type: string) =>
      findAffordances(table.view('max')).some(({ command }) => command.type === type);
    expect([does('pillage'), does('waive-pillage')]).toEqual([false, true]);
    expect(table.run('max', { type: 'waive-pillage' })).toHaveLength(1);
    expect(protectedBy('leo').run('max', rob('trade-good'))).toHaveLength(1);
  });

  it('is of both under Dark Pact, when an effect makes one give the whole value', () => {
    const leo = { faction: 'letnev', commodities: 2, tradeGoods: 2, playArea: ['ana/dark-pact'] };
    const seats = { ...SEATS, leo, ana: { faction: 'empyrean', tradeGoods: 0 } };
    const offered = (neighbors: string[][]) =>
      sitFour({ seats, neighbors })
        .run('leo', { type: 'hand-over', to: 'ana', items: { commodities: 2 }, effect: 'salvage' })
        .slice(1);
    const offer = (target: string) => ({ type: 'pillage-offered', by: 'max', target });
    expect(offered([['ana', 'max']])).toEqual([offer('ana')]);
    expect(offered([['leo', 'max']])).toEqual([offer('leo')]);
  });

  it('follows what effects make others give, but not a note alone', () => {
    const table = (seats: object = {}) =>
      sitFour({
        neighbors: [['ana', 'max']],
        seats: { ...SEATS, leo: { faction: 'letnev', commodities: 1 }, ...seats },
      });
    const give = (sitting: Sitting, items: object, effect: string) =>
      sitting.run('leo', { type: 'hand-over', to: 'ana', items, effect }).slice(1);
    const offer = [{ type: 'pillage-offered', by: 'max', target: 'ana' }];
    expect(give(table(), { commodities: 1 }, 'salvage')).toEqual(offer);
    const rich = { ana: { faction: 'arborec', tradeGoods: 5 } };
    expect(give(table(rich), { promissoryNote: 'leo/ceasefire' }, 'diplomatic-pressure')).toEqual(
      [],
    );
    const black = table({ leo: { faction: 'firmament' } });
    expect(give(black, { promissoryNote: 'leo/black-ops' }, 'diplomatic-pressure')).toEqual(offer);
  });
});
