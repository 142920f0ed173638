import { describe, expect, it } from 'vitest';
import type { Command } from './commands.ts';
import { decide as decideAt } from './decide.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';
import { sit } from './testing/table.ts';

const decide = (state: State, command: Command, by: string) =>
  decideAt(state, command, by, { now: 0 });

const preyOf = (target: string) => ({ type: 'pillage', by: 'max', target }) as const;
const dueBy = (by: string, count: number) => ({ type: 'discard', by, count }) as const;

/** Two raids and two hands that are too large, all at once; the second of each is asked about. */
function stateWith(pending: State['pending']): State {
  const hand = { commodities: 1, tradeGoods: 3, actionCards: ['sabotage', 'skilled-retreat'] };
  const seats = {
    ana: { faction: 'arborec', ...hand },
    leo: { faction: 'letnev', ...hand },
    max: { faction: 'mentak' },
  };
  return { ...sit({ seats, neighbors: [['ana', 'max']], active: 'ana' }).state(), pending };
}

describe('where several decisions are due', () => {
  const all = [preyOf('ana'), preyOf('leo'), dueBy('ana', 1), dueBy('leo', 2)];

  it('a raid ends that raid alone', () => {
    const state = stateWith(all);
    const raid = { by: 'max', target: 'leo', take: 'trade-good', becomes: 'trade-good' } as const;
    const next = evolve(state, { type: 'pillaged', ...raid });
    expect(next.pending).toEqual([preyOf('ana'), dueBy('ana', 1), dueBy('leo', 2)]);
    expect(next.seats.leo?.tradeGoods).toBe(2);
  });

  it('the same neighbor raided twice is let off once by one raid', () => {
    const state = stateWith([preyOf('leo'), preyOf('leo')]);
    const raid = { by: 'max', target: 'leo', take: 'commodity', becomes: 'trade-good' } as const;
    expect(evolve(state, { type: 'pillaged', ...raid }).pending).toEqual([preyOf('leo')]);
  });

  it('who is let go is not raided, and everything else stays due', () => {
    const waived = { type: 'pillage-waived', by: 'max', targets: ['leo'] } as const;
    expect(evolve(stateWith(all), waived).pending).toEqual([
      preyOf('ana'),
      dueBy('ana', 1),
      dueBy('leo', 2),
    ]);
    const others = { ...waived, by: 'ana' };
    expect(evolve(stateWith(all), others).pending).toEqual(all);
  });

  it('who discards has discarded, the others have not', () => {
    const state = stateWith(all);
    const discarded = decide(state, { type: 'discard', actionCards: ['sabotage'] }, 'ana');
    expect(discarded).toEqual({
      ok: true,
      value: [{ type: 'discarded', seat: 'ana', actionCards: ['sabotage'] }],
    });
    if (!discarded.ok) return;
    const next = discarded.value.reduce<State>(evolve, state);
    expect(next.pending).toEqual([preyOf('ana'), preyOf('leo'), dueBy('leo', 2)]);
  });

  it('each discards as many as he himself must', () => {
    const discard = { type: 'discard' as const, actionCards: ['sabotage'] };
    expect(decide(stateWith(all), discard, 'leo')).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', data: { field: 'actionCards' } },
    });
  });

  it('a raider who has to discard first may not raid, nor may who owes nothing discard', () => {
    const state = stateWith([preyOf('leo'), dueBy('ana', 1)]);
    const raid = { type: 'pillage', target: 'leo', take: 'trade-good' } as const;
    const discard = { type: 'discard' as const, actionCards: [] };
    const blocked = { ok: false, refusal: { code: 'pending-decision', data: { seat: 'ana' } } };
    expect(decide(state, raid, 'max')).toMatchObject(blocked);
    expect(decide(state, discard, 'leo')).toMatchObject(blocked);
    const none = stateWith([preyOf('leo')]);
    expect(decide(none, { type: 'discard', actionCards: ['sabotage'] }, 'ana')).toMatchObject({
      ok: false,
      refusal: { code: 'no-such', data: { what: 'discard', name: 'ana' } },
    });
  });

  it('only what concerns the raider can be waived', () => {
    const state = stateWith([preyOf('ana'), { type: 'pillage', by: 'ana', target: 'leo' }]);
    expect(decide(state, { type: 'waive-pillage' }, 'max')).toEqual({
      ok: true,
      value: [{ type: 'pillage-waived', by: 'max', targets: ['ana'] }],
    });
  });
});
