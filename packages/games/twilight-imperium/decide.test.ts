import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { sit } from './testing/table.ts';

const SEATS = {
  ana: { faction: 'arborec', commodities: 3 },
  leo: { faction: 'letnev' },
  hal: { faction: 'hacan' },
};

describe('who says something', () => {
  it('is the host where it is the host’s, and nobody else', () => {
    const table = sit({ seats: SEATS, active: 'ana' });
    for (const by of ['ana', 'leo']) {
      expect(table.refused(by, { type: 'enter-phase', phase: 'status' })).toEqual({
        code: 'not-host',
      });
    }
    expect(table.run('host', { type: 'enter-phase', phase: 'status' })).toEqual([
      { type: 'turn-ended', seat: 'ana' },
      { type: 'phase-entered', phase: 'status' },
    ]);
  });

  it('is the active seat or the host where it is of the turn', () => {
    const table = sit({ seats: SEATS, active: 'ana' });
    expect(table.refused('leo', { type: 'pass' })).toEqual({ code: 'not-yours' });
    expect(table.run('ana', { type: 'pass' })).toEqual([{ type: 'passed', seat: 'ana' }]);
    expect(table.run('host', { type: 'end-turn' })).toEqual([{ type: 'turn-ended', seat: 'ana' }]);
    expect(table.refused('ana', { type: 'end-turn' })).toEqual({ code: 'not-yours' });
  });

  it('is a seat elsewhere; the host only moves units', () => {
    const table = sit({ seats: SEATS, map: { string: '26 39', presence: { ana: [26] } } });
    expect(table.refused('host', { type: 'replenish' })).toEqual({ code: 'not-yours' });
    const move = { type: 'move', seat: 'ana', system: 39, present: true };
    const moved = [{ ...move, type: 'moved', system: '39' }];
    expect(table.refused('leo', move)).toEqual({ code: 'not-yours' });
    expect(table.run('host', move)).toEqual(moved);
    expect(table.run('ana', move)).toEqual(moved);
  });

  it('is never the clock', () => {
    const { state } = sit({ seats: SEATS });
    const refusal = { code: 'not-yours' };
    expect(decide(state(), { type: 'tick' }, 'clock', { now: 0 })).toEqual({ ok: false, refusal });
  });
});

