import { describe, expect, it } from 'vitest';
import { game as advanced } from '../advanced-civilization/game.ts';
import { game as mega } from '../mega-civilization/game.ts';
import { type Sitting, sit } from './testing/table.ts';

const gives = (named: readonly string[], count = 3) => ({ count, named });

/** The rulebook's trade: three for four, the third card not what was said. */
function haggle(): Sitting {
  const table = sit(advanced, {
    seats: ['crete', 'egypt', 'thrace'],
    hands: {
      crete: { salt: 2, piracy: 1, gold: 2 },
      egypt: { grain: 1, iron: 1, ochre: 1, hides: 1, gold: 1 },
      thrace: { oil: 4 },
    },
  });
  table.run('crete', {
    type: 'propose',
    to: 'egypt',
    gives: gives(['salt', 'salt', 'salt']),
    asks: { count: 4, named: ['grain'] },
    note: 'I want grain',
  });
  return table;
}
const ID = 'crete-egypt-1';

function settle(table: Sitting) {
  table.run('egypt', {
    type: 'accept',
    offer: ID,
    revision: 1,
    named: ['iron'],
    cards: { grain: 1, iron: 1, ochre: 1, hides: 1 },
  });
  return table.run('crete', {
    type: 'deliver',
    offer: ID,
    revision: 1,
    cards: { salt: 2, piracy: 1 },
  });
}

