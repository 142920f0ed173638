import type { Drawer } from '@haggle/games/page';
import { expect, test } from 'vitest';
import { readStep, writeStep } from './kept-step.ts';

const REACH = { last: 4, viewers: ['ana', 'host'] };

function makeDrawer(text: string | null = null): Drawer {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_, value) => {
      kept = value;
    },
  };
}

test('a replay goes on at the step, and through the eyes, at which it was left', () => {
  const drawer = makeDrawer();
  expect(readStep(drawer, 'a', REACH)).toBe(undefined);
  writeStep(drawer, 'a', { at: 4, eyes: 'host' });
  expect(readStep(drawer, 'a', REACH)).toEqual({ at: 4, eyes: 'host' });
});

test.each([
  'null',
  '3',
  '{"at":3}',
  '{"at":5,"eyes":"ana"}',
  '{"at":-1,"eyes":"ana"}',
  '{"at":0.5,"eyes":"ana"}',
  '{"at":"1","eyes":"ana"}',
  '{"at":1,"eyes":"ben"}',
  '{"at":1,"eyes":1}',
])('what is no step of it is passed over: %s', (text) => {
  expect(readStep(makeDrawer(text), 'a', REACH)).toBe(undefined);
});
