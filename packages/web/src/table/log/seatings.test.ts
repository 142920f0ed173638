import { expect, test } from 'vitest';
import { seatingsBetween, tellSeating, withSeatings } from './seatings.ts';

const when = { after: 4, at: 1000 };
const words = { refusals: {}, events: {}, names: {}, seats: { papal: 'the Papal States' } };
const entry = (seq: number) => ({ seq, at: seq, event: { type: 'said' } });

test('whoever a bot plays for now, or no more, is told apart from those who stay', () => {
  expect(seatingsBetween(['ana', 'ben'], ['ben', 'cleo'], when)).toEqual([
    { ...when, seat: 'ana', plays: false },
    { ...when, seat: 'cleo', plays: true },
  ]);
  expect(seatingsBetween(['ana'], ['ana'], when)).toEqual([]);
});

test('a bot that takes a seat stands in the log where it was, and at its end until more comes', () => {
  const [early, late] = [1, 4].map((after) => ({ at: 1000, after, seat: 'ana', plays: true }));
  const seatings = [early, late].flatMap((one) => one ?? []);
  const [two, four, five] = [entry(2), entry(4), entry(5)];
  expect(withSeatings([two, four], seatings)).toEqual([early, two, four, late]);
  expect(withSeatings([two, four, five], seatings)).toEqual([early, two, four, late, five]);
  expect(withSeatings([], seatings)).toEqual([early, late]);
  expect(withSeatings([two], [])).toEqual([two]);
});

test('the log says for whom a bot plays, and for whom no more', () => {
  expect(tellSeating({ ...when, seat: 'papal', plays: true }, words)).toBe(
    'A bot plays for the Papal States.',
  );
  expect(tellSeating({ ...when, seat: 'ana', plays: false }, words)).toBe(
    'No bot plays for Ana any more.',
  );
});
