import { describe, expect, it } from 'vitest';
import type { RealmSetup, Setup } from '../setup.ts';
import type { State } from '../state.ts';
import { stateOf } from '../testing/boards.ts';
import { after, ask } from '../testing/deciding.ts';

const austria: RealmSetup = {
  capital: 'wien',
  towns: { large: ['wien'], small: ['tirol'] },
  merchants: [{ node: 'wien' }],
  prestige: 2,
};

const gold = (realm: Partial<RealmSetup> = {}, more: Partial<Setup> = {}): State =>
  after(
    stateOf({
      seats: ['austria'],
      deck: ['T11-1', 'T02-1', 'T08-1'],
      board: { realms: { austria: { ...austria, ...realm } } },
      ...more,
    }),
    'austria',
    { type: 'reveal' },
    { type: 'trade', card: 'T11-1', node: 'wien' },
  );

describe('Gold', () => {
  it('is paid for before the card is discarded', () => {
    const due = gold();
    expect(due.phase).toBe('inflation');
    expect(due.position.seats.austria?.ducats).toBe(10);
    expect(due.revealed).toEqual(['T11-1']);
    expect(due.deck.discard).toEqual(['T02-1', 'T08-1']);
    const paid = after(due, 'austria', { type: 'settle-inflation', with: 'administrative-power' });
    expect(paid).toMatchObject({ phase: 'idle', revealed: [], choice: null });
    expect(paid.deck.discard).toEqual(['T02-1', 'T08-1', 'T11-1']);
    expect(paid.position.seats.austria).toMatchObject({ administrativePower: 4, interest: 0 });
    const owed = after(due, 'austria', { type: 'settle-inflation', with: 'interest' });
    expect(owed.position.seats.austria).toMatchObject({ administrativePower: 5, interest: 1 });
  });

  it('leaves the Interest token alone to who has no administrative power', () => {
    const due = gold({ administrativePower: 0, interest: 5 });
    const power = { type: 'settle-inflation', with: 'administrative-power' } as const;
    expect(ask(due, 'austria', power)).toEqual({
      ok: false,
      refusal: { code: 'no-power', clause: 'PP-12.1', data: { power: 'administrative power' } },
    });
    const owed = after(due, 'austria', { type: 'settle-inflation', with: 'interest' });
    expect(owed.position.seats.austria?.interest).toBe(6);
    expect(ask(gold({ administrativePower: 1 }), 'austria', power).ok).toBe(true);
  });

  it('brings no inflation where the income is half of Base Tax or less', () => {
    const towns = (large: number) => ({
      small: ['tirol'],
      large: [
        'wien',
        ...[
          'lyon',
          'paris',
          'praha',
          'madrid',
          'genova',
          'milano',
          'roma',
          'napoli',
          'london',
        ].slice(0, large),
      ],
    });
    expect(gold({ towns: towns(8) }).phase).toBe('inflation');
    const half = gold({ towns: { ...towns(8), small: ['tirol', 'caux'] } });
    expect(half).toMatchObject({ phase: 'idle', choice: null, revealed: [] });
  });
});

describe('Slaves', () => {
  const slaves = (age: number, prestige: number): State =>
    after(
      stateOf({
        seats: ['ottomans'],
        age,
        edition: 'deluxe',
        deck: ['T20-1', 'T02-1', 'T08-1'],
        board: {
          realms: {
            ottomans: {
              capital: 'constantinople',
              prestige,
              merchants: [{ node: 'black-sea' }],
              lightShips: [{ zone: 'black-sea' }],
            },
          },
        },
      }),
      'ottomans',
      { type: 'reveal' },
      { type: 'trade', card: 'T20-1', node: 'black-sea' },
    );

  it('cost 1 Prestige from the third Age on, while there is any', () => {
    const prestige = (state: State) => state.position.seats.ottomans?.prestige;
    expect(prestige(slaves(2, 2))).toBe(2);
    expect(prestige(slaves(3, 2))).toBe(1);
    expect(prestige(slaves(4, 1))).toBe(0);
    expect(prestige(slaves(4, 0))).toBe(0);
    expect(slaves(4, 0)).toMatchObject({ phase: 'idle', revealed: [] });
  });
});

