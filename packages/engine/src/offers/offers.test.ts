import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { done, noSuch, refuse } from '../refusal.ts';
import { type Claim, checkRoom, claimOffer, closeOffer, findOffer } from './claim.ts';
import { dropped, findIn, KEPT, keep, lastOf, MOST_OPEN, REMEMBERED, replaced } from './lists.ts';
import {
  areAmbiguous,
  endOffer,
  type Haggling,
  nextOfferId,
  type Offered,
  offersOn,
  putOffer,
  reviseOffer,
  type Shelf,
  shelvesOf,
  withShelf,
} from './shelf.ts';

type Offer = Offered & { readonly gives: number };
type State = Haggling<Shelf<Offer>>;
type End = 'traded' | 'withdrawn' | 'declined';

const EMPTY: Shelf<Offer> = { open: [], over: [], made: {} };
const IDS = ['ana', 'ben', 'cleo'];
const START: State = { ids: IDS, pairs: {} };

function put(state: State, from: string, to: string, gives = 1): State {
  const id = nextOfferId(state, from, to);
  const offer: Offer = { id, from, to, revision: 1, state: 'open', gives, ended: 0 };
  return withShelf(state, [from, to], EMPTY, (shelf) => putOffer(shelf, offer));
}

function end(state: State, id: string, to: End, ended = 1): State {
  const [one = '', other = ''] = id.split('-');
  return withShelf(state, [one, other], EMPTY, (shelf) =>
    endOffer(shelf, id, { state: to, ended }),
  );
}

function revise(state: State, id: string, revision: number, gives: number): State {
  const [one = '', other = ''] = id.split('-');
  const terms = { revision, gives };
  return withShelf(state, [one, other], EMPTY, (shelf) => reviseOffer(shelf, id, terms));
}

const ONE = 'ana-ben-1';
const open = put(START, 'ana', 'ben');
const listFor = (state: State, seat: string) => offersOn(shelvesOf(state, seat));
const idsFor = (state: State, seat: string) => listFor(state, seat).map(({ id }) => id);

describe('an offer between two seats', () => {
  it('lies on the shelf of its pair, whoever of the two made it', () => {
    const both = put(open, 'ben', 'ana', 7);
    expect(both.pairs).toEqual({
      'ana ben': {
        open: [
          { id: ONE, from: 'ana', to: 'ben', revision: 1, state: 'open', gives: 1, ended: 0 },
          {
            id: 'ben-ana-1',
            from: 'ben',
            to: 'ana',
            revision: 1,
            state: 'open',
            gives: 7,
            ended: 0,
          },
        ],
        over: [],
        made: { ana: 1, ben: 1 },
      },
    });
  });

  it('is counted by its maker and whom it is for', () => {
    const more = put(put(open, 'ana', 'cleo'), 'ana', 'ben');
    expect(idsFor(more, 'ana')).toEqual([ONE, 'ana-ben-2', 'ana-cleo-1']);
    expect(nextOfferId(more, 'ana', 'ben')).toBe('ana-ben-3');
    expect(nextOfferId(more, 'ben', 'ana')).toBe('ben-ana-1');
    expect(nextOfferId(START, 'constructor', 'ben')).toBe('constructor-ben-1');
    expect(nextOfferId(open, 'ben', 'ana')).toBe('ben-ana-1');
  });

  it('has an id that says whose it is, where no two pairs of seats read alike', () => {
    expect(areAmbiguous(['a', 'b-a', 'a-b'])).toBe(true);
    expect(areAmbiguous(['a', 'b', 'a-b'])).toBe(false);
    expect(areAmbiguous(['a', 'b', 'a-b'], { toAll: true })).toBe(true);
    expect(areAmbiguous(['ana', 'ben', 'cleo'], { toAll: true })).toBe(false);
    // Nobody makes offers to himself: else `a-b-a` would be in the way of the other two.
    expect(areAmbiguous(['a', 'a-b-a', 'b-a-a-b-a'])).toBe(false);
  });

  it('is known to its two parties alone, by pairs in the order of the seats', () => {
    const state = put(put(open, 'cleo', 'ben'), 'cleo', 'ana');
    expect(idsFor(state, 'ben')).toEqual([ONE, 'cleo-ben-1']);
    expect(idsFor(state, 'cleo')).toEqual(['cleo-ana-1', 'cleo-ben-1']);
    expect(idsFor(state, 'host')).toEqual([]);
    expect(findOffer(state, 'cleo', ONE)).toBeUndefined();
    expect(findOffer(state, 'ben', ONE)?.from).toBe('ana');
  });

  it('is over with what became of it', () => {
    const state = end(open, ONE, 'withdrawn', 4);
    expect(state.pairs['ana ben']).toMatchObject({
      open: [],
      over: [{ id: ONE, state: 'withdrawn', ended: 4 }],
    });
    expect(findOffer(state, 'ben', ONE)?.state).toBe('withdrawn');
    expect(end(state, ONE, 'traded', 5).pairs).toEqual(state.pairs);
  });

  it('keeps its place when it is revised, and comes last when that opens it again', () => {
    const two = put(open, 'ana', 'ben', 2);
    expect(listFor(revise(two, ONE, 2, 9), 'ben')).toMatchObject([
      { id: ONE, revision: 2, gives: 9 },
      { id: 'ana-ben-2', revision: 1, gives: 2 },
    ]);
    const again = revise(end(two, ONE, 'declined', 3), ONE, 2, 9);
    expect(again.pairs['ana ben']?.over).toEqual([]);
    expect(listFor(again, 'ben')).toMatchObject([
      { id: 'ana-ben-2' },
      { id: ONE, revision: 2, state: 'open', gives: 9, ended: 0 },
    ]);
    expect(revise(two, 'ana-ben-3', 2, 9).pairs).toEqual(two.pairs);
  });

  it('is listed by when it ended, after that by what is open', () => {
    const three = put(put(open, 'ben', 'cleo'), 'ana', 'ben');
    const state = end(end(three, 'ben-cleo-1', 'declined', 1), 'ana-ben-2', 'traded', 2);
    expect(idsFor(state, 'ben')).toEqual(['ben-cleo-1', 'ana-ben-2', ONE]);
  });
});

