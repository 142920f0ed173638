import { expect, test } from 'vitest';
import { makeGate } from '../testing/gate.ts';
import { makeTurns } from './turns.ts';

test('what is asked for under one name is done in its order, whatever fails, and other names do not wait', async () => {
  const { take, waiting } = makeTurns();
  const gate = makeGate();
  const done: string[] = [];
  const first = take('a', () => gate.opened.then(() => done.push('first')));
  const second = take('a', async () => {
    done.push('second');
    throw new Error('broken');
  });
  const third = take('a', async () => done.push('third'));
  await take('b', async () => done.push('other'));
  expect([waiting('a'), waiting('b'), done]).toEqual([3, 0, ['other']]);
  gate.letGo();
  await expect(second).rejects.toThrow('broken');
  await Promise.all([first, third]);
  expect([waiting('a'), done]).toEqual([0, ['other', 'first', 'second', 'third']]);
  expect(await take('a', async () => 'again')).toBe('again');
});
