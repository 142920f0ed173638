import { isSame, submit } from '@haggle/engine';
import { play } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maximumOf } from './effects/worth.ts';
import type { Event, EventOf } from './events.ts';
import { partsOf } from './notes.ts';
import type { State } from './state.ts';
import { kit } from './testing/kit.ts';

const walks = fc.record({ seed: fc.noShrink(fc.nat()), length: fc.integer({ min: 20, max: 60 }) });
const RUNS = { numRuns: 60 };

type Look = (before: State, after: State, event: Event) => void;

/** Looks at every event of many histories, with the states before and after it. */
function forEvents(look: Look): void {
  fc.assert(
    fc.property(walks, (walk) => {
      play(kit, walk, {
        asked: ({ before, result }) => {
          if (!result.ok) return;
          let met = before.state as State;
          result.value.entries.forEach(({ event }, at) => {
            const after = result.value.states[at] as State;
            look(met, after, event as Event);
            met = after;
          });
        },
      });
    }),
    RUNS,
  );
}

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
    forEvents((before, after, event) => {
      if (event.type !== 'transacted') return;
      expect(goodsOf(after)).toBe(goodsOf(before) + broughtBy(event));
      for (const id of before.ids) {
        expect(after.seats[id]?.commodities).toBeLessThanOrEqual(
          before.seats[id]?.commodities ?? 0,
        );
      }
    });
  });

  it('nobody has less than nothing', () => {
    forEvents((_before, after) => {
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
      RUNS,
    );
  });

  it('a window has one transaction a pair, and in a turn only pairs of the active player', () => {
    forEvents((_before, after, event) => {
      if (event.type !== 'transacted') return;
      const pairs = after.used.map(({ between }) => between.join(' '));
      expect(new Set(pairs).size).toBe(pairs.length);
      if (after.phase !== 'action') return;
      expect(pairs.length).toBeLessThan(after.ids.length);
      for (const { between } of after.used) expect(between).toContain(after.active);
    });
  });

  it('nobody has an own note in the play area', () => {
    forEvents((_before, after) => {
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
