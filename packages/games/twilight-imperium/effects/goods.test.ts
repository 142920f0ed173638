import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { sit } from '../testing/table.ts';
import { bonusOf, effects, findBan, findLink, giftOf, isAdmitted, isNoteBanned } from './asking.ts';
import type { SpecialKind } from './effect.ts';
import { commodityValueOf, maximumOf, shortfallOf } from './value.ts';

const HAL = { faction: 'hacan', mechs: ['lodor'], demilitarized: ['quann'] };
const SEATS = { hal: HAL, ana: { faction: 'arborec' }, mah: { faction: 'mahact' } };
const open = (more: object = {}, seats: object = {}): State =>
  sit({ seats: { ...SEATS, ...seats }, ...more }).state();

/** Whether the thing may be given in a transaction of these two. */
const admits = (
  state: State,
  kind: SpecialKind,
  thing: string,
  pair = 'hal ana',
  market = false,
) => {
  const [giver = '', taker = ''] = pair.split(' ');
  return isAdmitted({ state, giver, taker, market }, kind, thing);
};

describe('what may be given besides', () => {
  it('are action cards with Hacan on either side', () => {
    expect(admits(open(), 'actionCards', 'spy')).toBe(true);
    expect(admits(open(), 'actionCards', 'spy', 'ana hal')).toBe(true);
    expect(admits(open(), 'actionCards', 'spy', 'ana mah')).toBe(false);
    for (const kind of ['secrets', 'relics'] as const)
      expect(admits(open(), kind, 'spy')).toBe(false);
  });

  it('are planets with a mech, but not in a combat or under Articles of War', () => {
    expect(admits(open(), 'planets', 'lodor')).toBe(true);
    expect(admits(open(), 'planets', 'quann')).toBe(false);
    expect(admits(open(), 'planets', 'lodor', 'ana hal')).toBe(false);
    expect(admits(open(), 'relics', 'lodor')).toBe(false);
    expect(admits(open({ laws: [{ law: 'articles-of-war' }] }), 'planets', 'lodor')).toBe(false);
    expect(admits(open({ laws: [{ law: 'censure' }] }), 'planets', 'lodor')).toBe(true);
    const table = sit({ seats: SEATS, active: 'ana' });
    table.run('ana', { type: 'begin-combat', attacker: 'ana', defender: 'mah' });
    expect(admits(table.state(), 'planets', 'lodor')).toBe(false);
  });

  it('are planets with a Demilitarized Zone in the agenda phase', () => {
    const agenda = open({ phase: 'agenda' });
    expect(admits(agenda, 'planets', 'quann')).toBe(true);
    expect(admits(agenda, 'planets', 'mr')).toBe(false);
    expect(admits(agenda, 'planets', 'quann', 'ana hal')).toBe(false);
    expect(admits(agenda, 'secrets', 'quann')).toBe(false);
    expect(admits(open({ phase: 'status' }), 'planets', 'quann')).toBe(false);
  });

  it('is The Silver Flame, and on the black market everything but planets', () => {
    expect(admits(open(), 'relics', 'the-silver-flame', 'ana mah')).toBe(true);
    expect(admits(open(), 'relics', 'x', 'ana mah')).toBe(false);
    expect(admits(open(), 'secrets', 'the-silver-flame', 'ana mah')).toBe(false);
    for (const kind of ['actionCards', 'relics', 'secrets'] as const) {
      expect(admits(open(), kind, 'x', 'ana mah', true)).toBe(true);
      expect(admits(open(), kind, 'x', 'ana mah')).toBe(false);
    }
    expect(admits(open(), 'planets', 'mr', 'ana mah', true)).toBe(false);
  });
});

describe('an Alliance', () => {
  it('is given to anybody but the Mahact', () => {
    expect(isNoteBanned(open(), 'ana/alliance', 'mah')).toBe(true);
    expect(isNoteBanned(open(), 'ana/ceasefire', 'mah')).toBe(false);
    expect(isNoteBanned(open(), 'mah/alliance', 'ana')).toBe(false);
  });
});

describe('Dark Pact', () => {
  const pact = (more: object = {}) =>
    open(more, {
      ana: { faction: 'arborec', playArea: ['emp/dark-pact'], spaceStations: 1 },
      emp: { faction: 'empyrean' },
    });
  const bonus = (state: State, commodities?: number, giver = 'ana', taker = 'emp') =>
    bonusOf(state, giver, taker, commodities === undefined ? {} : { commodities });

  it('brings a good for commodities that are exactly the value', () => {
    expect([3, 4, 5].map((count) => bonus(pact(), count))).toEqual([0, 1, 0]);
    expect(bonus(pact())).toBe(0);
    expect(bonus(pact(), 4, 'ana', 'hal')).toBe(0);
    expect(bonus(pact(), 4, 'emp', 'ana')).toBe(0);
  });

  it('or at least the value, where the table reads that so', () => {
    const commerce = pact({ events: ['age-of-commerce'] });
    expect([2, 3, 4].map((count) => bonus(commerce, count))).toEqual([0, 1, 0]);
    const state = pact({ options: { A15: 'at-least' } });
    expect([3, 4, 5].map((count) => bonus(state, count))).toEqual([0, 1, 1]);
  });
});

