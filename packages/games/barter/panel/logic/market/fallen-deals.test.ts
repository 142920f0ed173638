import { describe, expect, test } from 'vitest';
import { lastFallenDeal } from './fallen-deals.ts';

const accepted = (offer: string, by: string) => ({ type: 'accepted', offer, by, named: [] });
const sealed = (offer: string, by: string) => ({ type: 'delivered', offer, by });
const withdrawn = { type: 'withdrawn', offer: 'cleo-1', from: 'cleo' };

const find = (...events: Parameters<typeof lastFallenDeal>[0]) => lastFallenDeal(events, 'ana');

describe('a deal that fell', () => {
  test.each(['revised', 'suspended', 'withdrawn', 'lapsed'] as const)(
    'is told to whoever had accepted the offer that was %s',
    (how) => {
      const fall = { type: how, offer: 'cleo-1', from: 'cleo' };
      const deal = { event: fall, how, partner: 'cleo', isSealed: false };
      expect(find(accepted('cleo-1', 'ana'), fall)).toEqual(deal);
      const isSealed = true;
      expect(find(accepted('cleo-1', 'ana'), sealed('cleo-1', 'ana'), fall)).toEqual({
        ...deal,
        isSealed,
      });
    },
  );

  test.each(['declined', 'released'] as const)(
    'is told to whoever had made the offer whose acceptance was %s',
    (how) => {
      const fall = { type: how, offer: 'ana-ben-1', by: 'ben' };
      expect(find(accepted('ana-ben-1', 'ben'), sealed('ana-ben-1', 'ben'), fall)).toEqual({
        event: fall,
        how,
        partner: 'ben',
        isSealed: false,
      });
    },
  );

  test('is no news to whoever let it fall, nor where nothing had been agreed on with him', () => {
    const own = { type: 'withdrawn', offer: 'ana-ben-1', from: 'ana' };
    expect(find(accepted('ana-ben-1', 'ben'), own)).toBe(undefined);
    expect(find(withdrawn)).toBe(undefined);
    const done = { type: 'traded', trade: 'cleo-ana-1', offer: 'cleo-1' };
    expect(find(accepted('cleo-1', 'ana'), done, withdrawn)).toBe(undefined);
    expect(find(accepted('cleo-1', 'ana'), { type: 'turn-dealt' }, withdrawn)).toBe(undefined);
  });

  test('is off no more once the same offer is agreed on again', () => {
    const held = { type: 'suspended', offer: 'cleo-1', from: 'cleo' };
    const before = [accepted('cleo-1', 'ana'), held];
    expect(find(...before)).toMatchObject({ how: 'suspended' });
    expect(find(...before, accepted('ana-ben-1', 'ben'))).toMatchObject({ how: 'suspended' });
    expect(find(...before, accepted('cleo-1', 'ana'))).toBe(undefined);
  });

  test('is the last one, told once', () => {
    const back = { type: 'released', offer: 'ana-ben-1', by: 'ben' };
    const both = [accepted('cleo-1', 'ana'), accepted('ana-ben-1', 'ben')];
    expect(find(...both, withdrawn, back)).toMatchObject({ event: back, partner: 'ben' });
    expect(find(...both, back, back, withdrawn, withdrawn)?.event).toBe(withdrawn);
  });
});
