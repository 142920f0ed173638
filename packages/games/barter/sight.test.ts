import { chanceAt, type Fields, type Random } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game as civilization } from '../advanced-civilization/game.ts';
import { game } from '../mega-civilization/game.ts';
import type { State } from './state.ts';
import { type Sitting, sit } from './testing/table.ts';
import type { View } from './view.ts';

const SEATS = ['crete', 'egypt', 'thrace'];
const VIEWERS = [...SEATS, 'host', 'spectator'];
const SIDE = { count: 3, named: ['ochre', 'ochre'] };

const THREE = { count: 3, named: ['salt', 'salt'] };

/** Each kind of thing that changes what is seen, from the purchase of cards to the next turn's trading. */
const EVENING: readonly (readonly [string, Fields])[] = [
  ['crete', { type: 'buy-card' }],
  ['egypt', { type: 'buy-card' }],
  ['host', { type: 'open-trading' }],
  ['crete', { type: 'say', text: 'salt?' }],
  ['crete', { type: 'say', to: 'egypt', text: 'for you alone' }],
  ['crete', { type: 'propose', to: 'egypt', gives: THREE, asks: THREE }],
  ['egypt', { type: 'accept', offer: 'crete-egypt-1', revision: 1, cards: { salt: 3 } }],
  ['crete', { type: 'deliver', offer: 'crete-egypt-1', revision: 1, cards: { salt: 3 } }],
  ['egypt', { type: 'propose', gives: THREE, asks: THREE }],
  ['host', { type: 'stop-clock' }],
  ['egypt', { type: 'suspend', offer: 'egypt-1' }],
  ['host', { type: 'start-clock' }],
  ['egypt', { type: 'resume', offer: 'egypt-1' }],
  ['host', { type: 'bar', seat: 'thrace' }],
  ['host', { type: 'unbar', seat: 'thrace' }],
  ['thrace', { type: 'finish' }],
  ['thrace', { type: 'unfinish' }],
  ['host', { type: 'end-trading' }],
  ['crete', { type: 'spend', cards: { ochre: 2 } }],
  ['host', { type: 'reveal-calamities' }],
  ['host', { type: 'next-turn', cities: { crete: 2, egypt: 1 } }],
  ['crete', { type: 'say', text: 'a new turn' }],
];

function open(): Sitting {
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, { ochre: 3, clay: 3 }]));
  return sit(game, { seats: SEATS, players: 18, hands, options: { timeLimit: null } });
}

/** Does something with an offer that is live, or makes a new one: to all or to one seat. */
function act(table: Sitting, random: Random): void {
  const offers = Object.entries(table.view('host').offers).concat(
    SEATS.flatMap((seat) => Object.entries(table.view(seat).offers)),
  );
  const live = offers.filter(([, { state }]) => state === 'open' || state === 'suspended');
  const [id, offer] = live[random(live.length + 1)] ?? [];
  if (id === undefined || offer === undefined || random(3) === 0) {
    const from = SEATS[random(3)] ?? '';
    const to = random(2) === 0 ? null : SEATS.filter((seat) => seat !== from)[random(2)];
    table.run(from, { type: 'propose', to, gives: SIDE, asks: SIDE });
  } else if (offer.state === 'suspended') {
    table.run(offer.from, { type: random(2) === 0 ? 'resume' : 'withdraw', offer: id });
  } else if (random(3) > 0) {
    table.run(offer.from, { type: random(3) === 0 ? 'suspend' : 'withdraw', offer: id });
  } else {
    const by = offer.to ?? SEATS.find((seat) => seat !== offer.from) ?? '';
    const cards = { ochre: 3 };
    table.run(by, { type: 'accept', offer: id, revision: offer.revision, cards });
    table.run(offer.from, { type: 'deliver', offer: id, revision: offer.revision, cards });
  }
}

describe('a view that goes on from the last one', () => {
  it.each([
    ['a', 1],
    ['b', 1],
    ['c', 1],
    ['d', 3],
    ['e', 9],
  ])('is the view that the state gives by itself (%s, looked at every %d steps)', (seed, every) => {
    const table = open();
    const last = new Map<string, { state: State; view: View }>();
    let most = 0;
    for (let step = 1; step <= 250; step++) {
      act(table, chanceAt(seed, step));
      if (step % every > 0) continue;
      const state = table.state();
      for (const viewer of VIEWERS) {
        const view = game.view(state, viewer, last.get(viewer));
        last.set(viewer, { state, view });
        most = Math.max(most, Object.keys(view.offers).length);
        const fresh = game.view(JSON.parse(JSON.stringify(state)), viewer);
        expect(JSON.stringify(sorted(view))).toBe(JSON.stringify(sorted(fresh)));
      }
    }
    // More than are kept came and went.
    expect(most).toBeGreaterThan(50);
  });

  it('misses nothing of an evening, whatever of it comes next', () => {
    const held = { salt: 3, ochre: 2 };
    const hands = { crete: held, egypt: held, thrace: { ...held, piracy: 1 } };
    const table = sit(civilization, { seats: SEATS, hands, treasury: { crete: 40, egypt: 20 } });
    const last = new Map<string, { state: State; view: View }>();
    const look = (step: string): void => {
      const state = table.state();
      for (const viewer of VIEWERS) {
        const view = civilization.view(state, viewer, last.get(viewer));
        last.set(viewer, { state, view });
        expect(view, `${viewer} after ${step}`).toEqual(civilization.view(state, viewer));
      }
    };
    look('the opening');
    for (const [by, command] of EVENING) {
      table.run(by, command);
      look(`${command.type} by ${by}`);
    }
  });

  it('is the same object where nothing in it has changed, and shares what has not', () => {
    const table = open();
    const see = (viewer: string, before?: { state: State; view: View }) => ({
      state: table.state(),
      view: game.view(table.state(), viewer, before),
    });
    const before = see('thrace');
    table.run('crete', { type: 'propose', to: 'egypt', gives: SIDE, asks: SIDE });
    expect(see('thrace', before).view).toBe(before.view);
    table.run('crete', { type: 'say', text: 'ochre for all' });
    const after = see('thrace', before).view;
    expect(after).not.toBe(before.view);
    expect(after.talk).not.toEqual(before.view.talk);
    for (const part of ['offers', 'trades', 'seats', 'hand', 'value', 'sealed'] as const) {
      expect(after[part], part).toBe(before.view[part]);
    }
  });

  it('drops the offers of a turn that is over', () => {
    const table = open();
    table.run('crete', { type: 'propose', gives: SIDE, asks: SIDE });
    table.run('crete', { type: 'propose', to: 'egypt', gives: SIDE, asks: SIDE });
    const state = table.state();
    const before = { state, view: game.view(state, 'egypt') };
    table.run('host', { type: 'end-trading' });
    table.run('host', { type: 'next-turn', cities: { crete: 1, egypt: 1, thrace: 1 } });
    const after = game.view(table.state(), 'egypt', before);
    expect(after).toEqual(game.view(table.state(), 'egypt'));
  });
});

/** Fields by name: in which order they came says nothing. */
function sorted(view: View): View {
  const offers = Object.entries(view.offers).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { ...view, offers: Object.fromEntries(offers) };
}
