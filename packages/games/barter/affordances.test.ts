import { MOST_OPEN } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game as advanced } from '../advanced-civilization/game.ts';
import { MOST_CARDS } from './bounds.ts';
import type { CommandOf } from './commands.ts';
import { type Sitting, sit } from './testing/table.ts';

const three = (named: readonly string[]) => ({ count: 3, named });

function open(extra: object = {}): Sitting {
  return sit(advanced, {
    seats: ['crete', 'egypt', 'thrace'],
    hands: {
      crete: { salt: 2, grain: 1, piracy: 1, famine: 1 },
      egypt: { iron: 3, oil: 1 },
      thrace: { wine: 2 },
    },
    ...extra,
  });
}

/** What a viewer can do, talk left out. */
function offeredTo(table: Sitting, viewer: string): readonly unknown[] {
  return advanced
    .affordances(table.view(viewer))
    .map(({ command }) => command)
    .filter(({ type }) => type !== 'say');
}

const typesFor = (table: Sitting, viewer: string) =>
  offeredTo(table, viewer).map((command) => (command as { type: string }).type);

/** The changes of its offers that a viewer is offered. */
function changesBy(table: Sitting, viewer: string): readonly CommandOf<'revise'>[] {
  return advanced
    .affordances(table.view(viewer))
    .map(({ command }) => command)
    .filter((command) => command.type === 'revise');
}

