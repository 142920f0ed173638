import { describe, expect, test } from 'vitest';
import { changesBetween } from '../../../panel/changes.ts';
import { setupOf } from '../../importing/saved.ts';
import { setupSchema } from '../../setup.ts';
import { openTable } from '../testing/table.ts';
import { pieceCommand, readCount } from './desk/piece.ts';
import { countDue } from './due.ts';
import { figuresOf } from './figures.ts';
import { presenceAt, readChains } from './map/links.ts';
import { anchoragesOf, holdingsOf, marketsOf, tokensOf } from './map/pieces.ts';
import { readSetup } from './setup/position.ts';
import { canReveal, merchantsFor } from './trading.ts';

const FRANCE = {
  capital: 'paris',
  ducats: 3,
  towns: { small: ['poitou', 'bourbon'], large: ['paris'] },
  vassals: ['nantes'],
  influence: ['languedoc', 'scotland', 'scotland'],
  merchants: [{ node: 'bordeaux', laid: true }, { node: 'champagne' }, { node: 'supply' }],
  lightShips: [
    { zone: 'bay-of-biscay' },
    { zone: 'bay-of-biscay', slot: false },
    { zone: 'gulf-of-lion', in: 'port' },
  ],
  claims: ['flanders-and-wallonia'],
} as const;
const ENGLAND = {
  capital: 'london',
  towns: { large: ['london'] },
  lightShips: [{ zone: 'bay-of-biscay' }],
} as const;
const SETUP = {
  seats: ['france', 'england'],
  board: {
    realms: { france: FRANCE, england: ENGLAND },
    occupied: { poitou: 'england' },
    dnpr: ['scotland'],
    pirates: { genoa: 2 },
    expanded: ['wien'],
  },
  seed: 'board',
};
const view = openTable(SETUP);
const { options } = view;
const france = view.seats.france;
if (!france) throw new Error('France does not sit at the table');

describe('what lies on the map', () => {
  test('a province is Owned, a Vassal’s or occupied', () => {
    const holdings = holdingsOf(view);
    expect(holdings.get('paris')).toEqual({
      realm: 'france',
      by: 'large',
      occupier: null,
      isCapital: true,
    });
    expect(holdings.get('poitou')).toMatchObject({ by: 'small', occupier: 'england' });
    expect(holdings.get('nantes')).toMatchObject({ by: 'vassal' });
    expect(holdings.has('madrid')).toBe(false);
  });

  test('a zone has its slots, taken and free, and the ships without one', () => {
    const biscay = anchoragesOf(view.seats).find(({ zone }) => zone === 'bay-of-biscay');
    expect(biscay?.slots).toEqual(['france', 'england', null]);
    expect(biscay?.loose).toEqual([{ realm: 'france', in: null }]);
    const lion = anchoragesOf(view.seats).find(({ zone }) => zone === 'gulf-of-lion');
    expect(lion?.slots).toEqual([null, null, null]);
    expect(lion?.loose).toEqual([{ realm: 'france', in: 'port' }]);
  });

  test('a node has its Merchants, Pirates and expansion, and may be out of play', () => {
    const market = (id: string) => marketsOf(view).find(({ node }) => node === id);
    expect(market('bordeaux')?.merchants).toEqual([{ realm: 'france', laid: true }]);
    expect(market('genoa')?.pirates).toBe(2);
    expect(market('wien')?.expanded).toBe(true);
    expect(market('kiev')?.inPlay).toBe(false);
    expect(marketsOf({ ...view, edition: 'deluxe' }).every(({ inPlay }) => inPlay)).toBe(true);
  });

  test('an Area has Influence by count, Claims and tokens of nobody’s', () => {
    const tokens = new Map(tokensOf(view).map((token) => [token.area, token]));
    expect(tokens.get('scotland')).toMatchObject({
      influence: [{ realm: 'france', count: 2 }],
      dnpr: true,
    });
    expect(tokens.get('flanders-and-wallonia')?.claims).toEqual(['france']);
  });
});

