import { expect, test } from 'vitest';
import { openTable } from '../testing/table.ts';
import { endsRound, findLack, hasUsed } from './trading.ts';

const setUp = (realms: Readonly<Record<string, object>>) =>
  openTable({ board: { realms }, seats: Object.keys(realms), seed: 'seed' });

const upright = [{ node: 'champagne' }];
const used = [{ node: 'champagne', laid: true }];

test('a round ends with the turn where nobody has both power and a Merchant left', () => {
  const realm = (diplomaticPower: number, merchants: readonly object[]) =>
    setUp({ france: { capital: 'paris', diplomaticPower, merchants } });
  expect(endsRound(realm(3, upright))).toBe(false);
  expect(endsRound(realm(0, upright))).toBe(true);
  expect(endsRound(realm(3, used))).toBe(true);
});

test('a Merchant that lies used would stand up', () => {
  const realm = (merchants: readonly object[]) =>
    setUp({ france: { capital: 'paris', merchants } });
  expect(hasUsed(realm(upright))).toBe(false);
  expect(hasUsed(realm([{ node: 'bordeaux' }, ...used]))).toBe(true);
});

test('who cannot trade lacks power, or a Merchant that stands', () => {
  const lackOf = (realm: object) =>
    findLack(setUp({ france: { capital: 'paris', ...realm } }), 'france');
  expect(lackOf({ diplomaticPower: 1, merchants: upright })).toBe(null);
  expect(lackOf({ diplomaticPower: 0, merchants: upright })).toBe('power');
  expect(lackOf({ merchants: used })).toBe('used');
  expect(lackOf({ merchants: [...upright, { node: 'bordeaux', laid: true }] })).toBe(null);
  expect(lackOf({ merchants: [] })).toBe('merchant');
});
