import { KEPT, REMEMBERED } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../advanced-civilization/game.ts';
import { type Sitting, sit } from './testing/table.ts';

const OLD = 'crete-egypt-1';
const gives = { count: 3, named: ['salt', 'salt'] };
const asks = { count: 3, named: ['oil', 'oil'] };

/** A declined offer of Crete to Egypt, and so many that Crete made to Thrace and took back since. */
function open(since: number): Sitting {
  const table = sit(game, {
    seats: ['crete', 'egypt', 'thrace'],
    hands: { crete: { salt: 3 }, egypt: { oil: 3 }, thrace: { grain: 3 } },
    options: { timeLimit: null },
  });
  table.run('crete', { type: 'propose', to: 'egypt', gives, asks });
  table.run('egypt', { type: 'decline', offer: OLD });
  for (let count = 1; count <= since; count++) {
    table.run('crete', { type: 'propose', to: 'thrace', gives, asks });
    table.run('crete', { type: 'withdraw', offer: `crete-thrace-${count}` });
  }
  return table;
}

describe('an offer that is over', () => {
  it('can be revised though it is not shown any more', () => {
    const table = open(REMEMBERED - 1);
    expect(Object.keys(table.view('crete').offers)).not.toContain(OLD);
    expect(table.view('egypt').offers[OLD]?.state).toBe('declined');
    expect(table.refused('thrace', { type: 'decline', offer: OLD }).code).toBe('not-yours');
    table.run('crete', { type: 'revise', offer: OLD, note: 'once more' });
    for (const seat of ['crete', 'egypt']) {
      expect(table.view(seat).offers[OLD]).toMatchObject({ state: 'open', revision: 2 });
    }
  });

  it.each([
    ['crete', REMEMBERED - 1, 'offer-declined'],
    ['crete', REMEMBERED, 'not-yours'],
    ['egypt', REMEMBERED, 'offer-declined'],
  ])('is known to %s after %d others as far as its own memory goes', (seat, since, code) => {
    expect(open(since).refused(seat, { type: 'recall', offer: OLD }).code).toBe(code);
  });

  it('is forgotten however many offers the other party has had', () => {
    const table = open(REMEMBERED);
    const ask = () => table.refused('crete', { type: 'recall', offer: OLD });
    const before = ask();
    for (let count = 1; count <= REMEMBERED; count++) {
      table.run('egypt', { type: 'propose', to: 'thrace', gives: asks, asks: gives });
      table.run('egypt', { type: 'withdraw', offer: `egypt-thrace-${count}` });
    }
    expect(ask()).toEqual(before);
  });

  it('is shown only while it is among the last', () => {
    const { offers } = open(KEPT + 10).view('crete');
    expect(Object.keys(offers)).toHaveLength(KEPT);
    expect(Object.keys(offers).at(-1)).toBe(`crete-thrace-${KEPT + 10}`);
  });
});
