import { rememberAll } from '@haggle/engine';
import { describe, expect, it } from 'vitest';
import { game as advanced } from '../../advanced-civilization/game.ts';
import { game as mega } from '../../mega-civilization/game.ts';
import { rulebook } from '../../mega-civilization/rulebook.ts';
import { sit } from '../testing/table.ts';
import { cardAt } from './hand.ts';
import { bagOfLots, countIn, readBag } from './lots.ts';

const three = (named: readonly string[]) => ({ count: 3, named });

function deckNamed(key: string) {
  const deck = rulebook.decks.get(key);
  if (!deck) throw new Error(`no deck ${key}`);
  return deck;
}

describe('reading a bag', () => {
  const deck = deckNamed('5-8-west');

  it('counts its cards and finds the first word that is none', () => {
    const read = readBag(deck, { oil: 2, pottery: 1, treasury: 1, piracy: 1 });
    expect(read).toMatchObject({ size: 5, unknown: 'pottery' });
    expect(read.lots.map(({ kind, count }) => [kind.id, count])).toEqual([
      ['oil', 2],
      ['piracy', 1],
    ]);
    expect(countIn(read, 'piracy')).toBe(1);
    expect(countIn(read, 'gold')).toBe(0);
    expect(readBag(deck, {})).toEqual({
      lots: [],
      size: 0,
      unknown: null,
      absent: null,
      isExact: true,
    });
  });

  it('finds the first cards of a kind that lies in no stack of this table', () => {
    const read = readBag(deck, { oil: 2, silk: 0, tempest: 2, grain: 1 });
    expect(read).toMatchObject({ size: 5, unknown: null, absent: { kind: 'tempest', count: 2 } });
    expect(bagOfLots(readBag(deck, { oil: 2, silk: 0 }), { oil: 2, silk: 0 })).toEqual({ oil: 2 });
  });

  it('leaves out the kinds of which it has none', () => {
    const given = { oil: 2, gold: 0 };
    expect(bagOfLots(readBag(deck, given), given)).toEqual({ oil: 2 });
    expect(bagOfLots(readBag(deck, given), given)).not.toHaveProperty('gold');
    const whole = { oil: 2 };
    expect(bagOfLots(readBag(deck, whole), whole)).toBe(whole);
  });

  it('never shows a kind that was delivered none of', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 3 }, egypt: { oil: 3 } },
    });
    table.run('crete', {
      type: 'propose',
      to: 'egypt',
      gives: three(['salt', 'salt']),
      asks: three(['oil']),
    });
    const cards = { oil: 3, gold: 0 };
    table.run('egypt', {
      type: 'accept',
      offer: 'crete-egypt-1',
      revision: 1,
      named: ['oil'],
      cards,
    });
    table.run('crete', {
      type: 'deliver',
      offer: 'crete-egypt-1',
      revision: 1,
      cards: { salt: 3, oil: 0 },
    });
    expect(table.view('crete').trades[0]).toMatchObject({ gave: { salt: 3 }, got: { oil: 3 } });
    expect(JSON.stringify(table.view('crete').trades)).not.toContain('gold');
  });
});

describe('two copies of one calamity', () => {
  it('can be sealed into two deals, each card into one', () => {
    const table = sit(mega, {
      seats: ['rome', 'persia', 'india'],
      players: 12,
      hands: { rome: { ochre: 6, superstition: 2 }, persia: { silk: 3 }, india: { jade: 3 } },
    });
    for (const [to, named] of [
      ['persia', 'silk'],
      ['india', 'jade'],
    ] as const) {
      table.run('rome', {
        type: 'propose',
        to,
        gives: three(['ochre', 'ochre']),
        asks: three([named, named]),
      });
      table.run(to, { type: 'accept', offer: `rome-${to}-1`, revision: 1 });
      table.run('rome', {
        type: 'deliver',
        offer: `rome-${to}-1`,
        revision: 1,
        cards: { ochre: 2, superstition: 1 },
      });
    }
    const sealed = table.state().hidden[0]?.sealed.flatMap(({ cards }) => cards) ?? [];
    const names = sealed.map((card) => cardAt(deckNamed('12-14'), card).name);
    expect(names.filter((name) => name.startsWith('superstition')).sort()).toEqual([
      'superstition@east',
      'superstition@west',
    ]);
    table.run('persia', {
      type: 'deliver',
      offer: 'rome-persia-1',
      revision: 1,
      cards: { silk: 3 },
    });
    table.run('india', { type: 'deliver', offer: 'rome-india-1', revision: 1, cards: { jade: 3 } });
    expect(table.view('persia').calamities).toEqual([{ kind: 'superstition', from: 'rome' }]);
    expect(table.view('india').calamities).toEqual([{ kind: 'superstition', from: 'rome' }]);
    expect(table.view('rome').hand).toEqual({ ochre: 2, silk: 3, jade: 3 });
  });
});

describe('a set-up with blocks', () => {
  it('sets aside a card for each player of the block', () => {
    const seats = Array.from({ length: 12 }, (_, at) => `s${at}`);
    const blocks = Object.fromEntries(seats.map((id, at) => [id, at < 10 ? 'west' : 'east']));
    const deck = deckNamed('12-14');
    let isTenth = false;
    for (let seed = 0; seed < 60; seed++) {
      const { stacks } = sit(mega, { seats, blocks }, `${seed}`).state();
      stacks.forEach((stack, place) => {
        const at = stack.findIndex((card) => cardAt(deck, card).kind.type === 'calamity');
        const commodities = stack.filter((card) => cardAt(deck, card).kind.type === 'commodity');
        if (at < 0) return;
        expect(at).toBeGreaterThanOrEqual(Math.min(place < 9 ? 10 : 2, commodities.length));
        if (place >= 9 && at < 6) isTenth = true;
      });
    }
    expect(isTenth).toBe(true);
  });
});

describe('what a command made', () => {
  it('is the offer, the trade or the value', () => {
    const table = sit(advanced, {
      seats: ['crete', 'egypt'],
      hands: { crete: { salt: 4 }, egypt: { oil: 3 } },
    });
    const proposed = table.run('crete', {
      type: 'propose',
      gives: three(['salt', 'salt']),
      asks: three(['oil', 'oil']),
    });
    expect(advanced.refs(proposed)).toEqual({ offer: 'crete-1' });
    const accepted = table.run('egypt', {
      type: 'accept',
      offer: 'crete-1',
      revision: 1,
      cards: { oil: 3 },
    });
    expect(advanced.refs(accepted)).toEqual({});
    const traded = table.run('crete', {
      type: 'deliver',
      offer: 'crete-1',
      revision: 1,
      cards: { salt: 3 },
    });
    expect(advanced.refs(traded)).toEqual({ trade: 'trade-1' });
    table.run('host', { type: 'end-trading' });
    expect(advanced.refs(table.run('egypt', { type: 'spend', cards: { salt: 3 } }))).toEqual({
      value: '27',
    });
  });
});

describe('what is remembered of several objects', () => {
  it('is made once for the same ones, and anew for others', () => {
    let made = 0;
    const pair = rememberAll((one: object, other: object) => {
      made++;
      return { one, other };
    });
    const [a, b, c] = [{}, {}, {}];
    expect(pair(a, b)).toBe(pair(a, b));
    expect(made).toBe(1);
    expect(pair(a, c)).not.toBe(pair(a, b));
    expect(pair(b, a)).toEqual({ one: b, other: a });
    expect(made).toBe(3);
  });
});
