import { expect, test } from 'vitest';
import type { ChoiceView } from '../../../view.ts';
import { openTable } from '../../testing/table.ts';
import { findBarred } from './barred.ts';

const SEATS = ['austria', 'france', 'castile', 'england'];
/** In Genoa lie the Merchants of Castile, which is connected, and of England, which is not; in Wien one of France. */
const view = openTable({
  scenario: '1-01',
  seats: SEATS,
  changes: [
    { type: 'move', what: 'merchant', realm: 'england', from: 'english-channel', to: 'genoa' },
    { type: 'move', what: 'merchant', realm: 'france', from: 'champagne', to: 'wien' },
  ],
});
const choice = (part: Partial<ChoiceView>) =>
  ({ kind: 'primary', ship: null, powers: {}, outcomes: [], ...part }) as ChoiceView;

test('a Merchant without a connection collects nothing', () => {
  const wine = choice({ card: 'T25-1', node: 'genoa', powers: { austria: 2, castile: 2 } });
  expect(findBarred(view, wine)).toEqual([{ realm: 'england', because: 'cut' }]);
  // At the node beside which a secondary one is chosen, by whomever.
  const besides = { ...wine, node: 'adriatic-sea', kind: 'secondary', primary: 'genoa' } as const;
  expect(findBarred(view, besides)).toEqual([{ realm: 'england', because: 'cut' }]);
});

test('a card may ask for a key province, or for a token on one', () => {
  const gold = choice({ card: 'T11-1', node: 'wien', powers: { austria: 2 } });
  const reached = { ...view, eligible: { ...view.eligible, france: { wien: { path: [] } } } };
  expect(findBarred(reached, gold)).toEqual([{ realm: 'france', because: 'own' }]);
  // Whoever trades brings a Merchant, wherever its Merchants stand.
  const sugar = choice({ card: 'T22-1', node: 'south-america', powers: {} });
  expect(findBarred(view, sugar)).toEqual([{ realm: 'austria', because: 'token' }]);
});

test('whoever is paid, or has no Merchant there, is not told of', () => {
  const iron = choice({ card: 'T13-1', node: 'wien', powers: { austria: 2, france: 1 } });
  expect(findBarred(view, iron)).toEqual([]);
});