describe('a trade', () => {
  it('moves both hands in one step and tells its parties what moved', () => {
    const table = haggle();
    expect(settle(table)).toEqual([
      {
        type: 'traded',
        trade: 'trade-1',
        offer: ID,
        between: ['crete', 'egypt'],
        gave: { salt: 2, piracy: 1 },
        got: { grain: 1, iron: 1, ochre: 1, hides: 1 },
      },
    ]);
    const crete = table.view('crete');
    const egypt = table.view('egypt');
    expect(crete.hand).toEqual({ ochre: 1, hides: 1, iron: 1, grain: 1, gold: 2 });
    expect(egypt.hand).toEqual({ salt: 2, gold: 1, piracy: 1 });
    expect(crete.trades).toEqual([
      {
        id: 'trade-1',
        between: ['crete', 'egypt'],
        gave: { salt: 2, piracy: 1 },
        got: { grain: 1, iron: 1, ochre: 1, hides: 1 },
      },
    ]);
    expect(egypt.trades[0]).toMatchObject({ gave: { grain: 1 }, got: { salt: 2, piracy: 1 } });
    expect(table.view('thrace').trades).toEqual([{ id: 'trade-1', between: ['crete', 'egypt'] }]);
    expect(table.view('thrace').offers).toEqual({});
    expect(table.view('spectator').seats).toMatchObject({
      crete: { cards: 6 },
      egypt: { cards: 4 },
    });
  });

  it('records who gave a calamity, for its holder alone', () => {
    const table = haggle();
    settle(table);
    expect(table.view('egypt').calamities).toEqual([{ kind: 'piracy', from: 'crete' }]);
    expect(table.view('crete').calamities).toEqual([]);
    expect(table.state().hidden[0]?.hand.givers).toEqual({});
  });

  it('names the last giver when the calamity goes on', () => {
    const table = haggle();
    settle(table);
    table.run('egypt', {
      type: 'propose',
      to: 'thrace',
      gives: gives(['salt', 'salt']),
      asks: gives(['oil', 'oil']),
    });
    table.run('thrace', {
      type: 'accept',
      offer: 'egypt-thrace-1',
      revision: 1,
      cards: { oil: 3 },
    });
    table.run('egypt', {
      type: 'deliver',
      offer: 'egypt-thrace-1',
      revision: 1,
      cards: { salt: 2, piracy: 1 },
    });
    expect(table.view('thrace').calamities).toEqual([{ kind: 'piracy', from: 'egypt' }]);
  });

  it('shows the parties the names that bind and what is sealed, not which cards', () => {
    const table = haggle();
    table.run('egypt', {
      type: 'accept',
      offer: ID,
      revision: 1,
      named: ['iron'],
      calamityFree: true,
      cards: { grain: 1, iron: 1, ochre: 2 - 1, hides: 1 },
    });
    expect(table.view('crete').offers[ID]).toEqual({
      from: 'crete',
      to: 'egypt',
      revision: 1,
      state: 'accepted',
      gives: gives(['salt', 'salt', 'salt']),
      asks: { count: 4, named: ['grain'] },
      note: 'I want grain',
      delivered: ['egypt'],
      acceptedBy: 'egypt',
      named: ['grain', 'iron'],
      calamityFree: true,
    });
    expect(table.view('crete').sealed).toEqual({});
    expect(table.view('egypt').sealed).toEqual({ [ID]: { grain: 1, iron: 1, ochre: 1, hides: 1 } });
    expect(table.view('egypt').hand).toMatchObject({ grain: 1, iron: 1 });
    table.run('egypt', { type: 'recall', offer: ID });
    expect(table.view('egypt').sealed).toEqual({});
    expect(table.view('crete').offers[ID]).toMatchObject({ state: 'accepted', delivered: [] });
  });

  it('settles an offer to all, whose taker others do not learn before', () => {
    const table = haggle();
    table.run('crete', { type: 'propose', gives: gives(['gold', 'gold']), asks: { count: 3 } });
    expect(table.view('host').offers['crete-1']).toMatchObject({ to: null, state: 'open' });
    table.run('thrace', {
      type: 'accept',
      offer: 'crete-1',
      revision: 1,
      named: ['oil', 'oil'],
      cards: { oil: 3 },
    });
    expect(table.view('egypt').offers['crete-1']).toEqual({
      from: 'crete',
      to: null,
      revision: 1,
      state: 'accepted',
      gives: gives(['gold', 'gold']),
      asks: { count: 3, named: [] },
      note: null,
      delivered: [],
    });
    expect(table.view('crete').offers['crete-1']).toMatchObject({
      acceptedBy: 'thrace',
      named: ['oil', 'oil'],
      delivered: ['thrace'],
    });
    expect(
      table.refused('egypt', {
        type: 'accept',
        offer: 'crete-1',
        revision: 1,
        named: ['grain', 'iron'],
      }).code,
    ).toBe('offer-taken');
    const events = table.run('crete', {
      type: 'deliver',
      offer: 'crete-1',
      revision: 1,
      cards: { gold: 2, salt: 1 },
    });
    // The directed offer named two Salt, of which one is gone.
    expect(events.map(({ type }) => type)).toEqual(['traded', 'lapsed']);
    expect(table.view('egypt').offers).toMatchObject({
      'crete-1': { state: 'traded', delivered: [] },
      [ID]: { state: 'lapsed' },
    });
    expect(table.state().open).toEqual([]);
    expect(table.state().over).toHaveLength(1);
    expect(table.refused('egypt', { type: 'accept', offer: 'crete-1', revision: 1 }).code).toBe(
      'offer-taken',
    );
    expect(table.refused('thrace', { type: 'decline', offer: 'crete-1' }).code).toBe(
      'trade-complete',
    );
  });

  it('voids an acceptance that is no longer true, and opens the offer again', () => {
    const table = haggle();
    table.run('thrace', {
      type: 'propose',
      gives: gives(['oil', 'oil']),
      asks: gives(['gold', 'gold']),
    });
    table.run('crete', {
      type: 'accept',
      offer: 'thrace-1',
      revision: 1,
      cards: { gold: 2, piracy: 1 },
    });
    table.run('crete', { type: 'recall', offer: 'thrace-1' });
    table.run('egypt', {
      type: 'propose',
      to: 'crete',
      gives: gives(['grain', 'iron']),
      asks: gives(['gold', 'salt']),
    });
    table.run('crete', {
      type: 'accept',
      offer: 'egypt-crete-1',
      revision: 1,
      cards: { gold: 1, salt: 1, piracy: 1 },
    });
    const events = table.run('egypt', {
      type: 'deliver',
      offer: 'egypt-crete-1',
      revision: 1,
      cards: { grain: 1, iron: 1, ochre: 1 },
    });
    expect(events.map(({ type }) => type)).toEqual(['traded', 'lapsed', 'released']);
    expect(events[2]).toEqual({ type: 'released', offer: 'thrace-1', by: 'crete' });
    expect(table.view('egypt').offers['thrace-1']).toMatchObject({ state: 'open' });
    expect(table.view('thrace').offers['thrace-1']).not.toHaveProperty('acceptedBy');
  });

  it('keeps the last fifty offers that are over, lines of talk and trades', () => {
    const table = haggle();
    for (let n = 1; n <= 60; n++) {
      table.run('crete', {
        type: 'propose',
        to: n % 2 ? 'thrace' : undefined,
        gives: gives(['salt', 'salt']),
        asks: { count: 3 },
      });
      table.run('crete', {
        type: 'withdraw',
        offer: n % 2 ? `crete-thrace-${(n + 1) / 2}` : `crete-${n / 2}`,
      });
      table.run('egypt', { type: 'say', to: n % 3 ? 'crete' : undefined, text: `line ${n}` });
    }
    const { offers, talk } = table.view('crete');
    expect(Object.keys(offers)).toHaveLength(51);
    expect(Object.keys(offers)).toContain('crete-30');
    expect(Object.keys(offers)).not.toContain('crete-5');
    expect(offers['crete-6']).toBeDefined();
    expect(talk).toHaveLength(50);
    expect(talk.at(-1)).toEqual({ from: 'egypt', to: null, text: 'line 60', at: 0 });
    expect(talk[0]?.text).toBe('line 11');
    expect(table.view('thrace').talk).toHaveLength(20);
    expect(Object.keys(table.view('egypt').offers)).toHaveLength(31);
  });
});

