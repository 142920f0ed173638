import { describe, expect, test } from 'vitest';
import type { OfferView } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';
import { changeDraft, type Draft, EMPTY_DRAFT, isClear } from './draft.ts';
import { findFault, findGap } from './gap.ts';
import { sideOf, tell } from './naming.ts';
import { addedNames, missingNames } from './owed.ts';

const deck: FloorDeck = {
  commodities: {
    salt: { value: 3, limit: 9, mined: false },
    grain: { value: 4, limit: 8, mined: false },
    iron: { value: 2, limit: 8, mined: true },
    ochre: { value: 1, limit: 7, mined: false },
  },
  calamities: { piracy: { tradable: true }, famine: { tradable: false } },
};

/** The same cards where the table lets calamities be named. */
const frank: FloorDeck = {
  ...deck,
  calamities: { piracy: { tradable: true, nameable: true }, famine: { tradable: false } },
};

const offer: OfferView = {
  from: 'egypt',
  to: 'crete',
  revision: 2,
  state: 'open',
  gives: { count: 3, named: ['grain', 'iron'] },
  asks: { count: 4, named: ['salt'] },
  note: null,
  delivered: [],
};

function lay(...kinds: readonly string[]): Draft {
  return kinds.reduce((draft, kind) => changeDraft(draft, { type: 'lay', kind }), EMPTY_DRAFT);
}

function answering(...kinds: readonly string[]): Draft {
  return { ...lay(...kinds), purpose: { type: 'answer', offer: 'x', revision: 2 }, to: 'egypt' };
}

describe('what is told of laid cards', () => {
  test('the first two commodities bind, whatever lies before or between them', () => {
    const { gives } = lay('piracy', 'salt', 'salt', 'grain');
    expect(tell(deck, gives)).toEqual(['silent', 'binding', 'binding', 'silent']);
  });

  test('binding names come first in the offer, talk after them', () => {
    const lying = changeDraft(lay('piracy', 'salt', 'grain'), { type: 'say', at: 0, said: 'iron' });
    expect(sideOf(deck, lying)).toEqual({ count: 3, named: ['salt', 'grain', 'iron'] });
  });

  test('a promise of no calamity goes along only when it was made', () => {
    const promised = changeDraft(lay('salt', 'salt', 'piracy'), {
      type: 'promise',
      calamityFree: true,
    });
    expect(sideOf(deck, promised)).toMatchObject({ calamityFree: true });
    expect(sideOf(deck, lay('salt'))).not.toHaveProperty('calamityFree');
  });

  test('cards that are owed bind before others, in whatever order they lie', () => {
    const { gives } = lay('iron', 'ochre', 'salt');
    expect(tell(deck, gives, ['salt', 'ochre'])).toEqual(['silent', 'binding', 'binding']);
    expect(tell(deck, gives, ['salt'])).toEqual(['binding', 'silent', 'binding']);
  });
});

describe('where calamities may be named', () => {
  test('they bind only for want of commodities', () => {
    const { gives } = lay('piracy', 'salt', 'grain');
    expect(tell(frank, gives)).toEqual(['silent', 'binding', 'binding']);
    expect(tell(frank, lay('piracy', 'salt', 'famine').gives)).toEqual([
      'binding',
      'binding',
      'silent',
    ]);
  });

  test('an offer and an answer can be made with them', () => {
    expect(findGap(frank, lay('piracy', 'salt', 'piracy'))).toBeNull();
    expect(sideOf(frank, lay('piracy', 'salt', 'piracy')).named).toEqual(['piracy', 'salt']);
    expect(findGap(frank, lay('famine', 'salt', 'famine'))).toBe('gap.two-named');
    const asked = { ...offer, asks: { count: 3, named: ['piracy'] } };
    const answer = answering('piracy', 'salt', 'piracy');
    expect(findGap(frank, answer, asked)).toBeNull();
    expect(addedNames(frank, answer, asked)).toEqual(['salt']);
  });
});

