import { chanceAt } from '@haggle/engine';
import { describe, expect, test } from 'vitest';
import { see } from '../sight.ts';
import type { State } from '../state.ts';
import { positionOf, startOf } from '../testing/boards.ts';
import { move, next } from '../testing/bots.ts';
import { play, revealedAt } from '../testing/playing.ts';
import { dealFor } from './bargain.ts';

const REALMS = {
  france: { ...startOf('france 1444'), ducats: 10 },
  castile: { ...startOf('castile 1444'), ducats: 10 },
};
const always = () => 0;

/** France has chosen Genoa, where France and Castile tie for 4 ducats or nothing. */
function tiedAt(active: 'france' | 'castile', cards: readonly string[] = ['T25-1']): State {
  const state = revealedAt(positionOf(REALMS, { active }), cards);
  const merchant = active === 'france' ? 'champagne' : 'genoa';
  const traded = play(state, { type: 'trade', card: 'T25-1', node: 'genoa', merchant }, active);
  if (typeof traded === 'string') throw new Error(traded);
  expect(traded.tied).toEqual(['castile', 'france']);
  return traded;
}

/** What the bot of a seat says before it turns an offer down. */
function declinesWith(state: State, from: string, to: string, nth = 1): string {
  const first = move(state, to);
  if (!('command' in first) || first.command.type !== 'say') throw new Error('it says nothing');
  expect(first.command.to).toBe(from);
  expect(move(next(state, first.command, to), to)).toEqual({
    command: { type: 'decline', offer: `${from}-${to}-${nth}` },
  });
  return first.command.text;
}

