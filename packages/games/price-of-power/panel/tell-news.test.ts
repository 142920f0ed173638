import { expect, test } from 'vitest';
import { tellNews } from './tell-news.ts';

type Line = { readonly type: string; readonly [field: string]: unknown };
const tell = (event: Line, near: readonly Line[] = []) => tellNews?.(event, 'papal', near);

const MINE = ['papal', 'ottomans'];

test('what another did with an offer is told with the verb that goes with him', () => {
  const declined = { type: 'declined', offer: '1', between: MINE };
  const counter = { type: 'proposed', offer: '2', from: 'ottomans', to: 'papal' };
  expect(tell(declined)).toBe('The Ottomans decline your offer.');
  expect(tell(declined, [counter])).toBe('The Ottomans counter your offer.');
  expect(tell({ type: 'withdrawn', offer: '1', between: ['ottomans', 'papal'] })).toBe(
    'The Ottomans take back the offer to you.',
  );
});

test('that an offer was accepted is told to its maker as what he gets or pays, with his words', () => {
  const pays = { type: 'agreed', offer: '1', between: MINE, payer: 'papal', payee: 'ottomans' };
  const agreed = (more: object) => tell({ ...pays, deal: null, ducats: 0, ...more });
  expect(agreed({ ducats: 2, deal: 'Rank me first' })).toBe(
    'The Ottomans accept your offer: you pay 2 ducats. “Rank me first”',
  );
  expect(agreed({ ducats: 1, payer: 'ottomans', payee: 'papal' })).toBe(
    'The Ottomans accept your offer and pay you 1 ducat.',
  );
  expect(agreed({ deal: 'Peace' })).toBe('The Ottomans accept your offer. “Peace”');
  expect(agreed({ between: ['ottomans', 'papal'], ducats: 2 })).toBeUndefined();
});