describe('what keeps a draft from being sent', () => {
  test('an offer needs three cards and two commodities among them', () => {
    expect(findGap(deck, lay('salt', 'salt'))).toBe('gap.three');
    expect(findGap(deck, lay('salt', 'piracy', 'piracy'))).toBe('gap.two-named');
    expect(findGap(deck, lay('salt', 'piracy', 'ochre'))).toBeNull();
  });

  test('an answer needs the owed cards and the right number', () => {
    expect(findGap(deck, answering('iron', 'iron', 'iron', 'iron'), offer)).toBe('gap.binding');
    expect(findGap(deck, answering('salt', 'iron', 'iron'), offer)).toBe('gap.count');
    expect(findGap(deck, answering('salt', 'piracy', 'piracy', 'piracy'), offer)).toBe(
      'gap.two-named',
    );
    expect(findGap(deck, answering('salt', 'iron', 'piracy', 'piracy'), offer)).toBeNull();
  });

  test('a name that is merely said does not bind, so it is not the second of two', () => {
    const said = changeDraft(answering('salt', 'piracy', 'piracy', 'piracy'), {
      type: 'say',
      at: 1,
      said: 'grain',
    });
    expect(findGap(deck, said, offer)).toBe('gap.two-named');
  });

  test('on honour other cards can be handed over than were agreed (MC-7.11)', () => {
    const lies = [
      answering('iron', 'grain', 'iron', 'iron'),
      answering('salt', 'iron', 'famine', 'piracy'),
      answering('iron', 'iron', 'ochre', 'ochre'),
    ];
    expect(lies.map((draft) => findGap(deck, draft, offer, 'honour'))).toEqual([null, null, null]);
    expect(lies.map((draft) => findFault(deck, draft, offer))).toEqual([
      'gap.binding',
      'gap.non-tradable',
      'gap.binding',
    ]);
    expect(findGap(deck, lies[0] ?? EMPTY_DRAFT, { ...offer, revision: 3 }, 'honour')).toBe(
      'gap.changed',
    );
  });

  test('on honour a word is not broken by another number of cards, which nobody means', () => {
    const counts = [
      answering(),
      answering('salt', 'iron', 'grain'),
      answering('iron'),
      answering('salt', 'iron', 'grain', 'grain', 'grain'),
    ];
    for (const draft of counts) expect(findGap(deck, draft, offer, 'honour')).toBe('gap.count');
  });

  test('on honour an acceptance must still name two commodities', () => {
    const calamities = answering('piracy', 'piracy', 'piracy');
    const one = { ...offer, asks: { count: 3, named: ['salt'] } };
    expect(findGap(deck, calamities, one, 'honour')).toBe('gap.two-named');
    const two = { ...offer, asks: { count: 3, named: ['salt', 'salt'] } };
    expect(findGap(deck, calamities, two, 'honour')).toBeNull();
    expect(findGap(deck, answering('grain', 'grain', 'grain'), two, 'honour')).toBeNull();
  });

  test('each owed copy counts by itself', () => {
    const two = { ...offer, asks: { count: 3, named: ['salt', 'salt'] } };
    expect(missingNames(answering('salt', 'iron', 'iron'), two)).toEqual(['salt']);
  });
});

describe('the names that an accepter adds', () => {
  test('what the offer names already is not said again; one more name is due', () => {
    expect(addedNames(deck, answering('salt', 'iron', 'ochre', 'grain'), offer)).toEqual(['iron']);
  });

  test('a second copy of an asked kind is a name of its own', () => {
    expect(addedNames(deck, answering('salt', 'salt', 'ochre', 'grain'), offer)).toEqual(['salt']);
  });

  test('talk follows, as long as there are cards left to speak of', () => {
    const talking = changeDraft(answering('salt', 'iron', 'piracy', 'ochre'), {
      type: 'say',
      at: 2,
      said: 'grain',
    });
    expect(addedNames(deck, talking, offer)).toEqual(['iron', 'grain']);
  });
});

test('a cleared mat keeps the addressee of an offer, not the partner of a deal', () => {
  const offered = changeDraft({ ...lay('salt'), to: 'egypt' }, { type: 'clear' });
  expect(offered).toEqual({ ...EMPTY_DRAFT, to: 'egypt' });
  expect(changeDraft(answering('salt'), { type: 'clear' })).toEqual(EMPTY_DRAFT);
});

