import { play } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clauses } from '../../clauses.ts';
import { checkAcceptable } from '../../decide/accept.ts';
import { isEliminated } from '../../elimination.ts';
import { game } from '../../game.ts';
import type { Offer, State } from '../../state.ts';
import { kit } from '../../testing/kit.ts';
import { SETUP, type Step, viewOf } from '../testing/views.ts';
import { blockOf, blockOfOwn, findBlock, OF_PAIR, tellBlock, tellOfferBlock } from './standing.ts';

const WASH: readonly Step[] = [
  ['ana', { type: 'propose', to: 'leo', gives: { commodities: 1 }, asks: { commodities: 1 } }],
  ['leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 }],
];

function gift(from: string, to: string): Offer {
  return {
    id: 'x',
    from,
    to,
    revision: 1,
    state: 'open',
    gives: { tradeGoods: 1 },
    asks: {},
    deal: [],
    market: false,
    ended: 0,
  };
}

describe('how two seats stand', () => {
  it('is what the rules would say to the pair, at any table', () => {
    const walks = fc.record({
      seed: fc.noShrink(fc.nat()),
      length: fc.integer({ min: 5, max: 30 }),
    });
    fc.assert(
      fc.property(walks, (walk) => {
        const state = play(kit, walk)?.table.state as State | undefined;
        if (state === undefined) return;
        const view = game.view(state, 'spectator');
        for (const one of state.ids) {
          for (const other of state.ids) {
            if (one === other) continue;
            const code = checkAcceptable(state, gift(one, other))?.refusal.code ?? '';
            // No offer stands between the two: what is refused is the making of it.
            const isGone = [one, other].some((seat) => isEliminated(state, seat));
            const told = isGone && code !== 'pending-decision' ? 'eliminated' : code;
            expect(findBlock(view, one, other)?.code ?? null).toBe(
              [...OF_PAIR, 'eliminated'].includes(told) ? told : null,
            );
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('counts the transaction that is beyond the allowance before the one that is not', () => {
    const seats = {
      ana: { faction: 'yssaril', tradeGoods: 3 },
      leo: { faction: 'nomad', tradeGoods: 3 },
      max: { faction: 'sol' },
    };
    const give: readonly Step[] = [
      ['ana', { type: 'propose', to: 'leo', gives: { tradeGoods: 1 }, asks: {} }],
      ['leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 }],
    ];
    const deepgloom: Step = ['ana', { type: 'use', effect: 'yssaril-deepgloom', target: 'leo' }];
    const course: Step = ['leo', { type: 'use', effect: 'nomad-tcs', target: 'ana' }];
    const blockAfter = (...steps: readonly Step[]) =>
      findBlock(
        viewOf({ seats, neighbors: [], phase: 'agenda' }, 'ana', [
          ['host', { type: 'begin-agenda', agenda: 'Mutiny' }],
          ...give,
          ...steps,
        ]),
        'ana',
        'leo',
      );
    expect(blockAfter()?.code).toBe('pair-used');
    expect(blockAfter(deepgloom)?.code).toBe('pair-used');
    expect(blockAfter(deepgloom, course)).toBeNull();
  });

  it('is told with the rule behind it', () => {
    const view = viewOf(SETUP, 'ana');
    expect(findBlock(view, 'ana', 'leo')).toBeNull();
    const block = findBlock(view, 'ana', 'sol');
    expect(block && tellBlock(block, clauses, 'ana')).toEqual({
      text: 'You and Sol are not neighbors.',
      rule: clauses.find(({ id }) => id === 'TI-T1')?.text,
      clause: 'TI-T1',
    });
    const used = findBlock(viewOf(SETUP, 'ana', WASH), 'leo', 'ana');
    expect(used).toMatchObject({ code: 'pair-used', clause: 'TI-T1' });
    expect(used && tellBlock(used, clauses, 'leo').text).toBe(
      'You and Ana have had your transaction.',
    );
  });

  it('is told to the one who decides as what he does', () => {
    const view = viewOf({ ...SETUP, active: 'leo' }, 'max', [
      ['host', { type: 'correct', seat: 'leo', tradeGoods: 2, why: 'so that there is prey' }],
      ['ana', { type: 'propose', to: 'leo', gives: { tradeGoods: 1 }, asks: {} }],
      ['leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 }],
    ]);
    const block = findBlock(view, 'max', 'leo');
    expect(block && tellBlock(block, clauses, 'max').text).toBe(
      'You must first decide whether to pillage Leo.',
    );
    expect(block && tellBlock(block, clauses, 'leo').text).toBe(
      'Max must first decide whether to pillage Leo.',
    );
  });

  it('says of an offer who is short, or which rule of the pair stands in the way', () => {
    const late = viewOf(SETUP, 'leo', [
      ...WASH,
      ['ana', { type: 'propose', to: 'leo', gives: { tradeGoods: 1 }, asks: { tradeGoods: 1 } }],
    ]);
    const again = late.offers['ana-leo-2'];
    expect(again && blockOf(late, again)).toMatchObject({
      code: 'pair-used',
      data: { one: 'leo', other: 'ana' },
    });

    const short = viewOf(SETUP, 'leo', [
      ['ana', { type: 'propose', to: 'leo', gives: { tradeGoods: 1 }, asks: { tradeGoods: 5 } }],
    ]);
    const offer = short.offers['ana-leo-1'];
    const block = offer && blockOf(short, offer);
    expect(block && tellOfferBlock(block, clauses, 'leo')).toMatchObject({
      text: 'You do not have all of that now.',
      clause: 'TI-T2',
    });
    expect(block && tellOfferBlock(block, clauses, null).text).toMatch(/^Leo does not/);
  });
});

describe('what the maker of an offer is told of it', () => {
  it('is that the other no longer has what is asked of him, or he what he gives', () => {
    const asked: Step = [
      'ana',
      { type: 'propose', to: 'leo', gives: {}, asks: { commodities: 2 } },
    ];
    const given: Step = [
      'leo',
      { type: 'propose', to: 'ana', gives: { commodities: 2 }, asks: {} },
    ];
    const away: Step = ['host', { type: 'correct', seat: 'leo', commodities: 1, why: 'lost' }];
    const told = (viewer: string, ...steps: readonly Step[]) => {
      const view = viewOf(SETUP, viewer, steps);
      const [offer] = Object.values(view.offers);
      const block = offer && blockOfOwn(view, offer);
      return block ? tellOfferBlock(block, clauses, viewer).text : null;
    };
    expect(told('ana', asked)).toBeNull();
    expect(told('ana', asked, away)).toBe('Leo does not have all of that now.');
    expect(told('leo', given, away)).toBe('You do not have all of that now.');
  });

  it('is never that it cannot be accepted where it can', () => {
    const walks = fc.record({
      seed: fc.noShrink(fc.nat()),
      length: fc.integer({ min: 10, max: 40 }),
    });
    fc.assert(
      fc.property(walks, (walk) => {
        const state = play(kit, walk)?.table.state as State | undefined;
        if (state === undefined) return;
        for (const seat of state.ids) {
          const view = game.view(state, seat);
          for (const offer of Object.values(view.offers)) {
            if (offer.from !== seat || offer.state !== 'open') continue;
            if (blockOfOwn(view, offer) === null) continue;
            expect(checkAcceptable(state, offer as unknown as Offer)).not.toBeNull();
          }
        }
      }),
    );
  });
});