describe('the room on a table', () => {
  const by = (from: string, count: number) => Array.from({ length: count }, () => ({ from }));

  it('ends with as many offers of one maker as there can be, whoever else has how many', () => {
    const others = by('ben', MOST_OPEN);
    expect(checkRoom([...others, ...by('ana', MOST_OPEN - 1)], 'ana')).toBeNull();
    const full = refuse('too-many-offers', undefined, { most: MOST_OPEN });
    expect(checkRoom([...others, ...by('ana', MOST_OPEN)], 'ana')).toEqual(full);
  });
});

describe('who claims an offer', () => {
  const claim = (state: State, asked: Claim, id = ONE) =>
    claimOffer(state, id, asked, (code, offer) => refuse(code, 'C-1', { offer: offer.id }));
  const over = (code: string) => refuse(code, 'C-1', { offer: ONE });
  const maker: Claim = { by: 'ana', part: 'from' };
  const addressed: Claim = { by: 'ben', part: 'to' };

  it('gets it as its maker or as the one addressed', () => {
    const offer = {
      id: ONE,
      from: 'ana',
      to: 'ben',
      revision: 1,
      state: 'open',
      gives: 1,
      ended: 0,
    };
    expect(claim(open, maker)).toEqual(done(offer));
    expect(claim(open, addressed)).toEqual(done(offer));
  });

  it('is refused one that is not there for him', () => {
    expect(claim(open, maker, 'ana-ben-2')).toEqual(noSuch('offer', 'ana-ben-2'));
    expect(claim(open, { by: 'cleo', part: 'to' })).toEqual(noSuch('offer', ONE));
    expect(claim(open, { by: 'ana', part: 'to' })).toEqual(refuse('not-yours'));
    expect(claim(open, { by: 'ben', part: 'from' })).toEqual(refuse('not-yours'));
  });

  it('is refused with what became of it, after whose it is', () => {
    for (const [state, code] of [
      ['traded', 'final'],
      ['withdrawn', 'offer-withdrawn'],
      ['declined', 'offer-declined'],
    ] as const) {
      const ended = end(open, ONE, state);
      expect(claim(ended, addressed)).toEqual(over(code));
      expect(claim(ended, { by: 'ana', part: 'to' })).toEqual(refuse('not-yours'));
    }
  });

  it('gets one that is over where he may', () => {
    const anew: Claim = { ...maker, or: 'declined' };
    expect(claim(open, anew).ok).toBe(true);
    expect(claim(end(open, ONE, 'declined'), anew).ok).toBe(true);
    expect(claim(end(open, ONE, 'withdrawn'), anew)).toEqual(over('offer-withdrawn'));
  });

  it('withdraws it as its maker, and declines it as the one addressed', () => {
    const close = (by: string, as: 'withdrawn' | 'declined', state = open) =>
      closeOffer(state, { offer: ONE, by, as }, (code) => refuse(code));
    const closed = (type: string) => done([{ type, offer: ONE, between: ['ana', 'ben'] }]);
    expect(close('ana', 'withdrawn')).toEqual(closed('withdrawn'));
    expect(close('ben', 'declined')).toEqual(closed('declined'));
    expect(close('ben', 'withdrawn')).toEqual(refuse('not-yours'));
    expect(close('ana', 'declined')).toEqual(refuse('not-yours'));
    expect(close('cleo', 'declined')).toEqual(noSuch('offer', ONE));
    const over = end(open, ONE, 'declined');
    expect(close('ana', 'withdrawn', over)).toEqual(refuse('offer-declined'));
  });

  it('hears of a name with eighty letters at most', () => {
    expect(noSuch('offer', 'x'.repeat(81))).toEqual(
      refuse('no-such', undefined, { what: 'offer', name: 'x'.repeat(80) }),
    );
  });
});

