import { KEPT } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game } from './game.ts';
import { type Sitting, sit } from './testing/table.ts';

const SEATS = {
  leo: { faction: 'letnev', tradeGoods: 1 },
  ana: { faction: 'arborec', tradeGoods: 9, commodities: 1 },
  hal: { faction: 'hacan' },
};
const open = (more: object = {}) =>
  sit({ seats: SEATS, neighbors: [['ana', 'leo']], active: 'ana', ...more });
const ONE = { tradeGoods: 1 };
const put = (table: Sitting, from: string, to: string, more: object = {}) =>
  table.run(from, { type: 'propose', to, gives: {}, asks: ONE, ...more });
const take = (table: Sitting, by: string, offer: string) =>
  table.run(by, { type: 'accept', offer, revision: 1 });

describe('links', () => {
  const GUILD_SHIPS = 'Hacan faction ability Guild Ships';

  it('are of pairs that are no neighbors, in order, and say why', () => {
    expect(open().view('spectator').links).toEqual([
      { between: ['ana', 'hal'], why: GUILD_SHIPS },
      { between: ['hal', 'leo'], why: GUILD_SHIPS },
    ]);
    const neighbors = [
      ['ana', 'leo'],
      ['ana', 'hal'],
      ['hal', 'leo'],
    ];
    expect(open({ neighbors }).view('ana').links).toEqual([]);
  });

  it('come of convoys in a play area, of two space stations, of the Age of Commerce', () => {
    const links = (seats: object, more: object = {}) => {
      const plain = {
        ana: { faction: 'arborec' },
        leo: { faction: 'letnev' },
        sol: { faction: 'sol' },
      };
      return sit({ seats: { ...plain, ...seats }, ...more })
        .view('ana')
        .links.map(({ between, why }) => `${between.join(' ')}: ${why}`);
    };
    const station = { spaceStations: 1 };
    expect(links({})).toEqual([]);
    expect(links({ ana: { faction: 'arborec', ...station } })).toEqual([]);
    expect(
      links({ ana: { faction: 'arborec', ...station }, sol: { faction: 'sol', ...station } }),
    ).toEqual([expect.stringMatching(/^ana sol: Space stations/)]);
    const held = { faction: 'arborec', playArea: ['hal/trade-convoys'] };
    const hal = { hal: { faction: 'hacan' } };
    const convoys = 'Promissory note Trade Convoys';
    expect(links({ ...hal, ana: held })).toEqual([
      `ana hal: ${GUILD_SHIPS}`,
      `ana leo: ${convoys}`,
      `ana sol: ${convoys}`,
      `hal leo: ${GUILD_SHIPS}`,
      `hal sol: ${GUILD_SHIPS}`,
    ]);
    expect(links({}, { events: ['age-of-commerce'] })).toEqual([
      'ana leo: Event Age of Commerce',
      'ana sol: Event Age of Commerce',
      'leo sol: Event Age of Commerce',
    ]);
  });
});

describe('transactions', () => {
  it('are seen in full by their parties, by others without names of notes and cards', () => {
    const table = open();
    const gives = { promissoryNote: 'ana/ceasefire', tradeGoods: 2 };
    put(table, 'ana', 'leo', { gives, asks: {} });
    take(table, 'leo', 'ana-leo-1');
    const seen = (viewer: string) => table.view(viewer).transactions;
    const transaction = (note: string) => [
      {
        id: 'transaction-1',
        between: ['ana', 'leo'],
        gave: { ana: { tradeGoods: 2, promissoryNote: note }, leo: {} },
      },
    ];
    for (const party of ['ana', 'leo']) expect(seen(party)).toEqual(transaction('ana/ceasefire'));
    for (const other of ['hal', 'host']) expect(seen(other)).toEqual(transaction('hidden'));
  });

  it('that have been are listed by pair, in order', () => {
    const table = open();
    put(table, 'leo', 'ana');
    put(table, 'hal', 'ana');
    take(table, 'ana', 'leo-ana-1');
    take(table, 'ana', 'hal-ana-1');
    expect(table.view('spectator').transacted).toEqual([
      ['ana', 'hal'],
      ['ana', 'leo'],
    ]);
  });

  it('are kept fifty at a time', () => {
    const table = open();
    for (let count = 1; count <= KEPT + 1; count++) {
      put(table, 'ana', 'leo', { gives: count % 2 ? ONE : {}, asks: count % 2 ? {} : ONE });
      take(table, 'leo', `ana-leo-${count}`);
      table.run('host', { type: 'begin-turn', seat: 'ana' });
    }
    const { transactions, offers } = table.view('ana');
    expect(transactions).toHaveLength(KEPT);
    expect(transactions[0]?.id).toBe('transaction-2');
    expect(Object.keys(offers)).toHaveLength(KEPT);
    expect(Object.keys(offers)[0]).toBe('ana-leo-2');
    expect(table.state().pairs['ana leo']?.over).toHaveLength(KEPT + 1);
  });
});

