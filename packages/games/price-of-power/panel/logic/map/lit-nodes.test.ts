import { expect, test } from 'vitest';
import { litNodes } from './lit-nodes.ts';

const trade = {
  card: 'T12-1',
  node: 'adriatic-sea',
  kind: 'secondary',
  primary: 'alexandria',
} as const;
const choice = { ...trade, ship: null, powers: {}, outcomes: [] };
const lastTrade = { ...trade, powers: {}, rows: {}, income: {}, why: {} };
const lit = (part: Partial<Parameters<typeof litNodes>[0]>) => [
  ...litNodes({ phase: 'idle', revealed: [], choices: [], lastTrade: null, ...part }),
];

test('all nodes of the revealed cards are lit, secondary ones too', () => {
  expect(lit({ phase: 'revealed', revealed: ['T12-1'], choices: [choice] })).toEqual(
    expect.arrayContaining(['adriatic-sea', 'alexandria']),
  );
  expect(lit({ phase: 'revealed', revealed: ['T12-1'] }).length).toBeGreaterThan(2);
  expect(lit({ lastTrade })).toEqual([]);
});

test('once a trade is chosen its node alone is lit, with the primary one', () => {
  const chosen = ['adriatic-sea', 'alexandria'];
  expect(lit({ phase: 'ranking', revealed: ['T12-1'], choices: [choice] })).toEqual(chosen);
  expect(lit({ phase: 'inflation', revealed: ['T12-1'], lastTrade })).toEqual(chosen);
});
