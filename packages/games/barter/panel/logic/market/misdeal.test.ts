import { expect, test } from 'vitest';
import { lastMisdeal } from './misdeal.ts';

const undone = (revision: number, ...seats: readonly string[]) => ({
  type: 'misdealt',
  offer: 'ben-ana-1',
  between: ['ben', 'ana'],
  gave: { oil: 3 },
  got: { wine: 1, clay: 3 },
  grounds: seats.map((seat) => ({ seat, ground: 'cards-missing' })),
  revision,
});

test('the last deal that was undone is told with what was handed over, and whose fault it was', () => {
  const events = [{ type: 'opened' }, undone(2, 'ana'), undone(3, 'ben')];
  expect(lastMisdeal(events, 'ana')).toEqual({
    id: 'ben-ana-1 3',
    partner: 'ben',
    got: { wine: 1, clay: 3 },
    fault: 'theirs',
  });
  expect(lastMisdeal(events.slice(0, 2), 'ana')?.fault).toBe('mine');
  expect(lastMisdeal([undone(2, 'ana', 'ben')], 'ana')?.fault).toBe('both');
});

test('of a misdeal between others only whose it was is known, and it is no news', () => {
  expect(lastMisdeal([{ type: 'misdealt', seats: ['ben'] }], 'ana')).toBeUndefined();
});
