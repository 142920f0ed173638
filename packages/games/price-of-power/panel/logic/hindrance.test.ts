import { expect, test } from 'vitest';
import { openTable } from '../testing/table.ts';
import { findHindrance } from './hindrance.ts';

const view = openTable({ scenario: '1-01', seats: ['france', 'castile', 'england', 'austria'] });
const revealed = { ...view, phase: 'revealed', active: 'france' } as const;
const france = view.seats.france;
if (!france) throw new Error('no France');

test('a node where nothing can be traded says why, as far as it is the node’s', () => {
  const merchants = france.merchants.map((one) => ({ ...one, laid: true }));
  const used = { ...revealed, seats: { ...view.seats, france: { ...france, merchants } } };
  expect(findHindrance(used, 'T18-2', 'bordeaux')).toBe('used');
  expect(findHindrance(revealed, 'T18-2', 'wien')).toBe('apart');
  // It is connected: what hinders is something else.
  expect(findHindrance(revealed, 'T18-2', 'bordeaux')).toBe(null);
});

test('a node that can be chosen, also by its secondary one, and cards that are used say nothing', () => {
  const one = { card: 'T18-2', kind: 'primary', ship: null, powers: {}, outcomes: [] } as const;
  const chosen = { ...revealed, choices: [{ ...one, node: 'wien' }] };
  expect(findHindrance(chosen, 'T18-2', 'wien')).toBe(null);
  const secondary = { ...one, kind: 'secondary', node: 'genoa', primary: 'wien' } as const;
  expect(findHindrance({ ...revealed, choices: [secondary] }, 'T18-2', 'wien')).toBe(null);
  expect(findHindrance({ ...revealed, phase: 'ranking' }, 'T18-2', 'wien')).toBe(null);
});