describe('offers', () => {
  it('are seen by their two parties, those that are over first, in the order in which they ended', () => {
    const table = open();
    put(table, 'leo', 'ana');
    put(table, 'ana', 'leo');
    put(table, 'leo', 'ana');
    put(table, 'hal', 'ana');
    table.run('leo', { type: 'withdraw', offer: 'leo-ana-2' });
    table.run('leo', { type: 'decline', offer: 'ana-leo-1' });
    const ids = (viewer: string) => Object.keys(table.view(viewer).offers);
    expect(ids('ana')).toEqual(['leo-ana-2', 'ana-leo-1', 'leo-ana-1', 'hal-ana-1']);
    expect(ids('leo')).toEqual(['leo-ana-2', 'ana-leo-1', 'leo-ana-1']);
    expect(ids('hal')).toEqual(['hal-ana-1']);
    expect(ids('host')).toEqual([]);
    table.run('hal', { type: 'withdraw', offer: 'hal-ana-1' });
    table.run('leo', { type: 'withdraw', offer: 'leo-ana-1' });
    expect(ids('ana')).toEqual(['leo-ana-2', 'ana-leo-1', 'hal-ana-1', 'leo-ana-1']);
    put(table, 'ana', 'leo');
    table.run('ana', { type: 'revise', offer: 'ana-leo-1' });
    expect(ids('leo')).toEqual(['leo-ana-2', 'leo-ana-1', 'ana-leo-2', 'ana-leo-1']);
    table.run('ana', { type: 'revise', offer: 'ana-leo-2' });
    expect(ids('leo')).toEqual(['leo-ana-2', 'leo-ana-1', 'ana-leo-2', 'ana-leo-1']);
    expect(table.state().pairs['ana leo']).toMatchObject({
      open: [
        { id: 'ana-leo-2', revision: 2, ended: 0 },
        { id: 'ana-leo-1', revision: 2, ended: 0 },
      ],
      over: [{ id: 'leo-ana-2' }, { id: 'leo-ana-1' }],
      made: { ana: 2, leo: 2 },
    });
  });

  it('tell the one addressed what accepting would be refused with', () => {
    const table = open();
    put(table, 'leo', 'ana');
    const offer = {
      from: 'leo',
      to: 'ana',
      revision: 1,
      state: 'open',
      gives: {},
      asks: ONE,
      deal: [],
      binding: null,
      why: null,
    };
    const seen = (viewer: string) => table.view(viewer).offers['leo-ana-1'];
    expect(seen('leo')).toEqual(offer);
    expect(seen('ana')).toEqual({ ...offer, blocked: null });
    table.run('host', { type: 'end-turn' });
    expect(seen('ana')).toEqual({ ...offer, blocked: 'window-closed' });
    table.run('leo', { type: 'withdraw', offer: 'leo-ana-1' });
    expect(seen('ana')).toEqual({ ...offer, state: 'withdrawn' });
  });

  it('have a deal that binds while the goods may move, and keeps its label once the offer is over', () => {
    const table = open();
    put(table, 'leo', 'ana', { deal: [{ text: 'peace', by: 'leo', when: 'now' }] });
    const binding = () => table.view('leo').offers['leo-ana-1']?.binding;
    expect(binding()).toBe(true);
    table.run('host', { type: 'end-turn' });
    expect(binding()).toBe(false);
    table.run('leo', { type: 'withdraw', offer: 'leo-ana-1' });
    expect(binding()).toBe(true);
  });

  it('have a deal that binds or does not, and say why', () => {
    const table = open();
    const term = (when: string, certain?: boolean) => ({
      text: `peace ${when}`,
      by: 'ana',
      when,
      certain,
    });
    const verdict = (...deal: object[]) => {
      const [event] = put(table, 'ana', 'leo', { deal });
      const id = event?.type === 'proposed' ? event.offer : '';
      const { binding, why } = table.view('leo').offers[id] ?? {};
      return { binding, why };
    };
    const binds = { binding: true, why: 'every term can be carried out now' };
    expect(verdict(term('now'), term('now', true))).toEqual(binds);
    expect(verdict(term('now'), term('later'))).toEqual({
      binding: false,
      why: '“peace later” lies in the future',
    });
    expect(verdict(term('now', false), term('now'))).toEqual({
      binding: false,
      why: '“peace now” is not certain',
    });
  });
});

