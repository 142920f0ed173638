import { KEPT, MOST_OPEN } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { findAffordances } from '../affordances.ts';
import { redact } from '../redaction.ts';
import { see } from '../sight.ts';
import type { State } from '../state.ts';
import { stateOf } from '../testing/boards.ts';
import { type Asked, after, ask, refusal } from '../testing/deciding.ts';

const START = stateOf({
  seats: ['france', 'england', 'castile'],
  board: { realms: { france: { ducats: 5 }, england: { ducats: 3 } } },
});

const propose = (gives: number, asks: number, more: object = {}): Asked => ({
  type: 'propose',
  to: 'england',
  gives: { ducats: gives },
  asks: { ducats: asks },
  ...more,
});
const offer = 'france-england-1';
const open = after(START, 'france', propose(5, 3, { note: 'quick', deal: 'rank me first' }));
const accept = (revision = 1): Asked => ({ type: 'accept', offer, revision });

describe('an offer of ducats', () => {
  it('is seen by its two parties alone', () => {
    const seen = {
      from: 'france',
      to: 'england',
      revision: 1,
      state: 'open',
      gives: { ducats: 5 },
      asks: { ducats: 3 },
      note: 'quick',
      deal: 'rank me first',
    };
    expect(see(open, 'france').offers).toEqual({ [offer]: seen });
    expect(see(open, 'england').offers).toEqual({ [offer]: seen });
    for (const viewer of ['castile', 'host', 'spectator'])
      expect(see(open, viewer).offers).toEqual({});
  });

  it('is counted by its maker and its addressee', () => {
    const second = after(open, 'france', propose(1, 0));
    const third = after(second, 'england', { ...propose(0, 1), to: 'france' } as Asked);
    const fourth = after(third, 'france', { ...propose(0, 1), to: 'castile' } as Asked);
    expect(Object.keys(see(fourth, 'france').offers)).toEqual([
      'france-england-1',
      'france-england-2',
      'england-france-1',
      'france-castile-1',
    ]);
  });

  it('is made to another seat, of something, by who has it', () => {
    const none = { code: 'no-such', data: { what: 'seat', name: 'venice' } };
    expect(refusal(START, 'france', { ...propose(1, 0), to: 'venice' } as Asked)).toEqual(none);
    expect(refusal(START, 'england', propose(1, 0))).toEqual({ code: 'self' });
    expect(refusal(START, 'france', propose(6, 0))).toEqual({
      code: 'not-owned',
      data: { realm: 'france', ducats: 6 },
    });
    expect(refusal(START, 'france', propose(0, 0))).toEqual({ code: 'empty' });
    expect(refusal(START, 'france', propose(0, 99))).toBe('done');
    const words: Asked = { type: 'propose', to: 'england', gives: {}, asks: {}, deal: 'peace' };
    expect(refusal(START, 'france', words)).toBe('done');
    expect(refusal(START, 'host', propose(1, 0))).toEqual({ code: 'not-yours' });
  });

  it('moves the ducats of both sides when it is accepted, once', () => {
    const done = after(open, 'england', accept());
    expect(done.position.seats.france?.ducats).toBe(3);
    expect(done.position.seats.england?.ducats).toBe(5);
    expect(see(done, 'england').offers[offer]?.state).toBe('traded');
    for (const command of [accept(), { type: 'decline', offer }] as const) {
      expect(refusal(done, 'england', command)).toEqual({ code: 'final' });
    }
    expect(refusal(done, 'france', { type: 'withdraw', offer })).toEqual({ code: 'final' });
    expect(refusal(done, 'france', { type: 'revise', offer, gives: {} })).toEqual({
      code: 'final',
    });
  });

  it('cannot be accepted while either side is short', () => {
    const poor = (realm: string, ducats: number) =>
      after(open, 'host', { type: 'correct', realm, ducats, why: 'a slip' });
    expect(refusal(poor('france', 4), 'england', accept())).toEqual({
      code: 'not-owned',
      data: { realm: 'france', ducats: 5 },
    });
    expect(refusal(poor('england', 2), 'england', accept())).toEqual({
      code: 'not-owned',
      data: { realm: 'england', ducats: 3 },
    });
    expect(refusal(poor('england', 3), 'england', accept())).toBe('done');
  });

  it('is answered by the one addressed and changed by its maker', () => {
    expect(refusal(open, 'france', accept())).toEqual({ code: 'not-yours' });
    expect(refusal(open, 'france', { type: 'decline', offer })).toEqual({ code: 'not-yours' });
    expect(refusal(open, 'england', { type: 'withdraw', offer })).toEqual({ code: 'not-yours' });
    expect(refusal(open, 'england', { type: 'revise', offer })).toEqual({ code: 'not-yours' });
    const unknown = { code: 'no-such', data: { what: 'offer', name: offer } };
    expect(refusal(open, 'castile', accept())).toEqual(unknown);
    expect(refusal(START, 'england', accept())).toEqual(unknown);
  });

  it('is accepted in its present revision', () => {
    const revised = after(open, 'france', {
      type: 'revise',
      offer,
      asks: { ducats: 1 },
      note: null,
    });
    expect(see(revised, 'england').offers[offer]).toMatchObject({
      revision: 2,
      gives: { ducats: 5 },
      asks: { ducats: 1 },
      note: null,
      deal: 'rank me first',
    });
    expect(refusal(revised, 'england', accept(1))).toEqual({
      code: 'stale-revision',
      data: { revision: 2 },
    });
    expect(after(revised, 'england', accept(2)).position.seats.france?.ducats).toBe(1);
    const terms = { type: 'revise', offer, gives: { ducats: 6 } } as const;
    expect(refusal(open, 'france', terms)).toMatchObject({ code: 'not-owned' });
    const empty = { type: 'revise', offer, gives: {}, asks: {}, deal: null } as const;
    expect(refusal(open, 'france', empty)).toEqual({ code: 'empty' });
  });

  it('is withdrawn for good, or declined until it is changed', () => {
    const withdrawn = after(open, 'france', { type: 'withdraw', offer });
    expect(refusal(withdrawn, 'england', accept())).toEqual({ code: 'offer-withdrawn' });
    expect(refusal(withdrawn, 'france', { type: 'revise', offer, asks: {} })).toEqual({
      code: 'offer-withdrawn',
    });
    const declined = after(open, 'england', { type: 'decline', offer });
    expect(see(declined, 'france').offers[offer]?.state).toBe('declined');
    expect(refusal(declined, 'england', accept())).toEqual({ code: 'offer-declined' });
    const again = after(declined, 'france', { type: 'revise', offer, asks: {} });
    expect(see(again, 'france').offers[offer]).toMatchObject({ revision: 2, state: 'open' });
    expect(after(again, 'england', accept(2)).position.seats.england?.ducats).toBe(8);
  });

  it('is kept for a while when it is over, the last ones longest', () => {
    let state = START;
    for (let at = 1; at <= KEPT + 2; at++) {
      state = after(state, 'france', propose(0, 1));
      state = after(state, 'france', { type: 'withdraw', offer: `france-england-${at}` });
    }
    state = after(state, 'castile', { ...propose(0, 1), to: 'france' } as Asked);
    state = after(state, 'france', { type: 'decline', offer: 'castile-france-1' });
    const seen = Object.keys(see(state, 'france').offers);
    expect(seen).toHaveLength(KEPT);
    expect(seen[0]).toBe('france-england-4');
    expect(seen.at(-1)).toBe('castile-france-1');
    expect(state.pairs['england france']?.over).toHaveLength(KEPT + 2);
  });
});