describe('who is over the hand limit', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  const eight = [...six, 'g', 'h'];

  /** Ana, whose turn it is, and Hacan hold these action cards each. */
  const deal = (actionCards: readonly string[]) =>
    sit({
      seats: {
        ana: { faction: 'arborec', actionCards },
        leo: { faction: 'letnev' },
        hal: { faction: 'hacan', actionCards },
      },
      active: 'ana',
    });

  it('discards before anything else, but the host may set things right', () => {
    const table = deal(six);
    const [gives, asks] = [{ actionCards: ['a', 'b', 'c'] }, { actionCards: ['a'] }];
    table.run('hal', { type: 'propose', to: 'ana', gives, asks });
    const [traded, ...due] = table.run('ana', {
      type: 'accept',
      offer: 'hal-ana-1',
      revision: 1,
    });
    expect(traded?.type).toBe('transacted');
    expect(due).toEqual([{ type: 'discard-due', seat: 'ana', count: 1 }]);
    const wait = {
      code: 'pending-decision',
      clause: 'TI-T3a',
      data: { what: 'discard', seat: 'ana', count: 1 },
    };
    expect(table.refused('leo', { type: 'replenish' })).toEqual(wait);
    const mine = { ...wait, data: { ...wait.data, what: 'discard-mine' } };
    expect(table.refused('ana', { type: 'replenish' })).toEqual(mine);
    expect(table.refused('leo', { type: 'discard', actionCards: [] })).toEqual(wait);
    expect(table.refused('leo', { type: 'gain' }).code).toBe('malformed');
    expect(table.refused('host', { type: 'end-agenda' }).code).toBe('wrong-phase');
    expect(table.refused('host', { type: 'enter-phase', phase: 'status' })).toEqual(wait);
    const slip = { type: 'correct', why: 'a slip' };
    expect(table.run('host', slip)).toHaveLength(1);
    expect(table.run('host', { ...slip, seat: 'ana', tradeGoods: 1 })).toHaveLength(1);
    const discarded = table.run('ana', { type: 'discard', actionCards: ['b'] });
    expect(discarded).toEqual([{ type: 'discarded', seat: 'ana', actionCards: ['b'] }]);
    expect(table.run('leo', { type: 'replenish' })).toHaveLength(1);
  });

  it('may be both who trade, whoever made the offer, but nobody who only gives', () => {
    const swap = (gives: object, asks: object) => {
      const table = deal(eight);
      table.run('hal', { type: 'propose', to: 'ana', gives, asks });
      return table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 }).slice(1);
    };
    const due = (seat: string, count: number) => ({ type: 'discard-due', seat, count });
    const one = { actionCards: ['a'] };
    expect(swap(one, one)).toEqual([due('ana', 1), due('hal', 1)]);
    expect(swap(one, {})).toEqual([due('ana', 2)]);
    expect(swap({}, one)).toEqual([due('hal', 2)]);
  });

  it('is told that others wait for him, also where another must discard first', () => {
    const table = deal(eight);
    const one = { actionCards: ['h'] };
    table.run('hal', { type: 'propose', to: 'ana', gives: one, asks: one });
    table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 });
    const wait = { code: 'pending-decision', clause: 'TI-T3a' };
    const [replenish, discard] = [{ type: 'replenish' }, { type: 'discard', actionCards: [] }];
    const mine = { what: 'discard-mine', seat: 'hal', count: 1 };
    expect(table.refused('hal', replenish)).toEqual({ ...wait, data: mine });
    const others = { ...wait, data: { what: 'discard', seat: 'ana', count: 1 } };
    expect(table.refused('leo', replenish)).toEqual(others);
    expect(table.refused('leo', discard)).toEqual(others);
    // A correction of his hand is of no other's.
    const correction = { type: 'correct', why: 'a slip', seat: 'hal', actionCards: eight };
    expect(table.run('host', correction).slice(1)).toEqual([
      { type: 'discard-due', seat: 'hal', count: 1 },
    ]);
    const discarded = table.run('hal', { ...discard, actionCards: ['h'] });
    expect(discarded).toEqual([{ type: 'discarded', seat: 'hal', actionCards: ['h'] }]);
  });

  it('is nobody with seven cards, nor who receives none', () => {
    const table = sit({
      seats: {
        ana: { faction: 'arborec', actionCards: six, tradeGoods: 1 },
        leo: { faction: 'letnev' },
        hal: { faction: 'hacan', actionCards: [...six, 'g', 'h'] },
      },
      active: 'ana',
    });
    const gives = { actionCards: ['g'] };
    table.run('hal', { type: 'propose', to: 'ana', gives, asks: { tradeGoods: 1 } });
    const events = table.run('ana', { type: 'accept', offer: 'hal-ana-1', revision: 1 });
    expect(events).toHaveLength(1);
  });
});

describe('who is eliminated', () => {
  it('is told so himself, and others of him', () => {
    const table = sit({ seats: SEATS, active: 'leo' });
    const eliminate = { type: 'eliminate', seat: 'ana' };
    expect(table.refused('host', { ...eliminate, undone: true })).toEqual({
      code: 'no-such',
      data: { what: 'elimination', name: 'ana' },
    });
    table.run('host', eliminate);
    const gone = { code: 'eliminated', clause: 'TI-T0', data: { seat: 'ana' } };
    const mine = { ...gone, data: { seat: 'ana', what: 'mine' } };
    expect(table.refused('ana', { type: 'replenish' })).toEqual(mine);
    expect(table.refused('leo', { type: 'resolve-trade', free: ['hal', 'ana'] })).toEqual(gone);
    expect(table.refused('host', eliminate)).toEqual(gone);
  });
});

describe('what follows from an event', () => {
  it('is that commodities above a smaller value go back, and none at the value', () => {
    const table = sit({
      seats: { ...SEATS, leo: { faction: 'letnev', spaceStations: 2, commodities: 4 } },
    });
    const correct = (spaceStations: number) =>
      table.run('host', { type: 'correct', why: 'lost', seat: 'leo', spaceStations });
    const corrected = (spaceStations: number) => ({
      type: 'corrected',
      why: 'lost',
      seat: 'leo',
      set: { spaceStations },
      note: null,
    });
    expect(correct(2)).toEqual([corrected(2)]);
    const excess = { type: 'excess-returned', seat: 'leo', commodities: 1 };
    expect(correct(1)).toEqual([corrected(1), excess]);
  });
});
