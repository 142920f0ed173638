import { type Bag, chanceAt } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import type { OfferView, View } from '../view.ts';
import { barterBot } from './bot.ts';
import { facts, lowest, offerOf, viewOf } from './testing/table.ts';

const bot = barterBot(facts);
const LITTLE = { count: 3, named: ['iron', 'salt'] };
const HAND = { salt: 3, grain: 2, iron: 1, wine: 1, piracy: 1 };

function ask(view: View, now = 60_000) {
  const move = bot(view, { seat: 'crete', now, random: lowest });
  return 'command' in move ? move.command : move;
}

describe('a bot that is asked', () => {
  it('takes an offer that is good for it at once, with the cards and a calamity among them', () => {
    const good = offerOf({ asks: { count: 3, named: ['iron', 'wine'] } });
    expect(ask(viewOf(HAND, { offers: { 'egypt-1': good } }))).toEqual({
      type: 'accept',
      offer: 'egypt-1',
      revision: 1,
      cards: { iron: 1, wine: 1, piracy: 1 },
    });
  });

  it('names cards of its own where the offer asks for fewer than two', () => {
    const vague = offerOf({ to: 'crete', asks: { count: 3, named: ['iron'] } });
    expect(ask(viewOf(HAND, { offers: { 'egypt-crete-1': vague } }))).toMatchObject({
      type: 'accept',
      named: ['wine'],
      cards: { iron: 1, wine: 1, piracy: 1 },
    });
  });

  it('takes the better of two', () => {
    const offers = {
      'egypt-1': offerOf({ asks: { count: 3, named: ['iron', 'wine'] } }),
      'thrace-1': offerOf({
        from: 'thrace',
        gives: { count: 3, named: ['salt', 'grain'] },
        asks: { count: 3, named: ['iron', 'wine'] },
      }),
    };
    expect(ask(viewOf({ ...HAND, grain: 3 }, { offers }))).toMatchObject({ offer: 'egypt-1' });
    expect(ask(viewOf({ ...HAND, salt: 6, grain: 1 }, { offers }))).toMatchObject({
      offer: 'thrace-1',
    });
  });

  it('believes talk until somebody has not handed over what he told of', () => {
    const told = (named: string[]) => offerOf({ gives: { count: 4, named }, asks: LITTLE });
    const talk = ['ochre', 'hides', 'gold', 'gold'];
    const took = { ...told(talk), state: 'traded', acceptedBy: 'crete' } as const;
    const before = { gold: 1, salt: 1, iron: 1, wine: 1 };
    const takes = (got: Bag, ...others: Bag[]): boolean => {
      const trades = [got, ...others].map((each, at) => ({
        id: `trade-${at + 1}`,
        between: ['egypt', 'crete'] as const,
        gave: before,
        got: each,
      }));
      const offers = { 'egypt-1': took, 'egypt-2': told(talk) };
      const view = viewOf({ ...before, hides: 2 }, { offers, trades });
      return JSON.stringify(ask(view)).includes('"egypt-2"');
    };
    const kept = { ochre: 1, hides: 1, gold: 2 };
    expect(takes(kept)).toBe(true);
    expect(takes({ ochre: 2, hides: 2 })).toBe(false);
    expect(takes({ ochre: 2, hides: 2 }, kept)).toBe(true);
    const foul = {
      ...took,
      gives: { ...took.gives, named: ['ochre', 'hides'], calamityFree: true },
    };
    const offers = { 'egypt-1': { ...foul } as OfferView, 'egypt-2': told(talk) };
    const brought = (got: Bag) =>
      viewOf(
        { ...before, hides: 2 },
        { offers, trades: [{ id: 'trade-1', between: ['egypt', 'crete'], gave: before, got }] },
      );
    expect(ask(brought({ ochre: 1, hides: 3 }))).toMatchObject({ offer: 'egypt-2' });
    expect(ask(brought({ ochre: 1, hides: 2, treachery: 1 }))).not.toMatchObject({
      offer: 'egypt-2',
    });
  });

  it('answers a bad offer made to it alone with an own one, and then declines', () => {
    const bad = offerOf({
      to: 'crete',
      gives: { count: 3, named: ['ochre', 'hides'] },
      asks: { count: 3, named: ['salt', 'salt'] },
    });
    const offers = { 'egypt-crete-1': bad };
    const hand = { ...HAND, piracy: 0 };
    const counter = ask(viewOf(hand, { offers }));
    expect(counter).toMatchObject({ type: 'propose', to: 'egypt' });
    const own = offerOf({
      from: 'crete',
      to: 'egypt',
      gives: { count: 3, named: ['iron', 'wine'] },
    });
    expect(ask(viewOf(hand, { offers: { ...offers, 'crete-egypt-1': own } }))).toEqual({
      type: 'decline',
      offer: 'egypt-crete-1',
    });
  });

  it('answers any of several offers made to it alone', () => {
    const bad = (from: string) =>
      offerOf({ from, to: 'crete', gives: { count: 3, named: ['ochre', 'hides'] } });
    const own = (to: string) => offerOf({ from: 'crete', to, gives: LITTLE });
    const offers = {
      'egypt-crete-1': bad('egypt'),
      'thrace-crete-1': bad('thrace'),
      'crete-egypt-1': own('egypt'),
      'crete-thrace-1': own('thrace'),
    };
    const answered = new Set<string>();
    for (let chance = 1; chance <= 30; chance++) {
      const random = chanceAt('several', chance);
      const move = bot(viewOf({ ...HAND, piracy: 0 }, { offers }), {
        seat: 'crete',
        now: 60_000,
        random,
      });
      if ('command' in move && move.command.type === 'decline') answered.add(move.command.offer);
    }
    expect([...answered].toSorted()).toEqual(['egypt-crete-1', 'thrace-crete-1']);
  });

  it('leaves alone what it cannot give', () => {
    const dear = offerOf({ asks: { count: 3, named: ['gold', 'gold'] } });
    expect(ask(viewOf(HAND, { offers: { 'egypt-1': dear } }))).not.toMatchObject({
      type: 'accept',
    });
    const many = offerOf({ asks: { count: 9, named: ['salt', 'salt'] } });
    expect(ask(viewOf(HAND, { offers: { 'egypt-1': many } }))).not.toMatchObject({
      type: 'accept',
    });
  });
});