describe('deals', () => {
  const deal = [{ text: 'peace', by: 'ana', when: 'now' }];
  const terms = { terms: deal, binding: true, why: 'every term can be carried out now' };

  it('are seen by the two who made them, in the order in which they were made', () => {
    const table = open();
    put(table, 'hal', 'ana', { gives: {}, asks: {}, deal });
    put(table, 'leo', 'ana', { deal });
    put(table, 'leo', 'ana');
    take(table, 'ana', 'hal-ana-1');
    take(table, 'ana', 'leo-ana-1');
    expect(table.view('ana').deals).toEqual([
      { between: ['ana', 'hal'], ...terms },
      { between: ['ana', 'leo'], ...terms },
    ]);
    expect(table.view('leo').deals).toEqual([{ between: ['ana', 'leo'], ...terms }]);
    expect(table.view('host').deals).toEqual([]);
    expect(table.view('ana').offers['hal-ana-1']?.state).toBe('traded');
  });

  it('are kept fifty at a time', () => {
    const table = open();
    for (let count = 1; count <= KEPT + 1; count++) {
      const said = [{ text: `peace ${count}`, by: 'ana', when: 'now' }];
      put(table, 'hal', 'ana', { gives: {}, asks: {}, deal: said });
      take(table, 'ana', `hal-ana-${count}`);
    }
    const { deals } = table.view('hal');
    expect(deals).toHaveLength(KEPT);
    expect(deals[0]?.terms[0]?.text).toBe('peace 2');
    expect(table.state().pairs['ana hal']?.deals).toHaveLength(KEPT);
  });
});

describe('the public ledger', () => {
  it('has a line for what seats do besides, the last fifty', () => {
    const table = open({ seats: { ...SEATS, leo: { faction: 'keleres', tradeGoods: 1 } } });
    const line = (what: string, seat: string, by: string) => ({ what, seat, by });
    table.run('ana', { type: 'spend', tradeGoods: 1 });
    table.run('ana', { type: 'gain', tradeGoods: 1 });
    table.run('ana', { type: 'replenish' });
    table.run('ana', { type: 'convert', commodities: 1 });
    table.run('ana', { type: 'spend', commodities: 1, permittedBy: 'keleres-xander' });
    table.run('ana', {
      type: 'hand-over',
      to: 'leo',
      items: { commodities: 1 },
      effect: 'salvage',
    });
    expect(table.view('hal').ledger).toEqual([
      line('spent', 'ana', ''),
      line('gained', 'ana', 'gain'),
      line('replenished', 'ana', 'replenish'),
      line('converted', 'ana', 'convert'),
      line('spent', 'ana', 'keleres-xander'),
      line('handed-over', 'ana', 'salvage'),
    ]);
    for (let count = 0; count < KEPT - 5; count++)
      table.run('leo', { type: 'gain', tradeGoods: 1 });
    const { ledger } = table.view('hal');
    expect(ledger).toHaveLength(KEPT);
    expect(ledger[0]).toEqual(line('gained', 'ana', 'gain'));
  });

  it('tells notes that go home', () => {
    const table = open({
      seats: { ...SEATS, ana: { faction: 'arborec', playArea: ['leo/alliance'] } },
    });
    table.run('ana', { type: 'activate', system: 18, seats: ['leo'] });
    expect(table.view('hal').ledger).toEqual([
      { what: 'note-returned', seat: 'ana', by: 'leo/alliance' },
    ]);
    expect(table.view('ana').activation).toEqual({ by: 'ana', system: '18', seats: ['leo'] });
  });
});

describe('commands', () => {
  it('make what they can be referred by', () => {
    const table = open();
    const made = put(table, 'leo', 'ana');
    expect(game.refs(made)).toEqual({ offer: 'leo-ana-1' });
    expect(game.refs(take(table, 'ana', 'leo-ana-1'))).toEqual({ transaction: 'transaction-1' });
    expect(game.refs(table.run('ana', { type: 'pass' }))).toEqual({});
  });

  it('are bound by no deadline', () => {
    expect(game.deadline(open().state())).toBeNull();
    expect(game.seatsOf(open().state())).toEqual(['leo', 'ana', 'hal']);
  });
});
