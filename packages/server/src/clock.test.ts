import { expect, test } from 'vitest';
import { makeClock } from './clock.ts';

const START = 1_700_000_000_000;
const YEAR = 365 * 86_400_000;

function setUp() {
  let passed = 5000.25;
  let set = START - 5000.25;
  const now = makeClock({ wall: () => Math.floor(passed + set), steady: () => passed });
  return {
    now,
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    leap: (milliseconds: number) => {
      set += milliseconds;
    },
  };
}

test('the time is that of the machine as long as its clock goes', () => {
  const { now, pass, leap } = setUp();
  expect(now()).toBe(START);
  pass(86_400_000);
  expect(now()).toBe(START + 86_400_000);
  // As it is set right by the network now and then.
  for (const step of [1500, -1200, 3]) leap(step);
  expect(now()).toBe(START + 86_400_303);
});

test.each([YEAR, -YEAR, 5000])('a leap of %d ms that is taken back changes nothing', (far) => {
  const { now, pass, leap } = setUp();
  pass(1000);
  leap(far);
  expect(now()).toBe(START + 1000);
  pass(30_000);
  expect(now()).toBe(START + 31_000);
  leap(-far);
  pass(40_000);
  expect(now()).toBe(START + 71_000);
  leap(far);
  expect(now()).toBe(START + 71_000);
});

test.each([YEAR, -YEAR])('a leap of %d ms that lasts is followed', (far) => {
  const { now, pass, leap } = setUp();
  leap(far);
  expect(now()).toBe(START);
  pass(60_000);
  expect(now()).toBe(START + 60_000 + far);
  pass(1);
  expect(now()).toBe(START + 60_001 + far);
});
