import { describe, expect, test } from 'vitest';
import { tellEventOf } from './tell-event.ts';

const tell = tellEventOf({
  refusals: {},
  events: {},
  names: { silver: 'Silver', resin: 'Resin', wine: 'Wine', salt: 'Salt' },
});

const proposed = {
  type: 'proposed',
  offer: 'crete-new-carthage-1',
  from: 'crete',
  to: 'new-carthage',
  gives: { count: 4, named: ['silver', 'resin', 'wine'] },
  asks: { count: 3, named: [] },
  note: null,
};

describe('in the log', () => {
  test('what is merely said of an offer is told apart from what binds', () => {
    expect(tell(proposed, 'crete')).toBe(
      'Crete offers New Carthage: Silver, Resin, talk of Wine and 1 more for any 3.',
    );
    expect(tell(proposed, 'new-carthage')).toContain('Crete offers you: Silver, ');
    const gives = { count: 3, named: ['salt', 'salt'], calamityFree: true };
    expect(tell({ ...proposed, type: 'revised', gives } as { type: string }, 'crete')).toBe(
      'Crete changes the offer to New Carthage: Salt, Salt, talk of no calamity and 1 more for any 3.',
    );
    expect(tell({ ...proposed, to: null } as { type: string }, 'crete')).toContain(
      'Crete offers all: ',
    );
    const open = { ...proposed, type: 'revised', offer: 'crete-3' };
    expect(tell(open, 'crete')).toContain('Crete changes the offer to all: ');
  });

  test.each([
    ['crete', 'Egypt says to you: hush'],
    ['egypt', 'You say to Crete: hush'],
    ['host', 'Egypt says to Crete: hush'],
  ])('talk between two is told to %s as such', (viewer, line) => {
    const said = { type: 'said', from: 'egypt', to: 'crete', text: 'hush' };
    expect(tell(said, viewer)).toBe(line);
  });

  test('what every log tells in full names the seats as the page does', () => {
    const told = tellEventOf({
      refusals: {},
      events: {},
      names: { 'told-surrendered': '{seat} surrenders {cards}.', salt: 'Salt', wine: 'Wine' },
    });
    const cards = { salt: 2, wine: 1 };
    const gone = { type: 'surrendered', seat: 'new-carthage', cards, shown: true };
    expect(told(gone, 'crete')).toBe('New Carthage surrenders 2 Salt and Wine.');
  });

  test('all else is told by its sentence', () => {
    const said = { type: 'said', from: 'egypt', to: null, text: 'hello' };
    expect(tell(said, 'crete')).toBeUndefined();
    expect(tell({ type: 'trading-opened' }, 'crete')).toBeUndefined();
  });
});