describe('a bot that has agreed', () => {
  const agreed = offerOf({
    from: 'crete',
    state: 'accepted',
    gives: { count: 3, named: ['iron', 'wine', 'gold'] },
    asks: { count: 3, named: ['grain', 'grain'] },
    acceptedBy: 'egypt',
    named: ['grain', 'grain'],
    delivered: ['egypt'],
  });

  it('hands over its binding names and whatever it likes for the rest', () => {
    expect(ask(viewOf(HAND, { offers: { 'crete-1': agreed } }))).toEqual({
      type: 'deliver',
      offer: 'crete-1',
      revision: 1,
      cards: { iron: 1, wine: 1, piracy: 1 },
    });
  });

  it('counts on the names that its partner has added, and gives from other sets', () => {
    const hand = { iron: 1, wine: 1, grain: 1, gold: 1 };
    const asks = { count: 3, named: [] };
    const offers = { 'crete-1': { ...agreed, asks, named: ['grain', 'grain'] } };
    expect(ask(viewOf(hand, { offers }))).toMatchObject({ cards: { iron: 1, wine: 1, gold: 1 } });
  });

  it('seals what a seat that it takes over had promised and not sealed', () => {
    const taken = { from: 'egypt', acceptedBy: 'crete', named: ['iron', 'wine'], delivered: [] };
    const asks = { count: 3, named: ['iron'] };
    const offers = { 'egypt-1': offerOf({ ...taken, state: 'accepted', asks }) };
    expect(ask(viewOf(HAND, { offers }))).toEqual({
      type: 'deliver',
      offer: 'egypt-1',
      revision: 1,
      cards: { iron: 1, wine: 1, piracy: 1 },
    });
  });

  it('does not hand over twice, and keeps what is sealed out of other deals', () => {
    const offers = {
      'crete-1': { ...agreed, delivered: ['crete'] },
      'egypt-1': offerOf({ asks: { count: 3, named: ['iron', 'wine'] } }),
    };
    const sealed = { 'crete-1': { iron: 1, wine: 1, piracy: 1 } };
    const command = ask(viewOf(HAND, { offers, sealed }));
    expect(command).not.toMatchObject({ type: 'deliver' });
    expect(command).not.toMatchObject({ type: 'accept' });
  });

  it('gives up what a barred partner cannot complete, and takes no offer of his', () => {
    const seats = {
      crete: { cards: 8, finished: false },
      egypt: { cards: 8, finished: false, barred: true } as const,
    };
    const stuck = { ...agreed, delivered: [] };
    const command = ask(viewOf(HAND, { offers: { 'crete-1': stuck }, seats }));
    expect(command).toEqual({ type: 'withdraw', offer: 'crete-1' });
    const given = ask(viewOf(HAND, { offers: { 'crete-1': agreed }, seats }));
    expect(given).toMatchObject({ type: 'deliver' });
    const offers = { 'egypt-1': offerOf({ asks: { count: 3, named: ['iron', 'wine'] } }) };
    expect(ask(viewOf(HAND, { offers, seats }))).not.toMatchObject({ type: 'accept' });
  });

  it('gives up what it cannot complete because it is barred itself, then finishes', () => {
    const seats = {
      crete: { cards: 8, finished: false, barred: true } as const,
      egypt: { cards: 8, finished: false },
    };
    const barred = { seats, canTrade: false };
    expect(ask(viewOf(HAND, { offers: { 'crete-1': agreed }, ...barred }))).toEqual({
      type: 'withdraw',
      offer: 'crete-1',
    });
    const taken = offerOf({ state: 'accepted', acceptedBy: 'crete', named: ['salt', 'salt'] });
    expect(ask(viewOf(HAND, { offers: { 'egypt-1': taken }, ...barred }))).toEqual({
      type: 'decline',
      offer: 'egypt-1',
    });
    expect(ask(viewOf(HAND, barred), 239_000)).toEqual({ type: 'finish' });
  });

  it('leaves what it had sealed before it was barred to its partner, until he has finished', () => {
    const offers = { 'crete-1': { ...agreed, delivered: ['crete'] } };
    const sealed = { 'crete-1': { iron: 1, wine: 1, piracy: 1 } };
    const crete = { cards: 8, finished: false, barred: true } as const;
    const table = (finished: boolean) =>
      viewOf(HAND, {
        offers,
        sealed,
        seats: { crete, egypt: { cards: 8, finished } },
        canTrade: false,
      });
    expect(ask(table(false))).toEqual({ wait: 3 });
    expect(ask(table(true))).toEqual({ type: 'withdraw', offer: 'crete-1' });
  });

  it('takes its cards back from a partner who has finished without handing over', () => {
    const offers = { 'crete-1': { ...agreed, delivered: ['crete'] } };
    const seats = { crete: { cards: 8, finished: false }, egypt: { cards: 8, finished: true } };
    const sealed = { 'crete-1': { iron: 1, wine: 1, piracy: 1 } };
    expect(ask(viewOf(HAND, { offers, seats, sealed }))).toEqual({
      type: 'withdraw',
      offer: 'crete-1',
    });
  });
});

