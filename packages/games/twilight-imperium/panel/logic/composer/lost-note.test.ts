import { describe, expect, it } from 'vitest';
import { SETUP, type Step, viewOf } from '../../testing/views.ts';
import { EMPTY_DRAFT } from './draft.ts';
import { findLostNote } from './lost-note.ts';

const move = (note: string, seat: string, place: string): Step => [
  'host',
  { type: 'correct', seat, note, place, why: 'x' },
];

describe('a note on the mat', () => {
  const draft = { ...EMPTY_DRAFT, gives: { promissoryNote: 'ana/ceasefire' } };

  it('stays while it is in the hand, whoever it is for', () => {
    const view = viewOf(SETUP, 'ana');
    expect(findLostNote(view, 'ana', draft)).toBeNull();
    expect(findLostNote(view, 'ana', { ...draft, to: 'leo' })).toBeNull();
  });

  it('is lost once another has it', () => {
    const view = viewOf(SETUP, 'ana', [move('ana/ceasefire', 'leo', 'hand')]);
    const lost = { side: 'gives', note: 'ana/ceasefire' };
    expect(findLostNote(view, 'ana', draft)).toEqual(lost);
  });

  it('that is asked for is lost once it lies open', () => {
    const asks = { promissoryNote: 'leo/alliance' };
    const asking = { ...EMPTY_DRAFT, to: 'leo', asks };
    expect(findLostNote(viewOf(SETUP, 'ana'), 'ana', asking)).toBeNull();
    const view = viewOf(SETUP, 'ana', [move('leo/alliance', 'max', 'play-area')]);
    expect(findLostNote(view, 'ana', asking)).toEqual({ side: 'asks', note: 'leo/alliance' });
  });
});
