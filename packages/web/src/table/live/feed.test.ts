import { describe, expect, test } from 'vitest';
import { EMPTY_FEED, type Feed, follow, keepFeed } from './feed.ts';

describe('the feed of a chair', () => {
  const first = follow(EMPTY_FEED, { type: 'view', seq: 3, view: { hand: { salt: 1 } } });

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
    expect(follow(EMPTY_FEED, delta(4, 2))).toBeNull();
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
    const { take } = keepFeed((feed) => feeds.push(feed));
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
    expect(feeds.at(-1)).toMatchObject({ seq: 2, bots: [] });
  });
});

function delta(seq: number, salt: number) {
  return {
    type: 'delta',
    seq,
    patch: [{ op: 'replace', path: '/hand/salt', value: salt }],
  } as const;
}
