import { describe, expect, it } from 'vitest';
import { findAffordances, tradeOf } from './affordances.ts';
import type { Setup } from './setup.ts';
import { see } from './sight.ts';
import { MOST_PIECES, type State } from './state.ts';
import { stateOf } from './testing/boards.ts';
import { after } from './testing/deciding.ts';
import type { View } from './view.ts';

const SETUP: Setup = {
  seats: ['austria', 'france'],
  deck: ['T11-1', 'T02-4', 'T08-1'],
  board: {
    realms: {
      austria: {
        capital: 'wien',
        ducats: 1,
        towns: { large: ['wien'], small: ['tirol'] },
        merchants: [{ node: 'wien' }, { node: 'supply' }],
      },
      france: { capital: 'paris', ducats: 2, merchants: [{ node: 'champagne', laid: true }] },
    },
  },
};
const START = stateOf(SETUP);

/** What a viewer can do, talk left out: that is possible always. */
const commands = (state: State, viewer: string) =>
  findAffordances(see(state, viewer))
    .map(({ command }) => command)
    .filter(({ type }) => type !== 'say');
const turn = (state: State, viewer: string) =>
  commands(state, viewer).filter(({ type }) => type !== 'propose');

const revealed = after(START, 'austria', { type: 'reveal' });

describe('what a seat can do', () => {
  it('is to begin a Trade Action in its turn, or to end the turn', () => {
    expect(turn(START, 'austria')).toEqual([{ type: 'reveal' }, { type: 'end-turn' }]);
    expect(turn(START, 'france')).toEqual([]);
    const own: State = { ...START, position: { ...START.position, active: 'france' } };
    expect(turn(own, 'france')).toEqual([{ type: 'end-turn' }]);
    const done = after(revealed, 'austria', { type: 'forgo' });
    expect(turn(done, 'austria')).toEqual([{ type: 'end-turn' }]);
    const poor = after(START, 'host', {
      type: 'correct',
      realm: 'austria',
      diplomaticPower: 0,
      why: 'a slip',
    });
    expect(turn(poor, 'austria')).toEqual([{ type: 'end-turn' }]);
    expect(commands(START, 'spectator')).toEqual([]);
  });

  it('is each trade without a ship, with its Merchant, and to give up', () => {
    expect(turn(revealed, 'austria')).toEqual([
      { type: 'trade', card: 'T11-1', node: 'wien', merchant: 'wien' },
      { type: 'trade', card: 'T02-4', node: 'wien', merchant: 'wien' },
      { type: 'forgo' },
    ]);
  });

  it('is to settle inflation with what there is', () => {
    const due = after(revealed, 'austria', { type: 'trade', card: 'T11-1', node: 'wien' });
    const interest = { type: 'settle-inflation', with: 'interest' };
    expect(turn(due, 'austria')).toEqual([
      { type: 'settle-inflation', with: 'administrative-power' },
      interest,
    ]);
    const change = { administrativePower: 0, why: 'a slip' };
    const weak = after(due, 'host', { type: 'correct', realm: 'austria', ...change });
    expect(turn(weak, 'austria')).toEqual([interest]);
    expect(turn(due, 'france')).toEqual([]);
  });

  it('is to change an offer of its own to what it can pay, also when it was declined', () => {
    const offer = 'france-austria-1';
    const revised = (gives: number, asks: number) => ({
      type: 'revise',
      offer,
      gives: { ducats: gives },
      asks: { ducats: asks },
    });
    const offering = (gives: number, deal?: string) =>
      after(START, 'france', {
        type: 'propose',
        to: 'austria',
        gives: { ducats: gives },
        asks: { ducats: gives > 0 ? 0 : 1 },
        ...(deal && { deal }),
      });
    const impoverished = (state: State) =>
      after(state, 'host', { type: 'correct', realm: 'france', ducats: 1, why: 'a slip' });
    const declined = after(offering(2), 'austria', { type: 'decline', offer });
    expect(turn(declined, 'france')).toEqual([revised(2, 0)]);
    expect(turn(declined, 'austria')).toEqual(turn(START, 'austria'));
    expect(turn(impoverished(offering(2)), 'france')).toContainEqual(revised(1, 0));
    const broke = { type: 'correct', realm: 'france', ducats: 0, why: 'a slip' } as const;
    expect(turn(after(offering(2), 'host', broke), 'france')).toContainEqual(revised(0, 1));
    const words = after(offering(2, 'the better row'), 'host', broke);
    expect(turn(words, 'france')).toContainEqual(revised(0, 0));
    const [, affordance] = findAffordances(see(offering(2), 'france'));
    expect(affordance?.fields).toEqual(['gives', 'asks', 'note', 'deal']);
  });

  it('is to answer offers that are open, and to accept what both can pay', () => {
    const terms = { gives: { ducats: 2 }, asks: { ducats: 1 } };
    const open = after(START, 'france', { type: 'propose', to: 'austria', ...terms });
    const offer = 'france-austria-1';
    expect(turn(open, 'france')).toEqual([
      { type: 'withdraw', offer },
      { type: 'revise', offer, ...terms },
    ]);
    expect(turn(open, 'austria').slice(-2)).toEqual([
      { type: 'accept', offer, revision: 1 },
      { type: 'decline', offer },
    ]);
    for (const realm of ['austria', 'france']) {
      const poor = after(open, 'host', { type: 'correct', realm, ducats: 0, why: 'a slip' });
      expect(turn(poor, 'austria').slice(-1)).toEqual([{ type: 'decline', offer }]);
      expect(turn(poor, 'austria').map(({ type }) => type)).not.toContain('accept');
    }
    const gone = after(open, 'france', { type: 'withdraw', offer });
    expect(turn(gone, 'france')).toEqual([]);
    expect(commands(START, 'france')).toEqual([
      { type: 'propose', to: 'austria', gives: { ducats: 0 }, asks: { ducats: 1 } },
    ]);
  });
});

