import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { makeUnread } from './unread.ts';

const MIB = 1024 * 1024;

function wireWith(writableLength: number) {
  return Object.assign(new EventEmitter(), { writableLength, destroyed: false });
}

test('what waits is counted once, until it was taken or its reader has gone', () => {
  const unread = makeUnread({ ...LIMITS, unread: 3 * MIB, unreadInAll: 5 * MIB });
  const [one, other] = [wireWith(2 * MIB), wireWith(2 * MIB)];
  unread.note('home', one);
  unread.note('home', one);
  expect(unread.hasRoom('home')).toBe(true);
  unread.note('home', other);
  expect([unread.hasRoom('home'), unread.hasRoom('away')]).toEqual([false, true]);
  one.emit('drain');
  one.emit('close');
  expect(unread.hasRoom('home')).toBe(true);
  one.writableLength = 4 * MIB;
  unread.note('away', one);
  expect([unread.hasRoom('home'), unread.hasRoom('elsewhere')]).toEqual([false, false]);
  one.writableLength = MIB;
  unread.note('away', one);
  expect(unread.hasRoom('away')).toBe(true);
  one.emit('close');
  other.emit('close');
  expect(['drain', 'close'].flatMap((event) => one.listeners(event))).toEqual([]);
  unread.note('home', wireWith(3 * MIB - 1));
  expect(unread.hasRoom('home')).toBe(true);
});

test('what waits for one who has gone is not counted', () => {
  const unread = makeUnread({ ...LIMITS, unread: MIB });
  expect(unread.note('home', { ...wireWith(2 * MIB), destroyed: true })).toBe(false);
  expect(unread.hasRoom('home')).toBe(true);
});

test('what is little is on its way', () => {
  const unread = makeUnread({ ...LIMITS, unread: 1 });
  unread.note('home', wireWith(64 * 1024 - 1));
  expect(unread.hasRoom('home')).toBe(true);
});

test('what is about to go out counts at once, and then what of it waits', () => {
  const unread = makeUnread({ ...LIMITS, unread: MIB });
  const wire = wireWith(0);
  unread.expect('home', wire, 2 * MIB);
  expect(unread.hasRoom('home')).toBe(false);
  wire.writableLength = 128 * 1024;
  expect(unread.note('home', wire)).toBe(true);
  expect(unread.hasRoom('home')).toBe(true);
  unread.expect('away', wire, 2 * MIB);
  expect([unread.hasRoom('home'), unread.hasRoom('away')]).toEqual([true, false]);
  wire.writableLength = 0;
  expect(unread.note('away', wire)).toBe(false);
  expect(unread.hasRoom('away')).toBe(true);
  expect(['drain', 'close'].flatMap((event) => wire.listeners(event))).toEqual([]);
});