describe('a list', () => {
  const items = [{ id: 'a' }, { id: 'b' }];

  it('is the same when what is dropped was not there', () => {
    expect(dropped(items, 'c')).toBe(items);
    expect(dropped(items, 'a')).toEqual([{ id: 'b' }]);
    expect(findIn(undefined, 'a')).toBeUndefined();
    expect(replaced(items, { id: 'c' })).toEqual([...items, { id: 'c' }]);
  });

  it('keeps the last', () => {
    const all = Array.from({ length: KEPT + 3 }, (_, at) => at);
    const grow = (list: readonly number[], item: number) => keep(list, item);
    expect(all.reduce(grow, [] as readonly number[])).toEqual(all.slice(3));
    expect(keep([1, 2], 3, 2)).toEqual([2, 3]);
    expect(lastOf(all.toReversed(), (item) => item)).toEqual(all.slice(3));
  });
});

describe('shelves after any history', () => {
  // Mostly one pair, so that it ends more offers than are kept.
  const maker = fc.constantFrom('ana ben', 'ben ana', 'ana ben', 'ben ana', 'ana cleo');
  const deed = fc.constantFrom('put', 'put', 'end', 'end', 'revise');
  const history = fc.array(fc.tuple(maker, deed, fc.nat()), {
    minLength: 300,
    maxLength: 700,
    size: 'max',
  });
  const ENDS: readonly End[] = ['traded', 'withdrawn', 'declined'];

  /** Plays a history; gives the state, the ids in the order in which they were given, and when each ended. */
  function play(steps: readonly (readonly [string, string, number])[]) {
    const given: string[] = [];
    const endedAt = new Map<string, number>();
    let state = START;
    for (const [at, [pair, what, pick]] of steps.entries()) {
      const [from = '', to = ''] = pair.split(' ');
      const { open, over } = state.pairs[[from, to].sort().join(' ')] ?? EMPTY;
      const old = open[pick % Math.max(1, open.length)] ?? over.at(-1);
      if (what === 'put') {
        given.push(nextOfferId(state, from, to));
        state = put(state, from, to);
      } else if (old && what === 'revise') {
        state = revise(state, old.id, old.revision + 1, pick);
      } else if (old) {
        if (old.state === 'open') endedAt.set(old.id, at + 1);
        state = end(state, old.id, ENDS[pick % 3] ?? 'traded', at + 1);
      }
    }
    return { state, given, endedAt };
  }

  it('have given no id twice', () => {
    fc.assert(
      fc.property(history, (steps) => {
        const { given } = play(steps);
        expect(new Set(given).size).toBe(given.length);
      }),
    );
  });

  it('have each offer in one list, the one that its state says', () => {
    fc.assert(
      fc.property(history, (steps) => {
        for (const { open, over } of Object.values(play(steps).state.pairs)) {
          const ids = [...open, ...over].map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(open.every(({ state, ended }) => state === 'open' && ended === 0)).toBe(true);
          expect(over.every(({ state, ended }) => state !== 'open' && ended > 0)).toBe(true);
        }
      }),
    );
  });

  it('have lost none but those that ended before the last', () => {
    let most = 0;
    fc.assert(
      fc.property(history, (steps) => {
        const { state, given, endedAt } = play(steps);
        const { open, over } = state.pairs['ana ben'] ?? EMPTY;
        const there = new Set([...open, ...over].map(({ id }) => id));
        const lost = given.filter((id) => !id.includes('cleo') && !there.has(id));
        const first = over[0]?.ended ?? 0;
        expect(lost.every((id) => (endedAt.get(id) ?? first) < first)).toBe(true);
        expect(over).toEqual(over.toSorted((one, other) => one.ended - other.ended));
        expect(over.length).toBeLessThanOrEqual(REMEMBERED);
        most = Math.max(most, lost.length);
      }),
    );
    expect(most).toBeGreaterThan(0);
  });
});