describe('a misdeal at a table of honour', () => {
  const open = () => {
    const table = sit(mega, {
      seats: ['rome', 'persia', 'india'],
      players: 5,
      hands: {
        rome: { oil: 2, iron: 2, fish: 1, regression: 1, piracy: 1 },
        persia: { gold: 4, tyranny: 1 },
        india: { tin: 3 },
      },
      options: { misdeals: 'honour' },
    });
    table.run('rome', {
      type: 'propose',
      to: 'persia',
      gives: gives(['oil', 'iron']),
      asks: gives(['gold', 'gold']),
    });
    return table;
  };
  const OFFER = 'rome-persia-1';
  const deliver = (table: Sitting, rome: object, persia: object) => {
    table.run('persia', { type: 'accept', offer: OFFER, revision: 1, cards: persia });
    return table.run('rome', { type: 'deliver', offer: OFFER, revision: 1, cards: rome });
  };
  const groundsOf = (rome: object, persia: object = { gold: 3 }) => {
    const [event] = deliver(open(), rome, persia);
    return event?.type === 'misdealt' ? event.grounds : event?.type;
  };

  it.each([
    ['count-mismatch', { oil: 1, iron: 1, fish: 1, piracy: 1 }],
    ['count-mismatch', { oil: 1, iron: 1 }],
    ['cards-missing', { oil: 2, piracy: 1 }],
    ['non-tradable', { oil: 1, iron: 1, regression: 1 }],
  ])('has its ground: %s', (ground, cards) => {
    expect(groundsOf(cards)).toEqual([{ seat: 'rome', ground }]);
  });

  it('may be the fault of either or of both', () => {
    expect(groundsOf({ oil: 1, iron: 1, fish: 1 }, { gold: 2, tyranny: 1 })).toEqual([
      { seat: 'persia', ground: 'non-tradable' },
    ]);
    expect(groundsOf({ oil: 1 }, { gold: 1 })).toHaveLength(2);
    expect(groundsOf({ oil: 1, iron: 1, fish: 1 })).toBe('traded');
    expect(groundsOf({ oil: 1, iron: 1, piracy: 1 })).toBe('traded');
  });

  it('returns all cards, counts for all to see, and opens the offer under a new revision', () => {
    const table = open();
    const before = [table.view('rome').hand, table.view('persia').hand];
    expect(table.view('india').seats.rome).toMatchObject({ misdeals: 0 });
    deliver(table, { oil: 2, piracy: 1 }, { gold: 3 });
    expect([table.view('rome').hand, table.view('persia').hand]).toEqual(before);
    expect(table.view('india').seats).toMatchObject({
      rome: { misdeals: 1 },
      persia: { misdeals: 0 },
    });
    expect(table.view('india').trades).toEqual([]);
    expect(table.view('rome').offers[OFFER]).toMatchObject({
      state: 'open',
      revision: 2,
      delivered: [],
    });
    expect(table.view('persia').sealed).toEqual({});
    table.run('persia', { type: 'accept', offer: OFFER, revision: 2 });
  });

  it('still takes only cards that are in the hand', () => {
    const table = open();
    table.run('persia', { type: 'accept', offer: OFFER, revision: 1 });
    expect(
      table.refused('rome', { type: 'deliver', offer: OFFER, revision: 1, cards: { gold: 3 } })
        .code,
    ).toBe('not-held');
  });
});
