import { describe, expect, it } from 'vitest';
import { findAffordances } from '../affordances.ts';
import { type Sitting, sit } from '../testing/table.ts';

describe('Mentak can', () => {
  const rob = (target: string, take: string) => ({
    command: { type: 'pillage', target, take },
    fields: ['take'],
  });
  const WAIVE = { command: { type: 'waive-pillage' } };
  const neighbors = [
    ['ana', 'max'],
    ['leo', 'max'],
  ];

  function rich(options: object = {}) {
    const table = sit({
      seats: {
        ana: { faction: 'arborec', tradeGoods: 3, commodities: 1 },
        leo: { faction: 'letnev', tradeGoods: 3 },
        max: { faction: 'mentak' },
      },
      neighbors,
      options,
    });
    for (const seat of ['ana', 'leo', 'ana']) table.run(seat, { type: 'gain', tradeGoods: 1 });
    return table;
  }

  const raids = (table: Sitting, viewer: string) =>
    findAffordances(table.view(viewer)).filter(({ command }) => /pillage/.test(command.type));

  it('pillage each target for a trade good, or let all of them go', () => {
    const table = rich();
    expect(raids(table, 'max')).toEqual([
      rob('ana', 'trade-good'),
      rob('leo', 'trade-good'),
      WAIVE,
    ]);
    expect(raids(table, 'ana')).toEqual([]);
    table.run('max', { type: 'waive-pillage' });
    expect(raids(table, 'max')).toEqual([]);
  });

  it('take a commodity where there is no trade good, and nothing where there is neither', () => {
    const table = rich({ A8: 'transactions-go-on' });
    table.run('ana', { type: 'spend', tradeGoods: 5 });
    table.run('leo', { type: 'spend', tradeGoods: 4 });
    expect(raids(table, 'max')).toEqual([rob('ana', 'commodity'), WAIVE]);
  });
});
