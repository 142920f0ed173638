import { describe, expect, it } from 'vitest';
import { type Sitting, sit } from '../testing/table.ts';

const SEATS = {
  ana: { faction: 'arborec', commodities: 3, tradeGoods: 2, relicFragments: { cultural: 1 } },
  leo: { faction: 'letnev', tradeGoods: 3 },
  max: { faction: 'mentak', tradeGoods: 5 },
};
const ONE = { tradeGoods: 1 };

const open = (more: object = {}) =>
  sit({
    seats: SEATS,
    neighbors: [
      ['ana', 'leo'],
      ['leo', 'max'],
    ],
    active: 'ana',
    ...more,
  });

/** Puts an offer; its id. */
function offer(table: Sitting, from: string, to: string, gives: object = ONE, asks: object = {}) {
  const [proposed] = table.run(from, { type: 'propose', to, gives, asks });
  if (proposed?.type !== 'proposed') throw new Error('no offer');
  return proposed.offer;
}

const taking = (id: string, revision = 1) => ({ type: 'accept', offer: id, revision });

/** What accepting such an offer is refused with. */
const refusalFor = (table: Sitting, from: string, to: string, gives?: object, asks?: object) =>
  table.refused(to, taking(offer(table, from, to, gives, asks)));

/** The events of an offer that is made and taken. */
const trade = (table: Sitting, from: string, to: string, gives?: object, asks?: object) =>
  table.run(to, taking(offer(table, from, to, gives, asks)));

describe('an offer cannot be accepted', () => {
  it('that is none, that is one’s own, or that others make each other', () => {
    const table = open();
    const none = (name: string) => ({ code: 'no-such', data: { what: 'offer', name } });
    expect(table.refused('leo', taking('x'))).toEqual(none('x'));
    const id = offer(table, 'ana', 'leo');
    expect(table.refused('ana', taking(id))).toEqual({ code: 'not-yours' });
    expect(table.refused('max', taking(id))).toEqual(none(id));
  });

  it('at another revision than it has', () => {
    const table = open();
    const id = offer(table, 'ana', 'leo');
    table.run('ana', { type: 'revise', offer: id });
    const stale = { code: 'stale-revision', clause: 'TI-T4a', data: { revision: 2 } };
    expect(table.refused('leo', taking(id, 1))).toEqual(stale);
    expect(table.refused('leo', taking(id, 3))).toEqual(stale);
  });

  it('once it is withdrawn, declined or settled', () => {
    const table = open();
    const over = (code: string, id: string) => ({ code, clause: 'TI-T4a', data: { offer: id } });
    const [one, two, three] = [1, 2, 3].map(() => offer(table, 'ana', 'leo'));
    table.run('ana', { type: 'withdraw', offer: one });
    table.run('leo', { type: 'decline', offer: two });
    table.run('leo', taking(`${three}`));
    expect(table.refused('leo', taking(`${one}`))).toEqual(over('offer-withdrawn', 'ana-leo-1'));
    expect(table.refused('leo', taking(`${two}`))).toEqual(over('offer-declined', 'ana-leo-2'));
    expect(table.refused('leo', taking(`${three}`))).toEqual(over('final', 'ana-leo-3'));
  });

  it('while Mentak decides on Pillage, unless the table reads that otherwise', () => {
    const rich = (options: object) => {
      const table = open({ options });
      table.run('leo', { type: 'gain', tradeGoods: 1 });
      return table;
    };
    const wait = {
      code: 'pending-decision',
      clause: 'TI-X.mentak-pillage',
      data: { what: 'pillage', seat: 'max', target: 'leo' },
    };
    expect(refusalFor(rich({}), 'ana', 'leo')).toEqual(wait);
    const own = { ...wait, data: { ...wait.data, what: 'pillage-mine' } };
    expect(refusalFor(rich({}), 'ana', 'max')).toEqual(own);
    const traded = trade(rich({ A8: 'transactions-go-on' }), 'ana', 'leo');
    expect(traded[0]?.type).toBe('transacted');
  });

  it('under a ban', () => {
    const ban = (effect: string) => ({
      code: 'banned',
      clause: `TI-X.${effect}`,
      data: { effect },
    });
    for (const elected of ['ana', 'leo']) {
      for (const law of ['censure', 'tf-censure']) {
        const table = open({ laws: [{ law, elected }] });
        expect(refusalFor(table, 'ana', 'leo')).toEqual(ban('tf-censure'));
      }
    }
    const other = open({ laws: [{ law: 'censure', elected: 'max' }] });
    expect(trade(other, 'ana', 'leo')).not.toEqual([]);
    const hidden = open({ phase: 'agenda', active: null, events: ['hidden-agenda'] });
    hidden.run('host', { type: 'begin-agenda', agenda: 'Mutiny' });
    expect(refusalFor(hidden, 'ana', 'leo')).toEqual(ban('hidden-agenda'));
  });

  it('outside any window', () => {
    const table = open({ phase: 'status', active: null });
    expect(refusalFor(table, 'ana', 'leo')).toEqual({
      code: 'window-closed',
      clause: 'TI-T1',
      data: { phase: 'status' },
    });
  });

  it('without the active player', () => {
    expect(refusalFor(open(), 'leo', 'max')).toEqual({
      code: 'pair-without-active',
      clause: 'TI-T1',
      data: { active: 'ana' },
    });
  });

  it('by a stranger', () => {
    expect(refusalFor(open(), 'max', 'ana')).toEqual({
      code: 'not-neighbors',
      clause: 'TI-T1',
      data: { one: 'ana', other: 'max' },
    });
  });

  it('for relic fragments that the active player gives, where the table reads to the letter', () => {
    const kind = { code: 'item-kind', clause: 'TI-T3', data: { what: 'letter' } };
    const gives = { relicFragments: { cultural: 1 } };
    const table = open({ options: { A1: 'to-the-letter' } });
    expect(refusalFor(table, 'ana', 'leo', gives)).toEqual(kind);
    expect(refusalFor(table, 'leo', 'ana', ONE, gives)).toEqual(kind);
    expect(trade(table, 'ana', 'leo')).not.toEqual([]);
    const others = open({ options: { A1: 'to-the-letter' }, active: 'leo' });
    expect(trade(others, 'ana', 'leo', gives)).not.toEqual([]);
    expect(trade(open(), 'ana', 'leo', gives)).not.toEqual([]);
  });
});

