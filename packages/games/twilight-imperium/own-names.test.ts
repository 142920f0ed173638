import { parseScenario, runScenario } from '@haggle/engine/scenario';
import { expect, test } from 'vitest';
import { game } from './game.ts';

test('a scenario calls a seat by its own name, whatever faction is called so', () => {
  const parsed = parseScenario(`
title: A seat called sol plays Hacan
game: twilight-imperium
setup:
  seats: { sol: { faction: hacan, tradeGoods: 1 }, ana: { faction: arborec }, leo: { faction: letnev } }
  active: sol
steps:
  - sol: { type: propose, to: ana, gives: { tradeGoods: 3 }, asks: {} }
`);
  if (!parsed.ok) throw new Error(parsed.problem.message);
  const [failure] = runScenario(parsed.value, game).failures;
  expect(failure?.message).toContain('Sol does not have what that takes');
  expect(failure?.message).not.toContain('Federation');
});