it('is one of so many of its maker at most', () => {
  const offered = (state: State) =>
    findAffordances(see(state, 'france')).flatMap(({ command }) => {
      if (command.type === 'propose') return [`to ${command.to}`];
      return command.type === 'revise' ? [command.offer] : [];
    });
  let state = after(START, 'france', propose(0, 1));
  state = after(state, 'england', { type: 'decline', offer: 'france-england-1' });
  for (let made = 0; made < MOST_OPEN; made++) state = after(state, 'france', propose(0, 1));
  const full = { code: 'too-many-offers', data: { most: MOST_OPEN } };
  expect(refusal(state, 'france', propose(0, 1))).toEqual(full);
  const again = { type: 'revise', offer: 'france-england-1', asks: { ducats: 2 } } as const;
  expect(refusal(state, 'france', again)).toEqual(full);
  expect(refusal(state, 'france', { ...again, offer: 'france-england-2' })).toBe('done');
  expect(offered(state)).toHaveLength(MOST_OPEN);
  expect(offered(state)).not.toContain('france-england-1');
  expect(refusal(state, 'england', { ...propose(0, 1), to: 'france' } as Asked)).toBe('done');
  const fewer = after(state, 'france', { type: 'withdraw', offer: 'france-england-2' });
  expect(refusal(fewer, 'france', propose(0, 1))).toBe('done');
  expect(refusal(fewer, 'france', again)).toBe('done');
  expect(offered(fewer)).toEqual(expect.arrayContaining(['to england', 'france-england-1']));
});

describe('what others learn of an agreement', () => {
  it('is who paid whom how much in the end', () => {
    const told = (gives: number, asks: number, viewer: string) => {
      const made = after(START, 'france', propose(gives, asks, { deal: 'peace' }));
      const decided = ask(made, 'england', accept());
      const event = decided.ok ? decided.value[0] : undefined;
      if (event === undefined) throw new Error('refused');
      return redact(event, viewer);
    };
    const net = { type: 'agreed', payer: 'france', payee: 'england', ducats: 2 };
    expect(told(5, 3, 'castile')).toEqual(net);
    expect(told(0, 3, 'host')).toEqual({ ...net, payer: 'england', payee: 'france', ducats: 3 });
    expect(told(2, 2, 'spectator')).toEqual({ ...net, ducats: 0 });
    expect(told(5, 3, 'england')).toEqual({
      ...net,
      offer,
      between: ['france', 'england'],
      gave: 5,
      got: 3,
      deal: 'peace',
    });
  });
});
