import { isSame, submit } from '@haggle/engine';
import { play } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEvents, walksUpTo } from '../testing/events.ts';
import { maximumOf } from './effects/value.ts';
import type { Event, EventOf } from './events.ts';
import { partsOf } from './notes.ts';
import type { State } from './state.ts';
import { kit } from './testing/kit.ts';

const DRAWN = { numRuns: 60, longest: 60 };
const walks = walksUpTo(DRAWN.longest);

/** Looks at every event of many histories, with the states before and after it. */
const forEach = (look: (before: State, after: State, event: Event) => void) =>
  forEvents(kit, DRAWN, look);

function goodsOf({ seats }: State): number {
  return Object.values(seats).reduce(
    (sum, { commodities, tradeGoods }) => sum + commodities + tradeGoods,
    0,
  );
}

function broughtBy(event: EventOf<'transacted'>): number {
  const bonus = Object.values(event.bonus).reduce((sum, count) => sum + count, 0);
  return event.receipts.reduce((sum, { tradeGoods }) => sum + tradeGoods, bonus);
}

describe('at any table', () => {
  it('a transaction conserves what it moves, and no commodity comes of it', () => {
    let met = 0;
    forEach((before, after, event) => {
      if (event.type !== 'transacted') return;
      met += 1;
      expect(goodsOf(after)).toBe(goodsOf(before) + broughtBy(event));
      for (const id of before.ids) {
        expect(after.seats[id]?.commodities).toBeLessThanOrEqual(
          before.seats[id]?.commodities ?? 0,
        );
      }
    });
    expect(met).toBeGreaterThan(0);
  });

  it('nobody has less than nothing', () => {
    forEach((_before, after) => {
      for (const { commodities, tradeGoods, relicFragments } of Object.values(after.seats)) {
        expect(Math.min(commodities, tradeGoods, ...Object.values(relicFragments))).toBeGreaterThan(
          -1,
        );
      }
    });
  });

  it('nobody keeps more commodities than his value', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        const history = play(kit, walk);
        if (!history) return;
        const state = history.table.state as State;
        for (const seat of Object.values(state.seats)) {
          expect(seat.commodities).toBeLessThanOrEqual(maximumOf(state, seat));
        }
      }),
      { numRuns: DRAWN.numRuns },
    );
  });

  it('a window has one transaction a pair, and in a turn only pairs of the active player', () => {
    let met = 0;
    forEach((_before, after, event) => {
      if (event.type !== 'transacted') return;
      met += 1;
      const pairs = after.used.map(({ between }) => between.join(' '));
      expect(new Set(pairs).size).toBe(pairs.length);
      if (after.phase !== 'action') return;
      expect(pairs.length).toBeLessThan(after.ids.length);
      for (const { between } of after.used) expect(between).toContain(after.active);
    });
    expect(met).toBeGreaterThan(0);
  });

  it('nobody has an own note in the play area', () => {
    forEach((_before, after) => {
      for (const [id, { playArea }] of Object.entries(after.seats)) {
        expect(playArea.map((note) => partsOf(note).owner)).not.toContain(id);
      }
    });
  });

  it('a refusal changes nothing', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        play(kit, walk, {
          asked: ({ before, by, command, now, result }) => {
            if (result.ok) return;
            const copy: unknown = JSON.parse(JSON.stringify(before.state));
            submit(before, command, { by, now });
            expect(isSame(before.state, copy)).toBe(true);
          },
        });
      }),
      { numRuns: 20 },
    );
  });
});