describe('a pair transacts once', () => {
  const used = (clause: string, maker: string, accepter: string) => ({
    code: 'pair-used',
    clause,
    data: { one: accepter, other: maker },
  });

  it('in a turn, whoever makes the offer', () => {
    const table = open();
    trade(table, 'leo', 'ana', { tradeGoods: 2 });
    expect(refusalFor(table, 'ana', 'leo')).toEqual(used('TI-T1', 'ana', 'leo'));
    expect(refusalFor(table, 'leo', 'ana')).toEqual(used('TI-T1', 'leo', 'ana'));
  });

  it('also when the two have ceased to be neighbors and are so again', () => {
    const table = open();
    trade(table, 'leo', 'ana', { tradeGoods: 2 });
    const neighbors = (...pairs: string[][]) => table.run('host', { type: 'set-neighbors', pairs });
    neighbors(['leo', 'max']);
    neighbors(['leo', 'ana']);
    expect(refusalFor(table, 'ana', 'leo')).toEqual(used('TI-TN4', 'ana', 'leo'));
  });

  it('in an agenda, neighbors or not', () => {
    const table = open({ phase: 'agenda', active: null });
    table.run('host', { type: 'begin-agenda', agenda: 'Mutiny' });
    trade(table, 'leo', 'ana');
    expect(refusalFor(table, 'ana', 'leo')).toEqual(used('TI-T6', 'ana', 'leo'));
  });

  it('other pairs are other pairs', () => {
    const table = open({
      neighbors: [
        ['ana', 'leo'],
        ['ana', 'max'],
      ],
    });
    trade(table, 'ana', 'leo', { commodities: 1 });
    expect(trade(table, 'ana', 'max', { commodities: 1 })[0]).toMatchObject({
      transaction: 'transaction-2',
    });
  });
});

describe('a transaction beyond the allowance', () => {
  const beyond = (faction: string, more: object = {}) =>
    open({ seats: { ...SEATS, leo: { faction, tradeGoods: 3 } }, ...more });

  it('is not counted, and names the effect', () => {
    const table = beyond('nomad', { neighbors: [] });
    table.run('leo', { type: 'use', effect: 'nomad-tcs', target: 'max' });
    const [first] = trade(table, 'leo', 'max');
    expect(first).toMatchObject({ counted: false, extra: 'nomad-tcs' });
    expect(refusalFor(table, 'leo', 'max').code).toBe('pair-without-active');
  });

  it('is of these two only', () => {
    const table = beyond('nomad', { neighbors: [] });
    table.run('leo', { type: 'use', effect: 'nomad-tcs', target: 'max' });
    expect(refusalFor(table, 'leo', 'ana').code).toBe('not-neighbors');
    expect(refusalFor(table, 'max', 'ana').code).toBe('not-neighbors');
  });

  it('is not Black Market Dealings, which only admits more', () => {
    const seats = { ...SEATS, ana: { ...SEATS.ana, actionCards: ['black-market-dealings'] } };
    const table = open({ seats, neighbors: [] });
    table.run('ana', { type: 'use', effect: 'black-market-dealings', target: 'leo' });
    expect(refusalFor(table, 'ana', 'leo').code).toBe('not-neighbors');
  });

  it('of Deepgloom Executable counts in an agenda, and not in a turn or outside of all', () => {
    const use = { type: 'use', effect: 'yssaril-deepgloom', target: 'ana' };
    const agenda = beyond('yssaril', { phase: 'agenda', active: null });
    agenda.run('leo', use);
    expect(trade(agenda, 'leo', 'ana')[0]).toMatchObject({ counted: false });
    agenda.run('host', { type: 'begin-agenda', agenda: 'Mutiny' });
    agenda.run('leo', use);
    expect(trade(agenda, 'leo', 'ana')[0]).toMatchObject({
      counted: true,
      extra: 'yssaril-deepgloom',
    });
    agenda.run('leo', use);
    expect(refusalFor(agenda, 'leo', 'ana')).toMatchObject({ code: 'pair-used', clause: 'TI-T6' });
    const turn = beyond('yssaril');
    turn.run('leo', use);
    expect(trade(turn, 'leo', 'ana')[0]).toMatchObject({ counted: false });
  });
});

