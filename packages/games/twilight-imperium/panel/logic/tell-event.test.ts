import { fillIn } from '@haggle/engine';
import { play } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../events.ts';
import { game } from '../../game.ts';
import { redact } from '../../redaction.ts';
import type { State } from '../../state.ts';
import { kit } from '../../testing/kit.ts';
import { noteName, say } from '../say.ts';
import { SETUP, type Step, tableOf } from '../testing/views.ts';
import { tellEvent } from './tell-event.ts';
import { tellItems } from './tell-items.ts';

const TERMS = {
  gives: { commodities: 2, promissoryNote: 'ana/ceasefire' },
  asks: { relicFragments: { cultural: 1 } },
};

describe('the log of Twilight Imperium', () => {
  it('tells an offer by its terms', () => {
    const proposed: { readonly type: string } & Record<string, unknown> = {
      type: 'proposed',
      offer: 'ana-leo-1',
      from: 'ana',
      to: 'leo',
      ...TERMS,
      deal: [],
    };
    expect(tellEvent(proposed)).toBe(
      'Ana offers Leo 2 commodities and Ana’s Ceasefire for 1 cultural fragment.',
    );
    const deal = [{ text: 'peace', by: 'leo', when: 'later' as const }];
    expect(tellEvent({ ...proposed, asks: {}, deal } as { type: string })).toBe(
      'Ana offers Leo 2 commodities and Ana’s Ceasefire as a gift. Promised besides: Leo “peace”.',
    );
  });

  it('hides from others which note changed hands, and from the two it does not', () => {
    const steps: readonly Step[] = [
      ['ana', { type: 'propose', to: 'leo', ...TERMS }],
      ['leo', { type: 'accept', offer: 'ana-leo-1', revision: 1 }],
    ];
    const before = tableOf(SETUP, steps.slice(0, 1)).state as State;
    const result = game.decide(before, steps[1]?.[1] as never, 'leo', { now: 0, random: () => 0 });
    if (!result.ok) throw new Error(result.refusal.code);
    const settled = result.value[0];
    if (settled === undefined) throw new Error('nothing happened');
    expect(tellEvent(redact(settled, 'max'))).toBe(
      'Ana gives Leo 2 commodities and a promissory note; Leo gives Ana 1 cultural fragment.',
    );
    expect(tellEvent(redact(settled, 'leo'))).toContain('Ana’s Ceasefire');
  });

  it('tells the trade goods of Dark Pact besides a gift that an effect makes', () => {
    const gift = { type: 'handed-over', from: 'ana', to: 'leo', items: { commodities: 3 } };
    const bonus = { ana: 1, leo: 1 };
    const plain = tellEvent({ ...gift, effect: 'salvage', receipts: [] } as { type: string });
    const paid = tellEvent({ ...gift, effect: 'salvage', receipts: [], bonus } as { type: string });
    expect(paid).toBe(`${plain} ${say('log.pact')}`);
  });

  it('leaves no place empty and names no hidden note, at any table and for anybody', () => {
    const walks = fc.record({
      seed: fc.noShrink(fc.nat()),
      length: fc.integer({ min: 10, max: 40 }),
    });
    fc.assert(
      fc.property(walks, (walk) => {
        play(kit, walk, {
          asked: ({ result }) => {
            if (!result.ok) return;
            result.value.entries.forEach(({ event }, at) => {
              const state = result.value.states[at] as State;
              const seen = redact(event as Event, 'spectator');
              const fields = Object.entries(seen).map(([key]) => [key, '']);
              const sentence =
                tellEvent(seen) ??
                fillIn(game.words.events[seen.type] ?? '', Object.fromEntries(fields));
              expect(sentence).not.toMatch(/[{}]|undefined|\[object/);
              if (event.type !== 'transacted') return;
              const held = Object.values(state.hands).flatMap(({ notes }) => notes);
              for (const note of held) expect(sentence).not.toContain(noteName(note));
            });
          },
        });
      }),
      { numRuns: 30 },
    );
  });

  it('counts hidden cards, and says so when nothing is given', () => {
    expect(tellItems({ actionCards: 2, secrets: 1 })).toBe('2 action cards and 1 secret objective');
    expect(tellItems({})).toBe('nothing');
    expect(tellItems({ captured: { leo: { cruiser: 1 } }, planets: ['wellon'] })).toBe(
      'the planet Wellon and 1 captured cruiser of Leo',
    );
  });
});
