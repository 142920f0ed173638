import { describe, expect, it } from 'vitest';
import { game as advanced } from '../advanced-civilization/game.ts';
import { game as mega } from '../mega-civilization/game.ts';
import { sit } from './testing/table.ts';

const three = (named: readonly string[]) => ({ count: 3, named });

describe('the next turn', () => {
  it('keeps who sits where, who is barred, misdeals and unspent cards, and nothing else', () => {
    const seats = Array.from({ length: 12 }, (_, at) => `s${at}`);
    const table = sit(mega, {
      seats,
      hands: { s0: { ochre: 4, piracy: 1 }, s11: { silk: 3 } },
      options: { misdeals: 'honour' },
    });
    table.run('s0', {
      type: 'propose',
      to: 's11',
      gives: three(['ochre', 'ochre']),
      asks: three(['silk']),
    });
    table.run('s11', {
      type: 'accept',
      offer: 's0-s11-1',
      revision: 1,
      named: ['silk'],
      cards: { silk: 3 },
    });
    table.run('s0', { type: 'deliver', offer: 's0-s11-1', revision: 1, cards: { ochre: 4 } });
    table.run('host', { type: 'bar', seat: 's11' });
    table.run('s0', { type: 'finish' });
    table.run('host', { type: 'end-trading' });
    table.run('s0', { type: 'spend', cards: { ochre: 1 } });
    expect(table.view('s0').seats.s0).toEqual({
      cards: 4,
      finished: true,
      block: 'west',
      misdeals: 1,
      calamitiesRevealed: 1,
      calamitiesKept: 1,
      spent: 1,
    });
    const events = table.run('host', { type: 'next-turn', cities: { s0: 1, s11: 2 } });
    expect(events.map(({ type }) => type)).toEqual(['calamities-revealed', 'turn-dealt']);
    expect(table.view('s0').seats.s0).toEqual({
      cards: 4,
      finished: false,
      block: 'west',
      misdeals: 1,
    });
    expect(table.view('s0').seats.s11).toEqual({
      cards: 5,
      finished: false,
      block: 'east',
      misdeals: 0,
      barred: true,
    });
    expect(table.view('s0')).toMatchObject({ phase: 'trade', deadline: 600_000 });
    expect(table.state().discards.every((count) => count === 0)).toBe(true);
    table.run('host', { type: 'unbar', seat: 's11' });
    expect(table.view('s0').seats.s11).not.toHaveProperty('barred');
  });

  it('gives Mining back to its holder, and time only when trading opens', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { bronze: 4 }, egypt: { oil: 3 } },
      mining: ['crete'],
    });
    table.run('host', { type: 'end-trading' });
    table.run('crete', { type: 'spend', cards: { bronze: 2 }, mining: 'bronze' });
    expect(table.view('crete').value).not.toHaveProperty('mining');
    table.wait(100);
    table.run('host', { type: 'next-turn', cities: {}, treasury: { crete: 18 } });
    expect(table.view('crete')).toMatchObject({
      phase: 'draw',
      deadline: null,
      canBuy: true,
      seats: { crete: { treasury: 18, mining: true }, egypt: { treasury: 0 } },
      value: { mining: { kind: 'bronze', gain: 30 } },
    });
    expect(table.view('egypt').canBuy).toBe(false);
    table.run('crete', { type: 'buy-card' });
    table.wait(50);
    table.run('host', { type: 'open-trading' });
    expect(table.view('crete')).toMatchObject({ phase: 'trade', deadline: 450_000 });
    expect(table.view('crete').seats.crete).toEqual({ cards: 3, finished: false, mining: true });
    expect(table.view('crete')).not.toHaveProperty('canBuy');
  });

  it('turns calamities up by name, with their givers', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { treachery: 1, piracy: 1, salt: 3 }, egypt: { famine: 1, oil: 3 } },
    });
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['salt', 'salt']),
      asks: three(['oil', 'oil']),
    });
    table.run('egypt', { type: 'accept', offer: 'crete-egypt-1', revision: 1, cards: { oil: 3 } });
    table.run('crete', {
      type: 'deliver',
      offer: 'crete-egypt-1',
      revision: 1,
      cards: { salt: 2, treachery: 1 },
    });
    table.run('host', { type: 'end-trading' });
    table.run('host', { type: 'reveal-calamities' });
    expect(table.view('spectator').seats).toMatchObject({
      crete: { cards: 4, calamities: [{ kind: 'piracy', from: null }] },
      egypt: {
        cards: 2,
        calamities: [
          { kind: 'famine', from: null },
          { kind: 'treachery', from: 'crete' },
        ],
      },
    });
    expect(table.view('egypt').calamities).toEqual([]);
    expect(table.refused('host', { type: 'reveal-calamities' }).code).toBe('no-change');
  });

  it('sends spent Water back to its supply', () => {
    const table = sit(mega, { seats: ['rome', 'persia'], hands: { rome: { water: 2, oil: 1 } } });
    table.run('host', { type: 'end-trading' });
    table.run('rome', { type: 'spend', cards: { water: 2, oil: 1 } });
    expect(table.state().discards.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  it('names the seat that is unknown, and those that must surrender', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 4 }, egypt: { oil: 4 } },
      options: { handLimit: 3 },
    });
    expect(table.refused('host', { type: 'bar', seat: 'rome' }).data).toEqual({
      field: 'seat',
      problem: 'no such seat',
    });
    expect(table.refused('host', { type: 'unbar', seat: 'rome' }).data).toMatchObject({
      field: 'seat',
    });
    expect(table.refused('crete', { type: 'say', to: 'rome', text: 'x' }).data).toMatchObject({
      field: 'to',
    });
    expect(table.refused('crete', { type: 'say', to: 'crete', text: 'x' })).toMatchObject({
      code: 'malformed',
      data: { field: 'to' },
    });
    table.run('host', { type: 'end-trading' });
    expect(table.refused('host', { type: 'next-turn', cities: { rome: 1 } }).data).toMatchObject({
      field: 'cities.rome',
    });
    expect(
      table.refused('host', { type: 'next-turn', cities: {}, treasury: { rome: 1 } }).data,
    ).toMatchObject({ field: 'treasury.rome' });
    const cities = { crete: 4, rome: 1 };
    expect(table.refused('host', { type: 'next-turn', cities }).data).toMatchObject({
      field: 'cities.rome',
    });
    expect(table.refused('host', { type: 'next-turn', cities: {} })).toEqual({
      code: 'over-hand-limit',
      clause: 'AC-31.71',
      data: { seats: 'crete, egypt' },
    });
    expect(table.refused('crete', { type: 'surrender', cards: { salt: 2 } }).data).toEqual({
      what: 'surplus',
      count: 1,
      cards: 2,
    });
  });
});