describe('what an accepted offer does', () => {
  it('is told in one event, the gifts in the order of names', () => {
    const table = open();
    const [event, ...more] = trade(table, 'leo', 'ana', ONE, { commodities: 2 });
    expect(event).toEqual({
      type: 'transacted',
      transaction: 'transaction-1',
      offer: 'leo-ana-1',
      between: ['leo', 'ana'],
      gave: { ana: { commodities: 2 }, leo: ONE },
      deal: [],
      counted: true,
      extra: null,
      bonus: {},
      receipts: [],
    });
    expect(event?.type === 'transacted' && Object.keys(event.gave)).toEqual(['ana', 'leo']);
    expect(more).toEqual([{ type: 'pillage-offered', by: 'max', target: 'leo' }]);
  });

  it('is an agreement where only words were exchanged, in any phase', () => {
    const table = open({ phase: 'status', active: null });
    const deal = [{ text: 'peace', by: 'ana', when: 'now' }];
    table.run('ana', { type: 'propose', to: 'max', gives: {}, asks: {}, deal });
    expect(table.run('max', taking('ana-max-1'))).toEqual([
      { type: 'agreed', offer: 'ana-max-1', between: ['ana', 'max'], deal },
    ]);
  });

  it('is a good more for each under Dark Pact', () => {
    const seats = {
      ...SEATS,
      ana: { ...SEATS.ana, playArea: ['leo/dark-pact'] },
      leo: { faction: 'empyrean' },
    };
    expect(trade(open({ seats }), 'ana', 'leo', { commodities: 3 })[0]).toMatchObject({
      bonus: { ana: 1, leo: 1 },
    });
    expect(trade(open({ seats }), 'leo', 'ana', {}, { commodities: 3 })[0]).toMatchObject({
      bonus: { ana: 1, leo: 1 },
    });
    expect(trade(open({ seats }), 'ana', 'leo', { commodities: 2 })[0]).toMatchObject({
      bonus: {},
    });
  });

  it('is that received notes resolve, the active player’s first, else in the order of seats', () => {
    const place = 'play-area';
    const receipt = (seat: string, note: string) => ({ seat, note, place, tradeGoods: 0 });
    const throne = (owner: string) => ({ promissoryNote: `${owner}/support-for-the-throne` });
    const swap = (table: Sitting) => trade(table, 'ana', 'leo', throne('ana'), throne('leo'))[0];
    const ana = receipt('ana', 'leo/support-for-the-throne');
    const leo = receipt('leo', 'ana/support-for-the-throne');
    expect(swap(open())).toMatchObject({ receipts: [ana, leo] });
    expect(swap(open({ active: 'leo' }))).toMatchObject({ receipts: [leo, ana] });
    const agenda = open({ phase: 'agenda', active: null });
    agenda.run('host', { type: 'begin-agenda', agenda: 'Mutiny' });
    expect(swap(agenda)).toMatchObject({ receipts: [ana, leo] });
  });

  it('is that other notes come into the hand, and Black Ops goes out for two trade goods', () => {
    const give = (table: Sitting, note: string, from = 'ana', to = 'leo') => {
      const [event] = trade(table, from, to, { promissoryNote: note });
      return event?.type === 'transacted' ? event.receipts : [];
    };
    expect(give(open(), 'ana/ceasefire')).toEqual([
      { seat: 'leo', note: 'ana/ceasefire', place: 'hand', tradeGoods: 0 },
    ]);
    const seats = { ...SEATS, ana: { faction: 'firmament' } };
    expect(give(open({ seats }), 'ana/black-ops')).toEqual([
      { seat: 'leo', note: 'ana/black-ops', place: 'out', tradeGoods: 2 },
    ]);
    const held = ['ana/black-ops', 'ana/support-for-the-throne'];
    const back = open({ seats: { ...seats, leo: { faction: 'letnev', promissoryNotes: held } } });
    expect(give(back, 'ana/support-for-the-throne', 'leo', 'ana')).toEqual([
      { seat: 'ana', note: 'ana/support-for-the-throne', place: 'hand', tradeGoods: 0 },
    ]);
  });
});