describe('what can be done', () => {
  it('in trading: an offer of two commodities in hand, and to finish', () => {
    expect(offeredTo(open(), 'crete')).toEqual([
      { type: 'propose', gives: three(['salt', 'salt']), asks: { count: 3 } },
      { type: 'finish' },
    ]);
    expect(offeredTo(open(), 'thrace')).toEqual([]);
  });

  it('offers no change of an offer that asks for as many cards as can be said', () => {
    for (const [count, revisions] of [
      [MOST_CARDS - 1, 1],
      [MOST_CARDS, 0],
    ] as const) {
      const table = open();
      table.run('crete', {
        type: 'propose',
        to: 'egypt',
        gives: three(['salt', 'salt']),
        asks: { count },
      });
      expect(typesFor(table, 'crete').filter((type) => type === 'revise')).toHaveLength(revisions);
    }
  });

  it('names calamities where the table has it so, and only for want of commodities', () => {
    const hands = { crete: { salt: 1, piracy: 1, treachery: 1, famine: 1 }, egypt: { iron: 3 } };
    const setup = { seats: ['crete', 'egypt'], hands };
    expect(typesFor(sit(advanced, setup), 'crete')).not.toContain('propose');
    const table = sit(advanced, { ...setup, options: { namedCalamities: true } });
    const [proposal] = offeredTo(table, 'crete');
    expect(proposal).toMatchObject({ type: 'propose', gives: three(['salt', 'treachery']) });
    table.run('crete', proposal);
    table.run('egypt', { type: 'propose', gives: three(['iron', 'iron']), asks: { count: 3 } });
    expect(offeredTo(table, 'crete')).toContainEqual({
      type: 'accept',
      offer: 'egypt-1',
      revision: 1,
      named: ['salt', 'treachery'],
    });
  });

  it('says which fields may be changed', () => {
    const [propose] = advanced.affordances(open().view('crete'));
    expect(propose?.fields).toEqual(['to', 'gives', 'asks', 'note']);
    expect(advanced.affordances(open().view('thrace'))).toEqual([
      { command: { type: 'say', text: '…' }, fields: ['to', 'text'] },
    ]);
  });

  it('says so for every command that is a template', () => {
    const fields: Record<string, readonly string[] | undefined> = {};
    const note = (table: Sitting, viewer: string) => {
      for (const { command, fields: names } of advanced.affordances(table.view(viewer))) {
        fields[command.type] = names;
      }
    };
    const table = open();
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['salt', 'grain']),
      asks: three([]),
    });
    note(table, 'crete');
    note(table, 'egypt');
    table.run('egypt', {
      type: 'accept',
      offer: 'crete-egypt-1',
      revision: 1,
      named: ['iron', 'iron'],
    });
    note(table, 'egypt');
    table.run('host', { type: 'end-trading' });
    note(table, 'egypt');
    note(table, 'host');
    expect(fields).toEqual({
      propose: ['to', 'gives', 'asks', 'note'],
      finish: undefined,
      suspend: undefined,
      withdraw: undefined,
      revise: ['gives', 'asks', 'note'],
      say: ['to', 'text'],
      accept: ['named', 'calamityFree', 'cards'],
      decline: undefined,
      deliver: ['cards'],
      spend: ['cards', 'mining'],
      discard: ['cards'],
      'reveal-calamities': undefined,
      'next-turn': ['cities', 'treasury', 'mining'],
      bar: undefined,
      'take-cards': ['to', 'count', 'why'],
      'ask-cards': ['to', 'count'],
      'set-hand-limit': ['limit'],
    });
    const small = open({ options: { handLimit: 1 } });
    small.run('host', { type: 'end-trading' });
    note(small, 'egypt');
    expect(fields.surrender).toEqual(['cards']);
  });

  it('goes on after finishing, but only with three cards', () => {
    const table = open();
    table.run('egypt', { type: 'finish' });
    expect(typesFor(table, 'egypt')).toEqual(['propose', 'unfinish']);
    expect(typesFor(table, 'thrace')).toEqual([]);
  });

  it('with an offer, through all its states', () => {
    const table = open();
    const offer = 'crete-egypt-1';
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['salt', 'grain']),
      asks: three(['iron']),
    });
    expect(offeredTo(table, 'crete').slice(2)).toEqual([
      { type: 'suspend', offer },
      { type: 'withdraw', offer },
      { type: 'revise', offer, asks: { count: 4, named: ['iron'] } },
    ]);
    expect(offeredTo(table, 'egypt').slice(2)).toEqual([
      { type: 'accept', offer, revision: 1, named: ['iron'] },
      { type: 'decline', offer },
    ]);
    expect(typesFor(table, 'thrace')).toEqual([]);
    table.run('crete', { type: 'suspend', offer });
    expect(typesFor(table, 'crete').slice(2)).toEqual(['resume', 'withdraw', 'revise']);
    expect(offeredTo(table, 'egypt').slice(2)).toEqual([{ type: 'decline', offer }]);
    table.run('crete', { type: 'resume', offer });
    table.run('egypt', { type: 'accept', offer, revision: 1, named: ['oil'] });
    expect(offeredTo(table, 'egypt').slice(2)).toEqual([
      { type: 'decline', offer },
      { type: 'deliver', offer, revision: 1, cards: { iron: 2, oil: 1 } },
    ]);
    expect(offeredTo(table, 'crete').slice(5)).toEqual([
      { type: 'deliver', offer, revision: 1, cards: { salt: 2, grain: 1 } },
    ]);
    table.run('egypt', { type: 'deliver', offer, revision: 1, cards: { iron: 2, oil: 1 } });
    expect(typesFor(table, 'egypt')).toEqual(['finish', 'decline', 'recall']);
    table.run('crete', { type: 'deliver', offer, revision: 1, cards: { salt: 2, grain: 1 } });
    expect(typesFor(table, 'crete').filter((type) => type !== 'propose')).toEqual(['finish']);
  });

  it('names no card that is sealed into another deal', () => {
    const table = open();
    table.run('egypt', { type: 'propose', gives: three(['iron', 'iron']), asks: { count: 3 } });
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['salt', 'salt']),
      asks: three(['iron', 'oil']),
    });
    table.run('egypt', {
      type: 'accept',
      offer: 'crete-egypt-1',
      revision: 1,
      cards: { iron: 2, oil: 1 },
    });
    expect(typesFor(table, 'egypt')).not.toContain('propose');
    expect(typesFor(table, 'egypt').filter((type) => type === 'revise')).toEqual([]);
    table.run('crete', { type: 'accept', offer: 'egypt-1', revision: 1, named: ['salt', 'grain'] });
    // One Iron is free, three are owed.
    const deliveries = offeredTo(table, 'egypt').filter((command) =>
      JSON.stringify(command).includes('"deliver"'),
    );
    expect(deliveries).toEqual([]);
  });

  it('with what is no longer true: to put it anew with what is', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 3, ochre: 3, famine: 1 }, egypt: { iron: 3, oil: 1 } },
    });
    const all = { count: 5, named: ['salt', 'salt', 'iron'], calamityFree: true };
    table.run('crete', { type: 'propose', gives: all, asks: { count: MOST_CARDS } });
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['salt', 'salt']),
      asks: three(['iron', 'iron']),
    });
    const deal = { offer: 'crete-egypt-1', revision: 1 };
    table.run('egypt', { type: 'accept', ...deal });
    table.run('crete', { type: 'deliver', ...deal, cards: { salt: 3 } });
    const sealed = changesBy(table, 'crete').find(({ offer }) => offer === 'crete-1');
    expect(sealed).toMatchObject({ offer: 'crete-1', gives: { named: ['ochre', 'ochre'] } });
    table.run('egypt', { type: 'deliver', ...deal, cards: { iron: 2, oil: 1 } });
    expect(table.view('crete').offers['crete-1']?.state).toBe('lapsed');
    const [lapsed] = changesBy(table, 'crete');
    expect(lapsed).toEqual({
      type: 'revise',
      offer: 'crete-1',
      gives: { count: 5, named: ['ochre', 'ochre'], calamityFree: true },
    });
    table.run('crete', lapsed);
    expect(table.view('crete').offers['crete-1']?.state).toBe('open');
  });

  it('with what counts more cards than are left: no more than these', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 3, ochre: 3 }, egypt: { iron: 3, oil: 1 } },
    });
    const gives = { count: 6, named: ['ochre', 'ochre'] };
    table.run('crete', { type: 'propose', gives, asks: { count: 3 } });
    const deal = { offer: 'crete-egypt-1', revision: 1 };
    const asks = three(['iron', 'iron']);
    const most = { count: 4, named: ['salt', 'salt'] };
    table.run('crete', { type: 'propose', to: 'egypt', gives: most, asks });
    table.run('egypt', { type: 'accept', ...deal, cards: { iron: 3 } });
    table.run('crete', { type: 'deliver', ...deal, cards: { salt: 3, ochre: 1 } });
    const [lapsed] = changesBy(table, 'crete');
    expect(lapsed).toMatchObject({ gives: { count: 5, named: ['ochre', 'ochre'] } });
    table.run('crete', lapsed);
  });

  it('is no further offer on a table that is full of them', () => {
    const table = open();
    const sides = { gives: three(['salt', 'salt']), asks: { count: 3 } };
    table.run('crete', { type: 'propose', to: 'egypt', ...sides });
    table.run('egypt', { type: 'decline', offer: 'crete-egypt-1' });
    table.run('crete', { type: 'propose', ...sides });
    table.run('crete', { type: 'suspend', offer: 'crete-1' });
    const put = () => table.run('crete', { type: 'propose', ...sides });
    for (let count = 2; count < MOST_OPEN; count += 1) put();
    expect(typesFor(table, 'crete')).toContain('propose');
    expect(changesBy(table, 'crete')).toHaveLength(MOST_OPEN);
    put();
    expect(table.refused('crete', { type: 'propose', ...sides }).code).toBe('too-many-offers');
    expect(typesFor(table, 'crete')).not.toContain('propose');
    const changes = changesBy(table, 'crete').map(({ offer }) => offer);
    expect(changes).toHaveLength(MOST_OPEN);
    expect(changes).not.toContain('crete-egypt-1');
    table.run('crete', { type: 'withdraw', offer: 'crete-1' });
    expect(typesFor(table, 'crete')).toContain('propose');
  });

  it('for an offer to all: to take it, and to take that back', () => {
    const table = open();
    table.run('crete', { type: 'propose', gives: three(['salt', 'grain']), asks: { count: 3 } });
    expect(offeredTo(table, 'egypt').slice(2)).toEqual([
      { type: 'accept', offer: 'crete-1', revision: 1, named: ['iron', 'iron'] },
    ]);
    table.run('egypt', { type: 'accept', offer: 'crete-1', revision: 1, named: ['iron', 'iron'] });
    expect(typesFor(table, 'egypt').slice(2)).toEqual(['decline', 'deliver']);
    table.run('egypt', { type: 'decline', offer: 'crete-1' });
    expect(typesFor(table, 'egypt').slice(2)).toEqual(['accept']);
  });

  it('is no acceptance where more would be named than asked for, or what is not held', () => {
    const table = open();
    const take = (named: readonly string[], count = 3) =>
      table.run('crete', {
        type: 'propose',
        to: 'egypt',
        gives: three(['salt', 'grain']),
        asks: { count, named },
      });
    take(['salt', 'iron']);
    take(['iron'], 5);
    expect(typesFor(table, 'egypt').filter((type) => type === 'accept')).toEqual([]);
    expect(typesFor(table, 'egypt').filter((type) => type === 'decline')).toHaveLength(2);
  });

  it('is not to accept the offer of a barred seat', () => {
    const table = open();
    const sides = { gives: three(['salt', 'grain']), asks: three(['iron', 'iron']) };
    table.run('crete', { type: 'propose', to: 'egypt', ...sides });
    expect(typesFor(table, 'egypt')).toContain('accept');
    table.run('host', { type: 'bar', seat: 'crete' });
    expect(typesFor(table, 'egypt')).not.toContain('accept');
    table.run('host', { type: 'unbar', seat: 'crete' });
    expect(typesFor(table, 'egypt')).toContain('accept');
  });

  it('is nothing of trade for a barred seat', () => {
    const table = open();
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['salt', 'grain']),
      asks: three(['iron']),
    });
    table.run('host', { type: 'bar', seat: 'crete' });
    table.run('host', { type: 'bar', seat: 'egypt' });
    expect(typesFor(table, 'crete')).toEqual(['finish', 'suspend', 'withdraw']);
    expect(typesFor(table, 'egypt')).toEqual(['finish', 'decline']);
  });

  it('for the host: to end trading, to stop its clock, and to bar', () => {
    const table = open();
    table.run('host', { type: 'bar', seat: 'egypt' });
    expect(offeredTo(table, 'host')).toEqual([
      { type: 'end-trading' },
      { type: 'stop-clock' },
      { type: 'bar', seat: 'crete' },
      { type: 'unbar', seat: 'egypt' },
      { type: 'bar', seat: 'thrace' },
    ]);
    table.run('host', { type: 'stop-clock' });
    expect(typesFor(table, 'host').slice(0, 3)).toEqual(['end-trading', 'start-clock', 'bar']);
    const untimed = open({ options: { timeLimit: null } });
    expect(typesFor(untimed, 'host').slice(0, 2)).toEqual(['end-trading', 'bar']);
    expect(advanced.affordances(table.view('spectator'))).toEqual([]);
  });

  it('in the draw phase: to buy with enough treasury', () => {
    const table = open({ treasury: { crete: 18, egypt: 17 } });
    expect(offeredTo(table, 'crete')).toEqual([{ type: 'buy-card' }]);
    expect(offeredTo(table, 'egypt')).toEqual([]);
    expect(typesFor(table, 'host')[0]).toBe('open-trading');
    const waiting = open({ options: { start: 'host' } });
    expect(offeredTo(waiting, 'crete')).toEqual([]);
    expect(typesFor(waiting, 'host')[0]).toBe('open-trading');
  });

  it('in the purchase phase: to spend sets and surrender the least', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 4, bronze: 2, ochre: 1, piracy: 1 }, egypt: { oil: 2 } },
      mining: ['crete'],
      options: { handLimit: 4 },
    });
    table.run('host', { type: 'end-trading' });
    expect(offeredTo(table, 'crete')).toEqual([
      { type: 'spend', cards: { ochre: 1 } },
      { type: 'spend', cards: { salt: 4 } },
      { type: 'spend', cards: { bronze: 2 }, mining: 'bronze' },
      { type: 'surrender', cards: { ochre: 1, bronze: 2 } },
      { type: 'discard', cards: { ochre: 1 } },
    ]);
    // One of many cheap cards is missed less than a single dear one, though all together they are worth more.
    const full = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { ochre: 4, gold: 1 }, egypt: { oil: 2 } },
      options: { handLimit: 4 },
    });
    full.run('host', { type: 'end-trading' });
    expect(offeredTo(full, 'crete')).toContainEqual({ type: 'surrender', cards: { ochre: 1 } });
    expect(offeredTo(table, 'egypt')).toEqual([
      { type: 'spend', cards: { oil: 2 } },
      { type: 'discard', cards: { oil: 1 } },
    ]);
    expect(typesFor(table, 'host').slice(0, 2)).toEqual(['reveal-calamities', 'bar']);
    table.run('crete', { type: 'surrender', cards: { ochre: 1, bronze: 2 } });
    expect(typesFor(table, 'crete')).toEqual(['spend', 'discard']);
    expect(typesFor(table, 'host').slice(0, 3)).toEqual(['reveal-calamities', 'next-turn', 'bar']);
    table.run('host', { type: 'reveal-calamities' });
    expect(offeredTo(table, 'host')[0]).toEqual({
      type: 'next-turn',
      cities: { crete: 1, egypt: 1 },
    });
  });
});
