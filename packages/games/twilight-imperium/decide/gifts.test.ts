import { describe, expect, it } from 'vitest';
import { goodsOf, noSuch, notOwned, SEATS, sitFour } from '../testing/ledgers.ts';

describe('handing over', () => {
  const hand = (items: object, effect = 'salvage', to = 'leo') => ({
    type: 'hand-over',
    to,
    items,
    effect,
  });

  it('gives what an effect makes one give; commodities arrive as trade goods', () => {
    const table = sitFour();
    expect(table.run('ana', hand({ commodities: 1 }))).toEqual([
      {
        type: 'handed-over',
        from: 'ana',
        to: 'leo',
        items: { commodities: 1 },
        effect: 'salvage',
        receipts: [],
      },
    ]);
    expect(goodsOf(table, 'leo')).toEqual({ commodities: 0, tradeGoods: 1 });
    expect(goodsOf(table, 'ana')).toEqual({ commodities: 0, tradeGoods: 2 });
    expect(table.view('max').transactions).toEqual([]);
  });

  it('of the whole value under Dark Pact brings both a trade good', () => {
    const given = (commodities: number) => {
      const ana = { faction: 'arborec', commodities, playArea: ['leo/dark-pact'] };
      const table = sitFour({ seats: { ...SEATS, ana, leo: { faction: 'empyrean' } } });
      const events = table.run('ana', hand({ commodities }));
      return [events.length, events[0], goodsOf(table, 'ana'), goodsOf(table, 'leo')];
    };
    const bonus = { ana: 1, leo: 1 };
    const none = { commodities: 0, tradeGoods: 0 };
    expect(given(3)).toEqual([
      1,
      expect.objectContaining({ type: 'handed-over', bonus }),
      { ...none, tradeGoods: 1 },
      { ...none, tradeGoods: 4 },
    ]);
    expect(given(2)).toEqual([
      1,
      expect.not.objectContaining({ bonus: expect.anything() }),
      none,
      { ...none, tradeGoods: 2 },
    ]);
  });

  it('gives a note into the hand, or where it resolves', () => {
    const table = sitFour();
    const give = (note: string, effect: string) =>
      table.run('ana', hand({ promissoryNote: note }, effect));
    const receipt = { seat: 'leo', note: 'ana/ceasefire', place: 'hand', tradeGoods: 0 };
    expect(give('ana/ceasefire', 'diplomatic-pressure')[0]).toMatchObject({ receipts: [receipt] });
    expect(give('ana/alliance', 'diplomatic-pressure')[0]).toMatchObject({
      receipts: [{ ...receipt, note: 'ana/alliance', place: 'play-area' }],
    });
    expect(table.view('leo').hand?.promissoryNotes).toContain('ana/ceasefire');
  });

  it.each(['deepwrought', 'naalu'])('moves a note to or from %s by its abilities', (faction) => {
    const table = sitFour({ seats: { ...SEATS, own: { faction } } });
    const effect = 'deepwrought-visionaria';
    const give = (note: string, to: string) => hand({ promissoryNote: note }, effect, to);
    expect(table.run('ana', give('ana/stymie', 'own'))).toHaveLength(1);
    expect(table.run('own', give('ana/stymie', 'leo'))).toHaveLength(1);
    expect(table.view('leo').hand?.promissoryNotes).toContain('ana/stymie');
    expect(table.refused('leo', give('ana/stymie', 'ana'))).toEqual({
      code: 'not-yours',
      clause: `TI-X.${effect}`,
      data: { what: 'neither', effect },
    });
  });

  it('gives a faction’s due to that faction, a commander’s to its Alliance too', () => {
    const table = sitFour({
      seats: {
        ...SEATS,
        max: { faction: 'mentak' },
        sol: { faction: 'sol', playArea: ['max/alliance'] },
        emp: { faction: 'empyrean', playArea: ['sol/alliance'] },
      },
    });
    const note = (kind: string, effect: string, to: string) =>
      hand({ promissoryNote: `ana/${kind}` }, effect, to);
    const commander = 'mentak-commander';
    for (const to of ['leo', 'emp', 'ana']) {
      expect(table.refused('ana', note('ceasefire', commander, to))).toEqual({
        code: 'not-yours',
        clause: `TI-X.${commander}`,
        data: { what: 'taker', faction: 'mentak', effect: commander },
      });
    }
    expect(table.run('ana', note('ceasefire', commander, 'max'))).toHaveLength(1);
    expect(table.run('ana', note('stymie', commander, 'sol'))).toHaveLength(1);
    const refusal = table.refused('ana', note('alliance', 'empyrean-voidwatch', 'max'));
    expect([refusal.code, refusal.clause]).toEqual(['not-yours', 'TI-X.empyrean-voidwatch']);
    expect(table.run('ana', note('alliance', 'empyrean-voidwatch', 'emp'))).toHaveLength(1);
  });

  it('gives one fragment to a neighbor', () => {
    const seize = (fragments: object, to = 'leo') =>
      hand({ relicFragments: fragments }, 'seize-artifact', to);
    const ana = { faction: 'arborec', relicFragments: { cultural: 2, unknown: 1 } };
    const table = sitFour({ seats: { ...SEATS, ana }, neighbors: [['ana', 'leo']] });
    for (const two of [{ cultural: 2 }, { cultural: 1, unknown: 1 }]) {
      expect(table.refused('ana', seize(two))).toEqual({
        code: 'item-kind',
        clause: 'TI-T3',
        data: { what: 'one-fragment', count: 2 },
      });
    }
    expect(table.refused('ana', seize({ cultural: 1 }, 'max'))).toEqual({
      code: 'not-neighbors',
      clause: 'TI-X.seize-artifact',
      data: { one: 'ana', other: 'max' },
    });
    expect(table.run('ana', seize({ cultural: 1 }))).toHaveLength(1);
  });

  it('gives all commodities where all are due', () => {
    const table = sitFour({ seats: { ...SEATS, ana: { faction: 'arborec', commodities: 3 } } });
    expect(table.refused('ana', hand({ commodities: 2 }))).toEqual({
      code: 'malformed',
      data: { field: 'items.commodities', problem: 'all of them must be given' },
    });
    expect(table.refused('ana', hand({ commodities: 4 }))).toEqual(notOwned('ana', 'commodities'));
    expect(table.run('ana', hand({ commodities: 3 }))).toHaveLength(1);
  });

  it('is between the two who fight, while a combat is on', () => {
    const table = sitFour();
    table.run('host', { type: 'begin-turn', seat: 'leo' });
    table.run('host', { type: 'begin-combat', attacker: 'leo', defender: 'hal' });
    const salvage = hand({ commodities: 2 });
    expect(table.refused('ana', salvage)).toEqual({
      code: 'not-yours',
      clause: 'TI-X.salvage',
      data: { what: 'fought', effect: 'salvage' },
    });
  });

  it('gives nothing else, to nobody else, and not what is not there', () => {
    const table = sitFour();
    const refused = (...args: Parameters<typeof hand>) => table.refused('ana', hand(...args));
    const one = { commodities: 1 };
    const kind = (what: string) => ({ code: 'item-kind', clause: 'TI-T3', data: { what } });
    expect(refused(one, 'salvage', 'zoe')).toEqual(noSuch('seat', 'zoe'));
    expect(refused(one, 'bribery')).toEqual(noSuch('effect', 'bribery'));
    expect(refused(one, 'hacan-carth')).toEqual({
      code: 'no-such',
      data: { what: 'gift', name: 'hacan-carth', effect: 'hacan-carth' },
    });
    expect(refused({ promissoryNote: 'x' })).toEqual(noSuch('note', 'x'));
    expect(refused(one, 'salvage', 'ana')).toEqual({ code: 'self', clause: 'TI-T0' });
    expect(refused({ ...one, tradeGoods: 1 })).toEqual(kind('tradeGoods'));
    expect(refused(one, 'diplomatic-pressure')).toEqual(kind('commodities'));
    expect(refused({ ...one, votes: 1 })).toEqual(kind('votes'));
    expect(refused({ commodities: 2 })).toEqual(notOwned('ana', 'commodities'));
    expect(refused({})).toEqual({ code: 'empty', clause: 'TI-T4' });
    const allowed = sitFour({ options: { A2: 'allowed' } });
    expect(allowed.refused('ana', hand({}))).toEqual({ code: 'empty', clause: 'TI-T4' });
  });
});
