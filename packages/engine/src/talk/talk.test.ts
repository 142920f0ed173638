import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noSuch } from '../refusal.ts';
import { LONGEST_TALK, sayLine } from './saying.ts';
import { saidSchema, saySchema } from './schema.ts';
import { type Talk, type TalkLine, talkFor, withLine } from './talk.ts';

const SEATS = ['ana', 'ben', 'cleo'];

const context = {
  now: 7,
  checkSeat: (seat: string) => (SEATS.includes(seat) ? null : noSuch('seat', seat)),
};

describe('a line of talk', () => {
  it('is said to all, or to one', () => {
    const line = { type: 'said', from: 'ana', text: 'salt?', at: 7 };
    const toAll = { ok: true, value: [{ ...line, to: null }] };
    expect(sayLine('ana', { text: 'salt?' }, context)).toEqual(toAll);
    expect(sayLine('ana', { to: null, text: 'salt?' }, context)).toEqual(toAll);
    expect(sayLine('ana', { to: 'ben', text: 'salt?' }, context)).toEqual({
      ok: true,
      value: [{ ...line, to: 'ben' }],
    });
  });

  it('is for nobody who is not there, and not for oneself', () => {
    expect(sayLine('ana', { to: 'dora', text: 'x' }, context)).toEqual(noSuch('seat', 'dora'));
    expect(sayLine('ana', { to: 'ana', text: 'x' }, context)).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', data: { field: 'to' } },
    });
  });

  it('has at least one letter, and no more than fit', () => {
    const isSaid = (text: string) => saySchema.safeParse({ type: 'say', text }).success;
    expect([isSaid(''), isSaid('x'), isSaid('x'.repeat(LONGEST_TALK))]).toEqual([
      false,
      true,
      true,
    ]);
    expect(isSaid('x'.repeat(LONGEST_TALK + 1))).toBe(false);
    const said = { type: 'said', from: 'ana', to: 'ben', text: 'x', at: 0 };
    expect(saidSchema.parse(said)).toEqual(said);
  });
});

describe('talk', () => {
  const line = fc
    .record({ from: fc.constantFrom(...SEATS), to: fc.constantFrom(null, ...SEATS), n: fc.nat(9) })
    .filter(({ from, to }) => from !== to)
    .map(({ from, to, n }): TalkLine => ({ from, to, text: `word ${n}`, at: n }));
  const fold = (lines: readonly TalkLine[]) => lines.reduce<Talk | undefined>(withLine, undefined);

  it('is heard by whom it is for: the last fifty lines, in their order', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 200 }), (lines) => {
        const talk = fold(lines);
        for (const viewer of [...SEATS, 'host', 'spectator']) {
          const heard = lines.filter(({ from, to }) => to === null || [from, to].includes(viewer));
          expect(talkFor(talk, viewer)).toEqual(heard.slice(-50));
        }
      }),
    );
  });

  it('between two is the same list as before for everybody else', () => {
    const before = fold([{ from: 'ana', to: null, text: 'salt?', at: 0 }]);
    const after = withLine(before, { from: 'ana', to: 'ben', text: 'psst', at: 1 });
    for (const viewer of ['cleo', 'host', 'spectator']) {
      expect(talkFor(after, viewer)).toBe(talkFor(before, viewer));
    }
    expect(talkFor(after, 'ben')).toHaveLength(2);
  });

  it('is nothing before the first line, and a first one between two changes that for them alone', () => {
    expect(talkFor(undefined, 'ana')).toEqual([]);
    const after = withLine(undefined, { from: 'ana', to: 'ben', text: 'psst', at: 1 });
    expect(talkFor(after, 'cleo')).toBe(talkFor(undefined, 'cleo'));
    expect(talkFor(after, 'constructor')).toEqual([]);
  });
});