describe('the ninth stack', () => {
  it('runs out in Advanced Civilization', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { egypt: { gold: 5, ivory: 4 } },
      treasury: { crete: 50 },
    });
    table.run('crete', { type: 'buy-card' });
    expect(table.view('crete')).toMatchObject({ canBuy: false, hand: { piracy: 1 } });
    expect(table.refused('crete', { type: 'buy-card' })).toMatchObject({
      code: 'stack-empty',
      clause: 'AC-27.51',
    });
    expect(table.refused('egypt', { type: 'buy-card' })).toMatchObject({
      code: 'out-of-treasury',
      data: { price: 18, treasury: 0 },
    });
  });
});

describe('the clock', () => {
  const open = () => sit(advanced, { seats: ['crete', 'egypt'], hands: { crete: { salt: 3 } } });
  const tick = (game: typeof advanced, state: unknown, now: number, actor = 'clock') =>
    game.decide(state as never, { type: 'tick' }, actor, { now, random: () => 0 });

  it('ends trading at its deadline, not before, and has nothing to say afterwards', () => {
    const table = open();
    expect(tick(advanced, table.state(), 299_999).ok).toBe(false);
    expect(tick(advanced, table.state(), 300_000).ok).toBe(true);
    expect(tick(advanced, table.state(), 300_000, 'crete')).toMatchObject({
      refusal: { code: 'not-yours' },
    });
    expect(table.wait(300)).toEqual([{ type: 'trading-ended', reason: 'time' }]);
    expect(tick(advanced, table.state(), 900_000)).toMatchObject({
      refusal: { code: 'no-change' },
    });
    expect(advanced.deadline(table.state())).toBeNull();
  });

  it('never speaks without a limit', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 3 } },
      options: { timeLimit: null },
    });
    expect(tick(advanced, table.state(), 900_000_000).ok).toBe(false);
    expect(table.wait(100_000)).toEqual([]);
  });
});

describe('a revision', () => {
  it('changes something, or voids an acceptance', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 4 }, egypt: { oil: 3 } },
    });
    const offer = 'crete-egypt-1';
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['salt', 'salt']),
      asks: three(['oil', 'oil']),
      note: 'now',
    });
    expect(table.refused('crete', { type: 'revise', offer }).code).toBe('no-change');
    expect(table.refused('crete', { type: 'revise', offer, note: 'now' }).code).toBe('no-change');
    table.run('crete', { type: 'revise', offer, note: 'later' });
    expect(table.view('egypt').offers[offer]).toMatchObject({ revision: 2, note: 'later' });
    table.run('egypt', { type: 'accept', offer, revision: 2, cards: { oil: 3 } });
    table.run('crete', { type: 'revise', offer });
    expect(table.view('egypt').offers[offer]).toMatchObject({
      revision: 3,
      state: 'open',
      delivered: [],
    });
    expect(table.view('egypt').sealed).toEqual({});
  });
});