describe('a chain and its weak link', () => {
  test('is held by towns, Vassals, Influence and ships that are not in port', () => {
    expect(presenceAt(france, 'scotland', options)).toBe(2);
    expect(presenceAt(france, 'bay-of-biscay', options)).toBe(2);
    expect(presenceAt(france, 'gulf-of-lion', options)).toBe(0);
    expect(presenceAt(france, 'brittany-and-normandy', options)).toBe(1);
  });

  test('is held by ships of the Fleet only where these link', () => {
    const lightShips = [
      { zone: 'gulf-of-lion', slot: true },
      { zone: 'gulf-of-lion', slot: false, in: 'fleet' },
    ] as const;
    const realm = { ...france, lightShips };
    expect(presenceAt(realm, 'gulf-of-lion', options)).toBe(2);
    expect(presenceAt(realm, 'gulf-of-lion', { fleetLinks: false })).toBe(1);
  });

  test('is weak where a node is lost with one piece; a piece that another chain goes around is none', () => {
    const bordeaux = ['bay-of-biscay', 'brittany-and-normandy', 'seine'];
    expect(readChains(view, france)('bordeaux', bordeaux)).toEqual({
      links: [
        { place: 'bay-of-biscay', held: 2 },
        { place: 'brittany-and-normandy', held: 1 },
        { place: 'seine', held: null },
      ],
      weak: null,
    });
    const ships = [{ zone: 'english-channel', slot: true }, ...france.lightShips] as const;
    const chains = readChains(view, { ...france, lightShips: ships });
    expect(chains('english-channel', ['english-channel', 'seine']).weak).toBe('english-channel');
    const doubled = readChains(view, { ...france, lightShips: [...ships, ...ships.slice(0, 1)] });
    expect(doubled('english-channel', ['english-channel', 'seine']).weak).toBeNull();
  });

  test('needs nothing in the Area of an inland node, wherever the capital lies', () => {
    const austria = openTable({
      scenario: '1-01',
      seats: ['france', 'castile', 'england', 'austria'],
    });
    const seat = austria.seats.austria;
    if (!seat) throw new Error('Austria does not sit at the table');
    const { links } = readChains(austria, seat)(
      'saxony',
      austria.eligible.austria?.saxony?.path ?? [],
    );
    expect(links).toEqual([
      { place: 'saxony', held: null },
      { place: 'bavaria-and-swabia', held: expect.any(Number) },
      { place: 'austria', held: null },
    ]);
  });
});

