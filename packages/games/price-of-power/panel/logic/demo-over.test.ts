import { openTable, playOut } from '@haggle/engine';
import { expect, test } from 'vitest';
import { game } from '../../game.ts';
import { isDemoOver } from './demo-over.ts';

test('a demo is over when nobody can trade any more, and not before', () => {
  const opened = openTable(game, game.demo.setup, { now: 0, seed: 'over' });
  if (!opened.ok) throw new Error('the demo does not open');
  const { table } = opened.value;
  const see = (state: unknown) => game.view(state as Parameters<typeof game.view>[0], 'france');
  expect(isDemoOver(see(table.state))).toBe(false);
  const played = playOut(table, { now: 0, seed: 'over', limit: 20_000 });
  expect(isDemoOver(see(played.table.state))).toBe(false);
  const whole = playOut(table, { now: 0, seed: 'over' });
  expect(isDemoOver(see(whole.table.state))).toBe(true);
});
