import { afterEach, describe, expect, it } from 'vitest';
import { seatName, takeSeatNames, writtenName } from './seat-names.ts';

afterEach(() => takeSeatNames({}));

describe('how the page calls a seat', () => {
  it('is as somebody wrote it, else as its id reads', () => {
    takeSeatNames({ 'seat-2': '李雷' });
    expect([seatName('seat-2'), seatName('ana')]).toEqual(['李雷', 'Ana']);
    expect([writtenName('seat-2'), writtenName('ana')]).toEqual(['李雷', undefined]);
    takeSeatNames({});
    expect(seatName('seat-2')).toBe('Seat 2');
  });

  it('is kept apart in a sentence where it is written from right to left', () => {
    takeSeatNames({ 'seat-1': 'שרה' });
    expect(`${seatName('seat-1')}: 3`).toBe('\u2068שרה\u2069: 3');
  });

  it('is nothing that an object has of its own', () => {
    expect(seatName('constructor')).toBe('Constructor');
  });
});
