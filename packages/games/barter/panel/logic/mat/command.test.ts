import { expect, test } from 'vitest';
import type { OfferView } from '../../../view.ts';
import type { FloorDeck } from '../floor-deck.ts';
import { commandOf } from './command.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { findGap } from './gap.ts';

const deck: FloorDeck = {
  commodities: {
    salt: { value: 3, limit: 9, mined: false },
    grain: { value: 4, limit: 8, mined: false },
  },
  calamities: {},
};

const takenUp: OfferView = {
  from: 'thrace',
  to: null,
  revision: 1,
  state: 'open',
  gives: { count: 3, named: ['grain', 'grain'] },
  asks: { count: 3, named: ['salt', 'salt'] },
  note: null,
  delivered: [],
};
const revised: OfferView = {
  ...takenUp,
  revision: 2,
  gives: { count: 3, named: ['salt', 'salt'] },
};

const laid = ['salt', 'salt', 'salt'].map((kind) => ({ kind, said: null }));

test.each(['answer', 'deliver'] as const)(
  'terms that change under the finger are not agreed to: %s',
  (type) => {
    const draft: Draft = {
      ...EMPTY_DRAFT,
      purpose: { type, offer: 'thrace-1', revision: 1 },
      to: 'thrace',
      gives: laid,
    };
    expect(findGap(deck, draft, takenUp)).toBeNull();
    expect(findGap(deck, draft, revised)).toBe('gap.changed');
    expect(commandOf({ deck, free: {} }, draft, revised)).toMatchObject({
      offer: 'thrace-1',
      revision: 1,
    });
  },
);

test.each(['answer', 'deliver'] as const)(
  'whose calamity was laid is told where one is kept: %s',
  (type) => {
    const purpose = { type, offer: 'thrace-1', revision: 1 } as const;
    const piracy = { kind: 'piracy', said: null, from: 'egypt' };
    const draft: Draft = { ...EMPTY_DRAFT, purpose, gives: [...laid.slice(1), piracy] };
    const ground = { deck, free: { piracy: 2 } };
    expect(commandOf(ground, draft, takenUp)).toMatchObject({ from: { piracy: 'egypt' } });
    const last = { deck, free: { piracy: 1 } };
    expect(commandOf(last, draft, takenUp)).not.toHaveProperty('from');
    const both = { ...draft, gives: [...draft.gives, { ...piracy, from: null }] };
    expect(commandOf(ground, both, takenUp)).not.toHaveProperty('from');
  },
);
