import { expect, test } from 'vitest';
import type { LastTrade } from '../../state.ts';
import { isAtWork, partToBring, staysInFront } from './part-to-bring.ts';

const PAID: LastTrade = {
  card: 'T25-1',
  node: 'bordeaux',
  kind: 'primary',
  powers: {},
  rows: {},
  income: { france: 7 },
  why: {},
};
const REVEALED = { phase: 'revealed', lastTrade: null, active: 'france' } as const;
const IDLE = { ...REVEALED, phase: 'idle' } as const;

test('a new phase brings forward where it is played, and a trade what it paid, but not for who traded', () => {
  expect(partToBring(IDLE, REVEALED, 'castile')).toBe('trade');
  expect(partToBring(REVEALED, { ...IDLE, lastTrade: PAID }, 'castile')).toBe('income');
  expect(partToBring(REVEALED, { ...IDLE, lastTrade: PAID }, null)).toBe('income');
  expect(partToBring(REVEALED, { ...IDLE, lastTrade: PAID }, 'france')).toBe('trade');
});

test('cards that were given up bring nothing forward, nor does what happens within a phase', () => {
  expect(partToBring(REVEALED, IDLE, 'castile')).toBe(undefined);
  expect(partToBring(IDLE, { ...IDLE, lastTrade: PAID }, 'castile')).toBe(undefined);
});

test('whose turn begins is brought where it is played, and nobody else', () => {
  const next = { ...IDLE, lastTrade: PAID, active: 'castile' } as const;
  expect(partToBring({ ...IDLE, lastTrade: PAID }, next, 'castile')).toBe('trade');
  expect(partToBring({ ...IDLE, lastTrade: PAID }, next, 'france')).toBe(undefined);
  expect(partToBring({ ...IDLE, lastTrade: PAID }, next, null)).toBe(undefined);
});

test('who looks elsewhere stays there while others play, and is called for his own turn', () => {
  expect(staysInFront('trade', false)).toBe(false);
  expect(staysInFront('income', false)).toBe(false);
  expect(staysInFront('reach', false)).toBe(true);
  expect(staysInFront('map', false)).toBe(true);
  expect(staysInFront('log', true)).toBe(false);
});

test('at work is who has a field in hand or an offer begun, in a part that is in sight', () => {
  const front = (shapes: number, found: boolean) => ({
    getClientRects: () => ({ length: shapes }) as DOMRectList,
    querySelector: () => (found ? ({} as Element) : null),
  });
  expect(isAtWork(front(1, true))).toBe(true);
  expect(isAtWork(front(1, false))).toBe(false);
  expect(isAtWork(front(0, true))).toBe(false);
  expect(isAtWork(null)).toBe(false);
});
