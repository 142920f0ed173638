import { expect, test } from 'vitest';
import type { OfferView, View } from '../../../view.ts';
import { listAccepted } from './standing.ts';

const offer = (part: Partial<OfferView>) =>
  ({
    from: 'ana',
    revision: 2,
    state: 'accepted',
    acceptedBy: 'ben',
    delivered: [],
    ...part,
  }) as OfferView;

const list = (offers: View['offers'], me: string | null = 'ana', phase: View['phase'] = 'trade') =>
  listAccepted({ phase, offers }, me);

test('an offer of one’s own that was accepted is due until one’s cards are sealed', () => {
  const due = { id: 'x/2/ben', partner: 'ben', isDue: true };
  expect(list({ x: offer({ delivered: ['ben'] }) })).toEqual([due]);
  expect(list({ x: offer({}) })).toEqual([due]);
  expect(list({ x: offer({ delivered: ['ana'] }) })).toEqual([{ ...due, isDue: false }]);
  expect(list({ x: offer({ state: 'open' }) })).toEqual([]);
});

test('whoever has accepted knows it, others have no part in it, and after trading nothing is due', () => {
  const offers = { x: offer({}) };
  for (const me of ['ben', 'cleo', null]) expect(list(offers, me)).toEqual([]);
  expect(list(offers, 'ana', 'purchase')).toEqual([]);
});
