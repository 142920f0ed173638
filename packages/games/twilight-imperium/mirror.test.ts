import { type Step, submit, type Table, type Viewer, viewersOf } from '@haggle/engine';
import { play } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer, State } from './state.ts';
import { kit } from './testing/kit.ts';
import { turned, turnedOffer } from './testing/scrambling.ts';

const walks = fc.record({ seed: fc.noShrink(fc.nat()), length: fc.integer({ min: 30, max: 60 }) });

/** What the acceptance of this offer brings to those who are no party, or null where it is refused. */
function heard(table: Table, { id, from, to, revision }: Offer): readonly string[] | null {
  const step = submit(table, { type: 'accept', offer: id, revision }, { by: to, now: table.at });
  if (!step.ok) return null;
  const viewers = viewersOf(table.game, table.state).filter((one) => one !== from && one !== to);
  return viewers.flatMap((viewer) => bring(table, step.value, viewer));
}

/** The views that a viewer gets, each with the line of his log. */
function bring({ game, state: before }: Table, { states, entries }: Step, viewer: Viewer) {
  let seen = JSON.stringify(game.view(before, viewer));
  return states.flatMap((state, at) => {
    const view = JSON.stringify(game.view(state, viewer));
    if (view === seen) return [];
    seen = view;
    const event = entries[at]?.event;
    return [view, event === undefined ? '' : JSON.stringify(game.redact(event, viewer, before))];
  });
}

/** The same table where the other of the two made this offer. */
function turn(table: Table, { from, to }: Offer): Table {
  const state = table.state as State;
  const pairs = Object.entries(state.pairs).map(([key, pair]) => {
    const isIt = [from, to].every((seat) => key.split(' ').includes(seat));
    return [key, isIt ? turned(pair) : pair] as const;
  });
  return { ...table, state: { ...state, pairs: Object.fromEntries(pairs) } };
}

/**
 * The same table in a turn of the maker, who is Hacan: all are well off, the two exchange action cards,
 * hands are too full, and Mentak looks on.
 */
function enrich(table: Table, { id: offer, from, to }: Offer): Table {
  const state = table.state as State;
  const raider = state.ids.find((id) => id !== from && id !== to) ?? from;
  const factions = { ...state.galaxy.factions, [from]: 'hacan', [raider]: 'mentak' };
  const seats = Object.entries(state.seats).map(([id, seat]) => {
    const faction = factions[id] ?? seat.faction;
    return [id, { ...seat, faction, tradeGoods: seat.tradeGoods + 3 }] as const;
  });
  const hands = Object.entries(state.hands).map(
    ([id, hand]) => [id, { ...hand, actionCards: [...FULL, ...hand.actionCards] }] as const,
  );
  const rich: State = {
    ...state,
    phase: 'action',
    active: from,
    window: 'turn:R1-9',
    used: [],
    pending: [],
    seats: Object.fromEntries(seats),
    hands: Object.fromEntries(hands),
    pairs: Object.fromEntries(
      Object.entries(state.pairs).map(([key, pair]) => [
        key,
        { ...pair, open: pair.open.map((one) => (one.id === offer ? withCards(one) : one)) },
      ]),
    ),
    galaxy: { ...state.galaxy, factions },
  };
  return { ...table, state: rich };
}

const FULL = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'];

function withCards(offer: Offer): Offer {
  const { gives, asks } = offer;
  return {
    ...offer,
    gives: { ...gives, actionCards: ['c1'] },
    asks: { ...asks, actionCards: ['c2'] },
  };
}

function openOffers(table: Table): readonly Offer[] {
  return Object.values((table.state as State).pairs).flatMap(({ open }) => open);
}

describe('who is no party', () => {
  it('cannot tell which of two players made the offer that was accepted', () => {
    let compared = 0;
    fc.assert(
      fc.property(walks, (walk) => {
        play(kit, walk, {
          asked: ({ before }) => {
            for (const offer of openOffers(before)) {
              const table = enrich(before, offer);
              const one = heard(table, offer);
              const other = heard(turn(table, offer), turnedOffer(offer));
              if (one === null || other === null) continue;
              compared += 1;
              expect(other).toEqual(one);
            }
          },
        });
      }),
      { numRuns: 25 },
    );
    expect(compared).toBeGreaterThan(0);
  });
});