describe('a tie is bargained over', () => {
  test('a realm that is tied offers half of what hangs on it, once', () => {
    const state = outsideTie();
    const deal = dealFor(see(state, 'castile'), 'castile');
    expect(deal).toMatch(/^[A-Z]\w+ \(T\d+-\d\) at [A-Z].*: Castile is ranked above France$/);
    const offer = { type: 'propose', to: 'austria', gives: { ducats: 2 }, asks: {}, deal } as const;
    expect(move(state, 'castile')).toEqual({ command: offer });
    const offered = next(state, offer, 'castile');
    expect(move(offered, 'castile')).toEqual({ wait: expect.any(Number) });
    const declined = next(offered, { type: 'decline', offer: 'castile-austria-1' }, 'austria');
    expect(move(declined, 'castile')).toEqual({ wait: expect.any(Number) });
  });

  test('the place of the active realm, which is worth the same to both, nobody offers or asks money for', () => {
    const state = tiedAt('france');
    expect(move(state, 'castile')).toEqual({ wait: expect.any(Number) });
    expect(move(state, 'france')).toMatchObject({ command: { type: 'rank' } });
  });

  test('of three equals the two that do not rank pay for the place behind the one that does', () => {
    const state = threeTied();
    const offer = move(state, 'castile');
    const deal = expect.stringMatching(/: Castile is ranked above France$/);
    expect(offer).toMatchObject({ command: { type: 'propose', to: 'austria', deal } });
    if (!('command' in offer)) throw new Error('no offer');
    const offered = next(state, offer.command, 'castile');
    const accept = { type: 'accept', offer: 'castile-austria-1', revision: 1 } as const;
    expect(move(offered, 'austria')).toEqual({ command: accept });
    expect(move(next(offered, accept, 'austria'), 'austria')).toEqual({
      command: { type: 'rank', order: ['austria', 'castile', 'france'] },
    });
  });

  test('whoever ranks is taken at his word, once', () => {
    const deal = 'You before France';
    const ask = { type: 'propose', to: 'castile', gives: {}, asks: { ducats: 2 }, deal } as const;
    const asked = next(outsideTie(), ask, 'austria');
    const accept = { type: 'accept', offer: 'austria-castile-1', revision: 1 } as const;
    expect(move(asked, 'castile')).toEqual({ command: accept });
    const paid = next(asked, accept, 'castile');
    expect(declinesWith(next(paid, ask, 'austria'), 'austria', 'castile', 2)).toContain(
      'have paid',
    );
    // His own place is his to sell.
    const own = next(tiedAt('france'), { ...ask, asks: { ducats: 3 } }, 'france');
    expect(move(own, 'castile')).toEqual({
      command: { type: 'accept', offer: 'france-castile-1', revision: 1 },
    });
    const wordless = { ...ask, deal: undefined };
    expect(move(next(outsideTie(), wordless, 'austria'), 'castile')).toEqual({ command: accept });
  });

  test('the active bot ranks itself first, and takes no bribe that is worth less', () => {
    const state = tiedAt('france');
    expect(move(state, 'france')).toEqual({
      command: { type: 'rank', order: ['france', 'castile'] },
    });
    const bribe = (ducats: number) =>
      next(
        state,
        { type: 'propose', to: 'france', gives: { ducats }, asks: {}, deal: 'please' },
        'castile',
      );
    expect(declinesWith(bribe(4), 'castile', 'france')).toContain('5 ducats would do');
    expect(move(bribe(5), 'france')).toEqual({
      command: { type: 'accept', offer: 'castile-france-1', revision: 1 },
    });
    const paid = next(
      bribe(5),
      { type: 'accept', offer: 'castile-france-1', revision: 1 },
      'france',
    );
    expect(move(paid, 'france')).toEqual({
      command: { type: 'rank', order: ['castile', 'france'] },
    });
  });

  test('what the bot says would do, it takes, though thirds of a ducat be in it', () => {
    for (const ducats of [3, 10, 11, 13, 14]) {
      const state = withDucats(withDucats(threeTied(), 'castile', 3), 'france', ducats);
      const bribe = (paid: number) => next(state, bribeOf('austria', paid), 'castile');
      const told = declinesWith(bribe(1), 'castile', 'austria');
      const [, enough] = /(\d+) ducats would do/.exec(told) ?? [];
      expect(move(bribe(Number(enough)), 'austria')).toMatchObject({
        command: { type: 'accept' },
      });
    }
  });

  test('whoever offers what he has no more is told so, not that it is too little', () => {
    const offered = next(tiedAt('france'), bribeOf('france', 9), 'castile');
    const told = declinesWith(withDucats(offered, 'castile', 2), 'castile', 'france');
    expect(told).toBe('No: you do not have so many ducats.');
  });

  test('what was paid before there was a tie buys nothing in it', () => {
    const command = { type: 'trade', card: 'T25-1', node: 'genoa', merchant: 'champagne' } as const;
    const deal = 'repayment of last year';
    const offer = { type: 'propose', to: 'france', gives: { ducats: 1 }, asks: {}, deal } as const;
    const open = revealedAt(positionOf(REALMS, { active: 'france' }), ['T25-1']);
    const accept = { type: 'accept', offer: 'castile-france-1', revision: 1 } as const;
    const repaid = next(next(open, offer, 'castile'), accept, 'france');
    const tied = next(repaid, command, 'france');
    expect(move(tied, 'france')).toEqual({
      command: { type: 'rank', order: ['france', 'castile'] },
    });
    const bribe = { ...offer, gives: { ducats: 6 }, deal: 'please' } as const;
    expect(move(next(tied, bribe, 'castile'), 'france')).toEqual({
      command: { type: 'accept', offer: 'castile-france-2', revision: 1 },
    });
  });

  test('it asks those who tie behind its own place, waits, and ranks without an answer in the end', () => {
    const state = outsideTie();
    const view = see(state, 'austria');
    const ask = (to: string) => ({
      command: {
        type: 'propose',
        to,
        gives: {},
        asks: { ducats: 2 },
        deal: dealFor(view, to),
      },
    });
    expect(move(state, 'austria')).toEqual(ask('castile'));
    const one = next(state, ask('castile').command as never, 'austria');
    expect(move(one, 'austria')).toEqual(ask('france'));
    const both = next(one, ask('france').command as never, 'austria');
    expect(move(both, 'austria')).toEqual({ wait: expect.any(Number) });
    expect(move(both, 'austria', always)).toEqual({
      command: { type: 'rank', order: ['castile', 'france'] },
    });
    expect(move(both, 'france')).toEqual({
      command: { type: 'accept', offer: 'austria-france-1', revision: 1 },
    });
    const sold = next(both, { type: 'accept', offer: 'austria-france-1', revision: 1 }, 'france');
    expect(sold.position.seats.austria?.ducats).toBe(12);
    // Nobody else is to pay for what is sold.
    const withdraw = { type: 'withdraw', offer: 'austria-castile-1' } as const;
    expect(move(sold, 'austria')).toEqual({ command: withdraw });
    expect(move(next(sold, withdraw, 'austria'), 'austria')).toEqual({
      command: { type: 'rank', order: ['france', 'castile'] },
    });
  });

  test('people have half a minute for their answer on average', () => {
    const state = outsideTie();
    const view = see(state, 'austria');
    const asked = ['castile', 'france'].reduce((now, to) => {
      const deal = dealFor(view, to);
      return next(now, { type: 'propose', to, gives: {}, asks: { ducats: 2 }, deal }, 'austria');
    }, state);
    const looks = Array.from({ length: 200 }, (_, at) => {
      const random = chanceAt('patience', at);
      let seconds = 0;
      for (;;) {
        const answer = move(asked, 'austria', random);
        if (!('wait' in answer)) return seconds;
        seconds += answer.wait;
      }
    });
    const mean = looks.reduce((sum, seconds) => sum + seconds, 0) / looks.length;
    expect(mean).toBeGreaterThan(20);
    expect(mean).toBeLessThan(40);
  });

  test('what was offered for a ranking that is over is taken back', () => {
    const state = outsideTie();
    const offer = { type: 'propose', to: 'castile', gives: {}, asks: { ducats: 2 } } as const;
    const asked = next(
      state,
      { ...offer, deal: dealFor(see(state, 'austria'), 'castile') },
      'austria',
    );
    const ranked = next(asked, { type: 'rank', order: ['castile', 'france'] }, 'austria');
    expect(move(ranked, 'austria')).toEqual({
      command: { type: 'withdraw', offer: 'austria-castile-1' },
    });
  });

  test('at any other time an offer is taken for money alone', () => {
    const state = revealedAt(positionOf(REALMS), ['T25-1']);
    const offer = (gives: number, asks: number) =>
      next(
        state,
        {
          type: 'propose',
          to: 'castile',
          gives: { ducats: gives },
          asks: { ducats: asks },
          deal: 'peace',
        },
        'france',
      );
    const answerTo = (gives: number, asks: number) =>
      declinesWith(offer(gives, asks), 'france', 'castile');
    expect(answerTo(0, 1)).toContain('brings me too little');
    expect(answerTo(1, 1)).toContain('brings me too little');
    expect(answerTo(0, 0)).toContain('brings me too little');
    expect(answerTo(10, 11)).toContain('not have so many ducats');
    expect(move(offer(2, 1), 'castile')).toEqual({
      command: { type: 'accept', offer: 'france-castile-1', revision: 1 },
    });
  });
});