describe('a bot by itself', () => {
  it('makes offers that its hand bears out and that bring it something', () => {
    for (let chance = 1; chance <= 50; chance++) {
      const random = chanceAt('offers', chance);
      const move = bot(viewOf(HAND), { seat: 'crete', now: 60_000, random });
      expect(move).toMatchObject({ command: { type: 'propose' } });
      if (!('command' in move) || move.command.type !== 'propose') continue;
      const { gives, asks } = move.command;
      const [first = '', second = ''] = gives.named;
      expect(Object.keys(HAND)).toContain(first);
      expect(first === second ? (HAND as Record<string, number>)[first] : 2).toBeGreaterThan(1);
      for (const name of [...gives.named, ...(asks.named ?? [])]) {
        expect(facts.commodities.has(name)).toBe(true);
      }
    }
  });

  it('does not claim to give what it asks for', () => {
    let talked = 0;
    for (let chance = 1; chance <= 300; chance++) {
      const move = bot(viewOf(HAND), {
        seat: 'thrace',
        now: 60_000,
        random: chanceAt('talk', chance),
      });
      if (!('command' in move) || move.command.type !== 'propose') continue;
      const [, , claimed] = move.command.gives.named;
      if (claimed === undefined) continue;
      talked += 1;
      expect(move.command.asks.named).not.toContain(claimed);
    }
    expect(talked).toBeGreaterThan(10);
  });

  it('keeps to a few offers at a time', () => {
    const own = (named: string[]) =>
      offerOf({ from: 'crete', gives: { count: 3, named }, asks: { count: 3, named: ['grain'] } });
    const offers = { 'crete-1': own(['iron', 'wine']), 'crete-2': own(['wine', 'salt']) };
    const talk = ['egypt', 'thrace'].map((from) => ({ from, to: null, text: 'hm', at: 0 }));
    expect(ask(viewOf(HAND, { offers, talk }))).not.toMatchObject({ type: 'propose' });
  });

  it('takes back an offer that its hand has made a bad one', () => {
    const offers = {
      'crete-1': offerOf({
        from: 'crete',
        gives: { count: 3, named: ['salt', 'salt'] },
        asks: { count: 3, named: ['ochre', 'hides'] },
      }),
    };
    const command = ask(viewOf({ ...HAND, salt: 8 }, { offers }));
    expect(command).toMatchObject({ offer: 'crete-1' });
    expect(['revise', 'withdraw']).toContain('type' in command ? command.type : '');
  });

  it('finishes when all has been said, and at the end of time', () => {
    expect(ask(viewOf({ famine: 1, salt: 1, iron: 1, wine: 1 }), 239_000)).toEqual({
      type: 'finish',
    });
    const said = offerOf({ from: 'crete', revision: 30, to: 'egypt' });
    expect(ask(viewOf(HAND, { offers: { 'crete-egypt-1': said } }), 230_000)).toEqual({
      type: 'finish',
    });
  });

  it('goes by the time that is left where the clock is stopped', () => {
    const famished = { famine: 1, salt: 1, iron: 1, wine: 1 };
    const stopped = (left: number) => viewOf(famished, { deadline: null, stopped: left });
    expect(ask(stopped(1), 60_000)).toEqual(ask(viewOf(famished), 239_000));
    expect(ask(stopped(180), 900_000)).toEqual(ask(viewOf(famished), 60_000));
    expect(ask(stopped(180), 900_000)).not.toEqual(ask(stopped(1), 900_000));
  });

  it('waits where there is nothing to do', () => {
    const finished = { crete: { cards: 2, finished: true } };
    expect(ask(viewOf({ salt: 2 }, { canTrade: false, seats: finished }))).toEqual({ wait: 20 });
    const stuck = viewOf({ salt: 2, famine: 1 }, { canTrade: false });
    expect(ask(stuck, 70_000)).toEqual({ type: 'finish' });
    expect(ask(stuck, -55_000)).toEqual({ wait: 3 });
    expect(ask(viewOf(HAND, { phase: 'draw', deadline: null }))).toEqual({ wait: 20 });
  });

  it('gives up what is over the hand limit, and that is what it misses least', () => {
    const hand = { salt: 5, grain: 3, iron: 1, ochre: 1, piracy: 1 };
    expect(ask(viewOf(hand, { phase: 'purchase', deadline: null }))).toEqual({
      type: 'surrender',
      cards: { iron: 1, ochre: 1 },
    });
    expect(ask(viewOf(HAND, { phase: 'purchase', deadline: null }))).toEqual({ wait: 20 });
  });

  it('hands over what is due to others, of the cards that the board takes', () => {
    const crete = { cards: 5, finished: true, owes: { egypt: 2 } };
    const due = { phase: 'purchase', deadline: null, seats: { crete } } as const;
    expect(ask(viewOf({ salt: 5, iron: 1, ochre: 1, piracy: 1 }, due))).toEqual({
      type: 'hand-over',
      to: 'egypt',
      cards: { iron: 1, salt: 1 },
    });
    expect(ask(viewOf({ ochre: 1, piracy: 1 }, due))).toEqual({ wait: 20 });
  });

  it('spends a set that buys something rather than give up the rest of its hand', () => {
    const hand = { salt: 6, grain: 3, iron: 1, piracy: 1 };
    const over = { phase: 'purchase', deadline: null } as const;
    const spent = { type: 'spend', cards: { salt: 6 } };
    expect(ask(viewOf(hand, over))).toEqual(spent);
    const value = { total: 0, sets: {}, mining: { kind: 'salt', gain: 39 } };
    expect(ask(viewOf(hand, { ...over, value }))).toEqual({ ...spent, mining: 'salt' });
    expect(ask(viewOf({ grain: 3, iron: 1 }, over))).toEqual({ wait: 20 });
    expect(ask(viewOf({ salt: 6, grain: 2 }, over))).toEqual({ wait: 20 });
  });

  it('keeps out of trading while it is barred', () => {
    const seats = { crete: { cards: 8, finished: true, barred: true } as const };
    const offers = { 'egypt-1': offerOf({ asks: { count: 3, named: ['iron', 'wine'] } }) };
    expect(ask(viewOf(HAND, { seats, offers }))).toEqual({ wait: 20 });
  });
});

