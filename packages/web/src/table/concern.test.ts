import { expect, test } from 'vitest';
import type { LogEntry } from '../api.ts';
import { sift } from './concern.ts';

const SEATS = ['crete', 'egypt', 'new-rome'];
const EVENTS: readonly LogEntry['event'][] = [
  { type: 'trading-opened' },
  { type: 'proposed', from: 'egypt', to: 'crete' },
  { type: 'proposed', from: 'egypt', to: null },
  { type: 'declined', from: 'new-rome', offer: 'crete-new-rome-2' },
  { type: 'accepted', from: 'egypt', offer: 'new-rome-egypt-1' },
  { type: 'turn-dealt', cards: { crete: 3, egypt: 4 } },
  { type: 'said', from: 'egypt', text: 'crete or not' },
];
const entries = EVENTS.map((event, seq): LogEntry => ({ seq, at: 0, event }));
const toldTo = (chair: string) => sift(entries, chair, SEATS).told.map(({ seq }) => seq);

test('what names a seat, or nobody, is told to it; the rest is kept', () => {
  expect(toldTo('crete')).toEqual([0, 1, 3, 5, 6]);
  expect(toldTo('egypt')).toEqual([0, 1, 2, 4, 5, 6]);
  expect(toldTo('spectator')).toEqual([0, 6]);
  expect(sift(entries, 'crete', SEATS).rest.map(({ seq }) => seq)).toEqual([2, 4]);
});