/** Ducats for whoever ranks, for whatever may come of it. */
function bribeOf(to: 'austria' | 'france', ducats: number) {
  return { type: 'propose', to, gives: { ducats }, asks: {}, deal: 'please' } as const;
}

/** A table at which a realm has so many ducats now. */
function withDucats(state: State, realm: 'castile' | 'france', ducats: number): State {
  return next(state, { type: 'correct', realm, ducats, why: 'of the board' }, 'host');
}

const WEST = { zone: 'gulf-of-lion' } as const;
const EAST = { zone: 'central-mediterranean' } as const;

/** Austria trades at Genoa as well and has more there; France and Castile tie behind. */
function outsideTie(): State {
  return genoaWith([EAST, EAST, WEST]);
}

/** Austria trades at Genoa and has 3 there, as France and Castile have with a ship more: the last goes without. */
function threeTied(): State {
  return genoaWith([EAST, EAST], [WEST]);
}

type Ships = readonly { readonly zone: 'gulf-of-lion' | 'central-mediterranean' }[];

function genoaWith(own: Ships, more: Ships = []): State {
  const austria = {
    ...startOf('austria 1444'),
    ducats: 10,
    merchants: [{ node: 'genoa' as const }],
    lightShips: [...own],
    influence: ['lombardy' as const, 'central-italy' as const, 'venetia' as const],
  };
  const { france, castile } = REALMS;
  const rivals = {
    france: {
      ...france,
      merchants: [{ node: 'genoa' as const }],
      lightShips: [...(france.lightShips ?? []), ...more],
    },
    castile: { ...castile, lightShips: [...(castile.lightShips ?? []), ...more] },
  };
  const state = revealedAt(positionOf({ austria, ...rivals }), ['T25-1']);
  const command = { type: 'trade', card: 'T25-1', node: 'genoa', merchant: 'genoa' } as const;
  return next(state, command, 'austria');
}
