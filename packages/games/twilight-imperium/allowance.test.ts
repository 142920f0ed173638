import { describe, expect, test } from 'vitest';
import { areNeighbors, findLink, hasTransacted, hurdleOf } from './allowance.ts';

/** Ana's turn: Leo is her neighbor, Hal may transact with everybody, Sol is far. */
const view = {
  phase: 'action',
  window: 'turn:R1-1',
  active: 'ana',
  extras: [],
  neighbors: { ana: { leo: ['both in 26'] }, leo: { ana: ['both in 26'] }, hal: {}, sol: {} },
  links: [{ between: ['ana', 'hal'], why: 'Guild Ships' }],
  transacted: [],
} as const;

describe('what keeps a pair apart, as a view tells it', () => {
  test('is nothing between neighbors and those who are linked, whoever is named first', () => {
    expect(hurdleOf(view, 'ana', 'leo')).toBe(null);
    expect(hurdleOf(view, 'leo', 'ana')).toBe(null);
    expect(hurdleOf(view, 'hal', 'ana')).toBe(null);
    expect(hurdleOf(view, 'ana', 'sol')).toBe('not-neighbors');
    expect(hurdleOf(view, 'leo', 'hal')).toBe('pair-without-active');
    expect(hurdleOf({ ...view, window: null }, 'ana', 'leo')).toBe('window-closed');
  });

  test('is the transaction that the two have had, and no other pair’s', () => {
    const used = {
      ...view,
      transacted: [
        ['ana', 'hal'],
        ['ana', 'leo'],
      ],
    } as const;
    expect(hurdleOf(used, 'leo', 'ana')).toBe('pair-used');
    expect(hasTransacted(used, 'hal', 'ana')).toBe(true);
    expect(hasTransacted(used, 'leo', 'hal')).toBe(false);
    expect(hurdleOf({ ...used, phase: 'agenda' }, 'leo', 'hal')).toBe(null);
    const more = { ...used, extras: [{ effect: 'nomad-tcs', between: ['ana', 'leo'] }] } as const;
    expect(hurdleOf(more, 'leo', 'ana')).toBe(null);
    expect(hurdleOf(more, 'hal', 'ana')).toBe('pair-used');
  });

  test('neighbors and links are found in either order, and for nobody else', () => {
    expect(areNeighbors(view, 'ana', 'leo')).toBe(true);
    expect(areNeighbors(view, 'ana', 'hal')).toBe(false);
    expect(areNeighbors(view, 'nobody', 'leo')).toBe(false);
    expect(findLink(view, 'hal', 'ana')).toBe('Guild Ships');
    expect(findLink(view, 'leo', 'ana')).toBeUndefined();
  });
});
