import type { ChairEntry } from '@haggle/engine';
import { expect, test } from 'vitest';
import { keepBlock, makeMemory } from './memory.ts';

/** What is kept after so many replays that brought a line of so many letters each. */
async function keptOf(replays: number, letters: number): Promise<readonly string[]> {
  const memory = makeMemory([]);
  const line: ChairEntry = { seq: 1, at: 0, event: { type: 'x'.repeat(letters) } };
  for (let n = 0; n < replays; n++) {
    keepBlock(memory, `${n}`, { end: 1, lines: Promise.resolve([line]) });
    await undefined;
  }
  return [...memory.blocks.keys()];
}

test('what replays brought is kept up to a number of them, and of how much text it is', async () => {
  const short = await keptOf(70, 10);
  expect([short.length, short[0]]).toEqual([64, '6']);
  const long = await keptOf(70, 1_000_000);
  expect([long.length, long.at(-1)]).toEqual([16, '69']);
});

test('a replay that failed is kept for nobody', async () => {
  const memory = makeMemory([]);
  const lines = Promise.reject(new Error('away'));
  keepBlock(memory, '0 ana', { end: 1, lines });
  await expect(lines).rejects.toThrow('away');
  expect(memory.blocks.size).toBe(0);
});

test('a replay that failed leaves a longer one that was begun meanwhile', async () => {
  const memory = makeMemory([]);
  let fail = (_why: Error): void => {};
  const lines = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  keepBlock(memory, '0 ana', { end: 1, lines });
  keepBlock(memory, '0 ana', { end: 2, lines: Promise.resolve([]) });
  fail(new Error('away'));
  await expect(lines).rejects.toThrow('away');
  expect(memory.blocks.get('0 ana')?.end).toBe(2);
});
