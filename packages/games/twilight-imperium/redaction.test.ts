import type { LoggedEvent } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import type { Event } from './events.ts';
import { redact } from './redaction.ts';
import { sit } from './testing/table.ts';

const NOTE = 'ana/ceasefire';
const ALLIANCE = 'leo/alliance';

/** What each of the table sees of an event. */
const seen = (event: Event) =>
  Object.fromEntries(
    ['host', 'ana', 'leo', 'max'].map((viewer) => [viewer, redact(event, viewer, null)]),
  );
const inHand = { seat: 'leo', note: NOTE, place: 'hand', tradeGoods: 0 } as const;
const inPlay = { seat: 'ana', note: ALLIANCE, place: 'play-area', tradeGoods: 0 } as const;

describe('in the log', () => {
  it('the opening has no hand but one’s own', () => {
    const hand = { notes: [NOTE], actionCards: [], secrets: ['a'] };
    const hands = { ana: hand, leo: hand };
    const event = {
      type: 'opened',
      options: {},
      expansions: [],
      phase: 'action',
      active: null,
      seats: {},
      hands,
      board: { kind: 'list', pairs: [] },
      laws: [],
      events: [],
    } as const;
    expect(seen(event)).toEqual({
      host: { ...event, hands: {} },
      ana: { ...event, hands: { ana: hand } },
      leo: { ...event, hands: { leo: hand } },
      max: { ...event, hands: {} },
    });
  });

  it('a transaction tells others neither the offer nor the deal nor hidden cards', () => {
    const event = {
      type: 'transacted',
      transaction: 'transaction-1',
      offer: 'leo-ana-1',
      between: ['leo', 'ana'],
      gave: {
        leo: { promissoryNote: ALLIANCE, secrets: ['a'] },
        ana: { tradeGoods: 2, promissoryNote: NOTE, actionCards: ['spy', 'veto'] },
      },
      deal: [{ text: 'peace', by: 'ana', when: 'now' }],
      counted: true,
      extra: null,
      bonus: { ana: 1 },
      receipts: [inHand, inPlay],
    } as const satisfies Event;
    const open = {
      type: 'transacted',
      transaction: 'transaction-1',
      between: ['ana', 'leo'],
      gave: {
        ana: { tradeGoods: 2, promissoryNote: 'hidden', actionCards: 2 },
        leo: { promissoryNote: ALLIANCE, secrets: 1 },
      },
      counted: true,
      extra: null,
      bonus: { ana: 1 },
      receipts: [inPlay],
    };
    expect(seen(event)).toEqual({ host: open, ana: event, leo: event, max: open });
    const told: LoggedEvent = redact(event, 'max', null);
    expect(Object.keys(told.gave ?? {})).toEqual(['ana', 'leo']);
  });

  it('a gift tells others that a note was given, and which only when it lies open', () => {
    const gift = (note: string, receipt: typeof inHand | typeof inPlay): Event => ({
      type: 'handed-over',
      from: 'ana',
      to: 'leo',
      items: { promissoryNote: note },
      effect: 'diplomatic-pressure',
      receipts: [receipt],
    });
    const hidden = gift(NOTE, inHand);
    const told = { ...hidden, items: { promissoryNote: 'hidden' }, receipts: [] };
    expect(seen(hidden)).toEqual({ host: told, ana: hidden, leo: hidden, max: told });
    const open = gift(ALLIANCE, inPlay);
    expect(seen(open)).toEqual({ host: open, ana: open, leo: open, max: open });
  });

  it('discarded cards are counted', () => {
    const event: Event = { type: 'discarded', seat: 'ana', actionCards: ['spy', 'veto'] };
    const count = { type: 'discarded', seat: 'ana', count: 2 };
    expect(seen(event)).toEqual({ host: count, ana: event, leo: count, max: count });
  });

  it('the offer for which an effect was used is known to its two parties', () => {
    const event: Event = {
      type: 'effect-used',
      effect: 'black-market-dealings',
      by: 'ana',
      target: 'leo',
      offer: 'ana-leo-1',
      cards: [],
      systems: [],
    };
    const { offer: _offer, ...open } = event;
    expect(seen(event)).toEqual({ host: open, ana: event, leo: event, max: open });
  });

  it('a correction tells others no cards, and no note that goes into a hand', () => {
    const correction = (place: 'hand' | 'play-area'): Event => ({
      type: 'corrected',
      why: 'a slip',
      seat: 'ana',
      set: { tradeGoods: 1, actionCards: ['spy'], secrets: ['a'] },
      note: { note: NOTE, place },
    });
    const set = { tradeGoods: 1 };
    const hidden = correction('hand');
    const told = { ...hidden, set, note: null };
    expect(seen(hidden)).toEqual({ host: told, ana: hidden, leo: told, max: told });
    const open = correction('play-area');
    const shown = { ...open, set };
    expect(seen(open)).toEqual({ host: shown, ana: open, leo: shown, max: shown });
    const plain: Event = { type: 'corrected', why: 'x', seat: null, set: {}, note: null };
    expect(redact(plain, 'leo', null)).toEqual(plain);
  });

  it('a correction tells of a note that goes into a hand to whom it was known: in his own, or where it lay open', () => {
    const table = sit({
      seats: {
        ana: { faction: 'arborec', promissoryNotes: [] },
        leo: { faction: 'letnev', promissoryNotes: [NOTE, 'ana/stymie'] },
        max: { faction: 'mentak', playArea: ['ana/alliance'] },
      },
      neighbors: [],
    });
    const whoLearns = (note: string, seat: string) => {
      const before = table.state();
      const command = { type: 'correct', seat, note, place: 'hand', why: 'a slip' };
      const [event] = table.run('host', command);
      if (event === undefined) throw new Error('nothing happened');
      const told = (viewer: string): LoggedEvent => redact(event, viewer, before);
      const learns = (viewer: string) => told(viewer).note !== null;
      return ['host', 'ana', 'leo', 'max', 'spectator'].filter(learns);
    };
    expect(whoLearns(NOTE, 'max')).toEqual(['leo', 'max']);
    expect(whoLearns('ana/stymie', 'leo')).toEqual(['leo']);
    const everybody = ['host', 'ana', 'leo', 'max', 'spectator'];
    expect(whoLearns('ana/alliance', 'ana')).toEqual(everybody);
    expect(whoLearns('ana/trade-agreement', 'ana')).toEqual(everybody);
  });

  it('everything else is open', () => {
    const event: Event = { type: 'passed', seat: 'ana' };
    expect(seen(event)).toEqual({ host: event, ana: event, leo: event, max: event });
  });
});
