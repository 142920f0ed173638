import { fillIn } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../mega-civilization/game.ts';
import { tellingOf } from './telling.ts';

const tell = tellingOf(game.words, {
  seat: (id) => id.toUpperCase(),
  list: (items) => items.join(' & '),
});

describe('an event with lists is told with what its reader may know', () => {
  it('a misdeal to its parties with every fault in it, to others by the catalogue', () => {
    const misdealt = (...grounds: readonly { seat: string; ground: string }[]) =>
      tell({
        type: 'misdealt',
        offer: 'rome-persia-1',
        between: ['rome', 'persia'],
        gave: { oil: 1 },
        got: { iron: 3 },
        grounds,
        revision: 2,
      } as { type: string });
    expect(misdealt({ seat: 'rome', ground: 'count-mismatch' })).toBe(
      'The deal of ROME & PERSIA was undone: ROME gave another number of cards than was said.',
    );
    expect(
      misdealt(
        { seat: 'rome', ground: 'cards-missing' },
        { seat: 'persia', ground: 'non-tradable' },
      ),
    ).toBe(
      'The deal of ROME & PERSIA was undone: ROME did not give both of the cards that bind & PERSIA gave a calamity that cannot be traded.',
    );
    expect(tell({ type: 'misdealt', seats: ['rome'] } as { type: string })).toBeUndefined();
  });

  it.each([
    ['finished', 'all have finished'],
    ['time', 'the time is up'],
    ['host', 'the host ends it'],
  ])('the end of trading with why it is over: %s', (reason, why) => {
    expect(tell({ type: 'trading-ended', reason } as { type: string })).toBe(
      `Trading is over: ${why}.`,
    );
  });

  it('the selection with how many all hold, and with the cards that the reader lost', () => {
    const selected = (discarded: Readonly<Record<string, readonly string[]>>) =>
      tell({
        type: 'calamities-selected',
        revealed: { rome: 4, persia: 0, parthia: 1 },
        discarded,
      } as { type: string });
    const shown = 'All show how many calamities they hold: ROME 4 & PARTHIA 1.';
    expect(selected({})).toBe(shown);
    expect(selected({ rome: ['superstition', 'slave-revolt'] })).toBe(
      `${shown} ROME discards Superstition & Slave Revolt by lot.`,
    );
    // In the whole log cards go by their own names.
    expect(selected({ rome: ['superstition@west'] })).toContain('ROME discards Superstition by');
  });

  it('surrendered cards where all see them, else their number by the catalogue', () => {
    const gone = { type: 'surrendered', seat: 'rome', cards: { oil: 2, iron: 1 }, shown: true };
    expect(tell(gone)).toBe('ROME surrenders 2 Oil & Iron.');
    expect(
      tell({ type: 'surrendered', seat: 'rome', count: 3 } as { type: string }),
    ).toBeUndefined();
  });

  it('discarded cards to who had them, else their number by the catalogue', () => {
    const gone = { type: 'discarded', seat: 'rome', cards: { oil: 2, iron: 1 }, value: 10 };
    expect(tell(gone)).toBe('ROME discards 2 Oil & Iron: 10 points by single cards.');
    const least = { type: 'discarded', seat: 'rome', cards: { ochre: 1 }, value: 1 };
    expect(tell(least)).toBe('ROME discards Ochre: 1 point by single cards.');
    const seen = { type: 'discarded', seat: 'rome', count: 1, value: 1 };
    expect(tell(seen as { type: string })).toBeUndefined();
    const { discarded = '' } = game.words.events;
    expect(fillIn(discarded, seen)).toBe('rome discards 1 card, 1 point by single cards.');
  });

  it('what was taken by lot to the two with the cards, to others with their number', () => {
    const taken = (event: object) => tell({ type: 'cards-taken', ...event });
    const gone = { from: 'rome', to: 'persia', why: null };
    expect(taken({ ...gone, cards: { oil: 1 } })).toBe('PERSIA takes Oil from ROME by lot.');
    expect(taken({ ...gone, count: 1, why: 'a city fell' })).toBe(
      'PERSIA takes 1 card from ROME by lot: a city fell',
    );
    expect(taken({ ...gone, to: null, count: 2 })).toBe('ROME loses 2 cards by lot.');
    expect(taken({ ...gone, to: null, cards: { 'clay@east': 2 }, why: 'flood' })).toBe(
      'ROME loses 2 Clay by lot: flood',
    );
  });

  it('what was handed over to the two with the cards, to others with their number', () => {
    const moved = { type: 'handed-over', from: 'rome', to: 'persia' };
    const handed = (event: object) => tell({ ...moved, ...event });
    expect(handed({ cards: { oil: 2 } })).toBe('ROME hands over 2 Oil to PERSIA, by choice.');
    expect(handed({ count: 1 })).toBe('ROME hands over 1 card to PERSIA, by choice.');
    const asked = { type: 'cards-asked', from: 'rome', to: 'persia', count: 0 };
    expect(tell(asked)).toBe('ROME is to choose no card for PERSIA any more.');
    const due = { ...asked, count: 1 };
    expect(tell(due)).toBeUndefined();
    expect(fillIn(game.words.events['cards-asked'] ?? '', due)).toBe(
      'rome is to choose 1 card for persia.',
    );
  });

  it('the calamities that were turned up with their holders and who gave them', () => {
    const calamities = {
      rome: [
        { kind: 'famine', from: null },
        { kind: 'treachery', from: 'persia' },
      ],
      persia: [{ kind: 'piracy', from: 'rome' }],
    };
    expect(tell({ type: 'calamities-revealed', calamities } as { type: string })).toBe(
      'The calamities are turned up and go back to the stacks: Famine (ROME) & Treachery (ROME, from PERSIA) & Piracy (PERSIA, from ROME).',
    );
  });

  it('all else by the catalogue', () => {
    expect(tell({ type: 'trading-opened' })).toBeUndefined();
  });
});
