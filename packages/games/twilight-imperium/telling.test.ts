import { fillIn } from '@haggle/engine';
import { play } from '@haggle/engine/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { game } from './game.ts';
import { MANNER, noteName } from './panel/say.ts';
import { SETUP, type Step, tableOf } from './panel/testing/views.ts';
import { redact } from './redaction.ts';
import type { State } from './state.ts';
import { tellingOf } from './telling.ts';
import { say, tellItems } from './telling-items.ts';
import { kit } from './testing/kit.ts';

const TERMS = {
  gives: { commodities: 2, promissoryNote: 'ana/ceasefire' },
  asks: { relicFragments: { cultural: 1 } },
};

const tellEvent = tellingOf(MANNER);

/** An event as the log shows it, with what a test says of it. */
function told(event: { readonly type: string } & Readonly<Record<string, unknown>>) {
  return tellEvent(event);
}

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

  it('tells whom a word was said to, where it was not all, and a text as it stands', () => {
    const said = { type: 'said', from: 'ana', to: 'leo', text: 'psst {from} leo', at: 0 };
    expect(told(said)).toBe('Ana says to Leo: psst {from} leo');
    expect(told({ ...said, to: null })).toBeUndefined();
    expect(fillIn(game.words.events.said ?? '', { from: 'Ana', text: 'leo' })).toBe(
      'Ana says: leo',
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
    expect(tellEvent(redact(settled, 'max', before))).toBe(
      'Ana gives Leo 2 commodities and a promissory note; Leo gives Ana 1 cultural fragment.',
    );
    expect(tellEvent(redact(settled, 'leo', before))).toContain('Ana’s Ceasefire');
  });

  it('tells the trade goods of Dark Pact besides a gift that an effect makes', () => {
    const gift = { type: 'handed-over', from: 'ana', to: 'leo', items: { commodities: 3 } };
    const bonus = { ana: 1, leo: 1 };
    const plain = tellEvent({ ...gift, effect: 'salvage', receipts: [] } as { type: string });
    const paid = tellEvent({ ...gift, effect: 'salvage', receipts: [], bonus } as { type: string });
    expect(paid).toBe(`${plain} ${say('pact')}`);
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
              const seen = redact(event as Event, 'spectator', null);
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
    expect(tellItems({ actionCards: 2, secrets: 1 }, MANNER)).toBe(
      '2 action cards and 1 secret objective',
    );
    expect(tellItems({}, MANNER)).toBe('nothing');
    expect(tellItems({ captured: { leo: { cruiser: 1 } }, planets: ['wellon'] }, MANNER)).toBe(
      'the planet Wellon and 1 captured cruiser of Leo',
    );
    expect(tellItems({ captured: { leo: { mech: 2 } } }, MANNER)).toBe('2 × captured mech of Leo');
  });
});

describe('what is discarded', () => {
  it('is told by name to its holder, to others by its count', () => {
    const discarded = { type: 'discarded', seat: 'ana', actionCards: ['sabotage', 'salvage'] };
    expect(told(discarded)).toBe('Ana discards Sabotage and Salvage.');
    expect(told(redact(discarded as Event, 'leo', null))).toBe('Ana discards 2 action cards.');
    const one = redact({ ...discarded, actionCards: ['salvage'] } as Event, 'host', null);
    expect(told(one)).toBe('Ana discards 1 action card.');
  });
});

describe('what the host corrects', () => {
  const slip = { type: 'corrected', why: 'a slip', seat: 'leo', set: {}, note: null };

  it('is told with whose it is and what it is now', () => {
    const set = {
      commodities: 1,
      tradeGoods: 0,
      spaceStations: 2,
      relicFragments: { cultural: 2 },
      captured: {},
      relics: ['dynamis-core'],
      mechs: [],
    };
    expect(told({ ...slip, set })).toBe(
      'The host corrects what Leo has to 1 commodity, 0 trade goods, 2 space stations, relic fragments (2 cultural fragments), captured units (none), relics (Dynamis Core) and mechs on planets (none): a slip',
    );
  });

  it('is told with where a note lies', () => {
    const note = { note: 'ana/ceasefire', place: 'hand' };
    expect(told({ ...slip, note })).toBe(
      'The host corrects what Leo has to Ana’s Ceasefire in the hand: a slip',
    );
  });

  it('is told to others without the hidden cards', () => {
    const set = { actionCards: ['bribery'], secrets: [] };
    const note = { note: 'ana/ceasefire', place: 'hand' };
    const corrected = { ...slip, set, note } as unknown as Event;
    expect(tellEvent(redact(corrected, 'ana', null))).toBe(
      'The host corrects what Leo has: a slip',
    );
    expect(tellEvent(corrected)).toContain('action cards (Bribery), secret objectives (none)');
  });
});

describe('the log of Twilight Imperium tells whom and where', () => {
  it.each([
    [
      { type: 'effect-used', effect: 'nomad-tcs', by: 'nom', target: 'leo' },
      'Nom uses Nomad technology Temporal Command Suite and names Leo.',
    ],
    [
      { type: 'note-played', note: 'obs/malevolency', by: 'ana', place: 'hand', target: 'leo' },
      'Ana plays Obs’s Malevolency and names Leo.',
    ],
    [
      { type: 'activated', by: 'ana', system: '48', seats: ['leo', 'max'] },
      'Ana activates system 48, where Leo and Max have units.',
    ],
    [
      { type: 'declined', between: ['jol-nar', 'vuilraith'] },
      'Vuil’raith declines Jol-Nar’s offer.',
    ],
    [
      { type: 'combat-begun', attacker: 'ana', defender: 'leo', system: '39#2' },
      'Ana fights Leo in system 39#2.',
    ],
    [
      { type: 'trade-resolved', seat: 'ana', free: ['leo', 'max'] },
      'Ana resolves the strategy card Trade; Leo and Max may follow at no cost.',
    ],
    [
      {
        type: 'transacted',
        between: ['ana', 'leo'],
        gave: { ana: {}, leo: {} },
        bonus: {},
        receipts: [],
        extra: null,
      },
      'Ana and Leo transact, and nothing changes hands.',
    ],
  ])('%j', (event, sentence) => {
    expect(told(event)).toBe(sentence);
  });

  it('leaves to the catalogue what has neither', () => {
    expect(told({ type: 'trade-resolved', seat: 'ana', free: [] })).toBeUndefined();
    expect(told({ type: 'combat-begun', attacker: 'ana', defender: 'leo', system: null })).toBe(
      undefined,
    );
  });
});

describe('a log file', () => {
  it('tells the same, and calls seats by their ids', () => {
    const given = { 'new-ana': { commodities: 2, promissoryNote: 'new-ana/ceasefire' }, leo: {} };
    const settled = { type: 'transacted', between: ['new-ana', 'leo'], gave: given };
    expect(game.tellEvent?.({ ...settled, bonus: {}, receipts: [], extra: null } as never)).toBe(
      'new-ana gives leo 2 commodities, new-ana’s Ceasefire.',
    );
  });
});