describe('where a player fills something in', () => {
  const offered = (view: View) => findAffordances(view);
  const fieldsOf = (view: View, type: string) =>
    offered(view).find(({ command }) => command.type === type)?.fields;

  it('is told which fields', () => {
    const view = see(revealed, 'austria');
    expect(fieldsOf(view, 'trade')).toEqual(['card', 'node', 'secondary', 'merchant', 'ship']);
    expect(fieldsOf(view, 'propose')).toEqual(['gives', 'asks', 'note', 'deal']);
    expect(fieldsOf(view, 'forgo')).toBeUndefined();
    const host = see(START, 'host');
    expect(fieldsOf(host, 'correct')).toEqual([
      'realm',
      'ducats',
      'administrativePower',
      'diplomaticPower',
      'interest',
      'prestige',
      'capital',
      'why',
    ]);
    const held = see({ ...START, phase: 'ranking' }, 'host');
    expect(fieldsOf(held, 'correct')).not.toContain('capital');
    expect(fieldsOf(host, 'place')).toEqual(['what', 'at', 'realm', 'size', 'slot', 'in', 'count']);
    expect(fieldsOf(host, 'set-age')).toEqual(['age']);
  });

  it('ranks a tie as it lies', () => {
    const tied: View = { ...see(START, 'austria'), phase: 'ranking', tied: ['france', 'austria'] };
    expect(offered(tied)[0]).toEqual({
      command: { type: 'rank', order: ['france', 'austria'] },
      fields: ['order'],
    });
  });

  it('is shown each node that can be traded at, with the first move of a ship where one must move', () => {
    const view = see(revealed, 'austria');
    const trades = (choices: View['choices']) =>
      offered({ ...view, choices })
        .map(({ command }) => command)
        .filter(({ type }) => type === 'trade');
    const move = { from: 'adriatic-sea', to: 'gulf-of-lion' };
    const sailingBy = (ship: typeof move) => view.choices.map((choice) => ({ ...choice, ship }));
    const sailing = sailingBy(move);
    const later = sailingBy({ ...move, to: 'western-mediterranean' });
    const [gold, cloth] = trades(view.choices);
    expect([gold, cloth]).toMatchObject([{ card: 'T11-1' }, { card: 'T02-4' }]);
    const sailed = [
      { ...gold, ship: move },
      { ...cloth, ship: move },
    ];
    expect(trades(sailing)).toEqual(sailed);
    expect(trades([...sailing, ...later])).toEqual(sailed);
    expect(trades([...view.choices, ...sailing])).toEqual([gold, cloth]);
    expect(trades([...view.choices.slice(0, 1), ...sailing])).toEqual([
      gold,
      { ...cloth, ship: move },
    ]);
    const secondary = { kind: 'secondary', primary: 'genoa' } as const;
    expect(trades(view.choices.flatMap((choice) => [choice, { ...choice, ...secondary }]))).toEqual(
      [gold, { ...gold, secondary: true }, cloth, { ...cloth, secondary: true }],
    );
    expect(trades([])).toEqual([]);
  });

  it('may say something, always', () => {
    const talk = { command: { type: 'say', text: '…' }, fields: ['to', 'text'] };
    for (const realm of ['austria', 'france']) {
      expect(offered(see(START, realm))).toContainEqual(talk);
    }
    for (const viewer of ['host', 'spectator']) {
      expect(offered(see(START, viewer))).not.toContainEqual(talk);
    }
  });

  it('may begin with a Merchant from the supply alone, unless the table reads otherwise', () => {
    const view = see(START, 'austria');
    const merchants = [{ node: 'supply', laid: false }];
    const austria = view.seats.austria;
    if (austria === undefined) throw new Error('no Austria');
    const seats = { ...view.seats, austria: { ...austria, merchants } };
    const types = (merchantFromSupply: boolean) =>
      offered({ ...view, seats, options: { ...view.options, merchantFromSupply } })
        .map(({ command }) => command.type)
        .filter((type) => type !== 'propose' && type !== 'say');
    expect(types(true)).toEqual(['reveal', 'end-turn']);
    expect(types(false)).toEqual(['end-turn']);
  });
});

