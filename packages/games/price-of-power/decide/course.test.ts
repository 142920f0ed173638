import { describe, expect, it } from 'vitest';
import { redact } from '../redaction.ts';
import type { Setup } from '../setup.ts';
import { stateOf } from '../testing/boards.ts';
import { type Asked, after, ask, refusal } from '../testing/deciding.ts';

const SETUP: Setup = {
  seats: ['france', 'england'],
  board: {
    realms: {
      france: {
        capital: 'paris',
        merchants: [{ node: 'champagne', laid: true }, { node: 'supply' }],
      },
      england: { capital: 'london', merchants: [{ node: 'bordeaux' }] },
    },
  },
};
const START = stateOf(SETUP);

const claim = (at: string): Asked => ({ type: 'place', what: 'claim', at, realm: 'france' });

describe('the host', () => {
  it('gives turns, ends rounds and sets the Age', () => {
    const revealed = after(START, 'france', { type: 'reveal' });
    const done = after(revealed, 'france', { type: 'forgo' });
    const begun = after(done, 'host', { type: 'begin-turn', seat: 'england' });
    expect(begun).toMatchObject({ acted: false, position: { active: 'england' } });
    const stood = after(begun, 'host', { type: 'end-round' });
    expect(stood.position.seats.france?.merchants).toEqual([
      { node: 'champagne', laid: false },
      { node: 'supply', laid: false },
    ]);
    expect(after(done, 'host', { type: 'end-round' })).toMatchObject({ acted: false });
    expect(stood.position.seats.england).toBe(begun.position.seats.england);
    expect(after(stood, 'host', { type: 'set-age', age: 4 }).position.age).toBe(4);
    const commands = [
      { type: 'begin-turn', seat: 'england' },
      { type: 'end-round' },
      { type: 'set-age', age: 2 },
    ] as const;
    for (const command of commands) {
      expect(refusal(revealed, 'host', command)).toEqual({
        code: 'wrong-phase',
        data: { what: 'revealed' },
      });
      expect(refusal(START, 'france', command)).toEqual({ code: 'not-host' });
    }
    expect(refusal(START, 'host', { type: 'begin-turn', seat: 'venice' })).toEqual({
      code: 'malformed',
      data: { field: 'seat', problem: 'no such seat' },
    });
  });

  it('corrects what a realm has, with a reason', () => {
    const set = { ducats: 7, administrativePower: 1, diplomaticPower: 0, interest: 2, prestige: 3 };
    const correct = { type: 'correct', realm: 'france', why: 'a slip' } as const;
    const corrected = after(START, 'host', { ...correct, ...set });
    expect(corrected.position.seats.france).toEqual({ ...START.position.seats.france, ...set });
    expect(refusal(START, 'host', correct)).toEqual({
      code: 'malformed',
      data: {
        field: 'ducats',
        problem:
          'missing, as are administrativePower, diplomaticPower, interest, prestige and capital: one of them must be given',
      },
    });
    expect(refusal(START, 'host', { ...correct, realm: 'venice', ducats: 1 })).toEqual({
      code: 'malformed',
      data: { field: 'realm', problem: 'no realm of this table' },
    });
    expect(refusal(START, 'england', { ...correct, ducats: 1 })).toEqual({ code: 'not-host' });
  });

  it('does nothing that is a seat’s, and the clock nothing at all', () => {
    expect(refusal(START, 'host', { type: 'reveal' })).toEqual({ code: 'not-yours' });
    expect(refusal(START, 'clock', { type: 'tick' })).toEqual({ code: 'not-yours' });
    expect(refusal(START, 'venice', { type: 'reveal' })).toEqual({ code: 'not-yours' });
  });
});

describe('the first token on a Distant Continent', () => {
  const found = after(START, 'host', claim('kongo'));

  it('brings its cards into the deck', () => {
    expect(found.discovered).toEqual([2]);
    expect(found.deck.cards).toHaveLength(33);
    expect(found.deck.cards).toEqual(expect.arrayContaining(['T04-1', 'T14-1']));
    expect(found.deck.aside).toHaveLength(11);
    const decided = ask(START, 'host', claim('kongo'));
    expect(decided).toMatchObject({
      value: [{ type: 'placed' }, { type: 'discovered', continent: 2, cards: ['T04-1', 'T14-1'] }],
    });
    const event = decided.ok ? decided.value[1] : undefined;
    expect(event && redact(event, 'host')).toMatchObject({ deck: 33 });
  });

  it('is a Claim or a DNPR token, and only the first', () => {
    expect(after(found, 'host', claim('mali')).deck).toEqual(found.deck);
    const america = after(found, 'host', { type: 'place', what: 'dnpr', at: 'bahia' });
    expect(america.deck.cards).toHaveLength(39);
    expect(america.discovered).toEqual([1, 2]);
    const india = after(america, 'host', claim('goa'));
    const all = after(india, 'host', claim('canton'));
    expect(all.deck.cards).toHaveLength(44);
    expect(all.deck.aside).toEqual([]);
    const town: Asked = { type: 'place', what: 'town', at: 'bahia', realm: 'france' };
    expect(after(START, 'host', town).deck).toEqual(START.deck);
    expect(after(START, 'host', claim('austria')).deck).toEqual(START.deck);
    expect(after(START, 'host', claim('mongolia')).deck).toEqual(START.deck);
  });

  it('shuffles the discard pile back, but not the cards that are face up', () => {
    const gone = after(after(START, 'france', { type: 'reveal' }), 'france', { type: 'forgo' });
    const back = after(gone, 'host', claim('kongo'));
    expect(back.deck).toMatchObject({ discard: [] });
    expect(back.deck.cards).toHaveLength(33);
    const open = after(after(START, 'france', { type: 'reveal' }), 'host', claim('kongo'));
    expect(open.deck.cards).toHaveLength(30);
    expect(open.revealed).toHaveLength(3);
  });

  it('brings all its cards that are not in the deck, also of the base deck, and none twice', () => {
    const short = stateOf({ ...SETUP, deck: ['T04-1', 'T02-1', 'T08-1'] });
    const more = after(short, 'host', claim('kongo'));
    expect(more.deck.cards.toSorted()).toEqual([
      ...['T02-1', 'T04-1', 'T07-1', 'T08-1', 'T11-1', 'T12-3', 'T14-1', 'T20-1'],
    ]);
  });
});

describe('the board', () => {
  it('rests while equals are ranked or inflation is paid', () => {
    for (const phase of ['ranking', 'inflation'] as const) {
      expect(refusal({ ...START, phase }, 'host', claim('austria'))).toEqual({
        code: 'wrong-phase',
        data: { what: phase },
      });
    }
    expect(refusal({ ...START, phase: 'revealed' }, 'host', claim('austria'))).toBe('done');
  });
});
