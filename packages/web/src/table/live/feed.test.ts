import { describe, expect, test } from 'vitest';
import { type Feed, follow, keepFeed } from './feed.ts';

describe('the feed of a chair', () => {
  const nothing: Feed = { view: null, seq: 0, closed: null, bots: [], here: null };
  const first = follow(nothing, { type: 'view', seq: 3, view: { hand: { salt: 1 } } });

  test('a delta goes on from the view before', () => {
    const next = first && follow(first, delta(4, 2));
    expect(next).toEqual({
      view: { hand: { salt: 2 } },
      seq: 4,
      closed: null,
      bots: [],
      here: null,
    });
  });

  test('what was seen already is not applied twice', () => {
    expect(first && follow(first, delta(3, 9))).toBe(first);
  });

  test('a delta without its view, or one that does not fit, asks for the whole', () => {
    expect(follow(nothing, delta(4, 2))).toBeNull();
    const lost = { type: 'delta', seq: 4, patch: [{ op: 'remove', path: '/no/where' }] } as const;
    expect(first && follow(first, lost)).toBeNull();
  });

  test('answers leave the view as it is; closing shows the seed', () => {
    expect(first && follow(first, { type: 'joined', seq: 3 })).toBe(first);
    expect(first && follow(first, { type: 'closed', seed: 's', salt: 't' })).toMatchObject({
      seq: 3,
      closed: { seed: 's', salt: 't' },
    });
  });

  test('who is connected is as it was told last', () => {
    const told = first && follow(first, { type: 'here', here: ['ana', 'host'] });
    expect(told).toEqual({ ...first, here: ['ana', 'host'] });
    expect(told && follow(told, { type: 'joined', seq: 3 })).toBe(told);
  });

  test('who is a bot is told at the join where there are any: those of before may have gone', () => {
    const feeds: Feed[] = [];
    const { take } = keepFeed(nothing, (feed) => feeds.push(feed));
    const join = (bots: readonly string[], seq: number) => {
      take({ type: 'joined', seq });
      if (bots.length > 0) take({ type: 'bots', bots });
      take({ type: 'view', seq, view: {} });
      return feeds.at(-1)?.bots;
    };
    expect(join(['ben'], 1)).toEqual(['ben']);
    expect(join([], 2)).toEqual([]);
    take({ type: 'bots', bots: ['ana'] });
    expect(feeds.at(-1)).toMatchObject({ seq: 2, bots: ['ana'] });
    take({ type: 'joined', seq: 2 });
    take({ type: 'here', here: [] });
    expect(feeds.at(-1)).toMatchObject({ seq: 2, bots: [] });
  });

  test('a join that tells of the same bots again shows nobody without them meanwhile', () => {
    const feeds: Feed[] = [];
    const known = { ...nothing, view: {}, seq: 2, bots: ['ben'] };
    const { take, held } = keepFeed(known, (feed) => feeds.push(feed));
    expect(held()).toEqual({ since: 2 });
    take({ type: 'joined', seq: 2 });
    take({ type: 'bots', bots: ['ben'] });
    take({ type: 'here', here: ['ana'] });
    expect(feeds.every(({ bots }) => bots.includes('ben'))).toBe(true);
    expect(feeds.at(-1)).toEqual({ ...known, here: ['ana'] });
  });

  test('that a table is closed is known from the beginning', () => {
    const feeds: Feed[] = [];
    const closed = { seed: 's', salt: 't' };
    const { take } = keepFeed({ ...nothing, view: {}, seq: 2, closed }, (feed) => feeds.push(feed));
    take({ type: 'joined', seq: 3 });
    take({ type: 'view', seq: 3, view: {} });
    expect(feeds).toMatchObject([{ seq: 3, closed }]);
  });

  test('a view that was lost is not shown before another one has come', () => {
    const feeds: Feed[] = [];
    const { take } = keepFeed({ ...nothing, view: { hand: {} }, seq: 2 }, (feed) =>
      feeds.push(feed),
    );
    expect(take(delta(3, 1))).toBe(false);
    take({ type: 'joined', seq: 3 });
    take({ type: 'here', here: ['ana'] });
    expect(feeds).toEqual([]);
    take({ type: 'view', seq: 3, view: { hand: { salt: 1 } } });
    expect(feeds).toMatchObject([{ seq: 3, here: ['ana'] }]);
  });
});

function delta(seq: number, salt: number) {
  return {
    type: 'delta',
    seq,
    patch: [{ op: 'replace', path: '/hand/salt', value: salt }],
  } as const;
}