describe('the time a bot takes', () => {
  it('stays below two milliseconds with eighteen seats and fifty offers', () => {
    const kinds = [...facts.commodities.keys()].filter((kind) => kind !== 'water');
    const kind = (index: number) => kinds[index % kinds.length] ?? 'salt';
    const ids = ['crete', ...Array.from({ length: 17 }, (_, index) => `seat-${index}`)];
    const seats = Object.fromEntries(ids.map((id) => [id, { cards: 9, finished: false }]));
    const offers = Object.fromEntries(
      Array.from({ length: 50 }, (_, index) => {
        const gives = { count: 3, named: [kind(index), kind(index * 3 + 1)] };
        const asks = { count: 3, named: ['gold', 'gold'] };
        return [`o-${index}`, offerOf({ from: `seat-${index % 17}`, gives, asks })];
      }),
    );
    const hand = { salt: 3, grain: 2, iron: 2, wine: 1, ochre: 1, hides: 1, gold: 1, piracy: 1 };
    const view = viewOf(hand, { seats, offers });
    const look = (from: number, count: number): number => {
      const started = process.cpuUsage().user;
      for (let now = from; now < from + count; now++) {
        const move = bot(view, { seat: 'crete', now, random: chanceAt('time', now) });
        expect(move).toMatchObject({ command: { type: 'propose' } });
      }
      return (process.cpuUsage().user - started) / 1000 / count;
    };
    look(0, 100);
    const best = Math.min(...[1, 2, 3, 4, 5].map((round) => look(round * 1000, 20)));
    expect(best).toBeLessThan(2);
  });
});