test('whatever lies on the mat can be cleared from it, also what is only asked for, and a counter', () => {
  const isLeft = (...changes: Parameters<typeof changeDraft>[1][]) =>
    !isClear(changes.reduce(changeDraft, EMPTY_DRAFT));
  expect(isLeft({ type: 'to', to: 'egypt' })).toBe(false);
  expect(isLeft({ type: 'ask', kind: 'salt' })).toBe(true);
  expect(isLeft({ type: 'count', count: 4 })).toBe(true);
  expect(isLeft({ type: 'note', note: 'please' })).toBe(true);
  expect(isLeft({ type: 'promise', calamityFree: true })).toBe(true);
  expect(isLeft({ type: 'lay', kind: 'salt' })).toBe(true);
  expect(isLeft({ type: 'lay', kind: 'salt' }, { type: 'take', at: 0 })).toBe(false);
  const counter: Draft = { ...EMPTY_DRAFT, purpose: { type: 'offer', counters: 'egypt-1' } };
  expect(isLeft({ type: 'start', draft: counter })).toBe(true);
  expect(isLeft({ type: 'start', draft: answering() })).toBe(true);
});

describe('asking', () => {
  test('names push the count up, and a smaller count drops the last names', () => {
    const asked = ['salt', 'salt', 'salt', 'grain'].reduce(
      (draft, kind) => changeDraft(draft, { type: 'ask', kind }),
      EMPTY_DRAFT,
    );
    expect(asked.asks).toEqual({ count: 4, named: ['salt', 'salt', 'salt', 'grain'] });
    expect(changeDraft(asked, { type: 'count', count: 3 }).asks.named).toHaveLength(3);
    expect(changeDraft(asked, { type: 'count', count: 1 }).asks.count).toBe(3);
  });
});

describe('an offer that was begun', () => {
  const begun = changeDraft(lay('salt', 'salt', 'grain'), { type: 'ask', kind: 'iron' });
  const take = (draft: Draft, next: Draft) => changeDraft(draft, { type: 'start', draft: next });

  test('lies aside while other deals are answered, and comes back when the last is sent or left', () => {
    const answered = take(take(begun, answering('ochre')), answering('iron'));
    expect(answered).toMatchObject({ purpose: { type: 'answer' }, aside: begun });
    expect(changeDraft(answered, { type: 'clear' })).toEqual(begun);
    expect(
      changeDraft(answered, { type: 'gone', purpose: answered.purpose, ending: 'lapsed' }),
    ).toEqual({
      ...begun,
      gone: { seat: 'egypt', ending: 'lapsed', left: answering('iron') },
    });
    expect(changeDraft(answered, { type: 'reset' })).toEqual(EMPTY_DRAFT);
  });

  test('stays where the table told of the acceptance before its answer came', () => {
    const answered = take(begun, answering('ochre'));
    const sent = { type: 'over', purpose: answered.purpose } as const;
    expect(changeDraft(answered, sent)).toEqual(begun);
    expect(changeDraft(changeDraft(answered, { type: 'clear' }), sent)).toEqual(begun);
    // Told twice, by the answer and by the table, it ends once.
    expect(changeDraft(changeDraft(answered, sent), sent)).toEqual(begun);
    const gone = { type: 'gone', purpose: answered.purpose, ending: 'taken' } as const;
    expect(changeDraft(changeDraft(answered, sent), gone)).toEqual(begun);
  });

  test('gives way to nothing but another begun one, and an empty mat to nothing', () => {
    const counter: Draft = { ...lay('ochre'), purpose: { type: 'offer', counters: 'y' } };
    expect(take(EMPTY_DRAFT, answering('ochre')).aside).toBeUndefined();
    expect(take(take(begun, counter), answering('iron')).aside).toEqual(counter);
  });

  test('is not kept where it goes on itself, to another player, nor as the counter to what is taken up', () => {
    expect(take(begun, { ...begun, to: 'egypt' }).aside).toBeUndefined();
    const counter: Draft = { ...lay('salt'), purpose: { type: 'offer', counters: 'x' } };
    expect(take(counter, answering('salt')).aside).toBeUndefined();
  });
});
