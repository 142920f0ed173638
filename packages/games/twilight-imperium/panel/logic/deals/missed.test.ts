import { expect, test } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { findMissed } from './missed.ts';

const NOTE = 'ana/trade-agreement';
const WITH_NOTE = {
  ...SETUP,
  seats: { ...SETUP.seats, leo: { ...SETUP.seats.leo, promissoryNotes: [NOTE, 'ana/ceasefire'] } },
};
const REPLENISH: Step = ['ana', { type: 'replenish' }];

test('a Trade Agreement is missed when its moment is over and it is still in hand', () => {
  const then = viewOf(WITH_NOTE, 'leo', [REPLENISH]);
  expect(then.playable).toContain(NOTE);
  expect(findMissed([NOTE], then)).toEqual([]);
  const on = viewOf(WITH_NOTE, 'leo', [REPLENISH, ['ana', { type: 'convert', commodities: 1 }]]);
  expect(findMissed([NOTE, 'ana/ceasefire'], on)).toEqual([NOTE]);
  expect(findMissed([], on)).toEqual([]);
});

test('one that was played is not missed', () => {
  const played = viewOf(WITH_NOTE, 'leo', [REPLENISH, ['leo', { type: 'play-note', note: NOTE }]]);
  expect(played.hand?.promissoryNotes).not.toContain(NOTE);
  expect(findMissed([NOTE], played)).toEqual([]);
});
