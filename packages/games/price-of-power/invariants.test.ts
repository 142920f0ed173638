import { submit } from '@haggle/engine';
import { play } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEvents, walksUpTo } from '../testing/events.ts';
import { tradeOf } from './affordances.ts';
import { zones } from './data/zones.ts';
import type { Event } from './events.ts';
import { countSlotted } from './map/moves.ts';
import { see } from './sight.ts';
import { MOST_MERCHANTS, type State, SUPPLY } from './state.ts';
import { kit } from './testing/kit.ts';

const DRAWN = { seed: 7, numRuns: 30, longest: 50 };

/** Looks at every event of many histories, with the states before and after it. */
const forEach = (look: (before: State, after: State, event: Event) => void) =>
  forEvents(kit, DRAWN, look);

function ducatsOf({ position }: State): number {
  return Object.values(position.seats).reduce((sum, { ducats }) => sum + ducats, 0);
}

function gainOf(event: Event): number {
  if (event.type === 'forgone') return event.ducats;
  if (event.type !== 'collected') return 0;
  return Object.values(event.income).reduce((sum, ducats) => sum + ducats, 0);
}

describe('at any table', () => {
  it('ducats come from incomes and from cards that are given up, and agreements only move them', () => {
    forEach((before, after, event) => {
      if (event.type === 'corrected') return;
      expect(ducatsOf(after) - ducatsOf(before)).toBe(gainOf(event));
      for (const { ducats } of Object.values(after.position.seats)) {
        expect(ducats).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('no zone has more ships in slots than slots, and no realm two Merchants in a node', () => {
    forEach((_before, { position }) => {
      for (const { id, slots } of zones) {
        expect(countSlotted(position, id)).toBeLessThanOrEqual(slots);
      }
      for (const { merchants } of Object.values(position.seats)) {
        const nodes = merchants.map(({ node }) => node).filter((node) => node !== SUPPLY);
        expect(merchants.length).toBeLessThanOrEqual(MOST_MERCHANTS);
        expect(new Set(nodes).size).toBe(nodes.length);
      }
    });
  });

  it('each row pays one realm, and a trade moves no piece of anybody else but a displaced ship', () => {
    const met = { paid: 0, traded: 0 };
    forEach((before, after, event) => {
      if (event.type === 'collected' && event.kind === 'primary') {
        met.paid += 1;
        const rows = Object.values(event.rows).filter((row) => row !== null);
        expect(new Set(rows).size).toBe(rows.length);
      }
      if (event.type !== 'traded') return;
      met.traded += 1;
      for (const [id, realm] of Object.entries(before.position.seats)) {
        if (id === event.seat || id === event.ship?.displaces) continue;
        expect(after.position.seats[id]).toBe(realm);
      }
    });
    expect(Math.min(met.paid, met.traded)).toBeGreaterThan(0);
  });

  it('every choice that is shown can be made', () => {
    let tried = 0;
    fc.assert(
      fc.property(walksUpTo(DRAWN.longest), (walk) => {
        const history = play(kit, walk);
        const state = history?.table.state as State | undefined;
        if (!history || state?.phase !== 'revealed') return;
        const by = state.position.active;
        const view = see(state, by);
        for (const choice of view.choices.slice(0, 40)) {
          const command = tradeOf(view, by, choice);
          const made = submit(history.table, command, { by, now: history.table.at });
          expect([command, made.ok]).toEqual([command, true]);
          tried += 1;
        }
      }),
      { seed: 3, numRuns: 100 },
    );
    expect(tried).toBeGreaterThan(100);
  });
});
