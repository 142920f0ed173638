import { describe, expect, it, test } from 'vitest';
import { SETUP, viewOf } from '../../testing/views.ts';
import { isEmptyStock, lacksGoods, previewOf, stockOf, washesOf } from './goods.ts';

const seats = viewOf(SETUP, 'ana').seats;
const seatOf = (id: string) => {
  const seat = seats[id];
  if (seat === undefined) throw new Error(id);
  return seat;
};

test('goods are lacking where there is too little of one kind', () => {
  const has = { commodities: 2, tradeGoods: 0, relicFragments: { cultural: 2 } };
  expect(lacksGoods(has, { commodities: 2, relicFragments: { cultural: 2 } })).toBe(false);
  expect(lacksGoods(has, { commodities: 3 })).toBe(true);
  expect(lacksGoods(has, { tradeGoods: 1 })).toBe(true);
  expect(lacksGoods(has, { relicFragments: { hazardous: 1 } })).toBe(true);
});

describe('what a side can be made of', () => {
  it('is one’s own hand, and of others what lies open and what they may hold', () => {
    const view = viewOf(SETUP, 'ana');
    const mine = stockOf(view, 'ana', 'leo');
    expect(mine).toMatchObject({ commodities: 3, tradeGoods: 1, relicFragments: {} });
    expect(mine.notes).toEqual(view.hand?.promissoryNotes);
    const theirs = stockOf(view, 'leo', 'ana');
    expect(theirs.relicFragments).toEqual({ cultural: 2 });
    expect(theirs.notes[0]).toMatch(/^leo\//);
    expect(theirs.notes.filter((note) => mine.notes.includes(note))).toEqual([]);
    expect(isEmptyStock(theirs)).toBe(false);
    expect(isEmptyStock(stockOf(view, 'nobody', 'ana'))).toBe(true);
  });

  it('has action cards with Hacan only, one’s own by choice and others’ by name', () => {
    const cards = { actionCards: ['sabotage'] };
    const setup = {
      seats: {
        hal: { faction: 'hacan', ...cards },
        ana: { faction: 'arborec', ...cards },
        leo: { faction: 'letnev', ...cards },
      },
      neighbors: [],
    };
    const view = viewOf(setup, 'ana');
    expect(stockOf(view, 'ana', 'hal').actionCards).toEqual(['sabotage']);
    expect(stockOf(view, 'hal', 'ana')).toMatchObject({ actionCards: [], namesCards: true });
    expect(stockOf(view, 'ana', 'leo').actionCards).toEqual([]);
    expect(stockOf(view, 'leo', 'ana').namesCards).toBe(false);
  });

  it('has captured units for their owner, and no Alliance for the Mahact', () => {
    const setup = {
      seats: {
        vic: { faction: 'vuilraith', captured: { leo: { cruiser: 1, infantry: 2 } } },
        leo: { faction: 'letnev' },
        mah: { faction: 'mahact' },
      },
      neighbors: [],
    };
    const view = viewOf(setup, 'vic');
    expect(stockOf(view, 'vic', 'leo').captured).toEqual({ cruiser: 1 });
    expect(stockOf(view, 'vic', 'mah').captured).toEqual({});
    expect(stockOf(view, 'vic', 'mah').notes).not.toContain('vic/alliance');
    expect(stockOf(view, 'vic', 'leo').notes).toContain('vic/alliance');
  });

  it('has The Silver Flame and planets where a card or mech says so', () => {
    const setup = {
      seats: {
        hal: { faction: 'hacan', mechs: ['wellon'], relics: ['the-silver-flame', 'dynamis-core'] },
        ana: { faction: 'arborec', demilitarized: ['quann'] },
        leo: { faction: 'letnev', mechs: ['arc-prime'] },
      },
      neighbors: [],
    };
    const view = viewOf(setup, 'hal');
    // A mech of another faction gives nothing away.
    expect(stockOf(view, 'leo', 'hal').planets).toEqual([]);
    expect(stockOf(view, 'hal', 'leo')).toMatchObject({
      relics: ['the-silver-flame'],
      planets: ['wellon'],
    });
    expect(stockOf(view, 'ana', 'leo').planets).toEqual([]);
    const agenda = viewOf(setup, 'hal', [['host', { type: 'enter-phase', phase: 'agenda' }]]);
    expect(stockOf(agenda, 'ana', 'leo').planets).toEqual(['quann']);
  });
});

describe('a wash', () => {
  it('is as many for as many, and all for all where the rest can be paid back', () => {
    expect(washesOf(seatOf('ana'), seatOf('leo'))).toEqual([
      { gives: { commodities: 2 }, asks: { commodities: 2 }, isFull: false },
    ]);
    expect(washesOf(seatOf('sol'), seatOf('ana'))[1]).toEqual({
      gives: { commodities: 4 },
      asks: { commodities: 3, tradeGoods: 1 },
      isFull: true,
    });
    expect(washesOf(seatOf('ana'), seatOf('max'))).toEqual([]);
  });

  it('makes trade goods of commodities', () => {
    const [wash] = washesOf(seatOf('ana'), seatOf('leo'));
    if (!wash) throw new Error('no wash');
    expect(previewOf(seatOf('ana'), wash.gives, wash.asks)).toEqual({
      commodities: 1,
      tradeGoods: 3,
    });
    expect(previewOf(seatOf('leo'), wash.asks, wash.gives)).toEqual({
      commodities: 0,
      tradeGoods: 2,
    });
  });
});
