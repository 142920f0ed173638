import type { LoggedEvent } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game as advanced } from '../advanced-civilization/game.ts';
import { game as mega } from '../mega-civilization/game.ts';
import type { Event } from './events.ts';
import type { BarterGame } from './game.ts';
import { redact } from './redaction.ts';
import type { State } from './state.ts';
import { sit } from './testing/table.ts';

const three = (named: readonly string[]) => ({ count: 3, named });

function open(game: BarterGame, options: object = {}) {
  return sit(game, {
    seats: ['crete', 'egypt', 'thrace', 'rome'],
    players: 5,
    hands: { crete: { iron: 3 }, egypt: { oil: 4 }, thrace: { wine: 3 }, rome: { resin: 3 } },
    options,
  });
}

/** What each viewer's log says of the events of a command. */
function told(table: ReturnType<typeof open>, by: string, command: unknown) {
  const before: State = table.state();
  const events = table.run(by, command);
  return (viewer: string, at = 0): LoggedEvent => redact(events[at] as Event, viewer, before);
}

describe('an event as a log shows it', () => {
  it('of an offer to one seat is known to its two parties', () => {
    const table = open(advanced);
    const proposal = {
      type: 'propose',
      to: 'egypt',
      gives: three(['iron', 'iron']),
      asks: three(['oil']),
    };
    const seen = told(table, 'crete', proposal);
    for (const viewer of ['crete', 'egypt'])
      expect(seen(viewer)).toMatchObject({ type: 'proposed' });
    for (const viewer of ['thrace', 'host', 'spectator']) {
      expect(seen(viewer)).toEqual({ type: 'unfinished', seat: 'crete' });
    }
    const accept = {
      type: 'accept',
      offer: 'crete-egypt-1',
      revision: 1,
      named: ['oil'],
      cards: { oil: 3 },
    };
    const taken = told(table, 'egypt', accept);
    for (const viewer of ['crete', 'egypt']) {
      expect(taken(viewer)).toMatchObject({ type: 'accepted', by: 'egypt', named: ['oil', 'oil'] });
    }
    expect(taken('thrace')).toEqual({ type: 'unfinished', seat: 'egypt' });
    expect(taken('egypt', 1)).toMatchObject({ type: 'delivered', cards: { oil: 3 } });
    expect(taken('crete', 1)).toEqual({ type: 'delivered', offer: 'crete-egypt-1', by: 'egypt' });
    expect(taken('host', 1)).toEqual({ type: 'unfinished', seat: 'egypt' });
    const deliver = { type: 'deliver', offer: 'crete-egypt-1', revision: 1, cards: { iron: 3 } };
    const traded = told(table, 'crete', deliver);
    expect(traded('crete')).toMatchObject({
      gave: { iron: 3 },
      got: { oil: 3 },
      offer: 'crete-egypt-1',
    });
    expect(traded('egypt')).toMatchObject({
      gave: { oil: 3 },
      got: { iron: 3 },
      offer: 'crete-egypt-1',
    });
    for (const viewer of ['thrace', 'host', 'spectator']) {
      expect(traded(viewer)).toEqual({
        type: 'traded',
        trade: 'trade-1',
        between: ['crete', 'egypt'],
      });
    }
  });

  it('of an offer to all is known to all, but for who took it', () => {
    const table = open(advanced);
    const seen = told(table, 'crete', {
      type: 'propose',
      gives: three(['iron', 'iron']),
      asks: three(['oil']),
    });
    expect(seen('spectator')).toMatchObject({ type: 'proposed', from: 'crete', to: null });
    const accept = {
      type: 'accept',
      offer: 'crete-1',
      revision: 1,
      named: ['oil'],
      cards: { oil: 3 },
    };
    const taken = told(table, 'egypt', accept);
    for (const viewer of ['thrace', 'rome', 'host']) {
      expect(taken(viewer)).toEqual({ type: 'taken', offer: 'crete-1' });
    }
    expect(taken('crete')).toMatchObject({ type: 'accepted', by: 'egypt' });
    expect(taken('egypt')).toMatchObject({ type: 'accepted', by: 'egypt' });
    const freed = told(table, 'egypt', { type: 'decline', offer: 'crete-1' });
    expect(freed('thrace')).toEqual({ type: 'freed', offer: 'crete-1' });
    expect(freed('crete')).toEqual({ type: 'released', offer: 'crete-1', by: 'egypt' });
    expect(freed('egypt')).toEqual({ type: 'released', offer: 'crete-1', by: 'egypt' });
  });

  it('of a misdeal tells its parties the cards, others whose it was', () => {
    const table = open(mega, { misdeals: 'honour' });
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['iron', 'iron']),
      asks: three(['oil', 'oil']),
    });
    table.run('egypt', { type: 'accept', offer: 'crete-egypt-1', revision: 1, cards: { oil: 4 } });
    const deliver = { type: 'deliver', offer: 'crete-egypt-1', revision: 1, cards: { iron: 3 } };
    const seen = told(table, 'crete', deliver);
    expect(seen('crete')).toMatchObject({ gave: { iron: 3 }, got: { oil: 4 } });
    expect(seen('egypt')).toMatchObject({ gave: { oil: 4 }, got: { iron: 3 } });
    expect(seen('thrace')).toEqual({ type: 'misdealt', seats: ['egypt'] });
  });

  it('of cards dealt, bought, spent and lost tells each seat its own', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 3, famine: 1, flood: 1, piracy: 1 }, egypt: { oil: 3 } },
      treasury: { crete: 18 },
      options: { handLimit: 2 },
    });
    const bought = told(table, 'crete', { type: 'buy-card' });
    expect(bought('egypt')).toEqual({ type: 'bought', seat: 'crete', price: 18 });
    expect(bought('crete')).toHaveProperty('card');
    table.run('host', { type: 'open-trading' });
    const selected = told(table, 'host', { type: 'end-trading' });
    expect(selected('egypt', 1)).toMatchObject({ type: 'calamities-selected', discarded: {} });
    expect(Object.keys(selected('crete', 1).discarded ?? {})).toEqual(['crete']);
    const spent = told(table, 'crete', { type: 'spend', cards: { salt: 1 } });
    expect(spent('egypt')).toEqual({ type: 'spent', seat: 'crete', value: 3 });
    expect(spent('crete')).toMatchObject({ cards: { salt: 1 } });
    const gone = told(table, 'egypt', { type: 'surrender', cards: { oil: 1 } });
    expect(gone('crete')).toMatchObject({ type: 'surrendered', cards: { oil: 1 } });
    expect(table.view('crete').seats.egypt).toMatchObject({ surrendered: { oil: 1 } });
    const surplus = Object.keys(table.view('crete').value?.sets ?? {}).length;
    expect(surplus).toBeGreaterThan(0);
  });

  it('of a new turn tells each seat what it drew, and nobody the stacks', () => {
    const table = open(mega);
    table.run('host', { type: 'end-trading' });
    const turn = told(table, 'host', { type: 'next-turn', cities: { crete: 2, egypt: 1 } });
    expect(Object.keys(turn('crete').dealt ?? {})).toEqual(['crete']);
    for (const viewer of ['thrace', 'host']) {
      expect(turn(viewer)).toMatchObject({ type: 'turn-dealt', dealt: {}, cities: { crete: 2 } });
      expect(turn(viewer)).not.toHaveProperty('under');
    }
  });

  it('of the opening tells each seat its hand, and nobody the stacks', () => {
    const setup = { seats: ['crete', 'egypt'], cities: { crete: 3, egypt: 2 } };
    const opened = advanced.open(setup, { now: 0, random: () => 0 });
    if (!opened.ok) throw new Error('refused');
    const [event] = opened.value;
    const seen = (viewer: string): LoggedEvent => redact(event as Event, viewer, null);
    expect(Object.keys(seen('egypt').hands ?? {})).toEqual(['egypt']);
    expect(seen('host').hands).toEqual({});
    expect(seen('host')).not.toHaveProperty('stacks');
    expect(seen('toString').hands).toEqual({});
  });

  it('of an opening with given hands tells no blocks: they depend on what others were given', () => {
    const seats = ['crete', 'egypt', 'thrace', 'rome'];
    const openWith = (crete: object) => {
      const hands = { crete, egypt: { glass: 2 } };
      const setup = mega.setup.parse({ seats, players: 15, hands });
      const opened = mega.open(setup, { now: 0, random: () => 0 });
      if (!opened.ok) throw new Error('refused');
      return opened.value[0] as Event & { hands: object };
    };
    const [one, other] = [openWith({ fruit: 3 }), openWith({ glass: 3 })];
    expect(one.hands).toMatchObject({ egypt: { 'glass@west': 2 } });
    expect(other.hands).toMatchObject({ egypt: { 'glass@east': 2 } });
    for (const event of [one, other]) {
      const seen: LoggedEvent = redact(event, 'egypt', null);
      expect(seen.hands).toEqual({ egypt: { glass: 2 } });
    }
  });

  it('of cards that were bought, drawn or lost tells no blocks either', () => {
    const worst = { superstition: 1, treachery: 1, piracy: 1 };
    const table = sit(mega, {
      seats: ['crete', 'egypt', 'thrace'],
      players: 13,
      blocks: { crete: 'west', egypt: 'east', thrace: 'west' },
      hands: { crete: worst, egypt: { salt: 3 }, thrace: { ...worst, oil: 3 } },
      treasury: { egypt: 15 },
    });
    const bought = table.run('egypt', { type: 'buy-card' });
    table.run('host', { type: 'open-trading' });
    const selected = table.run('host', { type: 'end-trading' });
    const turn = table.run('host', { type: 'next-turn', cities: { egypt: 9 } });
    const all = [...bought, ...selected, ...turn];
    expect(JSON.stringify(all)).toMatch(/@east.*"discarded":[^}]*@east.*"dealt":[^}]*@east/);
    for (const viewer of ['egypt', 'thrace']) {
      const seen = JSON.stringify(all.map((event) => redact(event, viewer, table.state())));
      expect(seen).not.toContain('@');
    }
  });

  it('of cards taken by lot tells the two which, and others how many', () => {
    const table = open(mega, {});
    table.run('host', { type: 'end-trading' });
    const command = { type: 'take-cards', from: 'crete', to: 'egypt' };
    const gone = told(table, 'host', command);
    for (const viewer of ['thrace', 'host', 'spectator']) {
      const seen = { type: 'cards-taken', from: 'crete', to: 'egypt', why: null, count: 1 };
      expect(gone(viewer)).toEqual(seen);
    }
    for (const viewer of ['crete', 'egypt']) expect(gone(viewer)).toHaveProperty('cards');
  });

  it('of surrendered cards in Mega Civilization tells others the number', () => {
    const table = open(mega, { handLimit: 2 });
    table.run('host', { type: 'end-trading' });
    const gone = told(table, 'egypt', { type: 'surrender', cards: { oil: 2 } });
    expect(gone('crete')).toEqual({ type: 'surrendered', seat: 'egypt', count: 2 });
    expect(gone('egypt')).toMatchObject({ cards: { oil: 2 } });
    expect(table.view('crete').seats.egypt).not.toHaveProperty('surrendered');
  });

  it('of discarded cards tells others the number, and what single ones come to', () => {
    const table = open(mega, {});
    table.run('host', { type: 'end-trading' });
    const gone = told(table, 'egypt', { type: 'discard', cards: { oil: 2 } });
    const seen = { type: 'discarded', seat: 'egypt', count: 2, value: 8 };
    for (const viewer of ['crete', 'host', 'spectator']) expect(gone(viewer)).toEqual(seen);
    expect(gone('egypt')).toMatchObject({ cards: { oil: 2 }, value: 8 });
  });
});