describe('equals', () => {
  const ship = { zone: 'central-atlantic' };
  const START = stateOf({
    seats: ['castile', 'portugal'],
    deck: ['T25-1', 'T02-1', 'T08-1'],
    board: {
      realms: {
        castile: {
          capital: 'madrid',
          towns: { small: ['galicia'] },
          merchants: [{ node: 'bordeaux' }],
          lightShips: [ship],
        },
        portugal: { capital: 'lisboa', merchants: [{ node: 'bordeaux' }], lightShips: [ship] },
      },
    },
  });
  const tied = after(
    START,
    'castile',
    { type: 'reveal' },
    { type: 'trade', card: 'T25-1', node: 'bordeaux' },
  );

  it('wait for the active realm to rank them, and nobody is paid before', () => {
    expect(tied).toMatchObject({
      phase: 'ranking',
      tied: ['castile', 'portugal'],
      lastTrade: null,
    });
    expect(tied.choice).toEqual({ card: 'T25-1', node: 'bordeaux', kind: 'primary' });
    expect(tied.position.seats.castile?.ducats).toBe(0);
    expect(ask(tied, 'portugal', { type: 'rank', order: ['portugal', 'castile'] })).toEqual({
      ok: false,
      refusal: { code: 'not-active', clause: 'PP-12.5' },
    });
    for (const order of [['castile'], ['castile', 'castile'], ['castile', 'france'], []]) {
      expect(ask(tied, 'castile', { type: 'rank', order })).toEqual({
        ok: false,
        refusal: {
          code: 'malformed',
          data: { field: 'order', problem: 'it must name Castile and Portugal, each once' },
        },
      });
    }
  });

  it('are named by their names to who leaves one out', () => {
    const four: State = { ...tied, tied: ['england', 'papal', 'castile', 'france'] };
    expect(ask(four, 'castile', { type: 'rank', order: [] })).toMatchObject({
      refusal: {
        data: { problem: 'it must name England, the Papal States, Castile and France, each once' },
      },
    });
  });

  it('are paid as they were ranked', () => {
    const done = after(tied, 'castile', { type: 'rank', order: ['portugal', 'castile'] });
    expect(done).toMatchObject({ phase: 'idle', tied: [], choice: null });
    expect(done.lastTrade?.income).toEqual({ castile: 0, portugal: 4 });
    expect(done.lastTrade?.rows).toEqual({ castile: null, portugal: 3 });
    expect(done.position.seats.portugal?.ducats).toBe(4);
    expect(done.deck.discard).toEqual(['T02-1', 'T08-1', 'T25-1']);
    const why = done.lastTrade?.why.castile ?? [];
    expect(why[0]).toBe('Merchant 1 + ship in the Central Atlantic 1 = 2 → low row');
    expect(why[1]).toContain('Portugal');
  });
});

describe('a secondary trade', () => {
  it('lists the power of the active realm in the secondary node', () => {
    const START = stateOf({
      seats: ['castile', 'portugal'],
      deck: ['T02-3', 'T02-1', 'T08-1'],
      board: {
        realms: {
          castile: {
            capital: 'madrid',
            merchants: [{ node: 'genoa' }],
            lightShips: [{ zone: 'western-mediterranean' }],
          },
          portugal: { capital: 'ceuta', merchants: [{ node: 'maghreb' }] },
        },
        pirates: {},
      },
    });
    const trade = { type: 'trade', card: 'T02-3', node: 'genoa', secondary: true } as const;
    const open = after(START, 'castile', { type: 'reveal' });
    const done = after(open, 'castile', trade);
    expect(done.lastTrade).toMatchObject({
      card: 'T02-3',
      node: 'genoa',
      kind: 'secondary',
      primary: 'maghreb',
      income: { castile: 5 },
    });
    expect(done.lastTrade?.powers.castile).toEqual({
      merchant: 1,
      keyProvinces: 0,
      lightShips: 1,
      total: 2,
    });
    const pirate: State = { ...open, position: { ...open.position, pirates: { genoa: 1 } } };
    expect(ask(pirate, 'castile', trade)).toEqual({
      ok: false,
      refusal: { code: 'secondary-pirate', clause: 'PP-12.5', data: { node: 'genoa' } },
    });
    const ships = Array.from({ length: 3 }, () => ({ zone: 'gulf-of-lion', slot: true }));
    const rival = open.position.seats.portugal;
    if (!rival) throw new Error('no Portugal');
    const seats = { ...open.position.seats, portugal: { ...rival, lightShips: ships } };
    const strong: State = { ...open, position: { ...open.position, seats } };
    expect(ask(strong, 'castile', trade)).toEqual({
      ok: false,
      refusal: {
        code: 'secondary-outpowered',
        clause: 'PP-12.5',
        data: { node: 'genoa', rival: 'portugal', own: 2, other: 3 },
      },
    });
  });
});