describe('bans', () => {
  it('are Hidden Agenda in the agenda phase, and Censure of one of the two', () => {
    const events = ['hidden-agenda'];
    expect(findBan(open({ events, phase: 'agenda' }), 'ana', 'hal')).toBe('hidden-agenda');
    expect(findBan(open({ events }), 'ana', 'hal')).toBeUndefined();
    expect(findBan(open({ phase: 'agenda' }), 'ana', 'hal')).toBeUndefined();
    const law = (name: string) => open({ laws: [{ law: name, elected: 'mah' }] });
    expect(findBan(law('censure'), 'ana', 'mah')).toBe('tf-censure');
    expect(findBan(law('tf-censure'), 'mah', 'ana')).toBe('tf-censure');
    expect(findBan(law('censure'), 'ana', 'hal')).toBeUndefined();
    expect(findBan(law('articles-of-war'), 'ana', 'mah')).toBeUndefined();
  });
});

describe('links', () => {
  it('are of Hacan, of convoys, of two stations, of the Age of Commerce', () => {
    expect(findLink(open(), 'ana', 'hal')).toBe('hacan-guild-ships');
    expect(findLink(open(), 'hal', 'ana')).toBe('hacan-guild-ships');
    expect(findLink(open(), 'ana', 'mah')).toBeUndefined();
    const convoys = open({}, { ana: { faction: 'arborec', playArea: ['hal/trade-convoys'] } });
    expect(findLink(convoys, 'ana', 'mah')).toBe('hacan-convoys');
    expect(findLink(convoys, 'mah', 'ana')).toBe('hacan-convoys');
    const other = open({}, { ana: { faction: 'arborec', playArea: ['hal/alliance'] } });
    expect(findLink(other, 'ana', 'mah')).toBeUndefined();
    const station = { spaceStations: 1 };
    const one = { ana: { faction: 'arborec', ...station } };
    expect(findLink(open({}, one), 'ana', 'mah')).toBeUndefined();
    expect(findLink(open({}, one), 'mah', 'ana')).toBeUndefined();
    const two = open({}, { ...one, mah: { faction: 'mahact', ...station } });
    expect(findLink(two, 'ana', 'mah')).toBe('space-stations');
    expect(findLink(open({ events: ['age-of-commerce'] }), 'ana', 'mah')).toBe('age-of-commerce');
    expect(findLink(open({ events: ['hidden-agenda'] }), 'ana', 'mah')).toBeUndefined();
  });
});

describe('gifts', () => {
  it('are of the effects that make players give', () => {
    const giving = effects.flatMap(({ id, gift }) => (gift ? [[id, gift.kind]] : []));
    expect(giving).toEqual([
      ['salvage', 'commodities'],
      ['diplomatic-pressure', 'promissoryNote'],
      ['seize-artifact', 'relicFragments'],
      ['mentak-commander', 'promissoryNote'],
      ['empyrean-voidwatch', 'promissoryNote'],
      ['deepwrought-visionaria', 'promissoryNote'],
    ]);
    expect(giftOf('salvage')).toEqual({
      kind: 'commodities',
      isWhole: true,
      isFought: true,
      isCard: true,
    });
    expect(giftOf('hacan-guild-ships')).toBeUndefined();
  });
});

describe('the commodity value', () => {
  const seat = (more: object = {}) => {
    const { seats } = open({}, { ana: { faction: 'arborec', commodities: 1, ...more } });
    if (seats.ana === undefined) throw new Error('no seat');
    return seats.ana;
  };
  const commerce = { events: ['age-of-commerce'] };
  const none = { events: [] };

  it('is what is printed, two with Dynamis Core, one for each station', () => {
    expect(commodityValueOf(seat())).toBe(3);
    expect(commodityValueOf(seat({ relics: ['dynamis-core'], spaceStations: 2 }))).toBe(7);
    expect(commodityValueOf({ ...seat(), faction: 'nobody' })).toBe(0);
  });

  it('is the maximum, but not in the Age of Commerce', () => {
    expect(maximumOf(none, seat())).toBe(3);
    expect(maximumOf(commerce, seat())).toBe(Number.POSITIVE_INFINITY);
    expect(shortfallOf(none, seat())).toBe(2);
    expect(shortfallOf(none, { ...seat(), commodities: 4 })).toBe(0);
    expect(shortfallOf(commerce, seat())).toBe(3);
  });
});