describe('what can be done', () => {
  test('a turn waits for the active seat until it has traded, an offer for the one addressed', () => {
    expect(countDue(view, 'france')).toBe(1);
    expect(countDue(view, 'england')).toBe(0);
    expect(countDue({ ...view, acted: true }, 'france')).toBe(0);
    expect(countDue({ ...view, phase: 'inflation' }, 'france')).toBe(1);
    expect(countDue(view, null)).toBe(0);
    const offer = {
      from: 'france',
      to: 'england',
      revision: 1,
      state: 'open',
      gives: { ducats: 1 },
      asks: { ducats: 0 },
      note: null,
      deal: null,
    } as const;
    expect(countDue({ ...view, offers: { a: offer } }, 'england')).toBe(1);
    expect(countDue({ ...view, offers: { a: { ...offer, state: 'traded' } } }, 'england')).toBe(0);
  });

  test('cards are turned up with power left and a Merchant upright', () => {
    expect(canReveal(view, 'france')).toBe(true);
    expect(canReveal(view, 'england')).toBe(false);
    expect(canReveal({ ...view, acted: true }, 'france')).toBe(false);
    const spent = { ...view, seats: { ...view.seats, france: { ...france, diplomaticPower: 0 } } };
    expect(canReveal(spent, 'france')).toBe(false);
    const supply = { ...france, merchants: [{ node: 'supply', laid: false }] };
    const waiting = { ...view, seats: { ...view.seats, france: supply } };
    const closed = { ...view.options, merchantFromSupply: false };
    expect(canReveal(waiting, 'france')).toBe(true);
    expect(canReveal({ ...waiting, options: closed }, 'france')).toBe(false);
  });

  test('a Merchant is chosen only where more than one can come', () => {
    expect(merchantsFor(france, 'champagne', view.options)).toEqual([]);
    expect(merchantsFor(france, 'sevilla', view.options)).toEqual(['champagne', 'supply']);
    expect(merchantsFor(france, 'sevilla', { merchantFromSupply: false })).toEqual([]);
  });

  test('a piece is placed where it lies: Influence and Claims by Area', () => {
    const draft = {
      place: { kind: 'province', id: 'paris' },
      realm: 'england',
      size: 'large',
      slot: true,
      count: 1,
    } as const;
    expect(pieceCommand('place', { ...draft, what: 'town' })).toEqual({
      type: 'place',
      what: 'town',
      at: 'paris',
      realm: 'england',
      size: 'large',
    });
    expect(pieceCommand('remove', { ...draft, what: 'influence' })).toEqual({
      type: 'remove',
      what: 'influence',
      at: 'seine',
      realm: 'england',
    });
    const zone = { ...draft, place: { kind: 'zone', id: 'doggerbank' }, slot: false } as const;
    expect(pieceCommand('place', { ...zone, what: 'light-ship' })).toEqual({
      type: 'place',
      what: 'light-ship',
      at: 'doggerbank',
      realm: 'england',
      slot: false,
    });
    expect(pieceCommand('place', { ...zone, what: 'pirate' })).not.toHaveProperty('realm');
    const three = { ...zone, count: 3 };
    expect(pieceCommand('remove', { ...three, what: 'light-ship' })).toHaveProperty('count', 3);
    expect(pieceCommand('place', { ...three, what: 'hostility' })).not.toHaveProperty('count');
  });

  test.each([
    [3, 3],
    [2.5, 2],
    [0.5, 1],
    [-2, 1],
    [Number.NaN, 1],
  ])('%d typed is a number of %d pieces', (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });
});

test('what an action changed is told by realm and figure', () => {
  const after = { ...view.seats, france: { ...france, ducats: 10, diplomaticPower: 4 } };
  expect(changesBetween(view.seats, after, figuresOf)).toEqual({
    france: { ducats: 7, diplomaticPower: -1 },
  });
  expect(changesBetween(view.seats, view.seats, figuresOf)).toEqual({});
});

describe('a position as a file', () => {
  test('opens the same table again', () => {
    const setup = setupOf(view);
    expect(setupSchema.safeParse(setup).success).toBe(true);
    const again = openTable({ ...setup, seed: 'board' });
    expect(setupOf(again)).toEqual(setup);
    expect(again.seats).toEqual(view.seats);
  });

  test('holds the cards of the deck, and what a Trade Action that is begun anew costs again', () => {
    const short = openTable({ ...SETUP, deck: ['T04-1', 'T02-1', 'T14-1', 'T25-1'] });
    const setup = setupOf({ ...short, phase: 'revealed' });
    expect(setup.cards).toEqual(['T02-1', 'T04-1', 'T14-1', 'T25-1']);
    const again = openTable(setup);
    expect(again.deck).toEqual(short.deck);
    expect(again.seats.france?.diplomaticPower).toBe(6);
    expect(again.seats.england?.diplomaticPower).toBe(5);
  });

  test.each(['', '[]', '7', 'null', '{"seats": 4}', '{"seats": [4]}'])(
    'is none in the text %j',
    (text) => {
      expect(readSetup(text)).toBeNull();
    },
  );

  test('is read from its text', () => {
    expect(readSetup(JSON.stringify(setupOf(view)))).toMatchObject({
      seats: ['france', 'england'],
    });
  });
});
