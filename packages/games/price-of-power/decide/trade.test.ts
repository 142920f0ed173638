import { type Refusal, speak } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { evolve } from '../evolve.ts';
import type { RealmSetup, Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { stateOf } from '../testing/boards.ts';
import { after, ask, refusal } from '../testing/deciding.ts';
import { words } from '../words.ts';

const castile: RealmSetup = {
  capital: 'madrid',
  towns: { large: ['madrid'] },
  merchants: [{ node: 'genoa' }, { node: 'sevilla', laid: true }, { node: 'supply' }],
  lightShips: [{ zone: 'western-mediterranean' }, { zone: 'central-mediterranean' }],
};

const SETUP: Setup = {
  seats: ['castile', 'portugal'],
  deck: ['T08-1', 'T17-1', 'T22-1', 'T25-1', 'T02-1'],
  board: {
    realms: {
      castile,
      portugal: {
        capital: 'lisboa',
        merchants: [{ node: 'sevilla' }],
        lightShips: [{ zone: 'central-atlantic' }, { zone: 'central-atlantic' }],
      },
    },
  },
};

const START = stateOf(SETUP);

const withBoard = (realm: Partial<RealmSetup>, more: Partial<Setup> = {}): State =>
  stateOf({
    ...SETUP,
    ...more,
    board: { realms: { ...SETUP.board?.realms, castile: { ...castile, ...realm } } },
  });

const revealed = after(START, 'castile', { type: 'reveal' });

/** A refusal with the sentence that a player reads. */
const unavailable = (data: Refusal['data'], message: string) => {
  const refusal = { code: 'no-merchant', clause: 'PP-TA', ...(data && { data }) };
  expect(speak(refusal, words).message).toBe(message);
  return refusal;
};

describe('a Trade Action', () => {
  it('is revealed for 1 diplomatic power by the active realm, once a turn', () => {
    expect(revealed.phase).toBe('revealed');
    expect(revealed.revealed).toEqual(['T08-1', 'T17-1', 'T22-1']);
    expect(revealed.deck.cards).toEqual(['T25-1', 'T02-1']);
    expect(revealed.position.seats.castile?.diplomaticPower).toBe(4);
    expect(revealed.position.seats.portugal?.diplomaticPower).toBe(5);
    expect(refusal(START, 'portugal', { type: 'reveal' })).toEqual({
      code: 'not-active',
      clause: 'PP-TA',
    });
    expect(refusal(revealed, 'castile', { type: 'reveal' })).toEqual({
      code: 'wrong-phase',
      clause: 'PP-TA',
      data: { what: 'revealed' },
    });
    const done = after(revealed, 'castile', { type: 'forgo' });
    expect(refusal(done, 'castile', { type: 'reveal' })).toEqual({
      code: 'turn-over',
      clause: 'PP-TA',
    });
  });

  it('needs power and a Merchant', () => {
    const weak = withBoard({ diplomaticPower: 0 });
    expect(refusal(weak, 'castile', { type: 'reveal' })).toEqual({
      code: 'no-power',
      clause: 'PP-TA',
      data: { power: 'diplomatic power' },
    });
    expect(refusal(withBoard({ diplomaticPower: 1 }), 'castile', { type: 'reveal' })).toBe('done');
    const none = unavailable(undefined, 'None of your Merchants is available.');
    const laid = withBoard({ merchants: [{ node: 'genoa', laid: true }] });
    expect(refusal(laid, 'castile', { type: 'reveal' })).toEqual(none);
    const merchants = [{ node: 'supply' }];
    expect(refusal(withBoard({ merchants }), 'castile', { type: 'reveal' })).toBe('done');
    const options = { merchantFromSupply: false };
    expect(refusal(withBoard({ merchants }, { options }), 'castile', { type: 'reveal' })).toEqual(
      none,
    );
  });

  it('is given up for 2 ducats, and the cards are discarded', () => {
    const done = after(revealed, 'castile', { type: 'forgo' });
    expect(done.position.seats.castile?.ducats).toBe(2);
    expect(done).toMatchObject({ phase: 'idle', revealed: [], acted: true });
    expect(done.deck.discard).toEqual(['T08-1', 'T17-1', 'T22-1']);
  });

  it('takes the discard pile when the deck is short of three cards', () => {
    const gone = after(revealed, 'castile', { type: 'forgo' });
    const again: State = { ...gone, acted: false };
    const decided = ask(again, 'castile', { type: 'reveal' });
    if (!decided.ok) throw new Error('refused');
    expect(decided.value.map(({ type }) => type)).toEqual(['reshuffled', 'revealed']);
    const next = decided.value.reduce<State>(evolve, again);
    expect(next.revealed.slice(0, 2)).toEqual(['T25-1', 'T02-1']);
    expect(next.deck.cards).toHaveLength(2);
    expect(next.deck.discard).toEqual([]);
    const three: State = { ...again, deck: { ...again.deck, cards: ['T25-1', 'T02-1', 'T05-1'] } };
    expect(after(three, 'castile', { type: 'reveal' }).deck.discard).toHaveLength(3);
    const little = stateOf({ ...SETUP, deck: ['T25-1'] });
    expect(after(little, 'castile', { type: 'reveal' }).revealed).toEqual(['T25-1']);
  });
});

describe('the Merchant of a trade', () => {
  const trade = { type: 'trade', card: 'T17-1', node: 'genoa' } as const;
  const limit = (data: Refusal['data'], message: string) => {
    const refusal = { code: 'merchant-limit', clause: 'PP-12.4', data };
    expect(speak(refusal, words).message).toBe(message);
    return refusal;
  };

  it('is the one at the node, without being named', () => {
    const done = after(revealed, 'castile', trade);
    expect(done.position.seats.castile?.merchants).toEqual([
      { node: 'genoa', laid: true },
      { node: 'sevilla', laid: true },
      { node: 'supply', laid: false },
    ]);
  });

  it('may be named, and must be available', () => {
    expect(refusal(revealed, 'castile', { ...trade, merchant: 'genoa' })).toBe('done');
    expect(refusal(revealed, 'castile', { ...trade, merchant: 'sevilla' })).toEqual(
      unavailable(
        { what: 'absent', from: 'sevilla' },
        'You have no Merchant at Sevilla that is available.',
      ),
    );
    expect(refusal(revealed, 'castile', { ...trade, merchant: 'wien' })).toEqual(
      unavailable(
        { what: 'absent', from: 'wien' },
        'You have no Merchant at Wien that is available.',
      ),
    );
    const alone = withBoard({ merchants: [{ node: 'genoa' }] });
    const none = after(alone, 'castile', { type: 'reveal' });
    expect(refusal(none, 'castile', { ...trade, merchant: 'supply' })).toEqual(
      unavailable({ what: 'supply' }, 'You have no Merchant in the supply that is available.'),
    );
    expect(refusal(revealed, 'castile', { ...trade, merchant: 'supply' })).toEqual(
      limit({ realm: 'castile', node: 'genoa' }, 'Castile can have no other Merchant at Genoa.'),
    );
  });

  it('is no second one at the node', () => {
    const sevilla = { type: 'trade', card: 'T08-1', node: 'sevilla' } as const;
    const laid = limit(
      { what: 'laid', realm: 'castile', node: 'sevilla' },
      'Your Merchant at Sevilla is laid down, and no other can come there.',
    );
    expect(refusal(revealed, 'castile', sevilla)).toEqual(laid);
    expect(refusal(revealed, 'castile', { ...sevilla, merchant: 'genoa' })).toEqual(laid);
  });

  it('must be named where several could come, and last of all', () => {
    const merchants = [{ node: 'wien' }, { node: 'saxony' }];
    const two = after(withBoard({ merchants }), 'castile', { type: 'reveal' });
    expect(refusal(two, 'castile', trade)).toEqual(
      unavailable(
        { what: 'unclear' },
        'Several of your Merchants could come: name the one that you mean.',
      ),
    );
    expect(refusal(two, 'castile', { ...trade, card: 'T25-1' })).toMatchObject({
      code: 'not-revealed',
    });
    const named = after(two, 'castile', { ...trade, merchant: 'saxony' });
    expect(named.position.seats.castile?.merchants).toEqual([
      { node: 'wien', laid: false },
      { node: 'genoa', laid: true },
    ]);
    const supply = withBoard({ merchants: [{ node: 'supply' }, { node: 'supply' }] });
    const alike = after(supply, 'castile', { type: 'reveal' });
    expect(refusal(alike, 'castile', trade)).toBe('done');
    const far: RealmSetup['merchants'] = [{ node: 'wien' }, { node: 'saxony', laid: true }];
    const one = after(withBoard({ merchants: far }), 'castile', { type: 'reveal' });
    expect(refusal(one, 'castile', trade)).toBe('done');
  });

  it('is the only one that stands on the board before any of the supply', () => {
    const others = (...merchants: NonNullable<RealmSetup['merchants']>) =>
      after(withBoard({ merchants }), 'castile', { type: 'reveal' });
    const used = (state: State) => {
      const decided = ask(state, 'castile', trade);
      return decided.ok ? decided.value[0] : decided.refusal.data;
    };
    const supply = { node: 'supply' };
    const merchant = { merchant: 'wien' };
    expect(used(others(supply, { node: 'wien' }, supply))).toMatchObject(merchant);
    expect(used(others({ node: 'wien' }, supply))).toMatchObject(merchant);
    expect(used(others({ node: 'wien', laid: true }, supply))).toMatchObject({
      merchant: 'supply',
    });
    expect(used(others(supply, { node: 'wien' }, { node: 'saxony' }))).toEqual({ what: 'unclear' });
  });
});

describe('the card, the node and the ship of a trade', () => {
  const trade = { type: 'trade', card: 'T17-1', node: 'genoa' } as const;

  it('are refused with what is wrong', () => {
    expect(refusal(revealed, 'castile', { ...trade, card: 'T25-1' })).toEqual({
      code: 'not-revealed',
      clause: 'PP-TA',
      data: { card: 'T25-1' },
    });
    const off = { code: 'not-on-card', clause: 'PP-12.1' };
    const named = { ...trade, node: 'wien', merchant: 'genoa' };
    expect(refusal(revealed, 'castile', named)).toEqual({
      ...off,
      data: { card: 'T17-1', node: 'wien' },
    });
    expect(refusal(revealed, 'castile', { ...trade, secondary: true })).toEqual({
      ...off,
      data: { card: 'T17-1', node: 'genoa' },
    });
    expect(refusal(revealed, 'castile', { ...trade, secondary: false })).toBe('done');
    expect(refusal(revealed, 'castile', { ...trade, node: 'saxony', merchant: 'genoa' })).toEqual({
      code: 'not-eligible',
      clause: 'PP-12.2',
      data: { node: 'saxony' },
    });
  });

  it('is refused by the name of the node that is not in play, be it the primary or the secondary one', () => {
    const seen = after(withBoard({}, { deck: ['T12-1', 'T02-1', 'T08-2'] }), 'castile', {
      type: 'reveal',
    });
    const grey = (card: 'T12-1' | 'T02-1', node: 'adriatic-sea' | 'aleppo' | 'alexandria') =>
      refusal(seen, 'castile', { type: 'trade', card, node, secondary: node !== 'alexandria' });
    const unused = { code: 'not-in-play', clause: 'PP-12.1' };
    expect(grey('T12-1', 'adriatic-sea')).toEqual({ ...unused, data: { node: 'alexandria' } });
    expect(grey('T12-1', 'alexandria')).toEqual({ ...unused, data: { node: 'alexandria' } });
    expect(grey('T02-1', 'aleppo')).toEqual({ ...unused, data: { node: 'aleppo' } });
  });

  it('move first, and the node must have to do with the ship', () => {
    const from = 'central-mediterranean';
    const sail = (ship: object) =>
      refusal(revealed, 'castile', { ...trade, ship: { from, to: from, ...ship } });
    const unlike = { code: 'ship-move', clause: 'PP-TA' };
    expect(sail({})).toEqual({ ...unlike, data: { what: 'nowhere', from, to: from } });
    expect(sail({ to: 'black-sea' })).toEqual({
      ...unlike,
      data: { what: 'far', from, to: 'black-sea' },
    });
    expect(sail({ from: 'aegean-sea', to: 'black-sea' })).toEqual({
      ...unlike,
      data: { what: 'absent', from: 'aegean-sea', to: 'black-sea' },
    });
    expect(sail({ to: 'aegean-sea' })).toEqual({
      code: 'ship-not-linked',
      clause: 'PP-TA',
      data: { node: 'genoa', zone: 'aegean-sea' },
    });
    expect(sail({ to: 'gulf-of-lion' })).toBe('done');
    expect(sail({ to: 'central-atlantic', displaces: 'portugal' })).toEqual({
      code: 'slot-free',
      clause: 'PP-12.3',
      data: { zone: 'central-atlantic' },
    });
  });

  it('displace an opponent who has a slot in a full zone', () => {
    const slots = [{ zone: 'gulf-of-lion' }, { zone: 'gulf-of-lion' }, { zone: 'gulf-of-lion' }];
    const realms = {
      castile,
      portugal: { lightShips: slots.slice(1) },
      france: { lightShips: slots.slice(0, 1) },
      england: {},
    };
    const seats: Setup['seats'] = ['castile', 'portugal', 'france', 'england'];
    const full = after(stateOf({ ...SETUP, seats, board: { realms } }), 'castile', {
      type: 'reveal',
    });
    const ship = { from: 'central-mediterranean', to: 'gulf-of-lion' };
    const displacing = (displaces: string) => ({ ...trade, ship: { ...ship, displaces } });
    for (const nobody of ['england', 'castile', 'denmark']) {
      expect(refusal(full, 'castile', displacing(nobody))).toMatchObject({ code: 'ship-move' });
    }
    const decided = ask(full, 'castile', displacing('france'));
    expect(decided).toMatchObject({ value: [{ ship: { ...ship, displaces: 'france' } }, {}] });
    const done = after(full, 'castile', displacing('france'));
    expect(done.position.seats.france?.lightShips).toEqual([{ zone: 'gulf-of-lion', slot: false }]);
    expect(done.lastTrade?.powers.castile).toEqual({
      merchant: 1,
      keyProvinces: 0,
      lightShips: 2,
      total: 3,
    });
  });

  it('are told without what changes nothing', () => {
    const ship = { from: 'central-mediterranean', to: 'gulf-of-lion', slot: true, fromPort: false };
    const told = ask(revealed, 'castile', { ...trade, ship });
    expect(told.ok && told.value[0]).toEqual({
      type: 'traded',
      seat: 'castile',
      card: 'T17-1',
      node: 'genoa',
      kind: 'primary',
      merchant: 'genoa',
      ship: { from: 'central-mediterranean', to: 'gulf-of-lion' },
      discarded: ['T08-1', 'T22-1'],
      tied: [],
    });
    const loose = ask(revealed, 'castile', { ...trade, ship: { ...ship, slot: false } });
    expect(loose).toMatchObject({ value: [{ ship: { slot: false } }, {}] });
    const still = ask(revealed, 'castile', trade);
    expect(still).toMatchObject({ value: [{ ship: null }, {}] });
  });
});
