import { parseWith } from '@haggle/engine';
import { expect, test } from 'vitest';
import { command } from './commands.ts';

test('who takes no slot displaces nobody, whatever else is wrong with the command', () => {
  const move = { from: 'bay-of-biscay', to: 'gulf-of-lion', displaces: 'portugal' };
  const trade = { type: 'trade', card: 'T17-1', node: 'genoa' };
  expect(parseWith(command, { ...trade, ship: move }).ok).toBe(true);
  expect(parseWith(command, { ...trade, ship: { ...move, slot: true } }).ok).toBe(true);
  expect(parseWith(command, { ...trade, ship: { ...move, slot: false } })).toMatchObject({
    refusal: {
      code: 'malformed',
      data: { field: 'ship.displaces', problem: 'who takes no slot displaces nobody' },
    },
  });
});