describe('what the host can do', () => {
  it('depends on the phase', () => {
    const types = (state: State) => commands(state, 'host').map(({ type }) => type);
    const board = ['place', 'remove', 'move'];
    expect(types(START)).toEqual([
      'begin-turn',
      'begin-turn',
      'end-round',
      'set-age',
      ...board,
      'correct',
    ]);
    expect(types(revealed)).toEqual([...board, 'correct']);
    expect(types({ ...START, phase: 'ranking' })).toEqual(['correct']);
    expect(types({ ...START, phase: 'inflation' })).toEqual(['correct']);
  });

  const offeredOn = (board: Setup['board'], type: string) =>
    commands(stateOf({ seats: ['austria', 'france'], board }), 'host').filter(
      (command) => command.type === type,
    );
  const offeredWith = (france: object, type: string) => offeredOn({ realms: { france } }, type);
  const ofFrance = { realm: 'france' };

  it('is to put a piece where there is room for one more, and none where there is not', () => {
    const influence = Array.from({ length: MOST_PIECES }, () => 'seine');
    const place = { type: 'place', what: 'influence', at: 'austria' };
    expect(offeredOn({}, 'place')).toEqual([{ ...place, realm: 'austria' }]);
    const full = { realms: { austria: { influence } } };
    expect(offeredOn(full, 'place')).toEqual([{ ...place, realm: 'france' }]);
    const all = { realms: { austria: { influence }, france: { influence } } };
    expect(offeredOn(all, 'place')).toEqual([]);
  });

  it('is to take a piece away, whatever lies there', () => {
    const remove = (piece: object) => [{ type: 'remove', ...piece }];
    const own = (what: string, at: string) => remove({ what, at, ...ofFrance });
    const taken = (france: object) => offeredWith(france, 'remove');
    expect(taken({ towns: { small: ['lyon'] } })).toEqual(own('town', 'lyon'));
    expect(taken({ towns: { large: ['paris'] } })).toEqual(own('town', 'paris'));
    expect(taken({ vassals: ['gent'] })).toEqual(own('vassal', 'gent'));
    expect(taken({ influence: ['seine'] })).toEqual(own('influence', 'seine'));
    expect(taken({ claims: ['mali'] })).toEqual(own('claim', 'mali'));
    const merchants = [{ node: 'genoa', laid: true }];
    expect(taken({ merchants })).toEqual(own('merchant', 'genoa'));
    const lightShips = [{ zone: 'doggerbank', in: 'port' }];
    expect(taken({ lightShips })).toEqual(own('light-ship', 'doggerbank'));
    const hostile = { france: ['doggerbank'] };
    expect(offeredOn({ hostile }, 'remove')).toEqual(own('hostility', 'doggerbank'));
    const occupied = { gent: 'spain' } as const;
    expect(offeredOn({ occupied }, 'remove')).toEqual(remove({ what: 'occupation', at: 'gent' }));
    expect(offeredOn({ dnpr: ['mali'] }, 'remove')).toEqual(remove({ what: 'dnpr', at: 'mali' }));
    const pirates = { genoa: 2 };
    expect(offeredOn({ pirates }, 'remove')).toEqual(remove({ what: 'pirate', at: 'genoa' }));
    const expanded = ['wien'];
    expect(offeredOn({ expanded }, 'remove')).toEqual(remove({ what: 'expansion', at: 'wien' }));
    expect(offeredOn({}, 'remove')).toEqual([]);
  });

  it('is to move a Merchant or a ship somewhere else, where there is one', () => {
    const moved = (france: object) => offeredWith(france, 'move');
    const move = (what: string, from: string, to: string) => [
      { type: 'move', what, ...ofFrance, from, to },
    ];
    const lightShips = [{ zone: 'doggerbank' }];
    expect(moved({ lightShips })).toEqual(move('light-ship', 'doggerbank', 'adriatic-sea'));
    const first = [{ zone: 'adriatic-sea' }];
    expect(moved({ lightShips: first })).toEqual(move('light-ship', 'adriatic-sea', 'aegean-sea'));
    const merchants = [{ node: 'genoa' }];
    expect(moved({ merchants, lightShips })).toEqual(move('merchant', 'genoa', 'supply'));
    const held = [{ node: 'supply' }, { node: 'adriatic-sea' }];
    expect(moved({ merchants: held })).toEqual(move('merchant', 'supply', 'aleppo'));
    expect(moved({ towns: { small: ['lyon'] } })).toEqual([]);
  });

  it('is to correct what no income can have raised beyond what a correction can say', () => {
    const [correct] = offeredOn({ realms: { austria: { ducats: 7 } } }, 'correct');
    expect(correct).toMatchObject({ type: 'correct', realm: 'austria', diplomaticPower: 5 });
    expect(correct).not.toHaveProperty('ducats');
  });

  it('is told which fields a piece has', () => {
    const fieldsOf = (type: string) =>
      findAffordances(see(START, 'host')).find(({ command }) => command.type === type)?.fields;
    expect(fieldsOf('remove')).toEqual(['what', 'at', 'realm', 'size', 'slot', 'in', 'count']);
    expect(fieldsOf('move')).toEqual(['what', 'realm', 'from', 'to', 'slot', 'laid']);
  });
});

describe('a choice as a command', () => {
  const choice = { card: 'T02-4', node: 'wien', kind: 'primary', ship: null } as const;
  const known = { powers: {}, outcomes: [] };

  it('names the Merchant at the node, else one that is not at the primary node', () => {
    const view = see(START, 'austria');
    expect(tradeOf(view, 'austria', { ...choice, ...known })).toEqual({
      type: 'trade',
      card: 'T02-4',
      node: 'wien',
      merchant: 'wien',
    });
    const secondary = {
      ...choice,
      ...known,
      node: 'genoa',
      kind: 'secondary',
      primary: 'wien',
    } as const;
    const ship = { from: 'adriatic-sea', to: 'gulf-of-lion' };
    expect(tradeOf(view, 'austria', { ...secondary, ship })).toEqual({
      type: 'trade',
      card: 'T02-4',
      node: 'genoa',
      secondary: true,
      merchant: 'supply',
      ship,
    });
    expect(tradeOf(view, 'france', { ...choice, ...known })).toEqual({
      type: 'trade',
      card: 'T02-4',
      node: 'wien',
    });
  });
});
